import type { QueryRunner } from 'typeorm';

import { RANK } from './baseline/orders.js';

const MOMENTS = ['paid_at', 'cancelled_at', 'refunded_at', 'shipped_at', 'returned_at'];
/** The rank as functions repeat it, some with an alias before each column, and the timestamps that decide about it. */
const REPEATED = new RegExp(
  `${RANK.replaceAll(/\w+_at/g, String.raw`(?:\w+\.)?$&`)}|paid_at, shipped_at, refunded_at, cancelled_at, returned_at`,
  'g',
);

/**
 * The rank of an order's state is one function, of the timestamps for the index and of a row for everything else. Postgres
 * inlines both, so queries find the index. Orders are written in the meantime; each statement may be repeated.
 */
export class OrderRank1767590000000 {
  name = 'OrderRank1767590000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION order_rank(${MOMENTS.map((name) => `${name} timestamptz`).join(', ')}) RETURNS integer
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ${RANK} $$;
      CREATE OR REPLACE FUNCTION order_rank(item shop_order) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT order_rank(${MOMENTS.map((name) => `item.${name}`).join(', ')}) $$;
    `);
    const functions = (await queryRunner.query(
      `SELECT pg_get_functiondef(oid) AS source FROM pg_proc
       WHERE pronamespace = current_schema::regnamespace AND proname <> 'order_rank' AND prosrc ~ 'returned_at(,| IS NOT NULL THEN 5)'`,
    )) as { source: string }[];
    for (const { source } of functions) await queryRunner.query(source.replaceAll(REPEATED, rankOfRow));
    await queryRunner.query('SET statement_timeout = 0');
    // Of an earlier run that stopped half-way.
    await queryRunner.query('DROP INDEX IF EXISTS order_by_rank');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY order_by_rank ON shop_order (order_rank(${MOMENTS.join(', ')}), created_at, id)
       WHERE deleted_at IS NULL`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS order_by_status');
    await queryRunner.query('RESET statement_timeout');
  }
}

/** The row is that of the alias, or else of the next table. What searches an order by its day of payment needs that, too. */
function rankOfRow(found: string, offset: number, source: string): string {
  const row =
    /WHEN (\w+)\./.exec(found)?.[1] ?? /FROM (after|before|shop_order)\b/.exec(source.slice(offset))?.[1];
  return `order_rank(${row})${found.startsWith('CASE') ? '' : ', paid_at'}`;
}
