import { aPart } from '../support/builders.js';
import { createTestShop } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { eachAtMost } from '../support/seeded.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(300_000);

const ORDERS = 50;

describe('C31', () =>
  test(`${ORDERS} customers pay and close their browsers, no webhook arrives, and the reconciler settles within two minutes`, async () => {
    const shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
    const running = await ShopProcess.prepare(localEnvironment(shop));
    await running.start();
    const customer = await shop.signIn({});
    await eachAtMost(6, Array.from({ length: ORDERS }), async () => {
      const { id } = await placeOrder(customer, await aPart(shop.database));
      const intent = await createPaymentIntent(customer, id);
      // The sandbox does not know where the shop is.
      await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    });
    const began = performance.now();

    await until(async () => (await moneyFaults(shop)).length === 0, 'the reconciler', 120_000).catch(
      () => undefined,
    );

    const violations = await moneyFaults(shop);
    report({
      row: 'C31',
      what: 'all webhooks lost, browsers closed',
      runs: ORDERS,
      faults: ORDERS,
      violations: violations.length,
      recoveryMs: performance.now() - began,
    });
    expect(violations).toEqual([]);
    await running.kill();
    await shop.close();
  }));
