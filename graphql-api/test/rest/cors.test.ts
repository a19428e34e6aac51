import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

const CLIENT = 'https://client.example';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { CORS_ORIGINS: `http://localhost:3000, ${CLIENT}` } });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

const grants = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((value) => value.trim().toLowerCase());

const preflight = (path: string, method: string, origin = CLIENT) =>
  shop.visitor.fetch('OPTIONS', path, undefined, {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
  });

describe('CORS_ORIGINS', () => {
  test.each([
    ['POST', '/orders'],
    ['PATCH', '/orders/1'],
    ['PUT', '/user/jo@example.com'],
    ['DELETE', '/parts/1'],
    ['GET', '/my_orders?email=jo@example.com'],
    ['POST', '/graphql'],
  ])('a listed page may %s %s after one preflight, which its browser caches', async (method, path) => {
    const { status, headers } = await preflight(path, method);

    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(CLIENT);
    expect(listOf(headers, 'Access-Control-Allow-Methods')).toContain(method.toLowerCase());
    expect(listOf(headers, 'Access-Control-Allow-Headers')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']),
    );
    expect(Number(headers.get('Access-Control-Max-Age'))).toBeGreaterThanOrEqual(600);
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });

  test.each([
    ['GET', '/parts', 200],
    ['GET', '/config.json', 200],
    ['GET', '/orders/1', 401],
    ['GET', '/nowhere', 404],
    ['POST', '/orders', 401],
    ['POST', '/graphql', 400],
  ])('and can read the response to %s %s, also a refusal', async (method, path, status) => {
    const body = method === 'POST' ? '{}' : undefined;
    const answer = await shop.visitor.fetch(method, path, body, { Origin: CLIENT });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(CLIENT);
    expect(listOf(answer.headers, 'Access-Control-Expose-Headers')).toEqual(
      expect.arrayContaining(['etag', 'retry-after', 'x-request-id']),
    );
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(listOf(answer.headers, 'Vary')).toContain('origin');
  });

  test('an oversized body is refused with headers that let the page read the refusal', async () => {
    const { status, headers } = await customer.fetch('POST', '/orders', `"${'x'.repeat(200_000)}"`, {
      Origin: CLIENT,
    });

    expect(status).toBe(413);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(CLIENT);
  });

  test.each([
    'https://evil.example',
    'http://client.example',
    'https://client.example:8443',
    'https://client.example.evil.example',
    'null',
  ])('%s gets no access', async (origin) => {
    const answers = [
      await preflight('/orders', 'POST', origin),
      await customer.fetch('GET', '/parts', undefined, { Origin: origin }),
    ];

    for (const { headers } of answers) {
      expect(grants(headers)).toEqual({});
      // A cache between must not hand this answer to the page that may read it.
      expect(listOf(headers, 'Vary')).toContain('origin');
    }
  });
});
