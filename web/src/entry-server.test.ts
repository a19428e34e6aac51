/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aPart, aReview } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { testConfig } from '#testing/test-config';
import { renderPage } from './entry-server';

const template = readFileSync(join(__dirname, '../index.html'), 'utf8');

function aShop() {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  shop.reviews = [aReview({ review: 'Found it by its number.' })];
  return shop;
}

const render = (url: string, shop = aShop()) =>
  renderPage({ url, template, config: testConfig, execute: (operation) => shop.execute(operation) });

const block = (html: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '',
  ) as unknown;

test('a page is the same whatever was rendered before it', async () => {
  const alone = await render('/signup');
  await jest.isolateModulesAsync(async () => {
    const another = await import('./entry-server');
    const execute = (operation: Parameters<MockApi['execute']>[0]) => aShop().execute(operation);
    await another.renderPage({ url: '/', template, config: testConfig, execute });
    const after = await another.renderPage({ url: '/signup', template, config: testConfig, execute });
    expect(after.html).toBe(alone.html);
  });
});

test('the home page contains its parts, reviews and head', async () => {
  const { status, html } = await render('/');
  expect(status).toBe(200);
  expect(html).toContain('Front brake disc');
  expect(html).toContain('Found it by its number.');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<title>The World&#x27;s Best Auto Parts – Axle</title>');
  expect(head).toContain('<link rel="canonical" href="https://axle.example/"/>');
  expect(head).toMatch(/<link rel="preload" as="image" [^>]*carousel\/1/);
});

test.each(['/order/disc', '/dashboard', '/dashboard/payment/1'])(
  'a customer page says that it needs JavaScript: %s',
  async (path) => {
    const { html } = await render(path);
    const [text = ''] = /(?<=<noscript>).*?(?=<.noscript>)/s.exec(html.split('<main')[1] ?? '') ?? [];
    expect(text).toContain('This page requires JavaScript.');
    expect(text).toContain('href="/catalogue"');
  },
);

test('fetched data and public configuration are passed to the browser', async () => {
  const { html } = await render('/');
  expect(block(html, 'axle-config')).toEqual(testConfig);
  expect(block(html, 'axle-cache')).toMatchObject({ 'Part:disc': { name: 'Front brake disc' } });
  expect(block(html, 'axle-failures')).toEqual([]);
});

test('an unavailable API is asked once per page, and the failure is passed to the browser', async () => {
  const shop = aShop();
  shop.fail('CatalogueList', { code: 'SERVICE_UNAVAILABLE' }, 5);
  const { status, html } = await render('/catalogue', shop);
  expect(shop.calls('CatalogueList')).toHaveLength(1);
  expect(status).toBe(200);
  expect(block(html, 'axle-failures')).toContain('CatalogueList');
});

test('an unknown car is reported without JavaScript, and the browser gets the reason', async () => {
  const shop = aShop();
  shop.fail('CatalogueList', { code: 'UNKNOWN_CAR' }, 5);
  const { html } = await render('/catalogue?year=1990&make=Honda&model=Civic', shop);
  expect(html).toContain('The 1990 Honda Civic is not in our list of cars.');
  expect(html).not.toContain('reach the server');
  expect(block(html, 'axle-failures')).toContain('CatalogueList:UNKNOWN_CAR');
});

test('all styles are in the head', async () => {
  const { html } = await render('/');
  const [head, body] = html.split('</head>');
  expect(head).toContain('<style id="axle-styles"');
  expect(body).not.toContain('<style');
});

test('a page lists which element uses each style, so the browser need not compute it', async () => {
  const { html } = await render('/');
  const [, attribute = ''] = /<style id="axle-styles" data-styles="(.*?)"/.exec(html) ?? [];
  const known = new Set(
    attribute.split(' ').flatMap((style) => (style.includes(':') ? [style.split(':')[0]] : [])),
  );
  const [, body = ''] = html.split('</head>');
  const used = [...body.matchAll(/css-(\w+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('the same address and data give the same page, byte for byte', async () => {
  const shop = aShop();
  expect(await render('/', shop)).toEqual(await render('/', shop));
});

test('a page has no inline scripts except those of the template', async () => {
  const { html } = await render('/');
  const inline = (page: string) =>
    [...page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = '']) => !/src=|application\/(?:ld\+)?json/.test(attributes))
      .map(([script]) => script);
  expect(inline(template)).toHaveLength(2);
  expect(inline(html)).toEqual(inline(template));
});

test("customers' texts cannot leave their block or element", async () => {
  const shop = aShop();
  shop.reviews = [aReview({ review: '</script><script>alert(1)</script>\u2028 $& <b>' })];
  const { html } = await render('/', shop);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('"reviewBody":"\\u003c/script>');
  expect(html.slice(html.indexOf('axle-cache'))).not.toContain('\u2028');
  expect(JSON.stringify(block(html, 'axle-cache'))).toContain('<script>alert(1)</script>');
});

test('when data fails to load, the page shows the error in its place and passes it to the browser', async () => {
  const shop = aShop();
  shop.fail('NewestParts', 'UNREACHABLE', 9);
  const { status, html } = await render('/', shop);
  expect(status).toBe(200);
  expect(html).toContain('We couldn&#x27;t load the newest parts.');
  expect(html).toContain('Found it by its number.');
  expect(block(html, 'axle-failures')).toEqual(['NewestParts']);
});

test('a cart whose prices fail to load says so instead of showing zero', async () => {
  const shop = aShop();
  shop.fail('CartParts', 'UNREACHABLE', 9);
  const { html } = await render('/cart?parts=disc_2_64.90', shop);
  expect(html).toContain('We couldn&#x27;t load prices and stock.');
  expect(html).not.toContain('$0.00');
});

test('without JavaScript a full cart names the part that was not added', async () => {
  const shop = aShop();
  shop.parts = Array.from({ length: 51 }, (_, index) => aPart({ id: `p${index}`, name: `Part ${index}.` }));
  const cartOf = async (parts: number) => {
    const lines = shop.parts.slice(0, parts).map(({ id }) => `${id}_2_64.90`);
    return (await render(`/cart?parts=${lines.join('~')}`, shop)).html.replace(/<.*?>/g, '');
  };
  const full = await cartOf(50);
  expect(full).toContain('Part 49.');
  expect(full).not.toContain('Your cart is full');
  const beyond = await cartOf(51);
  expect(beyond).toContain('Your cart is full (50 parts). Part 50. was not added. Remove a part first.');
  expect(beyond).toContain('Subtotal $6,490.00');
});

test('a guarded page says that it is signing in', async () => {
  const { status, html } = await render('/dashboard/myorders');
  expect(status).toBe(200);
  expect(html).toContain('Signing you in…');
});

test('the login form is in the page without any script', async () => {
  const { html } = await render('/login');
  expect(html).toContain('Continue with Google');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('an unknown address answers 404 with a page', async () => {
  const { status, html } = await render('/no/such/page');
  expect(status).toBe(404);
  expect(html).toContain('Page not found');
});

test('a trailing slash redirects to the canonical address', async () => {
  expect(await render('/login/?from=mail')).toEqual({ status: 308, html: '', redirect: '/login?from=mail' });
});

test.each([
  ['//evil.example/', '/evil.example'],
  ['//a//evil.example/', '/a//evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['///evil.example/?next=//there/', '/evil.example?next=//there/'],
  ['//', '/'],
  ['http://evil.example/', '/http://evil.example'],
])('%s redirects to a page of this shop and to no other host', async (url, redirect) => {
  expect(await render(url)).toEqual({ status: 308, html: '', redirect });
});

test('escaped slashes are not decoded', async () => {
  expect((await render('/%2f/evil.example')).status).toBe(404);
});

test('the old address of an imported part redirects to its new one', async () => {
  const shop = aShop();
  shop.answer({ part: aPart({ id: 'disc' }) });
  expect(await render('/catalogue/626fd9f2a1b2c3d4e5f60789?from=mail', shop)).toEqual({
    status: 308,
    html: '',
    redirect: '/catalogue/disc?from=mail',
  });
});
