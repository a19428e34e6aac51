import type { Browser } from 'playwright-core';

import { aShopper, openBrowser } from './support/browser.js';
import { addressesFor, ROUTES } from './support/routes.js';
import { RunningShop } from './support/running-shop.js';

jest.setTimeout(180_000);

const PUBLIC = ROUTES.filter(({ access }) => access === 'everyone');

let shop: RunningShop;
let browser: Browser;
let addressOf: (path: string) => string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([RunningShop.open(), openBrowser()]);
  addressOf = await addressesFor(shop, 'visitor');
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test.each(PUBLIC)('$path does not jump while it loads', async ({ path, heading }) => {
  const visitor = await aShopper(browser, shop.url);
  await visitor.watchesForJumps();
  await visitor.page.goto(addressOf(path), { waitUntil: 'networkidle' });
  await visitor.seesHeading(heading);

  // What Core Web Vitals call good. Machines without Arial and its like, as this browser's, move a line or two more
  // when the fonts come, because the fallbacks are cut for them.
  expect(await visitor.jumps()).toBeLessThan(0.1);
  expect(await visitor.leave()).toEqual([]);
});

test('who is signed in shows in the header without moving the page', async () => {
  const customer = await aShopper(browser, shop.url);
  await customer.comesIn('customer@example.com');
  await customer.watchesForJumps();
  await customer.page.goto('/', { waitUntil: 'networkidle' });
  await customer.page.getByRole('button', { name: 'Logout' }).waitFor();

  expect(await customer.jumps()).toBeLessThan(0.02);
  expect(await customer.leave()).toEqual([]);
});

test('every public page says in its head what it is, and none of the others may be listed', async () => {
  const titles = new Set<string>();
  for (const { path, access } of ROUTES) {
    const html = await (await fetch(`${shop.url}${addressOf(path)}`)).text();
    if (access !== 'everyone') {
      expect([path, html.includes('<meta name="robots" content="noindex"/>')]).toEqual([path, true]);
      continue;
    }
    const canonical = addressOf(path === '/home' ? '/' : path);
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
    expect({
      path,
      described: /<meta name="description" content=".{50,}?"\/>/.test(html),
      canonical: html.includes(`<link rel="canonical" href="${shop.url}${canonical}"/>`),
      pictured: /<meta property="og:image" content="http.+?"\/>/.test(html),
    }).toEqual({ path, described: true, canonical: true, pictured: true });
  }
  // "/home" is "/".
  expect(titles.size).toBe(PUBLIC.length - 1);
});

test.each([
  ['/catalogue/:part', ['Product', 'Offer']],
  ['/blogs/:article', ['Article']],
] as const)('%s carries its facts for search engines', async (path, types) => {
  const html = await (await fetch(`${shop.url}${addressOf(path)}`)).text();
  const facts = /<script type="application\/ld\+json"[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? '';

  expect(() => JSON.parse(facts) as unknown).not.toThrow();
  for (const type of types) expect(facts).toContain(`"@type":"${type}"`);
});

test('robots.txt leads to a sitemap of every public page and every part', async () => {
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  const sitemapUrl = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const sitemap = await (await fetch(sitemapUrl)).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);

  for (const { path } of PUBLIC.filter((route) => route.path !== '/home'))
    expect(listed).toContain(`${shop.url}${addressOf(path)}`);
  const parts = (await (await fetch(`${shop.url}/parts`)).json()) as { _id: string }[];
  for (const { _id } of parts) expect(listed).toContain(`${shop.url}/catalogue/${_id}`);
  expect(new Set(listed).size).toBe(listed.length);
  const answers = await Promise.all(listed.map(async (address) => (await fetch(address!)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
});
