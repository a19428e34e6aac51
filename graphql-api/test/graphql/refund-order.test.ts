import { Role } from '../../src/auth/role.js';
import { StockCheckService } from '../../src/features/fulfillment/stock/stock-check.service.js';
import { aPart } from '../support/builders.js';
import { casesOf, refundOrder, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { until } from '../support/until.js';

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterEach(async () => {
  await sandbox.repair();
  expect(await moneyFaults(shop)).toEqual([]);
  expect(await new StockCheckService(shop.database.manager).firstDisagreement()).toBeNull();
});
afterAll(() => shop.close());

async function aPaidOrder() {
  const part = await aPart(shop.database, { priceMinor: 6490, availableQuantity: 3 });
  const order = await placeOrder(customer, part);
  const { id: intent } = await createPaymentIntent(customer, order.id);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, order.id, intent);
  return { id: order.id, intent, part };
}

const availableOf = async (partId: string) => {
  const { body } = await shop.visitor.rest('GET', `/parts/${partId}`);
  return body.availableQuantity as number;
};

test('a refunded order returns its units and money once, however often it is requested', async () => {
  const { id, intent, part } = await aPaidOrder();
  expect(await availableOf(part.id)).toBe(2);

  const refunded = await refundOrder(admin, id, 'Ordered by mistake.');
  expect(await refundOrder(admin, id)).toEqual(refunded);

  expect(refunded).toMatchObject({
    status: 'REFUNDED',
    paid: false,
    shipped: false,
    refundedAt: expect.any(String),
    timeline: [{ kind: 'PLACED' }, { kind: 'PAID' }, { kind: 'REFUND_STARTED' }, { kind: 'REFUNDED' }],
  });
  expect(await availableOf(part.id)).toBe(3);
  expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  expect(
    await shop.database.query('SELECT type, payload, outcome FROM outbox WHERE key = $1', [
      `order.refunded:${id}`,
    ]),
  ).toEqual([
    {
      type: 'order.refunded',
      payload: { orderIds: [id] },
      outcome: null,
    },
  ]);
});

test('a refunded order can be neither shipped, paid nor deleted, over both transports', async () => {
  const { id, intent } = await aPaidOrder();
  await refundOrder(admin, id);

  expect(await refusalOf(shipOrder(admin, id))).toBe('ORDER_REFUNDED');
  expect(await refusalOf(createPaymentIntent(customer, id))).toBe('ORDER_REFUNDED');
  expect(await refusalOf(confirmPayment(customer, id, intent))).toBe('ORDER_REFUNDED');
  expect(await refusalOf(deleteOrder(customer, id))).toBe('ORDER_REFUNDED');
  const answers = await Promise.all([
    admin.rest('PUT', `/orders/${id}`, { shipped: true }),
    customer.rest('DELETE', `/orders/${id}`),
    customer.rest('PATCH', `/orders/${id}`, { order: id, transactionId: intent }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'ORDER_REFUNDED']),
  );
  expect((await customer.rest('POST', '/create-payment-intent', { price: 64.9 })).status).toBe(422);
});

test("the documented calls show a refunded order as unpaid, so older clients don't offer shipping", async () => {
  const { id, intent } = await aPaidOrder();
  await refundOrder(admin, id);

  const { body } = await admin.rest('GET', `/orders/${id}`);
  expect(body).toMatchObject({ paid: false, shipped: false, transactionId: intent });
});

test('only a paid, unshipped order can be refunded', async () => {
  const unpaid = await placeOrder(customer, await aPart(shop.database));
  const { id } = await aPaidOrder();
  await shipOrder(admin, id);

  expect(await refusalOf(refundOrder(admin, unpaid.id))).toBe('ORDER_NOT_PAID');
  expect(await refusalOf(refundOrder(admin, id))).toBe('ORDER_ALREADY_SHIPPED');
  expect(await refusalOf(refundOrder(admin, 'nothing'))).toBe('NOT_FOUND');
  await expect(
    shop.database.query('UPDATE shop_order SET refunded_at = now() WHERE id = $1', [id]),
  ).rejects.toThrow('order_refunded_is_paid_and_here');
});

test('an imported order is refunded by its transaction', async () => {
  const { id, intent } = await aPaidOrder();
  await shop.database.query('DELETE FROM payment_attempt_order WHERE order_id = $1', [id]);
  await shop.database.query('DELETE FROM payment_attempt WHERE order_id = $1', [id]);

  await refundOrder(admin, id);

  expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
});

test.each(['fail', 'fail_after', 'reset'] as const)(
  'when the provider fails (%s), the order is refunded, a case shows the due refund, and the reconciler issues it',
  async (kind) => {
    const { id, intent, part } = await aPaidOrder();
    await sandbox.break({ route: 'POST /v1/refunds', kind, times: 4 });

    expect(await refundOrder(admin, id)).toMatchObject({ status: 'REFUNDED' });
    expect(await availableOf(part.id)).toBe(3);
    const [due] = await casesOf(admin, { search: intent });
    expect(due).toMatchObject({ kind: 'REFUND_DUE', state: 'OPEN', action: 'REFUND', amount: '64.90' });

    await sandbox.repair();
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
    await shop.runTask('reconciler');
    expect(await casesOf(admin, { search: intent })).toMatchObject([
      { state: 'CLOSED', resolution: 'REFUNDED' },
    ]);
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  },
);

test('later events about the refund and the payment change nothing', async () => {
  await shop.connectWebhook();
  const { id, intent } = await aPaidOrder();
  await refundOrder(admin, id);
  const [event] = (await shop.stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })).data;
  const payload = JSON.stringify(event);
  const signature = shop.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: shop.env.STRIPE_WEBHOOK_SECRET,
  });
  await shop.visitor.fetch('POST', '/webhooks/stripe', payload, { 'Stripe-Signature': signature });
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');

  expect((await getOrder(customer, id)).status).toBe('REFUNDED');
  expect(await casesOf(admin, { search: intent })).toMatchObject([{ kind: 'REFUND_DUE', state: 'CLOSED' }]);
});
