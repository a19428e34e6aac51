import type { BrowserContext, Page, Response } from 'playwright-core';

import { barriers } from './support/barriers.js';
import { KeyboardUser } from './support/keyboard-user.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

const fieldOf = (page: Page) => page.getByLabel('Search parts');
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

describe.each([
  ['light, 1280 px', 'light', 1280],
  ['dark, 360 px', 'dark', 360],
] as const)('%s', (_name, colorScheme, width) => {
  let shopper: Shopper;
  let keys: KeyboardUser;
  let answers: Response[];
  beforeEach(async () => {
    shopper = await stage.aShopper({ colorScheme, viewport: { width, height: 900 } });
    keys = new KeyboardUser(shopper.page);
    answers = [];
    shopper.page.on('response', (response) => {
      if (response.url().includes('SearchSuggestions')) answers.push(response);
    });
    await shopper.opens('/blogs');
  });
  afterEach(async () => {
    expect(await shopper.leave()).toEqual([]);
  });

  test('a part is found by keyboard while typing, the list stays within the page, and axe finds no problems', async () => {
    const { page } = shopper;
    await keys.tabsTo(fieldOf(page));
    // Lines for what was typed before go when others come, and what was chosen among them, too.
    const answered = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes('"brake d"'));
    await keys.types('brake d');
    await answered;
    await listOf(page).waitFor();
    await page.getByRole('option', { name: /Front brake disc 312 mm/ }).waitFor();
    await keys.press('ArrowDown');
    expect(await barriers(shopper)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const [field, list] = [await fieldOf(page).boundingBox(), await listOf(page).boundingBox()];
    expect(Math.abs((field?.width ?? 0) - (list?.width ?? 0))).toBeLessThan(4);

    const name = await page.getByRole('option', { selected: true }).locator('span').nth(1).innerText();
    await keys.press('Enter');
    await shopper.arrivesAt('**/catalogue/*');
    await shopper.seesHeading(name.split('\n')[0] ?? '');
  });

  test('responses are small, and outdated ones are not shown', async () => {
    const { page } = shopper;
    await fieldOf(page).pressSequentially('oil filter', { delay: 20 });
    await page.getByRole('option', { name: /Oil filter insert/ }).waitFor();
    expect(answers.length).toBeLessThan('oil filter'.length);
    // The one that is shown: bodies of aborted ones are gone.
    expect((await answers.at(-1)!.body()).length).toBeLessThan(3000);
  });

  test('a car in the search is set by choosing it, and the rest is searched', async () => {
    const { page } = shopper;
    await fieldOf(page).fill('2016 civic front pads');
    await page.getByRole('option', { name: /Set 2016 Honda Civic as your car/ }).waitFor();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await shopper.arrivesAt('**/catalogue?q=front+pads&year=2016&make=Honda&model=Civic');
    await page.getByRole('link', { name: 'Front brake pad set, ceramic', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Your car: 2016 Honda Civic/ }).waitFor();
  });

  test('a number in any punctuation opens its part', async () => {
    await fieldOf(shopper.page).fill('ax2048-114h');
    await shopper.page.getByRole('option', { name: /Replaces AX 2048 114-H/ }).waitFor();
    await keys.press('Enter');
    await shopper.seesHeading('Oil filter, spin-on 76 mm');
  });

  test('a correction is searched at once, and an empty result says what was understood', async () => {
    const { page } = shopper;
    await shopper.opens('/catalogue?q=brkae+disc');
    await shopper.sees(/No parts for “brkae disc”/);
    expect(await barriers(shopper)).toEqual([]);
    await shopper.opens('/catalogue?q=golf+7+turbo+hose');
    await shopper.sees(/Car: Volkswagen Golf, 2015 to 2021/);
    await shopper.sees('Has “turbo”, not “hose”.');
    await page.getByRole('button', { name: 'Send question' }).waitFor();
    expect(await barriers(shopper)).toEqual([]);
  });
});

describe('without JavaScript', () => {
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    context = await stage.browser.newContext({ baseURL: stage.shop.url, javaScriptEnabled: false });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  test('the form searches the same, and a link sets a car', async () => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search parts' }).fill('2016 civic front pads');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('“2016 civic” is a car: 2016 Honda Civic.').waitFor();
    await page.getByRole('link', { name: 'Front brake pad set, ceramic', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Set it as my car' }).click();
    await page.waitForURL('**/catalogue?q=front+pads&year=2016&make=Honda&model=Civic');
  });

  test('an empty result says what was understood and shows the nearest parts', async () => {
    await page.goto('/catalogue?q=turbo+hose');
    await page.getByText('2 matches.').first().waitFor();
    await page.getByText('Has “turbo”, not “hose”.').first().waitFor();
  });
});
