import { errorOf, type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('payment intents', () => {
  let sandbox: Sandbox;
  let account: TestAccount;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    account = new TestAccount(sandbox);
  });

  const order = { amount: 12980, currency: 'usd', metadata: { order_id: 'o-1', uid: 'u-1' } };

  test('a server creates, reads, changes and confirms an intent', async () => {
    const { paymentIntents } = account.stripe;
    const created = await paymentIntents.create({ ...order, automatic_payment_methods: { enabled: true } });
    expect(created).toMatchObject({
      object: 'payment_intent',
      amount: 12980,
      amount_received: 0,
      currency: 'usd',
      status: 'requires_payment_method',
      livemode: false,
      latest_charge: null,
      metadata: order.metadata,
    });
    expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_\\w{25}$`));
    expect(created.lastResponse.headers['request-id']).toMatch(/^req_\w+/);
    expect(created.lastResponse.headers['stripe-version']).toBe('2026-08-26.dahlia');

    const changed = await paymentIntents.update(created.id, {
      amount: 13000,
      metadata: { uid: '', note: 'x' },
    });
    expect(changed).toMatchObject({ amount: 13000, metadata: { order_id: 'o-1', note: 'x' } });
    expect(changed.metadata).not.toHaveProperty('uid');

    const ready = await paymentIntents.update(created.id, { payment_method: 'pm_card_mastercard' });
    expect(ready.status).toBe('requires_confirmation');

    const paid = await paymentIntents.confirm(created.id);
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 13000,
      last_payment_error: null,
    });
    expect(await account.stripe.charges.retrieve(paid.latest_charge as string)).toMatchObject({
      object: 'charge',
      amount: 13000,
      paid: true,
      payment_intent: created.id,
      outcome: { type: 'authorized', network_status: 'approved_by_network' },
      payment_method_details: { card: { brand: 'mastercard', last4: '4444' } },
    });
    expect((await paymentIntents.retrieve(created.id)).status).toBe('succeeded');
    expect(await paymentIntents.retrieve(created.id, { expand: ['latest_charge'] })).toMatchObject({
      status: 'succeeded',
      latest_charge: { id: paid.latest_charge, payment_method_details: { card: { last4: '4444' } } },
    });
  });

  test('an intent can be created and confirmed in one call', async () => {
    const paid = await account.stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    expect(paid.status).toBe('succeeded');
  });

  test('a canceled intent stays canceled', async () => {
    const { paymentIntents } = account.stripe;
    const { id } = await paymentIntents.create(order);
    const canceled = await paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toEqual(expect.any(Number));

    for (const call of [
      paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      paymentIntents.cancel(id),
      paymentIntents.update(id, { amount: 500 }),
    ]) {
      expect(await errorOf(call)).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id, status: 'canceled' },
      });
    }
    expect((await paymentIntents.update(id, { metadata: { seen: 'yes' } })).metadata).toMatchObject({
      seen: 'yes',
    });
  });

  test('a paid intent can be neither canceled nor confirmed again', async () => {
    const { paymentIntents } = account.stripe;
    const { id } = await paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
    const code = 'payment_intent_unexpected_state';
    expect(await errorOf(paymentIntents.cancel(id))).toMatchObject({
      code,
      payment_intent: { status: 'succeeded' },
    });
    expect(await errorOf(paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }))).toMatchObject({
      code,
      message:
        'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    });
  });

  test('confirming without a payment method is refused', async () => {
    const { paymentIntents } = account.stripe;
    const { id } = await paymentIntents.create(order);
    expect(await errorOf(paymentIntents.confirm(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect(await errorOf(paymentIntents.confirm(id, { payment_method: 'pm_nope' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'payment_method',
    });
    expect((await paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  });

  test.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'amount'],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: -1, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 1.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: NaN, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 1e300, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 500, currency: 'xyz' }, undefined, 'currency'],
    [{ amount: 500, currency: 'usd', capture_method: 'manual' as const }, undefined, 'capture_method'],
    [{ amount: 500, currency: 'usd', customer: 'cus_1' }, 'parameter_unknown', 'customer'],
    [{ amount: 500 } as never, 'parameter_missing', 'currency'],
    [{ amount: 500, currency: 'usd', description: '' }, 'parameter_invalid_empty', 'description'],
    [
      { amount: 500, currency: 'usd', automatic_payment_methods: { enabled: true, extra: '1' } } as never,
      'parameter_unknown',
      'automatic_payment_methods[extra]',
    ],
    [
      {
        amount: 500,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        payment_method_data: {
          type: 'card',
          card: { number: '4242424242424242', exp_month: 1, exp_year: 34 },
        },
      } as never,
      'parameters_exclusive',
      'payment_method',
    ],
  ])('%j is refused', async (params, code, param) => {
    expect(await errorOf(account.stripe.paymentIntents.create(params))).toMatchObject({
      statusCode: 400,
      code,
      param,
    });
    expect((await account.stripe.paymentIntents.list()).data).toHaveLength(0);
  });

  test('lists are newest first, in pages, and can be limited in time', async () => {
    const { paymentIntents } = account.stripe;
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await paymentIntents.create(order)).id);
    const first = await paymentIntents.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const rest = await paymentIntents.list({ limit: 3, starting_after: ids[1]! });
    expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(rest.has_more).toBe(false);

    const everything: string[] = [];
    for await (const { id } of paymentIntents.list({ limit: 2 })) everything.push(id);
    expect(everything).toEqual(ids);

    const now = Math.floor(Date.now() / 1000);
    expect((await paymentIntents.list({ created: { gte: now - 60 } })).data).toHaveLength(5);
    expect((await paymentIntents.list({ created: { gte: now + 60 } })).data).toHaveLength(0);
  });

  test("an unknown intent is missing, with Stripe's message", async () => {
    expect(await errorOf(account.stripe.paymentIntents.retrieve('pi_nope'))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
      message: "No such payment_intent: 'pi_nope'",
      doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    });
  });
});
