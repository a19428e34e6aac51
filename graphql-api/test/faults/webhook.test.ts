import { newId } from '../../src/shared/ids.js';
import { AttemptOrder } from '../../src/features/payments/payment/attempt-order.entity.js';
import { sharesOf } from '../../src/features/payments/payment/payment-set.js';
import { PaymentAttempt } from '../../src/features/payments/payment/payment-attempt.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, getOrder, placeOrder } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, payTogether } from '../support/sets.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** An order whose customer has paid, with the event that Stripe would send. */
async function aPaidIntent({ declinedFirst = false } = {}) {
  const customer = await shop.signIn({});
  const order = await placeOrder(customer, await aPart(shop.database));
  const { id } = await createPaymentIntent(customer, order.id);
  if (declinedFirst) {
    await expect(
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow();
  }
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  return { customer, order, id, payload: await payloadOf('payment_intent.succeeded', id) };
}

/** The event of this type about an intent, as Stripe would send it. */
async function payloadOf(type: string, intentId: string): Promise<string> {
  const { data } = await shop.stripe.events.list({ type, limit: 100 });
  return JSON.stringify(data.find((event) => (event.data.object as { id: string }).id === intentId));
}

const timesPaid = async (orderId: string) => {
  const [row] = await shop.database.query<{ count: number }[]>(
    "SELECT count(*)::integer FROM audit_log WHERE action = 'ORDER_PAID' AND subject_id = $1",
    [orderId],
  );
  return row?.count;
};

const sign = (payload: string, given: { secret?: string; timestamp?: number } = {}) =>
  shop.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: shop.env.STRIPE_WEBHOOK_SECRET,
    ...given,
  });

const deliver = (payload: string, signature?: string) =>
  shop.visitor.fetch('POST', '/webhooks/stripe', payload, signature ? { 'Stripe-Signature': signature } : {});

describe('C8', () => {
  test('an event with a valid signature settles the order', async () => {
    const { customer, order, payload } = await aPaidIntent();

    expect((await deliver(payload, sign(payload))).status).toBe(200);
    expect((await getOrder(customer, order.id)).paid).toBe(true);
  });

  test('an event without a valid signature is refused and changes nothing', async () => {
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
});

describe('C9', () => {
  test('the same event twenty times at once settles the order once', async () => {
    const { customer, order, payload } = await aPaidIntent();

    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(payload, sign(payload))));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await getOrder(customer, order.id)).paid).toBe(true);
    expect(await timesPaid(order.id)).toBe(1);
  });

  test('the same event of three orders twenty times at once settles each order once, despite earlier failures', async () => {
    const customer = await shop.signIn({});
    const { ids } = await aSet(shop, customer);
    const { id } = await payTogether(customer, ids);
    await expect(
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow();
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const [payload, failure] = [
      await payloadOf('payment_intent.succeeded', id),
      await payloadOf('payment_intent.payment_failed', id),
    ];

    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(payload, sign(payload))));
    answers.push(await deliver(failure, sign(failure)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const order of ids) {
      expect(await getOrder(customer, order)).toMatchObject({ paid: true, transactionId: id });
      expect(await timesPaid(order)).toBe(1);
    }
  });

  test('a failure that arrives after the success changes nothing', async () => {
    const { customer, order, id, payload } = await aPaidIntent({ declinedFirst: true });
    const failure = await payloadOf('payment_intent.payment_failed', id);
    await deliver(payload, sign(payload));

    expect((await deliver(failure, sign(failure))).status).toBe(200);

    expect(await getOrder(customer, order.id)).toMatchObject({ paid: true, transactionId: id });
    expect(await timesPaid(order.id)).toBe(1);
  });

  test('a browser that confirms after the webhook gets a success', async () => {
    const { customer, order, id, payload } = await aPaidIntent();
    await deliver(payload, sign(payload));

    const answer = await customer.rest('PATCH', `/orders/${order.id}`, {
      order: order.id,
      transactionId: id,
    });

    expect(answer.status).toBe(200);
    expect(await timesPaid(order.id)).toBe(1);
  });

  test('a success event that arrives before the payment is stored settles the order when it is sent again', async () => {
    const { customer, order, id, payload } = await aPaidIntent();
    // As when Stripe is faster than our own commit.
    const { manager } = shop.database;
    const attempt = await manager.findOneByOrFail(PaymentAttempt, { intentId: id });
    const parts = await sharesOf(manager, attempt.id);
    await manager.delete(AttemptOrder, { attemptId: attempt.id });
    await manager.delete(PaymentAttempt, attempt.id);
    expect((await deliver(payload, sign(payload))).status).toBe(404);
    await manager.transaction(async (commit) => {
      await commit.insert(PaymentAttempt, attempt);
      await commit.insert(AttemptOrder, parts);
    });

    expect((await deliver(payload, sign(payload))).status).toBe(200);

    expect((await getOrder(customer, order.id)).paid).toBe(true);
    expect(await timesPaid(order.id)).toBe(1);
  });

  test('an event of an unknown order with our metadata is answered 404, so that Stripe sends it again', async () => {
    const { payload } = await aPaymentOfAnother({
      order_id: newId(),
      attempt_id: newId(),
      uid: 'somebody',
    });

    expect((await deliver(payload, sign(payload))).status).toBe(404);
    expect((await deliver(payload, sign(payload))).status).toBe(404);
  });
});

/** A payment made with our account at Stripe, but not by this shop. */
async function aPaymentOfAnother(metadata: Record<string, string> = {}) {
  const { id } = await shop.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    payment_method_types: ['card'],
    confirm: true,
    metadata,
  });
  return { id, payload: await payloadOf('payment_intent.succeeded', id) };
}

const readsOf = async (intentId: string) =>
  (await new SandboxControl(shop).calls('GET /v1/payment_intents/{id}')).filter(({ path }) =>
    path.endsWith(intentId),
  ).length;

const outcomesOf = (intentId: string) =>
  shop.database.query('SELECT type, outcome FROM stripe_event WHERE intent_id = $1', [intentId]);

describe('a payment of another system', () => {
  test.each([
    ['without a stamp', {}],
    ["with another system's order number", { order_id: '4711' }],
    ['with a stamp that is none', { order_id: '4711', attempt_id: 'first' }],
  ])('%s is answered with 200 and recorded once', async (_case, metadata) => {
    const { id, payload } = await aPaymentOfAnother(metadata);

    expect((await deliver(payload, sign(payload))).status).toBe(200);
    expect((await deliver(payload, sign(payload))).status).toBe(200);

    expect(await outcomesOf(id)).toEqual([{ type: 'payment_intent.succeeded', outcome: 'FOREIGN' }]);
  });

  test('is recognized because our Stripe account does not know it, unless the shop has stored it', async () => {
    const { id, payload } = await aPaidIntent();
    const elsewhere = (intentId: string) =>
      payload.replaceAll(id, intentId).replaceAll(/evt_\w+/g, `evt_${intentId}`);
    await shop.database.getRepository(PaymentAttempt).update({ intentId: id }, { intentId: 'pi_noted' });

    const [unknown, noted] = [elsewhere('pi_elsewhere'), elsewhere('pi_noted')];

    expect((await deliver(unknown, sign(unknown))).status).toBe(200);
    expect(await outcomesOf('pi_elsewhere')).toHaveLength(1);
    expect((await deliver(noted, sign(noted))).status).toBe(404);
    expect(await outcomesOf('pi_noted')).toEqual([]);
  });

  test('is checked again when Stripe could not be reached', async () => {
    const { id, payload } = await aPaymentOfAnother();
    const sandbox = new SandboxControl(shop);
    await sandbox.break({ route: 'GET /v1/payment_intents/{id}', kind: 'reset', times: 2 });

    expect((await deliver(payload, sign(payload))).status).toBe(503);
    expect(await outcomesOf(id)).toEqual([]);

    await sandbox.repair();
    expect((await deliver(payload, sign(payload))).status).toBe(200);
  });
});

describe('a handled event', () => {
  test('causes no request to Stripe when it arrives again', async () => {
    const { id, payload } = await aPaidIntent();
    await deliver(payload, sign(payload));
    const before = await readsOf(id);

    expect((await deliver(payload, sign(payload))).status).toBe(200);

    expect(before).toBeGreaterThan(0);
    expect(await readsOf(id)).toBe(before);
  });

  test('is deleted after thirty days', async () => {
    const { id, payload } = await aPaidIntent();
    await deliver(payload, sign(payload));
    await shop.database.query(
      `INSERT INTO stripe_event (id, type, intent_id, received_at) VALUES
         ('evt_old', 'payment_intent.succeeded', 'pi_old', now() - interval '31 days'),
         ('evt_new', 'payment_intent.succeeded', 'pi_new', now() - interval '29 days')`,
    );

    await shop.runTask('housekeeping');

    expect(await outcomesOf(id)).toHaveLength(1);
    expect(await outcomesOf('pi_old')).toEqual([]);
    expect(await outcomesOf('pi_new')).toHaveLength(1);
  });
});
