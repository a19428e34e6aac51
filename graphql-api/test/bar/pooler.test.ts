import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, deleteOrder, placeOrder } from '../support/operations.js';
import { recordSql } from '../support/sql-recorder.js';

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

test('no statement of the shop needs its connection for longer than a transaction', async () => {
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
    for (const job of [
      'hold-expiry',
      'reconciler',
      'missed-events',
      'count-folding',
      'housekeeping',
    ] as const)
      await shop.runJob(job);
  });

  expect(statements.length).toBeGreaterThan(50);
  expect(statements.map(({ text }) => text).filter((text) => OF_A_SESSION.test(text))).toEqual([]);
});

test.each([
  'LISTEN changes',
  'SET statement_timeout = 5',
  'SELECT pg_advisory_lock(1)',
  'CREATE TEMP TABLE x (y int)',
])('control: %j would be seen', (text) => {
  expect(text).toMatch(OF_A_SESSION);
});
