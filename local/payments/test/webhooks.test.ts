import { type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';
import { until } from './support/until.js';
import { WebhookReceiver } from './support/webhook-receiver.js';

jest.setTimeout(20_000);

describe('webhooks', () => {
  let sandbox: Sandbox;
  let account: TestAccount;
  let receiver: WebhookReceiver;
  let secret: string;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    account = new TestAccount(sandbox);
    receiver = await new WebhookReceiver().start();
    const endpoint = await account.stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['*'],
    });
    secret = endpoint.secret!;
  });
  afterEach(() => receiver.stop());

  const order = { amount: 5000, currency: 'usd', metadata: { order_id: 'o-1' } };
  const pay = (payment_method = 'pm_card_visa') =>
    account.stripe.paymentIntents.create({ ...order, confirm: true, payment_method });
  const delivered = () =>
    until(async () => {
      const { waiting } = await account.control<{ waiting: unknown[] }>('GET', '/deliveries');
      return waiting.length === 0 ? true : undefined;
    });

  test('a payment sends events signed so that the real SDK accepts them', async () => {
    const paid = await pay();
    const received = await receiver.until(3);
    expect(receiver.types.sort()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    for (const { body, signature } of received) {
      const event = account.stripe.webhooks.constructEvent(body, signature, secret);
      expect(event).toMatchObject({ object: 'event', livemode: false, pending_webhooks: 1 });
      expect(() => account.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
        /signature/,
      );
      expect(() => account.stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow(
        /signature/,
      );
    }
    const { event } = received.find(({ event }) => event.type === 'payment_intent.succeeded')!;
    expect(event.data.object).toMatchObject({
      id: paid.id,
      status: 'succeeded',
      amount_received: 5000,
      metadata: order.metadata,
    });
    expect(event.request?.idempotency_key).toMatch(/^stripe-node-retry-/);
    await delivered();
    expect(await account.stripe.events.retrieve(event.id)).toMatchObject({
      id: event.id,
      pending_webhooks: 0,
    });
  });

  test('an endpoint gets the requested types, signed with its own secret', async () => {
    const picky = await new WebhookReceiver().start();
    const params = {
      url: picky.url,
      enabled_events: ['charge.refunded' as const],
      secret: 'whsec_known_before',
    };
    const endpoint = await account.stripe.webhookEndpoints.create(params);
    expect(endpoint.secret).toBe('whsec_known_before');
    const { id } = await pay();
    await account.stripe.refunds.create({ payment_intent: id });
    const [refunded] = await picky.until(1);
    const event = account.stripe.webhooks.constructEvent(
      refunded!.body,
      refunded!.signature,
      'whsec_known_before',
    );
    expect(event.data).toMatchObject({
      object: { payment_intent: id, amount_refunded: 5000, refunded: true },
      previous_attributes: { amount_refunded: 0, refunded: false },
    });
    await receiver.until(6);
    expect(receiver.types).toEqual(
      expect.arrayContaining(['refund.created', 'refund.updated', 'charge.refunded']),
    );
    expect(picky.types).toEqual(['charge.refunded']);

    expect((await account.stripe.webhookEndpoints.list()).data.map(({ url }) => url)).toEqual([
      picky.url,
      receiver.url,
    ]);
    expect((await account.stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
    expect(await account.stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
    await picky.stop();
  });

  test('an endpoint can request a group of types and bring its secret', async () => {
    const choosy = await new WebhookReceiver().start();
    await fetch(`${sandbox.url}/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.secretKey}` },
      body: new URLSearchParams({
        url: choosy.url,
        'enabled_events[]': 'payment_intent.*',
        secret: 'whsec_own',
      }),
    });
    await pay();
    await receiver.until(3);
    for (const { body, signature } of await choosy.until(2)) {
      expect(() => account.stripe.webhooks.constructEvent(body, signature, 'whsec_own')).not.toThrow();
    }
    expect(choosy.types.sort()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
    await choosy.stop();
  });

  test('every change of an intent sends an event', async () => {
    await expect(pay('pm_card_visa_chargeDeclined')).rejects.toThrow('Your card was declined.');
    const open = await account.stripe.paymentIntents.create(order);
    await account.stripe.paymentIntents.confirm(open.id, {
      payment_method: 'pm_card_authenticationRequired',
    });
    await account.stripe.paymentIntents.cancel(open.id);
    await pay();
    await receiver.until(9);
    expect(receiver.types.sort()).toEqual([
      'charge.failed',
      'charge.succeeded',
      'payment_intent.canceled',
      'payment_intent.created',
      'payment_intent.created',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ]);
    const types = (await account.stripe.events.list()).data.map(({ type }) => type);
    expect([...types].sort()).toEqual(receiver.types.sort());
  });

  test('a failing endpoint is retried at growing intervals until it succeeds', async () => {
    receiver.answerWith = (count) => (count < 3 ? 500 : 200);
    const others = ['payment_intent.created', 'charge.succeeded'];
    await account.control('PUT', '/webhooks', { mode: 'drop', events: others });
    await pay();
    const [first, second, third] = await receiver.until(3);
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(990);
    expect(third!.at - second!.at).toBeGreaterThanOrEqual(1_990);
    expect(third!.signature).not.toBe(first!.signature);
    await delivered();
    const { sent } = await account.control<{ sent: object[] }>('GET', '/deliveries');
    expect(sent).toMatchObject([
      { attempt: 1, status: 500 },
      { attempt: 2, status: 500 },
      { attempt: 3, status: 200 },
    ]);
  });

  test('drop: events happen, but are not sent', async () => {
    await account.control('PUT', '/webhooks', { mode: 'drop', events: ['payment_intent.succeeded'] });
    await pay();
    await receiver.until(2);
    await delivered();
    expect(receiver.types.sort()).toEqual(['charge.succeeded', 'payment_intent.created']);
    expect((await account.stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
    const types = ['payment_intent.succeeded', 'charge.refunded'];
    expect((await account.stripe.events.list({ types })).data).toHaveLength(1);
    expect((await account.stripe.events.list({ types: ['charge.refunded'] })).data).toEqual([]);
  });

  test('duplicate: the same event is sent as often as requested', async () => {
    await account.control('PUT', '/webhooks', {
      mode: 'duplicate',
      times: 4,
      events: ['payment_intent.succeeded'],
    });
    await pay();
    await receiver.until(7);
    const ids = receiver.received
      .filter(({ event }) => event.type === 'payment_intent.succeeded')
      .map(({ event }) => event.id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(1);
  });

  test('hold: events are sent in order once released', async () => {
    await account.control('PUT', '/webhooks', { mode: 'hold' });
    await pay();
    const { waiting } = await account.control<{ waiting: object[] }>('GET', '/deliveries');
    expect(waiting).toMatchObject([{ dueAt: null }, { dueAt: null }, { dueAt: null }]);
    expect(receiver.received).toHaveLength(0);
    expect(await account.control('POST', '/webhooks/release')).toEqual({ released: 3 });
    await receiver.until(3);
    expect(receiver.types).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });
});
