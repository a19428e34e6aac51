import { errorOf, type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('requested faults', () => {
  let sandbox: Sandbox;
  let account: TestAccount;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    account = new TestAccount(sandbox);
  });

  const order = { amount: 5000, currency: 'usd' };
  const count = async () => (await account.stripe.paymentIntents.list()).data.length;
  const fault = (kind: string, rest: object = {}) =>
    account.control<{ id: string }>('POST', '/faults', { route: 'POST /v1/payment_intents', kind, ...rest });

  test('fail: the requested status, as often as requested, and no effect', async () => {
    await fault('fail', { status: 503, times: 2 });
    for (let n = 0; n < 2; n += 1) {
      expect(await errorOf(account.stripe.paymentIntents.create(order))).toMatchObject({
        statusCode: 503,
        rawType: 'api_error',
      });
    }
    expect(await count()).toBe(0);
    await account.stripe.paymentIntents.create(order);
    expect(await account.requests('POST /v1/payment_intents')).toMatchObject([
      { status: 503, fault: 'fail' },
      { status: 503, fault: 'fail' },
      { status: 200, fault: null },
    ]);
  });

  test('delay: the call takes effect, even for a client that has left', async () => {
    await fault('delay', { ms: 300 });
    const hasty = account.sdk({ timeout: 100 });
    expect(await errorOf(hasty.paymentIntents.create(order))).toMatchObject({
      type: 'StripeConnectionError',
    });
    const before = Date.now();
    await fault('delay', { ms: 300 });
    await account.stripe.paymentIntents.create(order);
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
    expect(await count()).toBe(2);
  });

  test('hang: no response until the client gives up, and no effect', async () => {
    await fault('hang');
    const hasty = account.sdk({ timeout: 100 });
    expect(await errorOf(hasty.paymentIntents.create(order))).toMatchObject({
      type: 'StripeConnectionError',
    });
    expect(await count()).toBe(0);
  });

  test('reset: the connection is reset, and there is no effect', async () => {
    // The SDK tries a reset connection once more automatically.
    await fault('reset', { times: 2 });
    const error = await errorOf(account.stripe.paymentIntents.create(order));
    expect(error).toMatchObject({ type: 'StripeConnectionError', detail: { code: 'ECONNRESET' } });
    expect(await count()).toBe(0);
  });

  test('fail_after: the call takes effect and the response is lost', async () => {
    await fault('fail_after', { times: 2 });
    const error = await errorOf(account.stripe.paymentIntents.create(order, { idempotencyKey: 'order-1' }));
    expect(error).toMatchObject({ type: 'StripeConnectionError' });
    expect(await count()).toBe(1);
    const again = await account.stripe.paymentIntents.create(order, { idempotencyKey: 'order-1' });
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await count()).toBe(1);
  });

  test('a route can name any id, and other accounts are not affected', async () => {
    const { id } = await account.stripe.paymentIntents.create(order);
    await account.control('POST', '/faults', {
      route: 'POST /v1/payment_intents/{id}/confirm',
      kind: 'fail',
      times: null,
    });
    const confirm = () => account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    for (let n = 0; n < 3; n += 1) expect(await errorOf(confirm())).toMatchObject({ statusCode: 500 });
    const stranger = new TestAccount(sandbox);
    const theirs = { ...order, confirm: true, payment_method: 'pm_card_visa' };
    expect((await stranger.stripe.paymentIntents.create(theirs)).status).toBe('succeeded');
    expect(await account.control('GET', '/switches')).toMatchObject({
      faults: [{ kind: 'fail', times: null }],
    });
    await account.control('DELETE', '/switches');
    expect((await confirm()).status).toBe('succeeded');
  });

  test('the log shows the requests, without card data', async () => {
    await account.stripe.paymentIntents.create(order, { idempotencyKey: 'order-1' });
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '987' };
    await account.stripe.paymentMethods.create({ type: 'card', card });
    const [created, method] = await account.requests();
    expect(created).toMatchObject({
      method: 'POST',
      path: '/v1/payment_intents',
      params: { amount: '5000', currency: 'usd' },
      idempotency_key: 'order-1',
      key: 'secret',
      status: 200,
    });
    expect(method).toMatchObject({ params: { card: { number: '****4242', cvc: '****', exp_month: '12' } } });
    expect(await account.requests('POST /v1/refunds')).toHaveLength(0);
  });
});
