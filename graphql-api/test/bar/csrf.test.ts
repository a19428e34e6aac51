import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aPart, delivery } from '../support/builders.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

const EVIL = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
const query = (text: string) => `/graphql?query=${encodeURIComponent(text)}`;

async function statusOf(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  return (await customer.fetch(method, path, body, headers)).status;
}

describe('C28', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'GraphQL refuses the content types a foreign form can send (%s)',
    async (type) => {
      const body = JSON.stringify({ query: '{ me { email } }' });

      expect(await statusOf('POST', '/graphql', body, { ...EVIL, 'Content-Type': type })).toBe(400);
    },
  );

  test('GraphQL refuses a plain GET, as sent by a link or an image', async () => {
    expect(await statusOf('GET', query('{ me { email } }'), undefined, EVIL)).toBe(400);
    expect(await statusOf('GET', query('mutation { signOutEverywhere }'), undefined, EVIL)).toBe(400);
  });

  test('a mutation by GET is refused even with custom headers', async () => {
    const preflighted = { 'Apollo-Require-Preflight': 'true', 'Content-Type': 'application/json' };

    expect(await statusOf('GET', query('mutation { signOutEverywhere }'), undefined, preflighted)).toBe(405);
    expect(await statusOf('GET', query('{ me { email } }'), undefined, preflighted)).toBe(200);
  });

  test('no foreign origin gets CORS headers, over any transport', async () => {
    const part = await aPart(shop.database);
    const order = JSON.stringify({ partId: part.id, quantity: 1, ...delivery });
    const preflight = {
      ...EVIL,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    };
    const answers = await Promise.all([
      customer.fetch('OPTIONS', '/graphql', undefined, preflight),
      customer.fetch('OPTIONS', '/orders', undefined, preflight),
      customer.fetch('OPTIONS', `/user/${customer.email}`, undefined, preflight),
      customer.fetch('GET', '/parts', undefined, EVIL),
      customer.fetch('GET', `/user/${customer.email}`, undefined, EVIL),
      customer.fetch('GET', '/config.json', undefined, EVIL),
      customer.fetch('POST', '/orders', order, EVIL),
      customer.fetch('POST', '/graphql', '{"query":"{ __typename }"}', EVIL),
      customer.fetch('GET', '/nowhere', undefined, EVIL),
    ]);

    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  test('the shop sets no cookies and accepts no token from a cookie', async () => {
    const cookies = await Promise.all(
      ['/parts', '/config.json', `/user/${customer.email}`].map(async (path) =>
        (await customer.fetch('GET', path)).headers.getSetCookie(),
      ),
    );
    const { token = '' } = customer;
    const believed = await shop.visitor.rest('GET', `/user/${customer.email}`, undefined, {
      Cookie: `token=${token}; access_token=${token}; Authorization=Bearer ${token}`,
    });

    expect(cookies.flat()).toEqual([]);
    expect(believed.status).toBe(401);
  });
});
