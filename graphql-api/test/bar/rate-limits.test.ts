import { PostgresRateLimits } from '../../src/adapters/postgres-rate-limits.js';
import { TooManyRequests } from '../../src/shared/rate-limits.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import type { RestAnswer } from '../support/shop-client.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { RATE_LIMITS: 'on', OPEN_HOLDS_PER_USER: '100' } });
});
afterAll(() => shop.close());

/** How often in a row `call` is not answered with 429, and the first answer that is. */
async function untilLimited(call: (index: number) => Promise<RestAnswer>, patience = 30) {
  for (let index = 0; index < patience; index++) {
    const answer = await call(index);
    if (answer.status === 429) return { allowed: index, answer };
  }
  return { allowed: patience, answer: undefined };
}

function expectLimited(answer: RestAnswer | undefined): void {
  const seconds = Number(answer?.headers.get('Retry-After'));
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true);
  expect(answer?.body).toEqual({
    code: 'RATE_LIMITED',
    message: `Too many requests. Please try again in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  });
}

/** A new address each time, as a client may claim one. */
const spoofed = (index: number) => ({
  'X-Forwarded-For': `203.0.113.${index}`,
  'X-Real-IP': `203.0.113.${index}`,
  Forwarded: `for=203.0.113.${index}`,
});

describe('C29', () => {
  test('a customer orders twenty times a minute', async () => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 100 });

    const { allowed, answer } = await untilLimited((index) =>
      customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery }, spoofed(index)),
    );

    expect(allowed).toBe(20);
    expectLimited(answer);
  });

  test('a customer opens ten payments a minute, at both doors together', async () => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database, { priceMinor: 1000 });
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });

    const { allowed, answer } = await untilLimited((index) =>
      customer.rest(
        'POST',
        '/create-payment-intent',
        { price: 10, orderId: body.insertedId },
        spoofed(index),
      ),
    );
    const { errors } = await customer.graphql(
      'mutation ($id: ID!) { createPaymentIntent(orderId: $id) { id } }',
      { id: body.insertedId },
    );

    expect(allowed).toBe(10);
    expectLimited(answer);
    expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
  });

  test('a customer posts five reviews a minute, and another customer still can', async () => {
    const [customer, other] = [await shop.signIn({}), await shop.signIn({})];

    const { allowed, answer } = await untilLimited((index) =>
      customer.rest('POST', '/reviews', { rating: 5 }, spoofed(index)),
    );

    expect(allowed).toBe(5);
    expectLimited(answer);
    expect((await other.rest('POST', '/reviews', { rating: 5 })).status).toBe(200);
  });

  test('one account gets ten tokens a minute, and another account at the same address still gets one', async () => {
    const [account, other] = [
      await shop.people.create({ email: 'often@example.com' }),
      await shop.people.create({ email: 'once@example.com' }),
    ];
    const exchange = ({ email, idToken }: typeof account, index: number) =>
      shop.visitor.rest(
        'PUT',
        `/user/${email}`,
        { email },
        { Authorization: `Bearer ${idToken}`, ...spoofed(index) },
      );

    const { allowed, answer } = await untilLimited((index) => exchange(account, index));

    expect(allowed).toBe(10);
    expectLimited(answer);
    expect((await exchange(other, 0)).status).toBe(200);
  });

  test('five messages a minute come from one address', async () => {
    const send = async (index: number) => {
      const response = await shop.visitor.fetch(
        'POST',
        '/graphql',
        JSON.stringify({
          query: 'mutation ($m: ContactMessageInput!) { sendContactMessage(input: $m) }',
          variables: { m: { name: 'Jo', email: 'jo@example.com', message: 'Hello' } },
        }),
        spoofed(index),
      );
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code ?? 'ok';
    };
    const answers: string[] = [];
    for (let index = 0; index < 7; index++) answers.push(await send(index));

    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('all copies of the shop count together', async () => {
    const customer = await shop.signIn({});
    for (let index = 0; index < 3; index++) await customer.rest('POST', '/reviews', { rating: 5 });
    const anotherCopy = new PostgresRateLimits(shop.database);

    await anotherCopy.spend('REVIEW', customer.uid);
    await anotherCopy.spend('REVIEW', customer.uid);

    await expect(anotherCopy.spend('REVIEW', customer.uid)).rejects.toThrow(TooManyRequests);
    expect((await customer.rest('POST', '/reviews', { rating: 5 })).status).toBe(429);
  });

  test('whoever polls the catalogue ten times a second is never told to stop', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => shop.visitor.rest('GET', index % 2 ? '/parts' : '/reviews')),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  // Last: from here on this address gets no more tokens.
  test('ten bad proofs a minute come from one address, whatever address it claims to be', async () => {
    const { allowed, answer } = await untilLimited((index) =>
      shop.visitor.rest(
        'PUT',
        '/user/jo@example.com',
        { email: 'jo@example.com' },
        { Authorization: 'Bearer guess', ...spoofed(index) },
      ),
    );

    expect(allowed).toBe(10);
    expectLimited(answer);
  });

  test('behind a proxy that is trusted, its word counts and not the client’s', async () => {
    const proxied = await createTestShop({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    const guess = (address: string) =>
      proxied.visitor.rest(
        'PUT',
        '/user/jo@example.com',
        { email: 'jo@example.com' },
        { Authorization: 'Bearer guess', 'X-Forwarded-For': address },
      );

    const { allowed } = await untilLimited((index) => guess(`203.0.113.${index}, 198.51.100.7`));
    const elsewhere = await guess('203.0.113.1, 198.51.100.8');
    await proxied.close();

    expect(allowed).toBe(10);
    expect(elsewhere.status).toBe(401);
  });
});
