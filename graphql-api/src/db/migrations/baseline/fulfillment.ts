import { RETURN_FOUND_BY } from './orders.js';

/** The stock ledger and returns (ADR 046). */
export const FULFILLMENT = String.raw`
  CREATE FUNCTION is_stock_movement(
    kind text, available_delta integer, held_delta integer, sold_delta integer, order_id uuid
  ) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      RETURN CASE kind
        WHEN 'INITIAL' THEN available_delta >= 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
        WHEN 'RESTOCK' THEN available_delta <> 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
        WHEN 'HOLD' THEN held_delta > 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
        WHEN 'RELEASE' THEN held_delta < 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
        WHEN 'SALE' THEN sold_delta > 0 AND held_delta = -sold_delta AND available_delta = 0 AND order_id IS NOT NULL
        WHEN 'CANCELLATION' THEN sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
        WHEN 'RETURN' THEN sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
        WHEN 'WRITE_OFF' THEN sold_delta < 0 AND available_delta = 0 AND held_delta = 0 AND order_id IS NOT NULL
        ELSE false END;
    END $$;
  -- The append-only ledger.
  CREATE TABLE stock_movement (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    part_id uuid NOT NULL REFERENCES part,
    order_id uuid,
    kind text NOT NULL,
    available_delta integer NOT NULL,
    held_delta integer NOT NULL,
    sold_delta integer NOT NULL,
    reason text,
    actor text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT movement_shape CHECK (is_stock_movement(kind, available_delta, held_delta, sold_delta, order_id))
  );
  CREATE INDEX stock_movement_by_part ON stock_movement (part_id, id);
  CREATE TRIGGER stock_movement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON stock_movement FOR EACH STATEMENT
    EXECUTE FUNCTION refuse_change();

  -- State and claimed units are derived from timestamps; triggers keep its sums with the order.
  CREATE TABLE order_return (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES shop_order,
    -- The order's, so that a part's returns are counted from an index, and money is bounded by a row alone.
    part_id uuid NOT NULL REFERENCES part,
    unit_price_minor integer NOT NULL,
    reason text NOT NULL CHECK (reason IN ('DOES_NOT_FIT', 'DAMAGED', 'WRONG_PART', 'CHANGED_MIND')),
    text text CHECK (length(text) BETWEEN 1 AND 2000),
    units integer NOT NULL CHECK (units > 0),
    answer text CHECK (length(answer) BETWEEN 1 AND 2000),
    shelved integer NOT NULL DEFAULT 0 CHECK (shelved >= 0),
    written_off integer NOT NULL DEFAULT 0 CHECK (written_off >= 0),
    refund_minor integer,
    deduction text CHECK (length(deduction) BETWEEN 1 AND 500),
    requested_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    accepted_at timestamptz(3),
    declined_at timestamptz(3),
    withdrawn_at timestamptz(3),
    received_at timestamptz(3),
    refunded_at timestamptz(3),
    state text NOT NULL GENERATED ALWAYS AS (CASE WHEN declined_at IS NOT NULL THEN 'DECLINED'
      WHEN withdrawn_at IS NOT NULL THEN 'WITHDRAWN' WHEN refunded_at IS NOT NULL THEN 'REFUNDED'
      WHEN received_at IS NOT NULL THEN 'RECEIVED'
      WHEN accepted_at IS NOT NULL THEN 'ACCEPTED' ELSE 'REQUESTED' END) STORED,
    claimed integer NOT NULL GENERATED ALWAYS AS (CASE WHEN declined_at IS NOT NULL OR withdrawn_at IS NOT NULL THEN 0
      WHEN refunded_at IS NOT NULL THEN shelved + written_off ELSE units END) STORED,
    searched text NOT NULL,
    UNIQUE (id, order_id, refund_minor),
    CONSTRAINT return_declined_says_why CHECK (declined_at IS NULL OR accepted_at IS NULL AND answer IS NOT NULL),
    CONSTRAINT return_deduction_is_told CHECK ((deduction IS NOT NULL) = (refund_minor IS NOT NULL
      AND ((shelved + written_off) = 0 OR refund_minor < (unit_price_minor::bigint * (shelved + written_off))))),
    CONSTRAINT return_ends_once CHECK (num_nonnulls(declined_at, withdrawn_at, refunded_at) <= 1),
    CONSTRAINT return_moments CHECK (accepted_at >= requested_at AND declined_at >= requested_at
      AND withdrawn_at >= requested_at AND received_at >= accepted_at AND refunded_at >= accepted_at),
    CONSTRAINT return_received_is_all CHECK ((received_at IS NOT NULL) = ((shelved + written_off) = units)),
    CONSTRAINT return_refund_is_of_what_came CHECK ((refunded_at IS NULL) = (refund_minor IS NULL)
      AND (refund_minor IS NULL OR refund_minor >= 0
      AND refund_minor <= (unit_price_minor::bigint * (shelved + written_off)))),
    CONSTRAINT return_units_came CHECK ((shelved + written_off) <= units AND ((shelved + written_off) = 0
      OR accepted_at IS NOT NULL)),
    CONSTRAINT return_withdrawn_never_came CHECK (withdrawn_at IS NULL OR (shelved + written_off) = 0)
  );
  -- Clicked twice, it is requested once.
  CREATE UNIQUE INDEX order_return_asked_once ON order_return (order_id, reason) WHERE state = 'REQUESTED';
  CREATE INDEX order_return_newest ON order_return (requested_at DESC, id DESC);
  CREATE INDEX order_return_not_fitting ON order_return (part_id) WHERE reason = 'DOES_NOT_FIT';
  CREATE INDEX order_return_of_order ON order_return (order_id);
  CREATE INDEX order_return_of_state ON order_return (state, requested_at DESC, id DESC);
  CREATE INDEX order_return_searched ON order_return USING gin (searched gin_trgm_ops) WITH (fastupdate=off);
  CREATE FUNCTION count_return() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE more_claimed integer := NEW.claimed;
      more_back integer := NEW.shelved + NEW.written_off;
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        more_claimed := more_claimed - OLD.claimed;
        more_back := more_back - OLD.shelved - OLD.written_off;
      END IF;
      IF more_claimed <> 0 OR more_back <> 0 THEN
        UPDATE shop_order SET units_in_returns = units_in_returns + more_claimed, units_back = units_back + more_back
          WHERE id = NEW.order_id;
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_return_counted AFTER INSERT OR UPDATE ON order_return FOR EACH ROW
    EXECUTE FUNCTION count_return();
  CREATE FUNCTION keep_return_forward() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE was timestamptz[] := ARRAY[OLD.accepted_at, OLD.declined_at, OLD.withdrawn_at, OLD.received_at, OLD.refunded_at];
      becomes timestamptz[] := ARRAY[NEW.accepted_at, NEW.declined_at, NEW.withdrawn_at, NEW.received_at, NEW.refunded_at];
      ended boolean := num_nonnulls(OLD.declined_at, OLD.withdrawn_at, OLD.refunded_at) > 0;
    BEGIN
      IF (NEW.id, NEW.order_id, NEW.part_id, NEW.unit_price_minor, NEW.reason, NEW.units, NEW.requested_at) IS DISTINCT FROM
          (OLD.id, OLD.order_id, OLD.part_id, OLD.unit_price_minor, OLD.reason, OLD.units, OLD.requested_at)
        OR NEW.shelved < OLD.shelved OR NEW.written_off < OLD.written_off
        OR EXISTS (SELECT FROM unnest(was, becomes) AS moment (was, becomes)
          WHERE moment.was IS NOT NULL AND moment.becomes IS DISTINCT FROM moment.was)
        OR ended AND (becomes, NEW.shelved, NEW.written_off, NEW.refund_minor, NEW.answer, NEW.deduction) IS DISTINCT FROM
          (was, OLD.shelved, OLD.written_off, OLD.refund_minor, OLD.answer, OLD.deduction) THEN
        RAISE EXCEPTION 'a return only moves forward' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER order_return_forward BEFORE UPDATE ON order_return FOR EACH ROW
    EXECUTE FUNCTION keep_return_forward();
  CREATE TRIGGER order_return_kept BEFORE DELETE OR TRUNCATE ON order_return FOR EACH STATEMENT
    EXECUTE FUNCTION refuse_change();
  CREATE FUNCTION follow_shipped_order() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE sent_back ALIAS FOR NEW;
    BEGIN
      SELECT ${RETURN_FOUND_BY} INTO NEW.searched FROM shop_order AS placed WHERE id = NEW.order_id AND part_id = NEW.part_id
        AND unit_price_minor = NEW.unit_price_minor AND shipped_at IS NOT NULL;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'only what was shipped is sent back, at its price' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER order_return_of_shipped BEFORE INSERT ON order_return FOR EACH ROW
    EXECUTE FUNCTION follow_shipped_order();
  CREATE FUNCTION count_added_order_return() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_count (counted, kind, rows) SELECT 'order_return', state, count(*) FROM added GROUP BY 2;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_return_rows_counted AFTER INSERT ON order_return REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_added_order_return();
  CREATE FUNCTION count_changed_order_return() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO row_count (counted, kind, rows)
        SELECT 'order_return', state, sum(rows) FROM (
          SELECT state, 1 AS rows FROM added UNION ALL SELECT state, -1 FROM gone) AS changed
        GROUP BY 2 HAVING sum(rows) <> 0;
      RETURN NULL;
    END $$;
  CREATE TRIGGER order_return_rows_recounted AFTER UPDATE ON order_return
    REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_order_return();
`;
