import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

async function anOrder(priceMinor = 10_000) {
  const part = await aPart(shop.database, { priceMinor });
  const customer = await shop.signIn({});
  const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  return { customer, orderId: body.insertedId as string };
}

test('the price selects the order, and the order determines the amount', async () => {
  const { customer, orderId } = await anOrder(10_000);

  const { body } = await customer.rest('POST', '/create-payment-intent', { price: '100' });
  const intentId = String(body.clientSecret).split('_secret')[0] ?? '';
  const intent = await shop.stripe.paymentIntents.retrieve(intentId);
  expect(intent).toMatchObject({ amount: 10_000, currency: 'usd', metadata: { order_id: orderId } });

  await shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  const settled = await customer.rest('PATCH', `/orders/${orderId}`, {
    order: orderId,
    transactionId: intentId,
  });
  expect(settled).toMatchObject({ status: 200, body: { acknowledged: true, modifiedCount: 1 } });
  expect((await customer.rest('GET', `/orders/${orderId}`)).body).toMatchObject({
    paid: true,
    transactionId: intentId,
  });
});

describe('C7', () =>
  test.each([1, 0.01, -100, 'NaN'])('a price of %s for an order of 100 opens no payment', async (price) => {
    const { customer, orderId } = await anOrder(10_000);

    const answers = [
      await customer.rest('POST', '/create-payment-intent', { price }),
      await customer.rest('POST', '/create-payment-intent', { price, orderId }),
    ];

    for (const { status } of answers) expect([400, 422]).toContain(status);
    const { data: intents } = await shop.stripe.paymentIntents.list({ limit: 100 });
    expect(intents.filter(({ metadata }) => metadata.order_id === orderId)).toEqual([]);
  }));

test('confirming an unsuccessful payment answers 402 and leaves the order unpaid', async () => {
  const { customer, orderId } = await anOrder();
  const { body } = await customer.rest('POST', '/create-payment-intent', { price: 100, orderId });
  const transactionId = String(body.clientSecret).split('_secret')[0];

  const answer = await customer.rest('PATCH', `/orders/${orderId}`, { order: orderId, transactionId });

  expect(answer).toMatchObject({ status: 402, body: { code: 'PAYMENT_NOT_SUCCEEDED' } });
  expect((await customer.rest('GET', `/orders/${orderId}`)).body.paid).toBe(false);
});
