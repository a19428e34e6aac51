import { get } from 'node:http';
import { text } from 'node:stream/consumers';

import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';
import type { ShopClient } from '../support/shop-client.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  for (let index = 0; index < 5; index++) {
    await placeOrder(admin, await aPart(shop.database));
    await admin.rest('POST', '/reviews', {});
    await shop.signIn({});
  }
});
afterAll(() => shop.close());

/** Revalidates as a browser does. Node's own fetch would add `Cache-Control: no-cache`, which wants no 304. */
async function revalidate(
  path: string,
  etag: string,
): Promise<{ status: number; etag: string; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(`${shop.url}${path}`, { headers: { 'If-None-Match': etag } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, etag: headers.etag ?? '', body }), reject);
    });
    request.once('error', reject);
  });
}

describe('the documented lists', () => {
  test.each([
    ['/parts', () => aPart(shop.database)],
    ['/reviews', () => admin.rest('POST', '/reviews', {})],
  ])('%s answers 304 until something changes', async (path, makeNew) => {
    const { etag } = await revalidate(path, '');
    const unchanged = await revalidate(path, etag);
    await makeNew();
    const changed = await revalidate(path, etag);

    expect(etag).not.toBe('');
    expect(unchanged).toEqual({ status: 304, etag, body: '' });
    expect(changed.status).toBe(200);
    expect(changed.etag).not.toBe(etag);
  });

  test.each(['/parts', '/reviews', '/orders', '/users'])(
    '%s can be read page by page with limit and before, each row exactly once',
    async (path) => {
      const { body: all } = await admin.rest('GET', path);
      const pages: { _id: string }[][] = [];
      let before = '';
      do {
        const { body } = await admin.rest('GET', `${path}?limit=2${before}`);
        pages.unshift(body as { _id: string }[]);
        before = `&before=${String(body[0]?._id)}`;
      } while (pages[0]?.length === 2);

      expect(pages.length).toBeGreaterThan(2);
      expect(pages.flat()).toEqual(all);
    },
  );

  test('/users with an unknown account in before answers an empty list', async () => {
    expect((await admin.rest('GET', '/users?before=nobody')).body).toEqual([]);
    expect((await admin.rest('GET', '/users?limit=0')).status).toBe(400);
  });

  test.each(['limit=0', 'limit=1001', 'limit=2.5', 'limit=x', 'before=1', 'limit=2&limit=3'])(
    '?%s is refused',
    async (query) => {
      expect((await shop.visitor.rest('GET', `/parts?${query}`)).status).toBe(400);
    },
  );
});

test('responses to requests with a token are never stored; public lists are revalidated', async () => {
  const cacheControlOf = async (who: ShopClient, method: string, path: string, body?: object) => {
    const { headers, status } = await who.rest(method, path, body);
    return [status, headers.get('Cache-Control')];
  };
  const account = await shop.people.create({ email: 'keeps.nothing@example.com' });
  const exchange = await shop.visitor.rest(
    'PUT',
    `/user/${account.email}`,
    { email: account.email },
    { Authorization: `Bearer ${account.idToken}` },
  );

  expect(exchange.headers.get('Cache-Control')).toBe('no-store');
  for (const path of [
    '/parts',
    '/reviews',
    '/orders',
    '/users',
    `/user/${admin.email}`,
    `/admin/${admin.email}`,
  ])
    expect(await cacheControlOf(admin, 'GET', path)).toEqual([200, 'no-store']);
  expect(await cacheControlOf(admin, 'POST', '/reviews', {})).toEqual([200, 'no-store']);
  expect(await cacheControlOf(admin, 'GET', '/orders/unknown')).toEqual([404, 'no-store']);
  expect(await cacheControlOf(shop.visitor, 'GET', '/orders')).toEqual([401, 'no-store']);
  for (const path of ['/parts', '/reviews'])
    expect(await cacheControlOf(shop.visitor, 'GET', path)).toEqual([200, 'private, no-cache']);
});
