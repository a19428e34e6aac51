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

/** Number of times in a row that `call` does not get 429, and the first response that does. */
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

const times = (count: number, answer: string): string[] => Array.from({ length: count }, () => answer);

/** Sends a message through the contact form with each of these headers, one after the other: 'ok', or why not. */
async function sendMessages(to: TestShop, withHeaders: Record<string, string>[]): Promise<string[]> {
  const answers: string[] = [];
  for (const headers of withHeaders) {
    const { errors } = await to.visitor.graphql(
      'mutation ($m: ContactMessageInput!) { sendContactMessage(input: $m) }',
      { m: { name: 'Jo', email: 'jo@example.com', message: 'Hello' } },
      headers,
    );
    answers.push(errors?.[0]?.extensions.code ?? 'ok');
  }
  return answers;
}

describe('C29', () => {
  test('a customer can order twenty times a minute', async () => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 100 });

    const { allowed, answer } = await untilLimited((index) =>
      customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery }, spoofed(index)),
    );

    expect(allowed).toBe(20);
    expectLimited(answer);
  });

  test('a customer can open ten payments a minute, over REST and GraphQL together', async () => {
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

  test.each([{ price: 10 }, { price: 10, orderId: '01a217be-a34f-73bd-adef-48ff924401eb' }])(
    'payments for unknown orders count as well: %j',
    async (wanted) => {
      const customer = await shop.signIn({});

      const { allowed, answer } = await untilLimited(() =>
        customer.rest('POST', '/create-payment-intent', wanted),
      );

      expect(allowed).toBe(10);
      expectLimited(answer);
    },
  );

  test('orders of unknown parts count as well', async () => {
    const customer = await shop.signIn({});

    const { allowed, answer } = await untilLimited(() =>
      customer.rest('POST', '/orders', { product: 'No such part', price: 10 }),
    );

    expect(allowed).toBe(20);
    expectLimited(answer);
  });

  test('a customer can post five reviews a minute, without limiting other customers', async () => {
    const [customer, other] = [await shop.signIn({}), await shop.signIn({})];

    const { allowed, answer } = await untilLimited((index) =>
      customer.rest('POST', '/reviews', { rating: 5 }, spoofed(index)),
    );

    expect(allowed).toBe(5);
    expectLimited(answer);
    expect((await other.rest('POST', '/reviews', { rating: 5 })).status).toBe(200);
  });

  test('an account gets ten tokens a minute, without limiting another account at the same address', async () => {
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

  test('one visitor can send five messages a minute, one address twenty, whatever X-Forwarded-For says', async () => {
    const own = Array.from({ length: 7 }, () => ({}));
    const claimed = Array.from({ length: 20 }, (_, index) => spoofed(index));

    expect(await sendMessages(shop, own)).toEqual([...times(5, 'ok'), ...times(2, 'RATE_LIMITED')]);
    expect(await sendMessages(shop, claimed)).toEqual([...times(15, 'ok'), ...times(5, 'RATE_LIMITED')]);
  });

  test('behind an untrusted proxy, one visitor does not block the contact form for others', async () => {
    const another = await createTestShop({ env: { RATE_LIMITS: 'on' } });
    const invented = Array.from({ length: 30 }, (_, index) => ({
      'X-Forwarded-For': `203.0.113.${index}, 198.51.100.7`,
    }));

    const pest = await sendMessages(another, invented);
    const neighbor = await sendMessages(another, [{ 'X-Forwarded-For': '198.51.100.8' }]);
    await another.close();

    expect(pest.filter((answer) => answer === 'ok')).toHaveLength(5);
    expect(neighbor).toEqual(['ok']);
  });

  test('a customer can confirm thirty payments a minute, over REST and GraphQL together', async () => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database);
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    const id = body.insertedId as string;

    const { allowed, answer } = await untilLimited(
      () => customer.rest('PATCH', `/orders/${id}`, { order: id, transactionId: 'pi_unknown' }),
      50,
    );
    const { errors } = await customer.graphql(
      'mutation ($id: ID!) { confirmPayment(orderId: $id, transactionId: "pi_unknown") { id } }',
      { id },
    );

    expect(allowed).toBe(30);
    expectLimited(answer);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test('a customer can update the profile twenty times a minute', async () => {
    const customer = await shop.signIn({});

    const { allowed, answer } = await untilLimited((index) =>
      customer.rest('PATCH', `/user/${customer.email}`, {
        name: `Jo ${index}`,
        location: 'Bern',
        education: 'ETH',
        phone: '+41 31 555 01 02',
        linkedin: 'https://www.linkedin.com/in/jo',
      }),
    );

    expect(allowed).toBe(20);
    expectLimited(answer);
  });

  test('all instances share one limit', async () => {
    const customer = await shop.signIn({});
    for (let index = 0; index < 3; index++) await customer.rest('POST', '/reviews', { rating: 5 });
    const anotherInstance = new PostgresRateLimits(shop.database);

    await anotherInstance.spend('REVIEW', customer.uid);
    await anotherInstance.spend('REVIEW', customer.uid);

    await expect(anotherInstance.spend('REVIEW', customer.uid)).rejects.toThrow(TooManyRequests);
    expect((await customer.rest('POST', '/reviews', { rating: 5 })).status).toBe(429);
  });

  test('a client that polls the catalogue ten times a second is never refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => shop.visitor.rest('GET', index % 2 ? '/parts' : '/reviews')),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test.each(['0', '1'])(
    'with TRUSTED_PROXIES=%s, a hundred invalid proofs do not block sign-in or renewal from the same address',
    async (TRUSTED_PROXIES) => {
      const guessed = await createTestShop({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES } });
      const customer = await guessed.signIn({});
      const idToken = await guessed.people.signIn(customer.email);
      const exchange = (proof: string) =>
        guessed.visitor.rest(
          'PUT',
          `/user/${customer.email}`,
          { email: customer.email },
          { Authorization: `Bearer ${proof}`, 'X-Forwarded-For': '198.51.100.7' },
        );

      const guesses = await Promise.all(Array.from({ length: 100 }, (_, index) => exchange(`guess${index}`)));
      const { errors } = await guessed.visitor.graphql('mutation { signIn(idToken: "guess") { token } }');
      const renewed = await exchange(idToken);
      await guessed.close();

      expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(renewed.status).toBe(200);
    },
  );

  test("behind a trusted proxy, the address it reports counts, not the client's claim", async () => {
    const proxied = await createTestShop({ env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    const through = (address: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        'X-Forwarded-For': `203.0.113.${index}, ${address}`,
      }));

    const pest = await sendMessages(proxied, through('198.51.100.7', 7));
    const neighbor = await sendMessages(proxied, through('198.51.100.8', 1));
    await proxied.close();

    expect(pest).toEqual([...times(5, 'ok'), ...times(2, 'RATE_LIMITED')]);
    expect(neighbor).toEqual(['ok']);
  });
});
