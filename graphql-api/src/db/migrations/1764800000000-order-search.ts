import type { QueryRunner } from 'typeorm';

/** What an order is found by, as `order_search` has it. Alias: `placed`. */
const SEARCHED = `CASE WHEN placed.paid_at IS NULL THEN 0 WHEN placed.shipped_at IS NULL THEN 1 ELSE 2 END,
  coalesce((placed.paid_at AT TIME ZONE 'UTC')::date, '-infinity'),
  lower(concat_ws(' ', placed.product, placed.name, placed.email, placed.address, placed.phone, placed.transaction_id,
    right(placed.id::text, 8), regexp_replace(placed.phone, '[^0-9]', '', 'g')))`;

/** What a change must touch for the order to be found otherwise. */
const KEY = 'id, paid_at, shipped_at, deleted_at, product, name, email, address, phone, transaction_id';

/**
 * Orders are searched at any size (ADR 019): what they are found by stands in a table of its own, which a job fills, since its
 * index costs more than placing an order may. What it has not come to yet is noted by the transaction that changes the order.
 */
export class OrderSearch1764800000000 {
  name = 'OrderSearch1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;
      CREATE EXTENSION IF NOT EXISTS btree_gin;

      CREATE TABLE order_search_due (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id uuid NOT NULL);
      CREATE TABLE order_search_span (span integer PRIMARY KEY, starts_at timestamptz NOT NULL UNIQUE);
      CREATE TABLE order_search (
        order_id uuid PRIMARY KEY,
        state smallint NOT NULL,
        paid_on date NOT NULL,
        text text NOT NULL,
        span integer NOT NULL,
        span_of_ten integer NOT NULL GENERATED ALWAYS AS (span / 10) STORED,
        span_of_hundred integer NOT NULL GENERATED ALWAYS AS (span / 100) STORED
      );
      CREATE INDEX order_search_by_text ON order_search
        USING gin (state, paid_on, span, span_of_ten, span_of_hundred, text gin_trgm_ops) WITH (fastupdate = off);

      CREATE FUNCTION rebuild_order_search() RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(hashtext('fill_order_search'));
          -- First: what is noted from here on stays noted, so that no order has to wait.
          DELETE FROM order_search_due;
          TRUNCATE order_search, order_search_span;
          DROP INDEX order_search_by_text;
          INSERT INTO order_search (order_id, state, paid_on, text, span)
            SELECT placed.id, ${SEARCHED}, (row_number() OVER (ORDER BY placed.created_at, placed.id) - 1) / 5000
            FROM shop_order AS placed WHERE placed.deleted_at IS NULL;
          INSERT INTO order_search_span (span, starts_at)
            SELECT span, CASE WHEN span = 0 THEN '-infinity' ELSE min(created_at) END
            FROM order_search JOIN shop_order ON id = order_id GROUP BY span
            UNION ALL SELECT 0, '-infinity' WHERE NOT EXISTS (SELECT FROM order_search);
          CREATE INDEX order_search_by_text ON order_search
            USING gin (state, paid_on, span, span_of_ten, span_of_hundred, text gin_trgm_ops) WITH (fastupdate = off);
        END $$;
      CREATE FUNCTION fill_order_search(most integer) RETURNS integer LANGUAGE plpgsql AS $$
        DECLARE
          due uuid[];
          newest integer;
        BEGIN
          -- Two at once could put an older state over a newer one.
          IF NOT pg_try_advisory_xact_lock(hashtext('fill_order_search')) THEN RETURN 0; END IF;
          WITH taken AS (
            DELETE FROM order_search_due WHERE id IN (SELECT id FROM order_search_due ORDER BY id LIMIT most) RETURNING order_id)
          SELECT array_agg(DISTINCT order_id) INTO due FROM taken;
          IF due IS NULL THEN RETURN 0; END IF;
          DELETE FROM order_search WHERE order_id = ANY(due)
            AND NOT EXISTS (SELECT FROM shop_order WHERE id = order_id AND deleted_at IS NULL);
          INSERT INTO order_search AS known (order_id, state, paid_on, text, span)
            SELECT placed.id, ${SEARCHED},
              (SELECT span FROM order_search_span WHERE starts_at <= placed.created_at ORDER BY starts_at DESC LIMIT 1)
            FROM shop_order AS placed WHERE placed.id = ANY(due) AND placed.deleted_at IS NULL
            ON CONFLICT (order_id) DO UPDATE SET state = excluded.state, paid_on = excluded.paid_on, text = excluded.text
              WHERE (known.state, known.paid_on, known.text) IS DISTINCT FROM (excluded.state, excluded.paid_on, excluded.text);
          SELECT max(span) INTO newest FROM order_search_span;
          IF (SELECT count(*) FROM order_search WHERE span = newest) >= 5000 THEN
            INSERT INTO order_search_span (span, starts_at) VALUES (newest + 1, now());
          END IF;
          RETURN cardinality(due);
        END $$;

      CREATE FUNCTION note_found_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_search_due (order_id) SELECT id FROM after;
          RETURN NULL;
        END $$;
      CREATE FUNCTION note_lost_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_search_due (order_id) SELECT id FROM before;
          RETURN NULL;
        END $$;
      CREATE FUNCTION note_otherwise_found_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO order_search_due (order_id)
            SELECT DISTINCT id FROM (
              (SELECT ${KEY} FROM after EXCEPT ALL SELECT ${KEY} FROM before)
              UNION ALL (SELECT ${KEY} FROM before EXCEPT ALL SELECT ${KEY} FROM after)) AS changed;
          RETURN NULL;
        END $$;
      CREATE TRIGGER order_search_of_new AFTER INSERT ON shop_order
        REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_found_orders();
      CREATE TRIGGER order_search_of_gone AFTER DELETE ON shop_order
        REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_lost_orders();
      CREATE TRIGGER order_search_of_changed AFTER UPDATE ON shop_order
        REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_otherwise_found_orders();

      SELECT rebuild_order_search();
    `);
  }
}
