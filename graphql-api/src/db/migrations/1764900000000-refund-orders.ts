import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNTIL_NOW = 'CASE WHEN paid_at IS NULL THEN 0 WHEN shipped_at IS NULL THEN 1 ELSE 2 END';
const WITH_REFUNDED =
  'CASE WHEN paid_at IS NULL THEN 0 WHEN refunded_at IS NOT NULL THEN 3 WHEN shipped_at IS NULL THEN 1 ELSE 2 END';

/**
 * A paid order that was not shipped can be refunded: its units go back on the shelf (CANCELLATION), it is counted as a state
 * of its own, and never shipped. What others are to be told of it waits in an outbox.
 */
export class RefundOrders1764900000000 implements MigrationInterface {
  name = 'RefundOrders1764900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      SET LOCAL statement_timeout = 0;

      ALTER TABLE shop_order
        ADD COLUMN refunded_at timestamptz,
        ADD CONSTRAINT order_refunded_is_paid_and_here CHECK (
          refunded_at IS NULL OR (paid_at IS NOT NULL AND shipped_at IS NULL));

      ALTER TABLE stock_movement
        DROP CONSTRAINT stock_movement_kind_check,
        ADD CONSTRAINT stock_movement_kind_check CHECK (
          kind IN ('INITIAL', 'RESTOCK', 'HOLD', 'RELEASE', 'SALE', 'CANCELLATION')),
        DROP CONSTRAINT movement_shape,
        ADD CONSTRAINT movement_shape CHECK (CASE kind
          WHEN 'INITIAL' THEN available_delta >= 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
          WHEN 'RESTOCK' THEN available_delta <> 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
          WHEN 'HOLD' THEN held_delta > 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
          WHEN 'RELEASE' THEN held_delta < 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
          WHEN 'SALE' THEN sold_delta > 0 AND held_delta = -sold_delta AND available_delta = 0 AND order_id IS NOT NULL
          WHEN 'CANCELLATION' THEN
            sold_delta < 0 AND available_delta = -sold_delta AND held_delta = 0 AND order_id IS NOT NULL
        END);

      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        type text NOT NULL,
        key text NOT NULL UNIQUE,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX outbox_waiting ON outbox (id) WHERE sent_at IS NULL;
      CREATE INDEX outbox_by_age ON outbox (created_at);

      DROP INDEX order_to_ship;
      CREATE INDEX order_to_ship ON shop_order (paid_at)
        WHERE paid_at IS NOT NULL AND shipped_at IS NULL AND refunded_at IS NULL;
    `);
    await countBy(queryRunner, WITH_REFUNDED);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await countBy(queryRunner, UNTIL_NOW);
    await queryRunner.query(`
      DROP INDEX order_to_ship;
      CREATE INDEX order_to_ship ON shop_order (paid_at) WHERE paid_at IS NOT NULL AND shipped_at IS NULL;
      DROP TABLE outbox;
      ALTER TABLE stock_movement
        DROP CONSTRAINT movement_shape,
        ADD CONSTRAINT movement_shape CHECK (CASE kind
          WHEN 'INITIAL' THEN available_delta >= 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
          WHEN 'RESTOCK' THEN available_delta <> 0 AND held_delta = 0 AND sold_delta = 0 AND order_id IS NULL
          WHEN 'HOLD' THEN held_delta > 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
          WHEN 'RELEASE' THEN held_delta < 0 AND available_delta = -held_delta AND sold_delta = 0 AND order_id IS NOT NULL
          WHEN 'SALE' THEN sold_delta > 0 AND held_delta = -sold_delta AND available_delta = 0 AND order_id IS NOT NULL
        END),
        DROP CONSTRAINT stock_movement_kind_check,
        ADD CONSTRAINT stock_movement_kind_check CHECK (kind IN ('INITIAL', 'RESTOCK', 'HOLD', 'RELEASE', 'SALE'));
      ALTER TABLE shop_order DROP COLUMN refunded_at;
    `);
  }
}

/** Sorting and figures (ADR 020) say the same by which state an order is counted. */
async function countBy(queryRunner: QueryRunner, state: string): Promise<void> {
  const figures = `${state} AS state, coalesce((paid_at AT TIME ZONE 'UTC')::date, '-infinity') AS paid_on`;
  await queryRunner.query(`
    DROP INDEX order_by_status;
    CREATE INDEX order_by_status ON shop_order ((${state}), created_at, id) WHERE deleted_at IS NULL;

    CREATE OR REPLACE FUNCTION note_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO order_figure (state, paid_on, orders, total_minor)
          SELECT state, paid_on, count(*), sum(total_minor)
          FROM (SELECT ${figures}, total_minor FROM after WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;
        RETURN NULL;
      END $$;
    CREATE OR REPLACE FUNCTION note_gone_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO order_figure (state, paid_on, orders, total_minor)
          SELECT state, paid_on, -count(*), -sum(total_minor)
          FROM (SELECT ${figures}, total_minor FROM before WHERE deleted_at IS NULL) AS counted GROUP BY state, paid_on;
        RETURN NULL;
      END $$;
    CREATE OR REPLACE FUNCTION note_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO order_figure (state, paid_on, orders, total_minor)
          SELECT state, paid_on, sum(orders), sum(total_minor) FROM (
            SELECT ${figures}, 1 AS orders, total_minor FROM after WHERE deleted_at IS NULL
            UNION ALL SELECT ${figures}, -1, -total_minor FROM before WHERE deleted_at IS NULL) AS counted
          GROUP BY state, paid_on HAVING sum(orders) <> 0 OR sum(total_minor) <> 0;
        RETURN NULL;
      END $$;
  `);
}
