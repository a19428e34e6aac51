import type { QueryRunner } from 'typeorm';

const UNTIL_NOW = 'CASE WHEN paid_at IS NULL THEN 0 WHEN shipped_at IS NULL THEN 1 ELSE 2 END';
const WITH_REFUNDED =
  'CASE WHEN paid_at IS NULL THEN 0 WHEN refunded_at IS NOT NULL THEN 3 WHEN shipped_at IS NULL THEN 1 ELSE 2 END';

const KEY = 'id, paid_at, shipped_at, deleted_at';
const KEY_WITH_REFUNDED = 'id, paid_at, shipped_at, refunded_at, deleted_at';

/**
 * A paid order that was not shipped can be refunded: its units go back on the shelf (CANCELLATION), it is counted as a state
 * of its own, and never shipped. What others are to be told of it waits in an outbox.
 */
export class RefundOrders1764900000000 {
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
    await countBy(queryRunner, WITH_REFUNDED, UNTIL_NOW);
    await reword(queryRunner, NOTING, KEY, KEY_WITH_REFUNDED);
  }
}

/** What counts orders by state, and what searches them by it (ADR 019). */
const COUNTING = ['note_new_orders()', 'note_gone_orders()', 'note_changed_orders()'];
const SEARCHING = ['rebuild_order_search()', 'fill_order_search(integer)'];
/** Notes orders that are found otherwise than before. */
const NOTING = ['note_otherwise_found_orders()'];

/** Sorting, figures and search say the same of where an order stands. */
async function countBy(queryRunner: QueryRunner, state: string, before: string): Promise<void> {
  await queryRunner.query(`
    DROP INDEX order_by_status;
    CREATE INDEX order_by_status ON shop_order ((${state}), created_at, id) WHERE deleted_at IS NULL;
  `);
  const placed = (sql: string) => sql.replace(/(paid|refunded|shipped)_at/g, 'placed.$&');
  await reword(queryRunner, COUNTING, before, state);
  await reword(queryRunner, SEARCHING, placed(before), placed(state));
}

/** Puts one expression in the place of another in functions of the database; fails where it is not there. */
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
    if (!source.includes(before)) throw new Error(`${one} does not say "${before}"`);
    await queryRunner.query(source.replaceAll(before, after));
  }
}
