import { countRows } from './count-rows.js';

/** Payments of orders, their refunds, and payment cases (ADR 027). */
export const PAYMENTS = String.raw`
  -- Pays a set of orders (ADR 043). order_id is the order of a set of one, for instances that know no sets.
  CREATE TABLE payment_attempt (
    id uuid PRIMARY KEY,
    order_id uuid REFERENCES shop_order,
    state text NOT NULL CHECK (state IN ('CLAIMED', 'OPEN', 'CANCELING', 'SETTLED', 'CANCELED', 'REFUND_DUE',
      'REFUNDED', 'REFUNDED_OUT_OF_BAND')),
    intent_id text UNIQUE,
    amount_minor integer NOT NULL CHECK (amount_minor > 0),
    currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
    refund_id text UNIQUE,
    checked_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    -- An idempotency key stands for one set of parameters, so the request that opened the payment is repeated with it.
    request_id text CHECK (length(request_id) BETWEEN 1 AND 64),
    refund_due_at timestamptz,
    overdue_told_at timestamptz,
    -- What receipts name of the card, and never more of its number.
    card_brand text CHECK (card_brand ~ '^[a-z_]{1,30}$'),
    card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
    CONSTRAINT attempt_card_whole CHECK ((card_brand IS NULL) = (card_last4 IS NULL)),
    CONSTRAINT attempt_known_at_provider CHECK (state IN ('CLAIMED', 'CANCELING', 'CANCELED')
      OR intent_id IS NOT NULL),
    CONSTRAINT attempt_of_several_stays_settled CHECK (order_id IS NOT NULL OR state IN ('CLAIMED', 'OPEN',
      'CANCELING', 'SETTLED', 'CANCELED')),
    CONSTRAINT attempt_refunded_has_refund CHECK (CASE state
      WHEN 'REFUNDED' THEN refund_id IS NOT NULL WHEN 'REFUNDED_OUT_OF_BAND' THEN true ELSE refund_id IS NULL END)
  );
  CREATE INDEX payment_attempt_unfinished ON payment_attempt (checked_at) WHERE state IN ('CLAIMED', 'OPEN',
    'CANCELING', 'REFUND_DUE');
  CREATE FUNCTION follow_attempt_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wanted text := CASE WHEN NEW.state IN ('CLAIMED', 'OPEN', 'CANCELING') THEN 'OPEN' ELSE NEW.state END;
    BEGIN
      INSERT INTO payment_attempt_order AS known
          (attempt_id, order_id, amount_minor, state, refund_id, refund_due_at, overdue_told_at)
        VALUES (NEW.id, NEW.order_id, NEW.amount_minor, wanted, NEW.refund_id, NEW.refund_due_at, NEW.overdue_told_at)
        ON CONFLICT (attempt_id, order_id) DO UPDATE SET state = wanted, refund_id = excluded.refund_id
          WHERE known.state <> wanted
            AND (known.state = 'OPEN' OR wanted IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND'));
      RETURN NULL;
    END $$;
  -- Instances that know no sets write the attempt only.
  CREATE CONSTRAINT TRIGGER payment_attempt_of_one AFTER INSERT OR UPDATE OF state ON payment_attempt
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.order_id IS NOT NULL)
    EXECUTE FUNCTION follow_attempt_of_one();
  CREATE FUNCTION note_refund_due() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.refund_due_at = now(); NEW.overdue_told_at = NULL; RETURN NEW; END $$;
  CREATE TRIGGER payment_attempt_refund_due BEFORE UPDATE OF state ON payment_attempt FOR EACH ROW
    WHEN (NEW.state = 'REFUND_DUE' AND OLD.state <> 'REFUND_DUE') EXECUTE FUNCTION note_refund_due();

  -- What became of each order's share.
  CREATE TABLE payment_attempt_order (
    attempt_id uuid REFERENCES payment_attempt,
    order_id uuid REFERENCES shop_order,
    amount_minor integer NOT NULL CHECK (amount_minor > 0),
    state text NOT NULL CHECK (state IN ('OPEN', 'SETTLED', 'CANCELED', 'REFUND_DUE', 'REFUNDED',
      'REFUNDED_OUT_OF_BAND')),
    refund_id text,
    refund_due_at timestamptz,
    overdue_told_at timestamptz,
    -- What an admin refunded manually of an order that stays shipped (ADR 043).
    by_hand_minor integer NOT NULL DEFAULT 0,
    by_hand_refund_id text,
    PRIMARY KEY (attempt_id, order_id),
    CONSTRAINT paid_order_by_hand_has_refund CHECK ((by_hand_minor > 0) = (by_hand_refund_id IS NOT NULL)),
    CONSTRAINT paid_order_by_hand_within_share CHECK (by_hand_minor BETWEEN 0 AND amount_minor),
    CONSTRAINT paid_order_refunded_has_refund CHECK (CASE state WHEN 'REFUNDED' THEN refund_id IS NOT NULL
      WHEN 'REFUNDED_OUT_OF_BAND' THEN true ELSE refund_id IS NULL END)
  );
  CREATE INDEX payment_attempt_order_by_order ON payment_attempt_order (order_id);
  CREATE INDEX payment_attempt_order_due ON payment_attempt_order (refund_due_at) WHERE state = 'REFUND_DUE';
  CREATE UNIQUE INDEX payment_attempt_order_one_open ON payment_attempt_order (order_id) WHERE state = 'OPEN';
  CREATE UNIQUE INDEX payment_attempt_order_one_settled ON payment_attempt_order (order_id) WHERE state = 'SETTLED';
  CREATE TRIGGER payment_attempt_order_refund_due BEFORE UPDATE OF state ON payment_attempt_order FOR EACH ROW
    WHEN (NEW.state = 'REFUND_DUE' AND OLD.state <> 'REFUND_DUE') EXECUTE FUNCTION note_refund_due();

  -- Kept for ever; counted in the figures on the day of payment.
  CREATE TABLE return_refund (
    return_id uuid PRIMARY KEY,
    attempt_id uuid NOT NULL REFERENCES payment_attempt,
    order_id uuid NOT NULL,
    amount_minor integer NOT NULL CHECK (amount_minor > 0),
    state text NOT NULL DEFAULT 'REFUND_DUE' CHECK (state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND')),
    refund_id text,
    refund_due_at timestamptz NOT NULL DEFAULT now(),
    overdue_told_at timestamptz,
    FOREIGN KEY (return_id, order_id, amount_minor) REFERENCES order_return(id, order_id, refund_minor),
    CONSTRAINT return_refunded_has_refund CHECK (CASE state WHEN 'REFUNDED' THEN refund_id IS NOT NULL
      WHEN 'REFUND_DUE' THEN refund_id IS NULL ELSE true END)
  );
  CREATE INDEX return_refund_due ON return_refund (refund_due_at) WHERE state = 'REFUND_DUE';
  CREATE INDEX return_refund_of_attempt ON return_refund (attempt_id);
  CREATE INDEX return_refund_of_order ON return_refund (order_id);
  CREATE FUNCTION count_return_refund() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE shop_order SET returned_minor = returned_minor + NEW.amount_minor WHERE id = NEW.order_id;
      INSERT INTO order_figure (state, paid_on, orders, total_minor)
        SELECT -1, (paid_at AT TIME ZONE 'UTC')::date, 0, NEW.amount_minor FROM shop_order WHERE id = NEW.order_id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER return_refund_counted AFTER INSERT ON return_refund FOR EACH ROW
    EXECUTE FUNCTION count_return_refund();
  CREATE TRIGGER return_refund_kept BEFORE DELETE OR TRUNCATE ON return_refund FOR EACH STATEMENT
    EXECUTE FUNCTION refuse_change();

  -- Each refund as the provider last reported it.
  CREATE TABLE payment_refund (
    id text PRIMARY KEY,
    intent_id text NOT NULL,
    state text NOT NULL CHECK (state IN ('PENDING', 'SUCCEEDED', 'FAILED')),
    amount_minor integer NOT NULL CHECK (amount_minor > 0),
    currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
    noted_at timestamptz NOT NULL DEFAULT now(),
    return_id uuid
  );
  CREATE INDEX payment_refund_by_intent ON payment_refund (intent_id);
  CREATE FUNCTION keep_refund_forward() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE steps text[] := ARRAY['PENDING', 'SUCCEEDED', 'FAILED'];
    BEGIN
      IF array_position(steps, NEW.state) < array_position(steps, OLD.state)
        OR (NEW.intent_id, NEW.amount_minor, NEW.currency) IS DISTINCT FROM (OLD.intent_id, OLD.amount_minor, OLD.currency) THEN
        RAISE EXCEPTION 'a refund only moves forward' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER payment_refund_forward BEFORE UPDATE ON payment_refund FOR EACH ROW
    EXECUTE FUNCTION keep_refund_forward();

  -- One for each kind and subject; only moves forward and is never deleted.
  CREATE TABLE payment_case (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('PAYMENT_WITHOUT_ORDER', 'PAYMENT_MISMATCH', 'DUPLICATE_PAYMENT',
      'LATE_PAYMENT', 'PAYMENT_UNCONFIRMED', 'REFUND_DUE', 'REFUND_FAILED', 'PROVIDER_REFUND', 'DISPUTE',
      'CHARGEBACK', 'UNMATCHED_EVENT', 'MAIL_NOT_SENT')),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
    state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'WAITING', 'CLOSED')),
    intent_id text,
    order_id uuid REFERENCES shop_order,
    amount_minor integer CHECK (amount_minor >= 0),
    currency text CHECK (currency ~ '^[a-z]{3}$'),
    detail text NOT NULL,
    note text,
    refund_asked_at timestamptz,
    opened_at timestamptz(3) NOT NULL DEFAULT now(),
    closed_at timestamptz(3),
    closed_by text,
    resolution text CHECK (resolution IN ('REFUNDED', 'REFUNDED_OUT_OF_BAND', 'SETTLED', 'ORDER_CLOSED',
      'ACKNOWLEDGED', 'DISPUTE_WON', 'SUPERSEDED')),
    UNIQUE (kind, subject),
    CONSTRAINT case_amount_has_currency CHECK ((amount_minor IS NULL) = (currency IS NULL)),
    CONSTRAINT case_closed_is_told CHECK (num_nulls(closed_at, closed_by, resolution) = CASE state
      WHEN 'CLOSED' THEN 0 ELSE 3 END),
    CONSTRAINT case_is_about_something CHECK (intent_id IS NOT NULL OR order_id IS NOT NULL
      OR kind = 'UNMATCHED_EVENT' OR kind = 'MAIL_NOT_SENT')
  );
  CREATE INDEX payment_case_by_intent ON payment_case (intent_id) WHERE state <> 'CLOSED';
  CREATE INDEX payment_case_by_order ON payment_case (order_id) WHERE state <> 'CLOSED';
  CREATE INDEX payment_case_newest ON payment_case (opened_at DESC, id DESC);
  CREATE INDEX payment_case_unfinished ON payment_case (opened_at DESC, id DESC) WHERE state <> 'CLOSED';
  ${countRows({ table: 'payment_case', kind: 'state', columns: 'state' })}
  CREATE FUNCTION keep_case_forward() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE steps text[] := ARRAY['OPEN', 'WAITING', 'CLOSED'];
    BEGIN
      IF array_position(steps, NEW.state) < array_position(steps, OLD.state) OR OLD.state = 'CLOSED'
        OR (NEW.kind, NEW.subject) IS DISTINCT FROM (OLD.kind, OLD.subject) THEN
        RAISE EXCEPTION 'a case only moves forward' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER payment_case_forward BEFORE UPDATE ON payment_case FOR EACH ROW EXECUTE FUNCTION keep_case_forward();
  CREATE TRIGGER payment_case_kept BEFORE DELETE OR TRUNCATE ON payment_case FOR EACH STATEMENT
    EXECUTE FUNCTION refuse_change();

  CREATE TABLE stripe_event (
    id text PRIMARY KEY,
    type text NOT NULL,
    intent_id text,
    received_at timestamptz NOT NULL DEFAULT now(),
    outcome text NOT NULL DEFAULT 'SETTLED' CHECK (outcome IN ('SETTLED', 'FOREIGN', 'NOTED'))
  );
  CREATE INDEX stripe_event_by_age ON stripe_event (received_at);

  -- One row: until when all events of the provider are known. Starts now, so that an account's history is not taken for
  -- news.
  CREATE TABLE event_inquiry (
    only_one boolean DEFAULT true PRIMARY KEY CHECK (only_one),
    asked_at timestamptz NOT NULL DEFAULT now(),
    heard_until timestamptz NOT NULL DEFAULT now()
  );

  INSERT INTO event_inquiry DEFAULT VALUES;
`;
