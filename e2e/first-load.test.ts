import type { Page, Response, Route } from 'playwright-core';

import { operationNameOf } from './support/operation-name.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { addressesFor, ROUTES } from './support/routes.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const PUBLIC = ROUTES.filter(({ access }) => access === 'everyone');
/** Firebase, Stripe, the dashboard, whatever opens over a page. */
const LATER = /\/assets\/(?:firebase|payment|order|desk|account|dialogs|overview|manage|mobile-menu|my-)/;

const stage = shareStage();
let addressOf: (path: string) => string;
beforeAll(async () => {
  addressOf = await addressesFor(stage.shop, 'visitor');
});

/** Lets the typefaces come once the page was painted without them: the most that they can move. */
async function holdTypefaces(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route: Route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** From the next page on, records each style sheet that is added or removed after the document. */
async function watchStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { movedStyles: moved });
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes, removedNodes }) => [
          ...addedNodes,
          ...removedNodes,
        ])) {
          if (node instanceof HTMLStyleElement) moved.push(`${node.id} ${node.dataset.emotion ?? ''}`);
        }
      }).observe(document, { childList: true, subtree: true });
    });
  });
}

describe.each(PUBLIC)('$path on a first visit', ({ path, heading }) => {
  let jumps: number;
  let movedStyles: string[];
  /** Files that the browser fetched from us until the page was quiet. */
  let answers: Response[];
  /** The operations that it asked the API for in the meantime. */
  let asked: string[];
  beforeAll(async () => {
    const visitor = await stage.aShopper();
    const { page } = visitor;
    const all: Response[] = [];
    page.on('response', (answer) => all.push(answer));
    await visitor.watchesForJumps();
    await watchStyles(page);
    await holdTypefaces(page);
    await page.goto(addressOf(path), { waitUntil: 'networkidle' });
    await visitor.seesHeading(heading);
    // React leaves its mark on what it has hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');

    jumps = await visitor.jumps();
    movedStyles = await page.evaluate(() => (window as unknown as { movedStyles: string[] }).movedStyles);
    answers = all.filter((answer) => answer.url().startsWith(stage.shop.url));
    asked = answers.flatMap((answer) => operationNameOf(answer.request()) ?? []);
    expect(await visitor.leave()).toEqual([]);
  });

  test('does not shift while it loads, even when its fonts load late', () => {
    // Good values of Core Web Vitals. Machines without Arial and the like, as this browser's, move a line or two more
    // when the fonts come, because the fallbacks are cut for them.
    expect(jumps).toBeLessThan(0.1);
  });

  test('is styled once: hydration adds and moves no rules', () => {
    expect(movedStyles).toEqual([]);
  });

  test('does not request data again that came with it', () => {
    expect(asked).toEqual([]);
  });

  test('loads nothing that it does not use yet, and all files are cacheable', () => {
    const files = answers.map((answer) => ({
      file: new URL(answer.url()).pathname,
      kept: answer.headers()['cache-control'],
    }));
    expect(files.filter(({ file }) => LATER.test(file))).toEqual([]);

    const withEnding = files.filter(({ file }) => /\.\w+$/.test(file));
    const wanted = (file: string) =>
      file.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=86400, stale-while-revalidate=604800';
    expect(withEnding).not.toEqual([]);
    expect(withEnding).toEqual(withEnding.map(({ file }) => ({ file, kept: wanted(file) })));
  });
});

test('a signed-in user shows in the header without a layout shift', async () => {
  const customer = await stage.aShopper();
  await customer.comesIn('customer@example.com');
  await customer.watchesForJumps();
  await customer.page.goto('/', { waitUntil: 'networkidle' });
  await customer.page.getByRole('button', { name: 'Logout' }).waitFor();

  expect(await customer.jumps()).toBeLessThan(0.02);
  expect(await customer.leave()).toEqual([]);
});

test('every public page describes itself in its head, and other pages are excluded from search engines', async () => {
  const titles = new Set<string>();
  for (const { path, access } of ROUTES) {
    const html = await (await fetch(`${stage.shop.url}${addressOf(path)}`)).text();
    // A cart is its visitor's.
    if (access !== 'everyone' || path === '/cart') {
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
  // "/home" is "/", and the cart was not looked at.
  expect(titles.size).toBe(PUBLIC.length - 2);
});

/** Fonts that the browser really used for this element's text; those of the machine are marked. */
async function fontsOf({ page }: Shopper, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} (system)`));
}

test("Central European names use the shop's fonts, and other pages do not load those files", async () => {
  const visitor = await stage.aShopper();
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const extended = () => asked.filter((path) => path.includes('latin-ext')).sort();

  await visitor.page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toContain('/fonts/barlow-latin-400.woff2');
  expect(extended()).toEqual([]);

  const admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
  const { addPart } = await admin.ask<{ addPart: { id: string } }>(
    `mutation ($input: AddPartInput!) { addPart(input: $input) { id } }`,
    {
      input: {
        name: 'Škoda Čačak',
        description: 'Ana Žužul, Győr, Łódź, Iași',
        image: '/pictures/parts/brake-pad-set-900.webp',
        price: '10',
        orderQuantity: 1,
        availableQuantity: 5,
      },
    },
  );
  await visitor.page.goto(`/catalogue/${addPart.id}`, { waitUntil: 'networkidle' });
  expect(extended()).toEqual([
    '/fonts/axle-display-latin-ext-wght.woff2',
    '/fonts/barlow-latin-ext-400.woff2',
  ]);
  expect(new Set(await fontsOf(visitor, 'h1'))).toEqual(new Set(['Archivo SemiBold']));
  expect(new Set(await fontsOf(visitor, 'h1 + p'))).toEqual(new Set(['Barlow']));
  expect(await visitor.leave()).toEqual([]);
  await admin.send('DELETE', `/parts/${addPart.id}`);
});

test('a page keeps its scroll position during hydration', async () => {
  const visitor = await stage.aShopper();
  const { page } = visitor;
  const scripts = '**/assets/*.js';
  const held: Route[] = [];
  await page.route(scripts, (route) => void held.push(route));
  const place = () => page.evaluate(() => window.scrollY);

  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 500);
  await page.waitForFunction(() => window.scrollY === 500);
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(scripts);
  await page.waitForFunction(() => !('earlyInput' in window));

  expect(await place()).toBe(500);
  expect(await visitor.leave()).toEqual([]);
});

/** Text of the page that the browser has not laid out, because it lies below the window. */
const whatIsSkipped = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, p)')]
    .filter((words) => words.checkVisibility() && !words.checkVisibility({ contentVisibilityAuto: true }))
    .map((words) => words.innerText);

test('a screenshot of a whole page and a print show all of it', async () => {
  const visitor = await stage.aShopper();
  const { page } = visitor;
  await page.goto('/');
  await page.waitForFunction(() => 'isWhole' in document.documentElement.dataset);
  expect(await page.evaluate(whatIsSkipped)).toEqual([]);

  const onlyPaper = await stage.aShopper();
  await onlyPaper.page.route('**/assets/*.js', () => undefined);
  await onlyPaper.page.emulateMedia({ media: 'print' });
  await onlyPaper.page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await onlyPaper.page.evaluate(whatIsSkipped)).toEqual([]);
  await onlyPaper.leave();
  expect(await visitor.leave()).toEqual([]);
});
