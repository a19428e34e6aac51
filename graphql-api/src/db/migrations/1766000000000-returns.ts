import type { QueryRunner } from 'typeorm';

import { holdTo } from '../hold-to.js';

const RANK_BEFORE =
  'CASE WHEN paid_at IS NULL THEN 0 WHEN refunded_at IS NOT NULL THEN 3 WHEN shipped_at IS NULL THEN 1 ELSE 2 END';
const RANK =
  'CASE WHEN paid_at IS NULL THEN 0 WHEN cancelled_at IS NOT NULL THEN 4 WHEN refunded_at IS NOT NULL THEN 3 WHEN shipped_at IS NULL THEN 1 WHEN returned_at IS NOT NULL THEN 5 ELSE 2 END';

const KEY_BEFORE = 'id, paid_at, shipped_at, refunded_at, deleted_at';
const KEY = 'id, paid_at, shipped_at, refunded_at, cancelled_at, returned_at, deleted_at';

/** What of an order holds the sums of its returns, so that the database refuses whatever is too much (ADR 046). */
const ORDER_RULES = {
  order_cancelled_is_refunded: 'cancelled_at IS NULL OR refunded_at IS NOT NULL',
  order_units_returned:
    'units_back >= 0 AND units_back <= units_in_returns AND units_in_returns <= quantity AND (units_in_returns = 0 OR shipped_at IS NOT NULL)',
  order_returned_is_back: 'returned_at IS NULL OR (shipped_at IS NOT NULL AND units_back = quantity)',
  order_returned_money:
    'returned_minor >= 0 AND returned_minor <= total_minor AND returned_minor::bigint <= unit_price_minor::bigint * units_back',
};

const MOVEMENTS = {
  stock_movement_kind_check:
    "kind IN ('INITIAL', 'RESTOCK', 'HOLD', 'RELEASE', 'SALE', 'CANCELLATION', 'RETURN', 'WRITE_OFF')",
  movement_shape: `CASE kind
    WHEN 'INITIAL' THEN available_delta >= 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
    WHEN 'RESTOCK' THEN available_delta <> 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
    WHEN 'HOLD' THEN held_delta > 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
    WHEN 'RELEASE' THEN held_delta < 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
    WHEN 'SALE' THEN sold_delta > 0 AND held_delta = -sold_delta AND available_delta = 0 AND order_id IS NOT NULL
    WHEN 'CANCELLATION' THEN sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
    WHEN 'RETURN' THEN sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
    WHEN 'WRITE_OFF' THEN sold_delta < 0 AND available_delta = 0 AND held_delta = 0 AND order_id IS NOT NULL
  END`,
};

/** How far a return is, told from its moments. */
const STATE = `CASE
  WHEN declined_at IS NOT NULL THEN 'DECLINED' WHEN withdrawn_at IS NOT NULL THEN 'WITHDRAWN'
  WHEN refunded_at IS NOT NULL THEN 'REFUNDED' WHEN received_at IS NOT NULL THEN 'RECEIVED'
  WHEN accepted_at IS NOT NULL THEN 'ACCEPTED' ELSE 'REQUESTED' END`;

/** What an admin finds it by: words of its order, and both numbers. Aliases: `placed`, `sent_back`. */
const SEARCHED = `concat_ws(' ', placed.name, placed.email, placed.product, right(placed.id::text, 8), right(sent_back.id::text, 8))`;

/** What of the order's units it takes up: of a refunded one what came; the rest can be asked for again. */
const CLAIMED = `CASE WHEN declined_at IS NOT NULL OR withdrawn_at IS NOT NULL THEN 0
  WHEN refunded_at IS NOT NULL THEN shelved + written_off ELSE units END`;

/**
 * Customers cancel paid orders, and send shipped ones back (ADR 046). Every rule is the database's: a return derives its state
 * from its moments and only moves forward, triggers keep its sums with the order, and CHECKs bound these. Large tables are not rewritten,
 * and nobody waits for what looks through them: each statement stands for itself, and may be repeated.
 */
export class Returns1766000000000 {
  name = 'Returns1766000000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET statement_timeout = 0');
    await queryRunner.query(`
      ALTER TABLE shop_order
        ADD COLUMN IF NOT EXISTS cancelled_at timestamptz,
        ADD COLUMN IF NOT EXISTS returned_at timestamptz,
        ADD COLUMN IF NOT EXISTS units_in_returns integer NOT NULL DEFAULT 0,
        ADD COLUMN IF NOT EXISTS units_back integer NOT NULL DEFAULT 0,
        ADD COLUMN IF NOT EXISTS returned_minor integer NOT NULL DEFAULT 0;
    `);
    await holdTo(queryRunner, 'shop_order', ORDER_RULES);
    await holdTo(queryRunner, 'stock_movement', MOVEMENTS);
    await queryRunner.query('ALTER TABLE payment_refund ADD COLUMN IF NOT EXISTS return_id uuid');
    await createReturns(queryRunner);
    await countBy(queryRunner, RANK, RANK_BEFORE);
    await reword(queryRunner, NOTING, KEY_BEFORE, KEY);
    await queryRunner.query('RESET statement_timeout');
  }
}

async function createReturns(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE IF NOT EXISTS order_return (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES shop_order (id),
      -- The order's, so that a part's returns are counted from an index, and money is bounded by a row alone.
      part_id uuid NOT NULL REFERENCES part (id),
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
      state text NOT NULL GENERATED ALWAYS AS (${STATE}) STORED,
      claimed integer NOT NULL GENERATED ALWAYS AS (${CLAIMED}) STORED,
      searched text NOT NULL,
      UNIQUE (id, order_id, refund_minor),
      CONSTRAINT return_moments CHECK (accepted_at >= requested_at AND declined_at >= requested_at
        AND withdrawn_at >= requested_at AND received_at >= accepted_at AND refunded_at >= accepted_at),
      CONSTRAINT return_ends_once CHECK (num_nonnulls(declined_at, withdrawn_at, refunded_at) <= 1),
      CONSTRAINT return_declined_says_why CHECK (declined_at IS NULL OR (accepted_at IS NULL AND answer IS NOT NULL)),
      CONSTRAINT return_withdrawn_never_came CHECK (withdrawn_at IS NULL OR shelved + written_off = 0),
      CONSTRAINT return_units_came CHECK (
        shelved + written_off <= units AND (shelved + written_off = 0 OR accepted_at IS NOT NULL)),
      CONSTRAINT return_received_is_all CHECK ((received_at IS NOT NULL) = (shelved + written_off = units)),
      CONSTRAINT return_refund_is_of_what_came CHECK (
        (refunded_at IS NULL) = (refund_minor IS NULL)
        AND (refund_minor IS NULL OR (shelved + written_off > 0 AND refund_minor >= 0
          AND refund_minor <= unit_price_minor::bigint * (shelved + written_off)))),
      CONSTRAINT return_deduction_is_told CHECK (
        (deduction IS NOT NULL) = coalesce(refund_minor < unit_price_minor::bigint * (shelved + written_off), false))
    );
    CREATE INDEX IF NOT EXISTS order_return_of_order ON order_return (order_id);
    CREATE INDEX IF NOT EXISTS order_return_newest ON order_return (requested_at DESC, id DESC);
    CREATE INDEX IF NOT EXISTS order_return_of_state ON order_return (state, requested_at DESC, id DESC);
    CREATE INDEX IF NOT EXISTS order_return_not_fitting ON order_return (part_id) WHERE reason = 'DOES_NOT_FIT';
    CREATE INDEX IF NOT EXISTS order_return_searched ON order_return USING gin (searched gin_trgm_ops) WITH (fastupdate = off);
    -- Pressed twice, it is asked for once.
    CREATE UNIQUE INDEX IF NOT EXISTS order_return_asked_once ON order_return (order_id, reason) WHERE state = 'REQUESTED';

    CREATE TABLE IF NOT EXISTS return_refund (
      return_id uuid PRIMARY KEY,
      attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
      order_id uuid NOT NULL,
      amount_minor integer NOT NULL CHECK (amount_minor > 0),
      state text NOT NULL DEFAULT 'REFUND_DUE' CHECK (state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND')),
      refund_id text,
      refund_due_at timestamptz NOT NULL DEFAULT now(),
      overdue_told_at timestamptz,
      FOREIGN KEY (return_id, order_id, amount_minor) REFERENCES order_return (id, order_id, refund_minor),
      CONSTRAINT return_refunded_has_refund CHECK (CASE state
        WHEN 'REFUNDED' THEN refund_id IS NOT NULL WHEN 'REFUND_DUE' THEN refund_id IS NULL ELSE true END)
    );
    CREATE INDEX IF NOT EXISTS return_refund_of_order ON return_refund (order_id);
    CREATE INDEX IF NOT EXISTS return_refund_of_attempt ON return_refund (attempt_id);
    CREATE INDEX IF NOT EXISTS return_refund_due ON return_refund (refund_due_at) WHERE state = 'REFUND_DUE';

    CREATE OR REPLACE FUNCTION follow_shipped_order() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE sent_back ALIAS FOR NEW;
      BEGIN
        SELECT ${SEARCHED} INTO NEW.searched FROM shop_order AS placed WHERE id = NEW.order_id AND part_id = NEW.part_id
          AND unit_price_minor = NEW.unit_price_minor AND shipped_at IS NOT NULL;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'only what was shipped is sent back, at its price' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
    CREATE OR REPLACE TRIGGER order_return_of_shipped BEFORE INSERT ON order_return
      FOR EACH ROW EXECUTE FUNCTION follow_shipped_order();

    -- A name that is taken out of the order is taken out of its returns.
    CREATE OR REPLACE FUNCTION find_returns_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE placed ALIAS FOR NEW;
      BEGIN
        UPDATE order_return AS sent_back SET searched = ${SEARCHED} WHERE order_id = placed.id;
        RETURN NULL;
      END $$;
    CREATE OR REPLACE TRIGGER order_return_found_otherwise AFTER UPDATE OF name, email, product ON shop_order
      FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.product) IS DISTINCT FROM (NEW.name, NEW.email, NEW.product))
      EXECUTE FUNCTION find_returns_otherwise();

    CREATE OR REPLACE FUNCTION keep_return_forward() RETURNS trigger LANGUAGE plpgsql AS $$
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
    CREATE OR REPLACE TRIGGER order_return_forward BEFORE UPDATE ON order_return
      FOR EACH ROW EXECUTE FUNCTION keep_return_forward();
    CREATE OR REPLACE TRIGGER order_return_kept BEFORE DELETE OR TRUNCATE ON order_return
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    CREATE OR REPLACE FUNCTION count_return() RETURNS trigger LANGUAGE plpgsql AS $$
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
    CREATE OR REPLACE TRIGGER order_return_counted AFTER INSERT OR UPDATE ON order_return
      FOR EACH ROW EXECUTE FUNCTION count_return();

    -- What went back is a line of the figures (state -1), of the day on which the order was paid.
    CREATE OR REPLACE FUNCTION count_return_refund() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE shop_order SET returned_minor = returned_minor + NEW.amount_minor WHERE id = NEW.order_id;
      INSERT INTO order_figure (state, paid_on, orders, total_minor)
        SELECT -1, (paid_at AT TIME ZONE 'UTC')::date, 0, NEW.amount_minor FROM shop_order WHERE id = NEW.order_id;
      RETURN NULL;
    END $$;
    CREATE OR REPLACE TRIGGER return_refund_counted AFTER INSERT ON return_refund
      FOR EACH ROW EXECUTE FUNCTION count_return_refund();
    CREATE OR REPLACE TRIGGER return_refund_kept BEFORE DELETE OR TRUNCATE ON return_refund
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    -- How many there are of each state (ADR 019).
    CREATE OR REPLACE FUNCTION count_added_order_return() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO row_count (counted, kind, rows) SELECT 'order_return', state, count(*) FROM added GROUP BY 2;
      RETURN NULL;
    END $$;
    CREATE OR REPLACE FUNCTION count_changed_order_return() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO row_count (counted, kind, rows)
        SELECT 'order_return', state, sum(rows) FROM (
          SELECT state, 1 AS rows FROM added UNION ALL SELECT state, -1 FROM gone) AS changed
        GROUP BY 2 HAVING sum(rows) <> 0;
      RETURN NULL;
    END $$;
    CREATE OR REPLACE TRIGGER order_return_rows_counted AFTER INSERT ON order_return REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_added_order_return();
    CREATE OR REPLACE TRIGGER order_return_rows_recounted AFTER UPDATE ON order_return
      REFERENCING NEW TABLE AS added OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_changed_order_return();
  `);
}

/** What counts orders by state, and what searches them by it (ADR 019). */
const COUNTING = ['note_new_orders()', 'note_gone_orders()', 'note_changed_orders()'];
const SEARCHING = ['rebuild_order_search()', 'fill_order_search(integer)'];
/** Notes orders that are found otherwise than before. */
const NOTING = ['note_otherwise_found_orders()'];

/** Sorting, figures and search say the same of where an order stands. */
async function countBy(queryRunner: QueryRunner, rank: string, before: string): Promise<void> {
  for (const statement of [
    'DROP INDEX CONCURRENTLY IF EXISTS order_by_status_next',
    `CREATE INDEX CONCURRENTLY order_by_status_next ON shop_order ((${rank}), created_at, id) WHERE deleted_at IS NULL`,
    'DROP INDEX CONCURRENTLY IF EXISTS order_by_status',
    'ALTER INDEX order_by_status_next RENAME TO order_by_status',
  ]) {
    await queryRunner.query(statement);
  }
  const placed = (sql: string) => sql.replace(/(paid|refunded|shipped|cancelled|returned)_at/g, 'placed.$&');
  await reword(queryRunner, COUNTING, before, rank);
  await reword(queryRunner, SEARCHING, placed(before), placed(rank));
}

/** Puts one expression in the place of another in functions of the database; fails where neither is there. */
async function reword(
  queryRunner: QueryRunner,
  functions: readonly string[],
  before: string,
  after: string,
): Promise<void> {
  for (const one of functions) {
    const [row] = (await queryRunner.query('SELECT pg_get_functiondef($1::regprocedure) AS source', [
      one,
    ])) as { source: string }[];
    const source = row?.source ?? '';
    if (source.includes(after)) continue;
    if (!source.includes(before)) throw new Error(`${one} does not say "${before}"`);
    await queryRunner.query(source.replaceAll(before, after));
  }
}
