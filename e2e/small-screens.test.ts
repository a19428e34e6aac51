import type { Locator } from 'playwright-core';

import { CIVIC } from './support/civic.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

const heights = async (targets: Locator): Promise<number[]> => {
  await targets.first().waitFor();
  return targets.evaluateAll((all) => all.map((target) => Math.round(target.getBoundingClientRect().height)));
};

test('active filters and answers are at least 44 px high', async () => {
  const { page } = shopper;
  await shopper.opens(`/catalogue?category=brakes&${CIVIC}`);
  const chips = await heights(page.getByRole('list', { name: 'Filters in use' }).getByRole('link'));
  await shopper.follows('Rear brake drum kit 228 mm');
  // The list that was left asks the same.
  await shopper.seesHeading('Rear brake drum kit 228 mm');
  const answers = await heights(page.getByRole('group', { name: 'Rear disc or drum?' }).getByRole('link'));

  expect([...chips, ...answers].filter((height) => height < 44)).toEqual([]);
});

test('the categories on the home page are at least 44 px high', async () => {
  const { page } = shopper;
  await shopper.opens('/');
  const categories = await heights(page.locator('main li').getByRole('link', { name: /^Brakes/ }));

  expect(categories.filter((height) => height < 44)).toEqual([]);
});

test('the sheet of the car picker keeps its height while typing', async () => {
  const { page } = shopper;
  await shopper.opens('/blogs');
  await shopper.presses('Choose your car');
  const sheet = page.getByRole('dialog', { name: 'Choose your car' });
  const field = sheet.getByRole('combobox', { name: /^Year \(/ });
  await field.waitFor();
  await shopper.settles();
  const [before] = await heights(sheet);
  await field.fill('2016');
  const [found] = await heights(sheet);
  await field.fill('1916');
  await shopper.sees('Nothing here is called “1916”.');

  expect([found, ...(await heights(sheet))]).toEqual([before, before]);
});

test('a zoomed photo stays centered, also with reduced motion', async () => {
  const { page } = shopper;
  await shopper.opens('/catalogue?category=brakes');
  await shopper.follows('Front brake disc 312 mm, vented');
  await shopper.presses(/^Zoom photo/);
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shopper.presses('Zoom in');
  await shopper.presses('Zoom in');

  const [left, right] = await page
    .locator('[data-scale]')
    .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [
      scrollLeft,
      scrollWidth - clientWidth - scrollLeft,
    ]);
  expect(right).toBeGreaterThan(100);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
});

test('no page is wider than the screen with text enlarged by half', async () => {
  const { page } = shopper;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
  const wide: string[] = [];
  for (const path of ['/', `/catalogue?${CIVIC}`, `/jobs/front-brakes?${CIVIC}`, '/cart']) {
    await shopper.opens(path);
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    if (content > screen) wide.push(`${path}: ${content} px`);
  }

  expect(wide).toEqual([]);
});

/** What the message covers at each scroll position of the page. */
const covered = (targets: string) =>
  shopper.page.evaluate(async (selector) => {
    const found = new Set<string>();
    for (let y = 0; y <= document.documentElement.scrollHeight - window.innerHeight; y += 40) {
      window.scrollTo({ top: y, behavior: 'instant' });
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      const message = document.querySelector('[role=alert], [role=status][aria-live]');
      if (!message) return ['no message'];
      const { top, bottom } = message.getBoundingClientRect();
      for (const control of document.querySelectorAll(selector)) {
        const box = control.getBoundingClientRect();
        if (box.height > 0 && box.bottom > top + 1 && box.top < bottom - 1)
          found.add(`${control.tagName} ${control.id} at ${y}`);
      }
    }
    return [...found];
  }, targets);

test('a message covers neither fields nor Order at any scroll position', async () => {
  const { page } = shopper;
  const api = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const part = await api.aPartInStock();
  await shopper.comesIn('customer@example.com');
  await page.goto(`/order/${part._id}`);
  await page.getByLabel('Quantity', { exact: true }).waitFor();
  await shopper.presses('One less');
  await page.getByRole('alert').filter({ hasText: 'You can only choose quantity' }).waitFor();
  await shopper.settles();

  expect(await covered('main input, main textarea, main select, main button[type=submit]')).toEqual([]);
});
