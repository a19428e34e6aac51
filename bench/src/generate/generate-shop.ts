import pg from 'pg';

import { settleTables, withoutIndexes } from './bulk-load.js';
import { INSERT_AUDIT, insertTexts } from './history.sql.js';
import { INSERT_MOVEMENTS, insertEvents, insertOrders, insertPayments } from './orders.sql.js';
import { createDraftParts, insertParts, insertReceipts } from './parts.sql.js';
import { insertUsers } from './users.sql.js';
import { Seeded } from './seeded.sql.js';
import type { ShopSizes } from './shop-sizes.js';

export interface GenerateOptions extends Partial<ShopSizes> {
  readonly parts: number;
  readonly orders: number;
  /** Equal seeds, sizes and `now` give equal shops. */
  readonly seed?: number;
  /** Current time of the generated shop; nothing in it is later. */
  readonly now?: Date;
  /** Called with a text about each next step. */
  readonly onStep?: (step: string) => void;
}

/**
 * Fills a migrated, empty database with a realistic shop: a catalogue with some 40 kinds of parts of 16 makers ("brake" is in
 * the name of one in six), two years of orders in every state, payments, ledger, audit log, reviews, messages, one admin
 * (`bench-admin`). Customers are a fifth of the orders and reviews a twentieth by default. All constraints hold, and
 * `npm run ledger:check` agrees. The server makes the rows, so a million parts with 100,000 orders take about a minute.
 *
 * Tables that are kept by triggers are filled by them; what a task writes is not there until it has run.
 * Throws when the shop has parts already. When it fails midway, throw the database away.
 *
 * From a test of the API: `import { generateShop } from '../../../bench/src/generate/generate-shop.js'`, then
 * `await generateShop(database.url, { parts: 1_000_000, orders: 100_000 })` with `database = await createTestDatabase()`.
 */
export async function generateShop(databaseUrl: string, options: GenerateOptions): Promise<void> {
  const { parts, orders, seed = 1, now = new Date(), onStep = () => undefined } = options;
  const { customers = Math.max(10, Math.ceil(orders / 5)), reviews = Math.max(10, Math.ceil(orders / 20)) } =
    options;
  const sizes: ShopSizes = { parts, orders, customers, reviews };
  const seeded = new Seeded(seed);
  const base = `timestamptz '${now.toISOString()}'`;

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const run = async (step: string, statements: readonly string[]) => {
    onStep(step);
    for (const statement of statements) await client.query(statement);
  };
  try {
    await client.query(SESSION);
    const { rowCount } = await client.query('SELECT FROM part LIMIT 1');
    if (rowCount) throw new Error('The shop has parts already: generate into an empty one.');
    await withoutIndexes(client, async () => {
      await run('accounts', [insertUsers(seeded, sizes, base)]);
      await run('orders', [...createDraftParts(seeded, sizes, base), insertOrders(seeded, sizes, base)]);
      await run('parts', insertParts(seeded, base));
      await run('ledger', [insertReceipts(seeded), INSERT_MOVEMENTS]);
      await run('payments', [insertPayments(seeded), insertEvents(base)]);
      await run('audit log', [INSERT_AUDIT]);
      await run('reviews', insertTexts(seeded, sizes, base));
      onStep('indexes');
    });
    await run('order search', ['SELECT rebuild_order_search()']);
    onStep('statistics');
    await settleTables(client);
  } finally {
    await client.end();
  }
}

/** Rows in the order in which they were made, memory enough for one join, no waiting for the disk. */
const SESSION = `
  SET statement_timeout = 0;
  SET synchronous_commit = off;
  SET synchronize_seqscans = off;
  SET work_mem = '256MB';
  SET maintenance_work_mem = '512MB';
  SET max_parallel_maintenance_workers = 2`;
