import { loseOrder } from '../support/accident.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { recordedLog } from '../support/log-lines.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';

const { log, lines } = recordedLog();
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ log });
});
afterAll(() => shop.close());

/** Runs one round of the reconciler, an hour after the last. */
async function anHourLater() {
  await shop.database.query(
    "UPDATE payment_attempt SET checked_at = checked_at - interval '1 hour', created_at = created_at - interval '1 hour'",
  );
  await shop.runTask('reconciler');
}

test('a refund due for a quarter of an hour is logged as an error once, across instances', async () => {
  const customer = await shop.signIn({});
  const order = await placeOrder(customer, await aPart(shop.database, { priceMinor: 6490 }));
  const { id } = await createPaymentIntent(customer, order.id);
  await loseOrder(shop, order.id);
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const sandbox = new SandboxControl(shop);
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 1000 });
  for (const _round of [1, 2, 3]) await anHourLater();
  const failures = () => lines.filter(({ msg }) => msg === 'payment reconciliation failed');
  expect(failures()).toHaveLength(1);

  await shop.database.query(
    "UPDATE payment_attempt_order SET refund_due_at = refund_due_at - interval '16 minutes'",
  );
  for (const _round of [1, 2, 3]) await Promise.all([shop.runTask('reconciler'), anHourLater()]);

  expect(failures()).toHaveLength(1);
  expect(lines.filter(({ msg }) => msg === 'refund overdue')).toMatchObject([
    { level: 50, orderId: order.id, amountMinor: 6490, dueSince: expect.any(String) },
  ]);
});
