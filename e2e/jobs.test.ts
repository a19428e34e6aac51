import { barriers } from './support/barriers.js';
import { CIVIC } from './support/civic.js';
import { KeyboardUser } from './support/keyboard-user.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';
import { barriersInBothThemes } from './support/themes.js';

jest.setTimeout(240_000);

const stage = shareStage();

let shopper: Shopper;
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** A browser whose car is the Civic, at this width. */
async function drives(width: number): Promise<void> {
  shopper = await stage.aShopper({ viewport: { width, height: 900 } });
  await shopper.page.addInitScript((car) => {
    if (localStorage.getItem('axle:car') === null) localStorage.setItem('axle:car', car);
  }, CIVIC);
}

/** Contents of this browser's cart, in units by part. */
const cart = () =>
  shopper.page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem('axle:cart') ?? '{"lines":[]}') as {
      lines: { quantity: number }[];
    };
    return lines.map(({ quantity }) => quantity).sort();
  });

test.each([1280, 360])(
  'at %i px: from the home page to the front brakes of a car, and all of them into the cart',
  async (width) => {
    await drives(width);
    const { page } = shopper;
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Start from a job' })
      .getByRole('link', { name: 'Front brakes' })
      .click();
    await shopper.seesHeading(/^Front brakes for your 2016 Honda Civic/);
    await page.getByRole('checkbox', { name: /^Brake discs, front · 2 items/ }).waitFor();
    expect(await barriersInBothThemes(shopper)).toEqual([]);
    const add = page.getByRole('button', { name: /^Add \d parts to cart$/ });
    const count = Number(/\d/.exec((await add.textContent())!)![0]);
    await add.click();
    await page.getByRole('link', { name: `${count} parts in cart` }).waitFor();
    expect(await cart()).toHaveLength(count);
    expect(await cart()).toContain(2);
  },
);

test('a question answered by keyboard fills its slot, and focus stays at the slot', async () => {
  await drives(1280);
  const { page } = shopper;
  const keys = new KeyboardUser(page);
  await page.goto(`/jobs/rear-brakes?${CIVIC}`);
  const question = page.getByRole('group', { name: 'Rear disc or drum?' }).first();
  await keys.tabsTo(question.getByRole('link', { name: 'Discs' }));
  await keys.press('Enter');
  await page.waitForURL(/answer=rear-brakes/);
  await page.getByRole('checkbox', { name: /^Brake pads, rear/ }).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Brake pads, rear/ }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
  expect(await barriers(shopper)).toEqual([]);
});

test('without JavaScript a job can be read and its question answered, and its list is shown', async () => {
  shopper = await stage.aShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  await page.goto(`/jobs?${CIVIC}`);
  await page.getByRole('link', { name: 'Front brakes' }).click();
  await shopper.seesHeading(/^Front brakes for your 2016 Honda Civic/);
  expect(await page.locator('main noscript p').allInnerTexts()).toEqual([
    'Adding items requires JavaScript.',
  ]);
  expect(await page.getByRole('button', { name: /^Add/ }).count()).toBe(0);
});
