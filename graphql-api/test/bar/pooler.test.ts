import type { Logger } from 'pino';

import { Role } from '../../src/auth/role.js';
import { createReadiness } from '../../src/create-readiness.js';
import { supportsPreparedStatements } from '../../src/db/prepared-statements.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { recordedLog } from '../support/log-lines.js';
import { confirmPayment, createPaymentIntent, deleteOrder, placeOrder } from '../support/operations.js';
import { runCommand } from '../support/run-command.js';
import { environmentOf } from '../support/shop-environment.js';
import { recordSql } from '../support/sql-recorder.js';
import { TransactionPooler } from '../support/transaction-pooler.js';
import { until } from '../support/until.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/**
 * What lasts longer than a transaction: a pooler in transaction mode gives the next one to another connection
 * (docs/growing.md). Prepared statements by name are none: PgBouncer knows them.
 */
const OF_A_SESSION =
  /^\s*(LISTEN|UNLISTEN|SET\s+(?!LOCAL|TRANSACTION|CONSTRAINTS)|RESET|PREPARE|DEALLOCATE|DECLARE|DISCARD|LOAD)\b|\bTEMP(ORARY)?\s+TABLE|pg_(try_)?advisory_(?!xact)|set_config\(.*false\)/i;

test('no statement needs its connection for longer than a transaction', async () => {
  const [customer, admin] = [await shop.signIn({}), await shop.signIn({ role: Role.ADMIN })];

  const statements = await recordSql(async () => {
    const part = await aPart(shop.database);
    const [paid, deleted, overdue] = [
      await placeOrder(customer, part),
      await placeOrder(customer, part),
      await placeOrder(customer, part),
    ];
    const { id } = await createPaymentIntent(customer, paid.id);
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await confirmPayment(customer, paid.id, id);
    await createPaymentIntent(customer, deleted.id);
    await deleteOrder(customer, deleted.id);
    await admin.rest('PUT', `/orders/${paid.id}`, { shipped: true });
    await admin.graphql('{ orders(first: 5) { nodes { id } counts { all } } parts { totalCount } }');
    await shop.database.query(
      "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = $1",
      [overdue.id],
    );
    for (const task of [
      'hold-expiry',
      'reconciler',
      'missed-events',
      'count-folding',
      'housekeeping',
    ] as const)
      await shop.runTask(task);
  });

  expect(statements.length).toBeGreaterThan(50);
  expect(statements.map(({ text }) => text).filter((text) => OF_A_SESSION.test(text))).toEqual([]);
});

test.each([
  'LISTEN changes',
  'SET statement_timeout = 5',
  'SELECT pg_advisory_lock(1)',
  'CREATE TEMP TABLE x (y int)',
])('control: %j would be detected', (text) => {
  expect(text).toMatch(OF_A_SESSION);
});

describe('behind a pooler in transaction mode', () => {
  let pooler: TransactionPooler;
  beforeAll(async () => {
    pooler = await TransactionPooler.before(shop.env.DATABASE_URL);
  });
  afterAll(() => pooler.close());

  /** An instance on the same database, with a cache. */
  const anInstance = (env: Record<string, string>, log?: Logger) =>
    createTestShop({
      database: { url: shop.env.DATABASE_URL, drop: () => Promise.resolve() },
      env: { RESPONSE_CACHE_MB: '10', ...env },
      log,
    });

  test('an instance without change notices caches nothing, logs it and shows a new price', async () => {
    const part = await aPart(shop.database, { priceMinor: 1000 });
    const { log, lines } = recordedLog();
    const other = await anInstance({});
    const deaf = await anInstance({ DATABASE_DIRECT_URL: pooler.url }, log);
    const shownPrice = async () => {
      const { data } = await deaf.visitor.graphql(`{ part(id: "${part.id}") { price } }`);
      return (data as { part: { price: string } } | undefined)?.part.price;
    };

    const before = await shownPrice();
    const isTrusted = [other, deaf].map(({ app }) => app.cache?.trusted);
    const admin = await other.signIn({ role: Role.ADMIN });
    await admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "20.00" }) { id } }', {
      id: part.id,
    });
    await until(async () => (await shownPrice()) === '20.00', 'the new price');
    await until(() => Promise.resolve(lines.length > 0), 'a line in the log');
    await Promise.all([other.close(), deaf.close()]);

    expect(before).toBe('10.00');
    expect(isTrusted).toEqual([true, false]);
    expect(lines[0]).toMatchObject({ msg: 'cache invalidation feed silent: caching is off' });
  });

  test('the readiness check reports missing change notices with instructions', async () => {
    const checks = await createReadiness(
      { ...shop.env, DATABASE_DIRECT_URL: pooler.url },
      shop.database,
    ).ask();

    expect(checks.find(({ message: says }) => says.startsWith('Change notices'))).toMatchObject({
      state: 'MISSING',
      steps: [expect.stringContaining('DATABASE_DIRECT_URL')],
    });
  });

  test('a connection that loses prepared statements is detected', async () => {
    expect(await supportsPreparedStatements(pooler.url)).toBe(false);
    expect(await supportsPreparedStatements(shop.env.DATABASE_URL)).toBe(true);
  });

  test('the shop does not start where prepared statements are lost', async () => {
    const { code, complaint } = await runCommand('main.js', [], pooler.url, environmentOf(shop.env));

    expect(code).toBe(1);
    expect(complaint).toContain('max_prepared_statements');
  });
});
