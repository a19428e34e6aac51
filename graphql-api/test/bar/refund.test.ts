import { loseOrder } from '../support/accident.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import { confirmPayment, createPaymentIntent, placeOrder, refusalOf } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('C11: money that must go back', () =>
  test('is announced to the customer when the provider is busy, and issued once by the reconciler', async () => {
    const [customer, faster] = [await shop.signIn({}), await shop.signIn({})];
    const part = await aPart(shop.database, { availableQuantity: 1 });
    const order = await placeOrder(customer, part);
    const { id } = await createPaymentIntent(customer, order.id);
    await loseOrder(shop, order.id, 'units');
    await placeOrder(faster, part);
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const sandbox = new SandboxControl(shop);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 10 });

    expect(await refusalOf(confirmPayment(customer, order.id, id))).toBe('PAYMENT_REFUNDED');

    await sandbox.repair();
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
    await shop.runTask('reconciler');
    expect((await shop.stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
    expect(await moneyFaults(shop)).toEqual([]);
  }));
