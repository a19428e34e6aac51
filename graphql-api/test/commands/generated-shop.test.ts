import { DataSource } from 'typeorm';

import { generateShop } from '../../../bench/src/generate/generate-shop.js';
import { runCommand } from '../support/run-command.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const SIZES = { parts: 300, orders: 3_000, now: new Date('2026-03-01T12:00:00Z') };

let database: TestDatabase;
let connection: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  connection = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterEach(async () => {
  await connection.destroy();
  await database.drop();
});

const definitions = () =>
  connection.query<unknown[]>(
    `SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass || conname || pg_get_constraintdef(oid) FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1`,
  );

test('a generated shop matches its ledger, has orders in every state, and has its indexes and constraints back', async () => {
  const before = await definitions();
  await generateShop(database.url, SIZES);

  expect(await runCommand('ledger-check.js', [], database.url)).toEqual({
    code: 0,
    output: 'all agrees',
    complaint: '',
  });
  const [orders] = await connection.query<Record<string, string>[]>(
    `SELECT count(*), count(*) FILTER (WHERE held) > 0 AS held, count(*) FILTER (WHERE deleted_at IS NOT NULL) > 0 AS deleted,
       count(*) FILTER (WHERE paid_at IS NOT NULL AND shipped_at IS NULL) > 0 AS pending,
       count(*) FILTER (WHERE shipped_at IS NOT NULL) > 1500 AS shipped, max(created_at) <= $1 AS past FROM shop_order`,
    [SIZES.now],
  );
  expect(orders).toEqual({
    count: String(SIZES.orders),
    held: true,
    deleted: true,
    pending: true,
    shipped: true,
    past: true,
  });
  expect(await definitions()).toEqual(before);
});

test('equal seeds generate equal shops, and only into an empty database', async () => {
  const fingerprint = () =>
    connection.query<unknown[]>(`SELECT md5(string_agg(part::text, '' ORDER BY id)) FROM part`);
  await generateShop(database.url, SIZES);
  const first = await fingerprint();
  const other = await createTestDatabase();
  const there = await new DataSource({ type: 'postgres', url: other.url }).initialize();
  await generateShop(other.url, SIZES);

  expect(await there.query(`SELECT md5(string_agg(part::text, '' ORDER BY id)) FROM part`)).toEqual(first);
  await expect(generateShop(database.url, SIZES)).rejects.toThrow('generate into an empty one');
  await there.destroy();
  await other.drop();
});
