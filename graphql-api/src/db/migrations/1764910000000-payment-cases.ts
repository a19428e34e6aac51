import type { QueryRunner } from 'typeorm';

const STATES = `'CLAIMED', 'OPEN', 'CANCELING', 'SETTLED', 'CANCELED', 'REFUND_DUE', 'REFUNDED'`;

/**
 * What does not fit about a payment is a case (ADR 027): one for each kind and subject, which only moves forward and is never
 * deleted. It takes the place of the problem that was noted with an attempt.
 */
export class PaymentCases1764910000000 {
  name = 'PaymentCases1764910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;

      CREATE TABLE payment_case (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN (
          'PAYMENT_WITHOUT_ORDER', 'PAYMENT_MISMATCH', 'DUPLICATE_PAYMENT', 'LATE_PAYMENT', 'PAYMENT_UNCONFIRMED',
          'REFUND_DUE', 'REFUND_FAILED', 'PROVIDER_REFUND', 'DISPUTE', 'CHARGEBACK', 'UNMATCHED_EVENT')),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
        state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'WAITING', 'CLOSED')),
        intent_id text,
        order_id uuid REFERENCES shop_order (id),
        amount_minor integer CHECK (amount_minor >= 0),
        currency text CHECK (currency ~ '^[a-z]{3}$'),
        detail text NOT NULL,
        note text,
        refund_asked_at timestamptz,
        opened_at timestamptz(3) NOT NULL DEFAULT now(),
        closed_at timestamptz(3),
        closed_by text,
        resolution text CHECK (resolution IN (
          'REFUNDED', 'REFUNDED_OUT_OF_BAND', 'SETTLED', 'ORDER_CLOSED', 'ACKNOWLEDGED', 'DISPUTE_WON', 'SUPERSEDED')),
        UNIQUE (kind, subject),
        CONSTRAINT case_closed_is_told CHECK (
          num_nulls(closed_at, closed_by, resolution) = CASE state WHEN 'CLOSED' THEN 0 ELSE 3 END),
        CONSTRAINT case_amount_has_currency CHECK ((amount_minor IS NULL) = (currency IS NULL)),
        CONSTRAINT case_is_about_something CHECK (intent_id IS NOT NULL OR order_id IS NOT NULL OR kind = 'UNMATCHED_EVENT')
      );
      CREATE INDEX payment_case_newest ON payment_case (opened_at DESC, id DESC);
      CREATE INDEX payment_case_unfinished ON payment_case (opened_at DESC, id DESC) WHERE state <> 'CLOSED';
      CREATE INDEX payment_case_by_intent ON payment_case (intent_id) WHERE state <> 'CLOSED';
      CREATE INDEX payment_case_by_order ON payment_case (order_id) WHERE state <> 'CLOSED';

      CREATE FUNCTION keep_case_forward() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE steps text[] := ARRAY['OPEN', 'WAITING', 'CLOSED'];
        BEGIN
          IF array_position(steps, NEW.state) < array_position(steps, OLD.state) OR OLD.state = 'CLOSED'
            OR (NEW.kind, NEW.subject) IS DISTINCT FROM (OLD.kind, OLD.subject) THEN
            RAISE EXCEPTION 'a case only moves forward' USING ERRCODE = 'check_violation';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER payment_case_forward BEFORE UPDATE ON payment_case
        FOR EACH ROW EXECUTE FUNCTION keep_case_forward();
      CREATE TRIGGER payment_case_kept BEFORE DELETE OR TRUNCATE ON payment_case
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      INSERT INTO payment_case (id, kind, subject, state, intent_id, order_id, amount_minor, currency, detail,
          opened_at, closed_at, closed_by, resolution)
        SELECT gen_random_uuid(), CASE problem WHEN 'MISMATCH' THEN 'PAYMENT_MISMATCH' ELSE 'REFUND_FAILED' END,
          coalesce(intent_id, id::text), CASE WHEN finished THEN 'CLOSED' ELSE 'OPEN' END, intent_id, order_id,
          problem_minor, currency, problem_detail, problem_at, CASE WHEN finished THEN checked_at END,
          CASE WHEN finished THEN 'system:payments' END,
          CASE WHEN finished THEN CASE state WHEN 'REFUNDED' THEN 'REFUNDED' ELSE 'SETTLED' END END
        FROM (SELECT *, state NOT IN ('CLAIMED', 'OPEN', 'CANCELING', 'REFUND_DUE') AS finished
          FROM payment_attempt WHERE problem IS NOT NULL) AS noted;

      DROP INDEX payment_attempt_problems;
      ALTER TABLE payment_attempt DROP COLUMN problem, DROP COLUMN problem_detail, DROP COLUMN problem_minor,
        DROP COLUMN problem_at,
        DROP CONSTRAINT payment_attempt_state_check,
        ADD CONSTRAINT payment_attempt_state_check CHECK (state IN (${STATES}, 'REFUNDED_OUT_OF_BAND'));

      ALTER TABLE stripe_event
        ALTER COLUMN intent_id DROP NOT NULL,
        DROP CONSTRAINT stripe_event_outcome_check,
        ADD CONSTRAINT stripe_event_outcome_check CHECK (outcome IN ('SETTLED', 'FOREIGN', 'NOTED'));

      CREATE INDEX audit_log_by_actor ON audit_log (actor, id);
      CREATE INDEX audit_log_by_action ON audit_log (action, id)
        WHERE action NOT IN ('ACCOUNT_CREATED', 'HOLD_EXPIRED', 'ORDER_PAID', 'ORDER_PLACED', 'ORDER_SHIPPED');
    `);
  }
}
