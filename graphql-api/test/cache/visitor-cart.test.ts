import type { BuiltWeb } from '../../src/http/pages.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';

/** Renders its URL: the source of a page without JavaScript. */
const web: BuiltWeb = {
  clientDir: __dirname,
  template: '<html></html>',
  app: {
    renderPage: ({ url }) => Promise.resolve({ status: 200, html: url }),
    sitemapPages: () => [],
    trustedDocuments: {},
  },
};

const DISC = '0190f0c0-0000-7000-8000-000000000001_2_64.90';
const PADS = '0190f0c0-0000-7000-8000-000000000002_1_48.50';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' }, web });
});
afterAll(() => shop.close());

const post = (line: string, headers: Record<string, string>) =>
  fetch(`${shop.url}/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ line }),
  });

const open = (path: string, cookie?: string) =>
  fetch(`${shop.url}${path}`, { redirect: 'manual', headers: cookie === undefined ? {} : { cookie } });

/** Clicks the button of a page without JavaScript, which leads to a URL; returns what the browser keeps then. */
async function press(line: string, cookie = '', to = '/cart'): Promise<string> {
  const answer = await post(line, { cookie, 'sec-fetch-site': 'same-origin' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  const [stored = ''] = answer.headers.getSetCookie();
  expect(stored).toMatch(/; Path=\/cart; .*SameSite=Lax/);
  return stored.split(';')[0]!;
}

test('without JavaScript, forms add each part once and remove it again', async () => {
  let cookie = await press(DISC);
  cookie = await press(PADS, cookie);
  cookie = await press(DISC, cookie);
  const answer = await open('/cart', cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/cart?parts=${DISC}~${PADS}`]);
  const page = await open(`/cart?parts=${DISC}~${PADS}`, cookie);
  expect(await page.text()).toBe(`/cart?parts=${DISC}~${PADS}`);
  expect(page.headers.get('cache-control')).toBe('private, no-store');

  cookie = await press(DISC.replace('_2_', '_0_'), cookie);
  expect((await open('/cart', cookie)).headers.get('location')).toBe(`/cart?parts=${PADS}`);
});

test('a visitor with a cart and one without never share a cached page', async () => {
  expect(await (await open('/cart')).text()).toBe('/cart');
  expect(await (await open('/cart')).text()).toBe('/cart');
  expect((await open('/cart', await press(DISC))).status).toBe(303);
  expect((await open('/cart')).status).toBe(200);
});

test('other sites cannot fill a cart, and invalid lines are ignored', async () => {
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    {},
  ];
  for (const headers of others) {
    const answer = await post(DISC, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  expect((await post(DISC, { origin: new URL(shop.env.PUBLIC_URL).origin })).status).toBe(303);
  for (const line of ['', 'x', `${DISC};`, `${DISC}\r\nSet-Cookie: a=b`]) {
    expect(await press(line)).toBe('axle-cart=');
  }
});

test('the cart holds fifty parts; the address of the page names the part that did not fit', async () => {
  const line = (n: number) => DISC.replace('000000000001', `000000000${n}`);
  let cookie = '';
  for (let n = 100; n < 150; n += 1) cookie = await press(line(n), cookie);
  const full = `/cart?parts=${cookie.slice('axle-cart='.length)}`;
  const withOneMore = `${full}~${line(150)}`;
  expect(await press(line(150), cookie, withOneMore)).toBe(cookie);
  const page = await open(withOneMore, cookie);
  expect(await page.text()).toBe(withOneMore);
  expect(page.headers.get('cache-control')).toBe('private, no-store');

  // Once there is room again, that URL is outdated.
  cookie = await press(line(149).replace('_2_', '_0_'), cookie);
  expect((await open(withOneMore, cookie)).status).toBe(303);
});
