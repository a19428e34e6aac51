import type { BrowserContext, Page, Request } from 'playwright-core';

import type { Screen } from './support/browser.js';
import { operationNameOf } from './support/operation-name.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

interface Part {
  readonly _id: string;
  readonly name: string;
  readonly description: string;
}

interface Review {
  readonly review: string;
}

const stage = shareStage();
/** Contents of the shop by the documented calls, newest last. */
let parts: Part[];
let reviews: Review[];
beforeAll(async () => {
  [parts, reviews] = await Promise.all([ask<Part[]>('/parts'), ask<Review[]>('/reviews')]);
});

async function ask<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(`${stage.shop.url}${path}`)).json()) as Answer;
}

const newestPart = () => parts.at(-1)!;
const partPath = () => `/catalogue/${newestPart()._id}`;

const articles = [
  ['/blogs/brake-check', 'Checking the brakes', 'Always change the pads on both wheels of an axle.'],
  ['/blogs/reading-part-numbers', 'Reading part numbers', 'No sentence, no order.'],
  ['/blogs/battery-in-winter', 'The battery in winter', 'Never charge a frozen battery.'],
  ['/blogs/choosing-oil-filter', 'Choosing and installing an oil filter', 'Look for its rubber ring.'],
  ['/blogs/fitting-spark-plugs', 'Installing spark plugs', 'Hose slips when the thread is crossed.'],
  ['/blogs/tire-and-wheel-care', 'Caring for tires and wheels', 'Tighten once more after 30 miles.'],
] as const;

/** Every public page: its path, its status, its heading and another text that must be on it. */
const publicPages = (): [path: string, status: number, heading: string, words: string][] => [
  ['/', 200, "The World's Best Auto Parts", newestPart().name],
  ['/home', 200, "The World's Best Auto Parts", reviews.at(-1)!.review],
  ['/catalogue', 200, 'All parts', newestPart().name],
  ['/catalogue?category=wheels&view=grid', 200, 'Wheels and tires', 'Lug nut set M14 x 1.5'],
  [partPath(), 200, newestPart().name, newestPart().description],
  ['/blogs', 200, 'Blogs', 'Caring for tires and wheels'],
  ...articles.map(([path, title, sentence]): [string, number, string, string] => [
    path,
    200,
    title,
    sentence,
  ]),
  ['/qa', 200, 'Questions and answers', 'Measure first.'],
  ['/myportfolio', 200, 'My Portfolio', 'Three sample projects'],
  ['/contact', 200, 'Contact', 'We reply by email'],
  ['/shipping', 200, 'Shipping and returns', 'hold your items for 60 minutes'],
  ['/privacy', 200, 'Privacy', 'We set one cookie, and only when'],
  ['/terms', 200, 'Terms', 'Prices are per item, in US dollars'],
  ['/no/such/page', 404, 'Page not found', 'the page may have moved'],
  ['/blogs/no-such-article', 404, 'Page not found', 'the page may have moved'],
  ['/catalogue/no-such-part', 404, 'This part is no longer sold.', 'It was removed from the shop'],
];

describe('without JavaScript', () => {
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    context = await stage.browser.newContext({ baseURL: stage.shop.url, javaScriptEnabled: false });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  test('each public page has its status, heading and content', async () => {
    for (const [path, status, heading, words] of publicPages()) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, status]);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByText(words).first().waitFor();
    }
  });

  test('the catalogue can be searched, filtered and sorted by form', async () => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search parts' }).fill('brake disc');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/catalogue?q=brake+disc');
    await page
      .getByRole('link', { name: /brake disc/i })
      .first()
      .waitFor();

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL('**/catalogue?**sort=price-low**');
    const prices = await page.locator('main .price').allTextContents();
    const amounts = prices.map((price) => Number(price.replace(/[$,]/g, '')));
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });

  test('a collapsed answer opens by click and by link', async () => {
    await page.goto('/qa');
    const answer = page.getByText('A unit test runs a small piece of the program');
    await answer.waitFor({ state: 'hidden' });
    await page.getByText('What is a unit test, and why write them?').click();
    await answer.waitFor({ state: 'visible' });

    await page.goto('/blogs');
    await page.goto('/qa#state-management');
    await page.getByText('Start from whose state it is.').waitFor({ state: 'visible' });
  });

  /** Text inside `noscript`, where Playwright does not look for text. */
  async function saidWithoutScript(place: string): Promise<string> {
    const words = page.locator(`${place} noscript p, ${place} noscript b`).first();
    await words.waitFor({ state: 'visible' });
    return words.innerText();
  }

  test('unavailable features say so, and the others are reachable on a phone without a menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    expect(await saidWithoutScript('body')).toContain('JavaScript is off.');
    await page.getByRole('button', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await page
      .getByRole('navigation', { name: 'Part categories' })
      .getByRole('link', { name: 'Brakes' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Brakes' }).waitFor();
    const links = page.getByRole('navigation', { name: 'Main' });
    await links.getByRole('link', { name: 'Blogs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor();

    await links.getByRole('link', { name: 'Login' }).click();
    expect(await saidWithoutScript('main')).toContain('Logging in requires JavaScript.');
    await page.getByRole('button', { name: 'Login' }).waitFor({ state: 'hidden' });
  });

  test('an unknown page shows an image', async () => {
    await page.goto('/no/such/page');
    const picture = page.getByRole('img', { name: /A lone wheel has rolled away/ });
    await picture.waitFor();
    const width = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThanOrEqual(600);
  });
});

describe('hydrated by the browser', () => {
  /** Opens a page and returns what the browser requested from the API until everything was quiet. */
  async function questionsOf(page: Page, path: string): Promise<string[]> {
    const asked: string[] = [];
    const listen = (request: Request) => {
      const name = operationNameOf(request);
      if (name !== undefined) asked.push(name);
    };
    page.on('request', listen);
    await page.goto(path);
    await page.waitForFunction(() => {
      const root = document.getElementById('root')!;
      return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
    await page.waitForLoadState('networkidle');
    page.off('request', listen);
    return asked;
  }

  /** Opens one page after another on this screen; missing pages are opened by another shopper, who expects that. */
  async function expectQuiet(screen: Screen): Promise<void> {
    for (const status of [200, 404]) {
      const shopper = await stage.aShopper(screen);
      if (status !== 200) shopper.expects(status);
      for (const [path] of publicPages().filter((page) => page[1] === status)) {
        const asked = await questionsOf(shopper.page, path);
        const overflow = await shopper.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, asked, overflow, shopper.complaints]).toEqual([path, [], 0, []]);
      }
      await shopper.leave();
    }
  }

  // On a wide screen: first-load.test.ts.
  test('no public page warns, fails to hydrate, or refetches its data, on a phone, in dark and with reduced motion', async () => {
    await expectQuiet({
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
  });

  test('a page that was never loaded waits while offline, and loads once online again', async () => {
    const shopper = await stage.aShopper();
    const { page } = shopper;
    await shopper.opens('/');
    await shopper.goesOffline();
    await page.getByRole('link', { name: 'Blogs' }).click();
    await shopper.sees("This page isn't available offline.");
    await shopper.sees("You're offline. We'll retry when you're back online.");
    await page.getByText('Something went wrong on our side').waitFor({ state: 'detached' });
    await shopper.goesOnline();
    await shopper.seesHeading('Blogs');
    await page.getByText("You're offline.").waitFor({ state: 'detached' });
    expect(await shopper.leave()).toEqual([]);
  });

  test('a menu that was never loaded is available once online again, and the page stays until then', async () => {
    const shopper = await stage.aShopper({ viewport: { width: 360, height: 740 } });
    const { page } = shopper;
    await shopper.opens('/');
    await shopper.goesOffline();
    const cutOff = page.waitForEvent('requestfailed');
    await shopper.presses('Menu');
    await cutOff;
    await shopper.sees("You're offline.");
    await shopper.seesHeading("The World's Best Auto Parts");
    const reloaded = page.waitForEvent('load');
    await shopper.goesOnline();
    await reloaded;
    await page.waitForLoadState('networkidle');
    await shopper.presses('Menu');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await shopper.leave()).toEqual([]);
  });

  test('a category that failed offline loads automatically once online again', async () => {
    const shopper = await stage.aShopper();
    const { page } = shopper;
    await shopper.opens('/catalogue');
    await shopper.goesOffline();
    await page.getByRole('link', { name: 'Brakes', exact: true }).first().click();
    await shopper.sees("We couldn't load the parts.");
    const count = page.locator('main h2').first();
    await count.getByText('Parts', { exact: true }).waitFor();
    await shopper.goesOnline();
    await count.getByText(/^\d+ parts$/).waitFor();
    expect(await shopper.leave()).toEqual([]);
  });

  test('title, canonical link and data change with the page', async () => {
    const shopper = await stage.aShopper();
    const { page } = shopper;
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Installing spark plugs' }).click();
    await shopper.seesHeading('Installing spark plugs');
    await page.waitForFunction(() => document.title === 'Installing spark plugs – Axle');
    const links = await page
      .locator('link[rel=canonical]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([`${stage.shop.url}/blogs/fitting-spark-plugs`]);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.filter((json) => json.includes('"Article"'))).toHaveLength(1);
    expect(data.filter((json) => json.includes('"Blog"'))).toHaveLength(0);
    expect(await shopper.leave()).toEqual([]);
  });
});

describe('for search engines', () => {
  const sitemap = async () => {
    const xml = await (await fetch(`${stage.shop.url}/sitemap.xml`)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'));
  };

  test('robots.txt names the sitemap, which lists every public page and every part on sale', async () => {
    const robots = await fetch(`${stage.shop.url}/robots.txt`);
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await robots.text()).toContain(`Sitemap: ${stage.shop.url}/sitemap.xml`);

    const addresses = await sitemap();
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...['/', '/catalogue', '/blogs', '/qa', '/myportfolio'].map((path) => `${stage.shop.url}${path}`),
        ...articles.map(([path]) => `${stage.shop.url}${path}`),
        ...parts.map(({ _id }) => `${stage.shop.url}/catalogue/${_id}`),
      ]),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('each address of the sitemap exists and is canonical', async () => {
    const wrong = new Map<string, unknown>();
    for (const address of await sitemap()) {
      const response = await fetch(address, { redirect: 'manual' });
      const html = await response.text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      if (response.status !== 200 || canonical !== address) wrong.set(address, [response.status, canonical]);
    }
    // Other users of this shop may have removed a part in the meantime; then it is no longer listed, either.
    const listed = new Set(await sitemap());
    expect([...wrong].filter(([address]) => listed.has(address))).toEqual([]);
  });

  test('a trailing slash redirects permanently', async () => {
    const response = await fetch(`${stage.shop.url}/blogs/`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/blogs']);
  });
});
