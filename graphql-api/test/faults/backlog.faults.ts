import { aPart } from '../support/builders.js';
import { createTestShop } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { FaultyProxy } from '../support/faulty-proxy.js';
import { ledgerFaults } from '../support/ledger.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { eachAtMost } from '../support/seeded.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(300_000);

const ORDERS = 120;
/** Delay of a call to a provider across an ocean, in milliseconds each way. */
const FAR_AWAY = 60;

describe('several instances', () =>
  test(`a backlog of ${ORDERS} overdue orders with open payments: three instances release it faster than one`, async () => {
    const took: Record<number, number> = {};
    for (const count of [1, 3]) took[count] = await drain(count);

    report({
      row: 'instances',
      what: `backlog of ${ORDERS} at 1 instance: ${took[1]} ms; at 3: ${took[3]} ms`,
      runs: 2,
      faults: 0,
      violations: took[3]! < took[1]! ? 0 : 1,
    });
    expect(took[3]).toBeLessThan(took[1]!);
  }));

/** Milliseconds from the first of so many instances being ready until nothing is overdue. */
async function drain(count: number): Promise<number> {
  const shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  const stripe = await FaultyProxy.before(new URL(shop.env.STRIPE_API_BASE ?? '').host);
  const customer = await shop.signIn({});
  await eachAtMost(6, Array.from({ length: ORDERS }), async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database));
    await createPaymentIntent(customer, id);
  });
  const instances = await Promise.all(
    Array.from({ length: count }, () =>
      ShopProcess.prepare({ ...localEnvironment(shop), STRIPE_API_BASE: `http://${stripe.host}` }),
    ),
  );
  stripe.delay(() => FAR_AWAY);
  // Nothing is overdue while they start; their tasks find it in their next run.
  await Promise.all(instances.map((instance) => instance.start()));
  await shop.database.query("UPDATE shop_order SET hold_expires_at = now() - interval '1 minute'");
  const left = async () => {
    const [{ held }] = await shop.database.query<[{ held: number }]>(
      'SELECT count(*)::integer AS held FROM shop_order WHERE held',
    );
    return held;
  };
  await until(async () => (await left()) < ORDERS, 'the tasks to run', 60_000);
  const began = performance.now();
  await until(async () => (await left()) === 0, 'the backlog to be gone', 120_000);
  const took = Math.round(performance.now() - began);
  expect(await ledgerFaults(shop.database)).toEqual([]);
  await Promise.all(instances.map((instance) => instance.kill()));
  await stripe.close();
  await shop.close();
  return took;
}
