import { errorOf, type Sandbox, startSandbox, TestAccount } from './support/start-sandbox.js';

describe('keys and accounts', () => {
  let sandbox: Sandbox;
  let account: TestAccount;

  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    account = new TestAccount(sandbox);
  });

  const order = { amount: 5000, currency: 'usd', metadata: { uid: 'secret-to-the-browser' } };

  test.each([
    ['no key', undefined, 'You did not provide an API key.'],
    [
      'a live key',
      'Bearer sk_live_abcdefghijklmnopqrst',
      'Invalid API Key provided: sk_live_************qrst.',
    ],
    ['nonsense', 'Bearer nonsense', 'Invalid API Key provided: ************.'],
    ['an empty bearer', 'Bearer ', 'You did not provide an API key.'],
    ['another scheme', 'Digest sk_test_abc', 'You did not provide an API key.'],
  ])('%s gets a 401', async (_name, authorization, message) => {
    const headers = new Headers(authorization === undefined ? [] : [['authorization', authorization]]);
    const response = await fetch(`${sandbox.url}/v1/payment_intents`, { headers });
    expect(response.status).toBe(401);
    const { error } = (await response.json()) as { error: { type: string; message: string } };
    expect(error.type).toBe('invalid_request_error');
    expect(error.message).toContain(message);
  });

  test('the key can be sent with basic authentication', async () => {
    const authorization = `Basic ${Buffer.from(`${account.secretKey}:`).toString('base64')}`;
    const response = await fetch(`${sandbox.url}/v1/events`, { headers: { authorization } });
    expect(response.status).toBe(200);
  });

  test("accounts don't see each other", async () => {
    const { id } = await account.stripe.paymentIntents.create(order);
    const stranger = new TestAccount(sandbox);
    expect(await errorOf(stranger.stripe.paymentIntents.retrieve(id))).toMatchObject({ statusCode: 404 });
    expect((await stranger.stripe.paymentIntents.list()).data).toHaveLength(0);
  });

  test('a browser with the client secret can pay, and sees no metadata', async () => {
    const intent = await account.stripe.paymentIntents.create(order);
    const method = await account.fromBrowser('/v1/payment_methods', {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': '123',
    });
    const paid = await account.fromBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret!,
      payment_method: method.body.id!,
    });
    expect(paid).toMatchObject({ status: 200, body: { id: intent.id, status: 'succeeded' } });
    expect(paid.body).not.toHaveProperty('metadata');
    expect(paid.body).not.toHaveProperty('latest_charge');
    const again = await account.fromBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret!,
      payment_method: method.body.id!,
    });
    expect(again.body.error?.code).toBe('payment_intent_unexpected_state');
    expect(again.body.error?.payment_intent).not.toHaveProperty('metadata');
  });

  test('a browser can send the card with the confirmation', async () => {
    const { id, client_secret } = await account.stripe.paymentIntents.create(order);
    const declined = await account.fromBrowser(`/v1/payment_intents/${id}/confirm`, {
      client_secret: client_secret!,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4000000000009995',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': 'Jonas Weber',
    });
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { message: 'Your card has insufficient funds.' } },
    });
  });

  test('a browser without the client secret is refused', async () => {
    const { id, client_secret } = await account.stripe.paymentIntents.create(order);
    const path = `/v1/payment_intents/${id}/confirm`;
    const missing = await account.fromBrowser(path, { payment_method: 'pm_card_visa' });
    expect(missing).toMatchObject({ status: 400, body: { error: { code: 'parameter_missing' } } });
    const wrong = await account.fromBrowser(path, {
      payment_method: 'pm_card_visa',
      client_secret: `${client_secret}x`,
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter' } },
    });
    const stranger = new TestAccount(sandbox);
    const foreign = await stranger.fromBrowser(path, {
      payment_method: 'pm_card_visa',
      client_secret: client_secret!,
    });
    expect(foreign.status).toBe(404);
    expect((await account.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
  });

  test('a browser cannot create, refund, list or use switches', async () => {
    const calls = ['/v1/payment_intents', '/v1/refunds', '/v1/webhook_endpoints'];
    for (const path of calls) {
      const answer = await account.fromBrowser(path, { amount: '5000', currency: 'usd' });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'secret_key_required' } } });
    }
    const headers = { authorization: `Bearer ${account.publishableKey}`, 'content-type': 'application/json' };
    for (const path of ['/sandbox/requests', '/sandbox/deliveries', '/sandbox/switches', '/v1/events']) {
      expect((await fetch(sandbox.url + path, { headers })).status).toBe(403);
    }
  });

  test('pages of any origin can call the API, without credentials', async () => {
    const preflight = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:4000', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    const refused = await fetch(`${sandbox.url}/v1/payment_methods`, { method: 'POST' });
    for (const { headers } of [preflight, refused]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});
