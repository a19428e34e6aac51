import type { ClientBase } from 'pg';

/** Tables whose indexes and foreign keys cost more to keep, row by row, than to make again. */
// oxfmt-ignore
const TABLES = [
  'shop_user', 'part', 'purchase', 'shop_order', 'stock_movement', 'payment_attempt', 'payment_attempt_order', 'stripe_event',
  'review',
  'contact_message', 'audit_log',
];

/** Tables that the database fills from these automatically. */
const DERIVED = [
  'order_figure',
  'order_search',
  'order_search_due',
  'part_count',
  'part_count_by_brand',
  'row_count',
];

interface Definition {
  readonly drop: string;
  readonly create: string;
}

/**
 * Drops secondary indexes, unique constraints and foreign keys, does the work and recreates them just as they were: the
 * database itself then checks what was written against them. Primary keys, checks and triggers stay on throughout.
 * When the work fails they stay dropped: discard the database.
 */
export async function withoutIndexes(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const definitions = [
    ...(await foreignKeys(client)),
    ...(await uniqueConstraints(client)),
    ...(await indexes(client)),
  ];
  for (const { drop } of definitions) await client.query(drop);
  await work();
  // Foreign keys last: they refer to unique keys, and are checked by one join.
  for (const { create } of definitions.toReversed()) await client.query(create);
}

/** Brings the planner's figures and the visibility maps up to date, as autovacuum does in a shop that has run for a while. */
export async function settleTables(client: ClientBase): Promise<void> {
  for (const table of [...TABLES, ...DERIVED]) await client.query(`VACUUM (ANALYZE) ${table}`);
}

const foreignKeys = (client: ClientBase) => constraints(client, 'f');
const uniqueConstraints = (client: ClientBase) => constraints(client, 'u');

async function constraints(client: ClientBase, type: 'f' | 'u'): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
     FROM pg_constraint WHERE contype = $1 AND conparentid = 0
       AND connamespace = 'public'::regnamespace AND (conrelid::regclass::text = ANY($2) OR confrelid::regclass::text = ANY($2))`,
    [type, TABLES],
  );
  return rows;
}

async function indexes(client: ClientBase): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `SELECT format('DROP INDEX %I', indexname) AS drop, indexdef AS create FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = format('%I', indexname)::regclass AND contype IN ('p', 'u', 'x'))`,
    [TABLES],
  );
  return rows;
}
