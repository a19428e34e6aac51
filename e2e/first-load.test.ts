import { addressesFor, ROUTES } from './support/routes.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const PUBLIC = ROUTES.filter(({ access }) => access === 'everyone');

const stage = setStage();
let addressOf: (path: string) => string;
beforeAll(async () => {
  addressOf = await addressesFor(stage.shop, 'visitor');
});

test.each(PUBLIC)('$path does not jump while it loads', async ({ path, heading }) => {
  const visitor = await stage.aShopper();
  await visitor.watchesForJumps();
  await visitor.page.goto(addressOf(path), { waitUntil: 'networkidle' });
  await visitor.seesHeading(heading);

  // What Core Web Vitals call good. Machines without Arial and its like, as this browser's, move a line or two more
  // when the fonts come, because the fallbacks are cut for them.
  expect(await visitor.jumps()).toBeLessThan(0.1);
  expect(await visitor.leave()).toEqual([]);
});

test('who is signed in shows in the header without moving the page', async () => {
  const customer = await stage.aShopper();
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
    const html = await (await fetch(`${stage.shop.url}${addressOf(path)}`)).text();
    if (access !== 'everyone') {
      expect([path, html.includes('<meta name="robots" content="noindex"/>')]).toEqual([path, true]);
      continue;
    }
    const canonical = addressOf(path === '/home' ? '/' : path);
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
    expect({
      path,
      described: /<meta name="description" content=".{50,}?"\/>/.test(html),
      canonical: html.includes(`<link rel="canonical" href="${stage.shop.url}${canonical}"/>`),
      pictured: /<meta property="og:image" content="http.+?"\/>/.test(html),
    }).toEqual({ path, described: true, canonical: true, pictured: true });
  }
  // "/home" is "/".
  expect(titles.size).toBe(PUBLIC.length - 1);
});
