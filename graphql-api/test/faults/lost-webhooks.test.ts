import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, getOrder, placeOrder } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

describe('C31', () =>
  test('without webhooks and browser the reconciler settles the payment, and the check reports it until then', async () => {
    await shop.connectWebhook();
    await new SandboxControl(shop).webhooks('drop');
    const customer = await shop.signIn({});
    const order = await placeOrder(customer, await aPart(shop.database));
    const { id } = await createPaymentIntent(customer, order.id);
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await moneyFaults(shop)).toEqual([`charged without order: ${id}`]);

    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '31 seconds'");
    await shop.runTask('reconciler');

    expect(await moneyFaults(shop)).toEqual([]);
    expect(await getOrder(customer, order.id)).toMatchObject({ paid: true, transactionId: id });
  }));
