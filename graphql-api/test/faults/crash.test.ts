import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { createPaymentIntent, getOrder, placeOrder } from '../support/operations.js';
import { KilledShop } from '../support/kill-runs.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

/** The same database, accounts and Stripe account as the process; watches while it dies. */
let shop: TestShop;
let process_: ShopProcess;

beforeAll(async () => {
  shop = await createTestShop();
  process_ = await ShopProcess.prepare(localEnvironment(shop));
  await process_.start();
});
afterAll(async () => {
  await process_.kill();
  await shop.close();
});

async function aCustomer() {
  const account = await shop.people.create({ email: `c${Date.now()}@example.com` });
  const { body } = await process_
    .as()
    .rest(
      'PUT',
      `/user/${account.email}`,
      { email: account.email },
      { Authorization: `Bearer ${account.idToken}` },
    );
  return process_.as((body as { token: string }).token);
}

test('after a kill -9 between payment and webhook, the restarted shop marks the order as paid once', async () => {
  await shop.stripe.webhookEndpoints.create({
    url: `${process_.url}/webhooks/stripe`,
    enabled_events: ['*'],
    ...{ secret: shop.env.STRIPE_WEBHOOK_SECRET },
  });
  const customer = await aCustomer();
  const order = await placeOrder(customer, await aPart(shop.database));
  const intent = await createPaymentIntent(customer, order.id);

  await process_.kill('SIGKILL');
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await process_.start();

  await until(
    async () => (await getOrder(customer, order.id)).paid,
    'the order to be paid after the restart',
  );
  const rows: unknown[] = await shop.database.query(
    "SELECT 1 FROM audit_log WHERE action = 'ORDER_PAID' AND subject_id = $1",
    [order.id],
  );
  expect(rows).toHaveLength(1);
  expect(await ledgerFaults(shop.database)).toEqual([]);
});

test('SIGTERM lets the shop finish and exit with 0', async () => {
  const customer = await aCustomer();
  const part = await aPart(shop.database);
  await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });

  expect(await process_.kill('SIGTERM')).toBe(0);

  await process_.start();
});

describe('C30', () => {
  // Every other point, fifty times, and the control: kill.faults.ts.
  test('a kill -9 while settling, before the commit, loses nothing and repeats nothing', async () => {
    const killed = await KilledShop.at({ doing: 'settling', at: 'commit:before' });
    for (const webhooks of ['deliver', 'lose'] as const) await killed.run(webhooks);

    // Half a minute must pass before the reconciler takes up work that another process may still be doing.
    await killed.shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
    await killed.shop.runTask('reconciler');

    expect((await killed.recover()).violations).toEqual([]);
    await killed.close();
  });
});
