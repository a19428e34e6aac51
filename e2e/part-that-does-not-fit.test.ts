import { barriers } from './support/barriers.js';
import { CIVIC, CIVIC_NAME } from './support/civic.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

const REASON = 'Front, Civic 2017 to 2021 with 1.5\u00a0l; yours is 2016 2.0\u00a0l';

let idOf: (name: string) => string;
beforeAll(async () => {
  const parts = (await (await fetch(`${stage.shop.url}/parts`)).json()) as { _id: string; name: string }[];
  idOf = (name) => parts.find((part) => part.name === name)!._id;
});

const disc = () => idOf('Front brake disc 312 mm, vented');
const wrongDisc = () => idOf('Sport brake disc 330 mm, drilled and slotted');
const caliper = () => idOf('Rear brake caliper, four-piston, yellow');

/** Text about the car on the label of a part. */
const fieldOf = ({ page }: Shopper) =>
  page.getByRole('region', { name: 'Part label' }).locator('[data-verdict]').innerText();

test('without JavaScript a part shows whether it fits the car in the address, and answers are links', async () => {
  const shopper = await stage.aShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  await page.goto(`/catalogue/${disc()}?${CIVIC}`);
  expect(await fieldOf(shopper)).toContain(`Fits your ${CIVIC_NAME}`);
  // The own line of the list, in its open group.
  expect(await page.getByRole('row', { name: /^Civic\s*Yours/ }).isVisible()).toBe(true);

  await page.goto(`/catalogue/${caliper()}?${CIVIC}`);
  expect(await fieldOf(shopper)).toContain('Fits if your Civic has rear discs');
  await shopper.follows('Rear drums');
  await shopper.arrivesAt(({ searchParams }) => searchParams.get('answer') === 'rear-brakes:rear drums');
  expect(await fieldOf(shopper)).toContain('Does not fit your 2016 Honda Civic');

  await page.goto(`/catalogue/${disc()}?${CIVIC}`);
  await page.getByRole('searchbox', { name: 'Find a car in this list' }).fill('golf');
  await page.getByRole('button', { name: 'Find' }).click();
  await shopper.arrivesAt(({ searchParams }) => searchParams.get('cars') === 'golf');
  expect(await fieldOf(shopper)).toContain('Fits your 2016 Honda Civic');
  expect(await page.getByRole('rowheader', { name: 'Golf' }).first().isVisible()).toBe(true);
  expect(await shopper.leave()).toEqual([]);
});

test.each([
  ['light, 1280 px', 'light', 1280],
  ['dark, 360 px', 'dark', 360],
] as const)(
  'ordering a part that does not fit needs exactly one confirmation: %s',
  async (_name, colorScheme, width) => {
    const shopper = await stage.aShopper({ colorScheme, viewport: { width, height: 900 } });
    const { page } = shopper;
    const isSound = async () => {
      await shopper.settles();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await barriers(shopper)).toEqual([]);
    };
    await shopper.opens(`/catalogue/${wrongDisc()}?${CIVIC}`);
    expect(await fieldOf(shopper)).toContain(`${REASON}.`);
    await isSound();

    await page.getByRole('link', { name: 'Order Now', exact: true }).first().press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Order a part that does not fit?' });
    await question.getByText(REASON).waitFor();
    await question.getByRole('link', { name: 'Show parts that fit' }).and(page.locator(':focus')).waitFor();
    await isSound();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Order Now', exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Order it anyway' }).click();

    await shopper.arrivesAt('**/login?*');
    await shopper.logsIn('customer@example.com');
    await shopper.sees('Does not fit');
    await shopper.places();
    expect(await shopper.leave()).toEqual([]);
  },
);

test('the verdict for a stored car does not shift the page', async () => {
  const shopper = await stage.aShopper({ viewport: { width: 360, height: 900 } });
  const { page } = shopper;
  await shopper.watchesForJumps();
  await page.addInitScript((car) => {
    localStorage.setItem('axle:car', car);
  }, CIVIC);
  await shopper.opens(`/catalogue/${disc()}`);
  await shopper.sees(`Fits your ${CIVIC_NAME}`);
  await shopper.settles();
  expect(await shopper.jumps()).toBeLessThan(0.02);
  expect(await shopper.leave()).toEqual([]);
});
