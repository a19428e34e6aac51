import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';

import type { IdentityProvider } from '../../src/auth/identity.port.js';
import type { PaymentGateway } from '../../src/features/payments/payment/payment-gateway.port.js';
import { createLog } from '../../src/telemetry/create-log.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { until } from '../support/until.js';

/** Part of everything that must not be written. */
const MARK = 'xyzzy';
const EMAIL = `${MARK}@example.com`;
const PHONE = '+44 20 7946 0958';
const PASSWORD = `${MARK}-password`;
const ID_TOKEN = `eyJhbGciOiJub25lIn0.eyJ${MARK}.${MARK}`;
const CLIENT_SECRET = `pi_3Nq_secret_${MARK}`;
const ACCESS = `Bearer ${ID_TOKEN}`;
const PRIVATE = [MARK, PHONE];

/** Error of a driver or an SDK: the call itself, with all its values. */
function chattyError(message: string): Error {
  return Object.assign(new Error(`${message} for ${EMAIL} (${PHONE}) with ${CLIENT_SECRET}`), {
    code: 'E_CHATTY',
    headers: { authorization: `Bearer sk_test_${MARK}` },
    config: { headers: { Authorization: ACCESS }, data: { password: PASSWORD } },
    raw: { payment_intent: { client_secret: CLIENT_SECRET, receipt_email: EMAIL } },
    request: { body: PASSWORD },
    response: { data: { phone: PHONE } },
  });
}

const failing = {
  gateway: (real: PaymentGateway): PaymentGateway => ({
    createIntent: () => Promise.reject(chattyError('POST /v1/payment_intents')),
    findIntent: () => Promise.reject(chattyError('GET /v1/payment_intents')),
    cancelIntent: () => Promise.reject(chattyError('POST cancel')),
    refund: () => Promise.reject(chattyError('POST /v1/refunds')),
    findRefunds: () => Promise.reject(chattyError('GET /v1/refunds')),
    findDisputes: () => Promise.reject(chattyError('GET /v1/disputes')),
    findEvents: () => Promise.reject(chattyError('GET /v1/events')),
    readEvent: (body, signature) => real.readEvent(body, signature),
  }),
  identities: (real: IdentityProvider): IdentityProvider => ({
    verify: (token) =>
      token.includes(MARK) ? Promise.reject(chattyError(`token ${token}`)) : real.verify(token),
    exists: (uid) => real.exists(uid),
    revokeSessions: (uid) => real.revokeSessions(uid),
    revokeSessionsBefore: (uid, moment) => real.revokeSessionsBefore(uid, moment),
    remove: (uid) => real.remove(uid),
  }),
};

let text = '';
/** Output since the shop was created. */
let everything = '';
const destination = {
  write: (line: string) => {
    text += line;
    everything += line;
  },
};
let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({
    log: createLog('debug', destination),
    ...failing,
    env: {
      RESPONSE_CACHE_MB: '1',
      // No one listens there: connecting fails again and again.
      DATABASE_DIRECT_URL: `postgres://axle:${PASSWORD}@127.0.0.1:1/axle`,
    },
  });
  customer = await shop.signIn({});
});
beforeEach(() => {
  text = '';
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly path?: string;
  readonly err?: { readonly message: string; readonly type: string };
}
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
/** The line of a request is written when its connection is done with it. */
const requestLine = (path: string) =>
  until(() => Promise.resolve(lines().find((line) => line.path === path)), `a line of ${path}`);
const shown = () => PRIVATE.filter((value) => text.includes(value));

const query = (operation: string, variables: object) => JSON.stringify({ query: operation, variables });

test('control: a default logger would show the private values', () => {
  const ordinary = { write: (line: string) => void (text += line) };
  pino({}, ordinary).error({ err: chattyError('anything') });

  expect(shown()).toEqual(PRIVATE);
});

describe('no line holds a token, a password, an address, a number or a secret', () => {
  test.each([
    ['a path of a person', 'PUT', `/user/${EMAIL}`, { email: EMAIL, password: PASSWORD }, '/user/[hidden]'],
    ['an encoded one', 'GET', `/user/${encodeURIComponent(EMAIL)}`, undefined, '/user/[hidden]'],
    ['a query', 'GET', `/orders?email=${EMAIL}&token=${ID_TOKEN}`, undefined, '/orders'],
    ['a token in a path', 'GET', `/reset/${ID_TOKEN}`, undefined, '/reset/[hidden]'],
    ['a secret in a path', 'GET', `/pay/${CLIENT_SECRET}`, undefined, '/pay/pi_3Nq_secret_[hidden]'],
    ['an order of no one', 'POST', '/orders', { name: MARK, email: EMAIL, phone: PHONE }, '/orders'],
    [
      'an event that no one signed',
      'POST',
      '/webhooks/stripe',
      { client_secret: CLIENT_SECRET },
      '/webhooks/stripe',
    ],
  ])('for %s', async (_case, method, path, body, logged) => {
    await shop.visitor.fetch(method, path, body && JSON.stringify(body), { Authorization: ACCESS });

    await requestLine(logged);
    expect(shown()).toEqual([]);
  });

  test('for a malformed JSON body', async () => {
    await shop.visitor.fetch('POST', '/orders', `{"password":"${PASSWORD}"`, { Authorization: ACCESS });
    await requestLine('/orders');
    expect(shown()).toEqual([]);
  });

  test.each([
    ['no such field', `{ parts { ${MARK} } }`, {}],
    ['no such operation', `query A { stats { parts } } query B { stats { parts } }`, { phone: PHONE }],
    ['a variable that does not fit', 'query ($id: ID!) { order(id: $id) { id } }', { id: { email: EMAIL } }],
    ['a token that is not good', 'mutation ($t: String!) { signIn(idToken: $t) { token } }', { t: ID_TOKEN }],
  ])('for an operation with %s', async (_case, operation, variables) => {
    await shop.visitor.fetch('POST', '/graphql', query(operation, variables), { Authorization: ACCESS });
    await requestLine('/graphql');
    expect(shown()).toEqual([]);
  });

  test('for a failing statement with parameters and row', async () => {
    const driver = Object.assign(new Error(`duplicate key, invalid input syntax for type uuid: "${MARK}"`), {
      code: 'XX000',
      detail: `Key (email)=(${EMAIL}) already exists.`,
      where: PHONE,
      table: 'shop_user',
    });
    jest
      .spyOn(shop.app.services.users, 'findAll')
      .mockRejectedValue(
        new QueryFailedError('SELECT 1 FROM shop_user WHERE email = $1', [EMAIL, PHONE], driver),
      );

    const answers = [
      await customer.rest('GET', '/orders'),
      await customer.graphql('{ __typename }', {}, { 'X-Request-Id': EMAIL }),
    ];

    expect(answers).toHaveLength(2);
    await requestLine('/graphql');
    const faults = lines().filter(({ msg }) => msg === 'fault');
    expect(faults).toMatchObject([
      { level: 'error', err: { type: 'QueryFailedError', cause: { code: 'XX000', table: 'shop_user' } } },
      { level: 'error', err: { type: 'GraphQLError', cause: { type: 'QueryFailedError' } } },
    ]);
    expect(shown()).toEqual([]);
  });

  test.each(['an Error', 'a string'])('for %s thrown with private values', async (kind) => {
    const thrown = chattyError('somewhere');
    jest
      .spyOn(shop.app.services.parts, 'listNewest')
      .mockRejectedValue(kind === 'a string' ? thrown.message : thrown);

    const answer = await customer.rest('GET', '/parts');

    const { requestId } = answer.body as { requestId: string };
    expect(lines().find(({ msg }) => msg === 'fault')).toMatchObject({ level: 'error', requestId });
    expect(shown()).toEqual([]);
  });

  test('for a failing provider, in a request and in a task', async () => {
    const order = await placeOrder(customer, await aPart(shop.database));
    await expect(createPaymentIntent(customer, order.id)).rejects.toThrow('Internal error');
    await shop.database.query(
      "UPDATE payment_attempt SET state = 'OPEN', intent_id = 'pi_none', checked_at = now() - interval '1 hour'",
    );
    await shop.runTask('reconciler');

    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'fault' }));
    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'payment reconciliation failed' }));
    expect(shown()).toEqual([]);
  });

  test('for an unreachable database', () => {
    expect(everything).toContain('cache invalidation feed disconnected');
    expect(everything).not.toContain(PASSWORD);
  });
});
