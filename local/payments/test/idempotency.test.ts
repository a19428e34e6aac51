import { errorOf, type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('idempotency keys', () => {
  let sandbox: Sandbox;
  let account: TestAccount;
  let clock = 0;

  beforeAll(async () => {
    sandbox = await startSandbox({ now: () => Date.now() + clock });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    clock = 0;
    account = new TestAccount(sandbox);
  });

  const order = { amount: 5000, currency: 'usd', metadata: { order_id: 'o-1' } };
  const key = { idempotencyKey: 'order-1' };
  const count = async () => (await account.stripe.paymentIntents.list()).data.length;

  test('the same key replays the response without another effect', async () => {
    const { paymentIntents } = account.stripe;
    const first = await paymentIntents.create(order, key);
    await paymentIntents.update(first.id, { amount: 6000 });
    const again = await paymentIntents.create(order, key);
    expect(again).toEqual({ ...first });
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(await count()).toBe(1);
    expect((await account.requests('POST /v1/payment_intents')).map(({ replayed }) => replayed)).toEqual([
      false,
      true,
    ]);
  });

  test('the order of parameters makes no difference, but their values do', async () => {
    const { paymentIntents } = account.stripe;
    const { id } = await paymentIntents.create(order, key);
    const turned = { metadata: { order_id: 'o-1' }, currency: 'usd', amount: 5000 };
    expect((await paymentIntents.create(turned, key)).id).toBe(id);
    expect(await errorOf(paymentIntents.create({ ...order, amount: 5001 }, key))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    });
    expect(await errorOf(paymentIntents.cancel(id, {}, key))).toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect(await count()).toBe(1);
  });

  test('a declined card is replayed too', async () => {
    const { paymentIntents, charges } = account.stripe;
    const declined = { ...order, confirm: true, payment_method: 'pm_card_visa_chargeDeclined' };
    const first = await errorOf(paymentIntents.create(declined, key));
    const again = await errorOf(paymentIntents.create(declined, key));
    expect(again).toMatchObject({ statusCode: 402, charge: first.charge });
    expect((await charges.list()).data).toHaveLength(1);
  });

  test('a call that was refused beforehand or failed underway is not replayed', async () => {
    const { paymentIntents } = account.stripe;
    await errorOf(paymentIntents.create({ ...order, amount: 1 }, key));
    await account.control('POST', '/faults', {
      route: 'POST /v1/payment_intents',
      kind: 'fail',
      status: 500,
    });
    await account.control('POST', '/faults', {
      route: 'POST /v1/payment_intents',
      kind: 'fail',
      status: 429,
    });
    expect(await errorOf(paymentIntents.create(order, key))).toMatchObject({ statusCode: 500 });
    expect(await errorOf(paymentIntents.create(order, key))).toMatchObject({
      statusCode: 429,
      code: 'rate_limit',
    });
    expect((await paymentIntents.create(order, key)).status).toBe('requires_payment_method');
    expect(await count()).toBe(1);
  });

  test('while the first call is running, the second is refused', async () => {
    const { paymentIntents } = account.stripe;
    await account.control('POST', '/faults', { route: 'POST /v1/payment_intents', kind: 'delay', ms: 300 });
    const first = paymentIntents.create(order, key);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => errorOf(paymentIntents.create(order, key))),
    );
    for (const error of answers)
      expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await paymentIntents.create(order, { idempotencyKey: 'another' })).id).not.toBe((await first).id);
    expect((await paymentIntents.create(order, key)).id).toBe((await first).id);
    expect(await count()).toBe(2);
  });

  test("the SDK's own retries create one intent", async () => {
    const patient = account.sdk({ maxNetworkRetries: 2 });
    await account.control('POST', '/faults', { route: 'POST /v1/payment_intents', kind: 'fail_after' });
    const intent = await patient.paymentIntents.create(order);
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await count()).toBe(1);
  });

  test('a key expires after 24 hours and belongs to one account', async () => {
    const { id } = await account.stripe.paymentIntents.create(order, key);
    const stranger = new TestAccount(sandbox);
    expect((await stranger.stripe.paymentIntents.create(order, key)).id).not.toBe(id);
    clock = 24 * 3_600_000 - 5_000;
    expect((await account.stripe.paymentIntents.create(order, key)).id).toBe(id);
    clock = 24 * 3_600_000 + 5_000;
    expect((await account.stripe.paymentIntents.create(order, key)).id).not.toBe(id);
  });
});
