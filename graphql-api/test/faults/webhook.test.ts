import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, getOrder, placeOrder } from '../support/operations.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** An order whose customer has paid, with the event that Stripe would send. */
async function aPaidIntent() {
  const customer = await shop.signIn({});
  const order = await placeOrder(customer, await aPart(shop.database));
  const { id } = await createPaymentIntent(customer, order.id);
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const { data } = await shop.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  const event = data.find(({ data: { object } }) => (object as { id: string }).id === id);
  return { customer, order, payload: JSON.stringify(event) };
}

const sign = (payload: string, given: { secret?: string; timestamp?: number } = {}) =>
  shop.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: shop.env.STRIPE_WEBHOOK_SECRET,
    ...given,
  });

const deliver = (payload: string, signature?: string) =>
  shop.visitor.fetch('POST', '/webhooks/stripe', payload, signature ? { 'Stripe-Signature': signature } : {});

test('C8: a good signature settles the order', async () => {
  const { customer, order, payload } = await aPaidIntent();

  expect((await deliver(payload, sign(payload))).status).toBe(200);
  expect((await getOrder(customer, order.id)).paid).toBe(true);
});

test('C8: anything but a good signature is refused and changes nothing', async () => {
  const { customer, order, payload } = await aPaidIntent();
  const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360;
  const good = sign(payload);

  const answers = await Promise.all([
    deliver(payload, sign(payload, { secret: 'whsec_wrong' })),
    deliver(payload.replace('"usd"', '"eur"'), good),
    deliver(payload),
    deliver(payload, sign(payload, { timestamp: sixMinutesAgo })),
    deliver(JSON.stringify(JSON.parse(payload), null, 1), good),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await getOrder(customer, order.id)).paid).toBe(false);
});

test('C9: the same event twenty times at once pays once', async () => {
  const { customer, order, payload } = await aPaidIntent();

  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(payload, sign(payload))));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await getOrder(customer, order.id)).paid).toBe(true);
  const [{ count }] = await shop.database.query(
    "SELECT count(*)::integer FROM audit_log WHERE action = 'ORDER_PAID' AND subject_id = $1",
    [order.id],
  );
  expect(count).toBe(1);
});

test('C9: an event of an order we do not know is not swallowed', async () => {
  const foreign = await shop.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    payment_method_types: ['card'],
    confirm: true,
  });
  const { data } = await shop.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  const payload = JSON.stringify(
    data.find((event) => (event.data.object as { id: string }).id === foreign.id),
  );

  expect((await deliver(payload, sign(payload))).status).toBe(404);
});
