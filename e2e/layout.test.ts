import type { Locator, Page } from 'playwright-core';

import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = shareStage();

let shopper: Shopper;
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

const opens = async (width: number, as?: string) => {
  shopper = await stage.aShopper({ viewport: { width, height: 900 } });
  if (as) await shopper.returnsAs(as);
  return shopper.page;
};

/** Left and right edge of the first such element, in CSS pixels of the page. */
async function edges(page: Page, selector: string): Promise<{ left: number; right: number }> {
  const box = await page.locator(selector).first().boundingBox();
  return { left: box!.x, right: box!.x + box!.width };
}

const logo = 'header a[aria-label="Axle, home"]';

test.each([1280, 1440, 1920])('at %i px the logo has the same position on every page', async (width) => {
  const page = await opens(width, 'admin@example.com');
  const spots = new Set<number>();
  for (const path of ['/', '/catalogue', '/blogs', '/dashboard', '/dashboard/manageallorders']) {
    await page.goto(path);
    spots.add((await edges(page, logo)).left);
  }
  expect([...spots]).toHaveLength(1);
});

test('on a very wide screen the text of the first screen aligns with the page, and its photo reaches the edge', async () => {
  const page = await opens(1920);
  await page.goto('/');
  const parts = await edges(page, '[aria-labelledby=newest-parts] > div > ul');
  expect((await edges(page, 'h1')).left).toBe(parts.left);
  expect((await edges(page, '[aria-roledescription=slide]')).right).toBe(1920);
  expect((await edges(page, logo)).left).toBe(parts.left);
});

test('at 1280 by 800 the filters fade where they continue, and not at their end', async () => {
  const page = await opens(1280);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/catalogue', { waitUntil: 'networkidle' });
  const panel = page.locator('#filters');
  // Next to the list, where it stays while the page scrolls.
  await page.evaluate(() => scrollTo(0, 600));
  /** Elements rendered above the lower edge of the panel, left of all its contents. */
  const edge = async (above: number) => {
    const { x, y, height } = (await panel.boundingBox())!;
    return page.screenshot({ clip: { x: x + 1, y: y + height - above, width: 2, height: 6 } });
  };
  const ground = await edge(60);
  expect(ground.equals(await edge(7))).toBe(false);

  await panel.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  expect(ground.equals(await edge(7))).toBe(true);
});

test('Add Review and My Profile fill the page at 1280 px', async () => {
  const page = await opens(1280, 'customer@example.com');
  await page.goto('/dashboard/myorders');
  await shopper.seesHeading('My Orders');
  const content = await edges(page, 'main h1 >> xpath=../..');

  await page.goto('/dashboard/addreview');
  const form = await edges(page, 'section[aria-label="Your review"]');
  const others = await edges(page, '[aria-labelledby=other-reviews]');
  expect(form.left).toBe(content.left);
  expect(others.left).toBeGreaterThan(form.right);
  expect(others.right).toBe(content.right);

  await page.goto('/dashboard');
  const orders = page.locator('[aria-labelledby=latest-orders]');
  await orders.waitFor();
  expect(await edges(page, 'section[aria-label="My profile"]')).toEqual(content);
  expect((await orders.boundingBox())!.y).toBeGreaterThan(450);
});

test('every select has the same arrow', async () => {
  const page = await opens(1280, 'admin@example.com');
  const arrows = new Set<string>();
  for (const path of ['/catalogue', '/dashboard/addreview', '/dashboard/manageproducts']) {
    await page.goto(path);
    const select = page.locator('main select').first();
    await select.waitFor();
    arrows.add(
      await select.evaluate((element) => {
        const { appearance, backgroundImage, backgroundPosition } = getComputedStyle(element);
        return [appearance, backgroundImage, backgroundPosition].join(' ');
      }),
    );
  }
  expect([...arrows]).toEqual([expect.stringMatching(/^none linear-gradient/)]);
});

test('in forced-colors mode, selected and unselected options differ', async () => {
  const page = await opens(1280);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/catalogue?category=brakes&stock=in');
  const main = page.locator('main');
  const isDrawn = (mark: Locator, pseudo?: string) =>
    mark.first().evaluate((element, layer) => {
      const drawn = getComputedStyle(element, layer).backgroundColor;
      return drawn !== getComputedStyle(layer ? element : element.parentElement!).backgroundColor;
    }, pseudo);
  const outlineOf = (link: string) =>
    main
      .getByRole('link', { name: link, exact: true })
      .evaluate((element) => getComputedStyle(element).outlineStyle);

  expect(await isDrawn(main.locator('input[type=checkbox]:checked'), '::before')).toBe(true);
  expect(await isDrawn(main.locator('input[type=radio]:checked'), '::before')).toBe(true);
  expect(await isDrawn(main.getByText(/in stock$/).locator('span[aria-hidden]'))).toBe(true);
  expect([await outlineOf('Rows'), await outlineOf('Grid')]).toEqual(['solid', 'none']);
});
