import { barriers } from './support/barriers.js';
import { CIVIC, CIVIC_NAME } from './support/civic.js';
import { shareStage } from './support/stage.js';
import type { Shopper } from './support/shopper.js';

jest.setTimeout(180_000);

const stage = shareStage();

/** The verdict on a part in the list, with its reason. */
const verdictOn = ({ page }: Shopper, part: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: part }) })
    .locator('[data-verdict]')
    .innerText();

const fitsWith = 'Fits · Front, Civic 2016 to 2021 with 2.0\u00a0l';

test('without JavaScript a list for a car shows verdicts with reasons, and can be filtered and answered', async () => {
  const shopper = await stage.aShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  await page.goto(`/catalogue?category=brakes&${CIVIC}`);
  expect(await verdictOn(shopper, 'Front brake disc 312 mm, vented')).toBe(fitsWith);
  expect(await verdictOn(shopper, 'Front brake hose 415 mm')).toBe("No data · The Civic isn't listed yet");
  expect(await page.getByRole('heading', { name: 'Sport brake disc 330 mm' }).count()).toBe(0);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('radio', { name: /^All \d/ }).check();
  await shopper.presses('Apply all filters');
  await shopper.arrivesAt(({ searchParams }) => searchParams.get('fit') === 'all');
  expect(await verdictOn(shopper, 'Sport brake disc 330 mm, drilled and slotted')).toBe(
    'Does not fit · Front, Civic 2017 to 2021 with 1.5\u00a0l; yours is 2016 2.0\u00a0l',
  );

  expect(await verdictOn(shopper, 'Rear brake drum kit 228 mm')).toBe('Fits if rear drums');
  await shopper.follows('Drums');
  await shopper.arrivesAt(({ searchParams }) => searchParams.get('answer') === 'rear-brakes:rear drums');
  expect(await verdictOn(shopper, 'Rear brake drum kit 228 mm')).toMatch(/^Fits · Rear, Civic/);

  await shopper.follows(`Remove filter ${CIVIC_NAME}`);
  await shopper.arrivesAt('**/catalogue?category=brakes');
  expect(await page.locator('[data-verdict]').count()).toBe(0);
  expect(await shopper.leave()).toEqual([]);
});

test.each([
  ['light, 1280 px', 'light', 1280],
  ['dark, 360 px', 'dark', 360],
] as const)(
  'a visitor finds a fitting part, orders it, and has the receipt: %s',
  async (_name, colorScheme, width) => {
    const shopper = await stage.aShopper({ colorScheme, viewport: { width, height: 900 } });
    const { page } = shopper;
    const isAsWideAsTheScreen = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // A button that turns into another kind fades.
      await shopper.settles();
      expect(await barriers(shopper)).toEqual([]);
    };
    await shopper.opens(`/catalogue?category=brakes&${CIVIC}`);
    await shopper.sees(/^9 parts, 2 fit your Civic$/);
    await isAsWideAsTheScreen();

    await shopper.follows('Discs');
    await shopper.sees(/4 fit your Civic$/);
    expect(await verdictOn(shopper, 'Rear brake drum kit 228 mm')).toMatch(/^Does not fit · /);
    await isAsWideAsTheScreen();

    // The car goes along to whatever is opened next, before anything shows.
    await page.goto('/catalogue?category=filters');
    await shopper.arrivesAt(({ searchParams }) => searchParams.get('model') === 'Civic');
    await page.goBack();

    await shopper.follows('Order Now: Front brake disc 312 mm, vented');
    await shopper.arrivesAt('**/login?*');
    await shopper.logsIn('customer@example.com');
    await shopper.places();
    await shopper.sees(`Fits your ${CIVIC_NAME}`);
    const orderId = new URL(page.url()).pathname.split('/').at(-1)!;

    await shopper.opens('/dashboard/myorders');
    await shopper.sees(`Fits your ${CIVIC_NAME}`);
    await shopper.opens(`/dashboard/myorders/${orderId}`);
    const receipt = page.getByRole('region', { name: 'Fit check at time of order' });
    expect(await receipt.innerText()).toContain('Front, Civic 2016 to 2021 with 2.0\u00a0l');
    await isAsWideAsTheScreen();
    expect(await shopper.leave()).toEqual([]);
  },
);
