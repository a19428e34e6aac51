import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

let developer: Shopper;
const requested: string[] = [];
beforeEach(async () => {
  developer = await stage.aShopper();
  requested.length = 0;
  developer.page.on('request', (request) => requested.push(request.url()));
});
afterEach(async () => {
  expect(await developer.leave()).toEqual([]);
});

/** Opens the explorer and waits for its editors: GraphiQL forgets the variables of a tab that is left before. */
async function open(): Promise<void> {
  await developer.page.goto('/graphql');
  await developer.page.getByRole('region', { name: 'Variables' }).getByText('brake pad').waitFor();
}
async function run(): Promise<void> {
  await developer.page.getByRole('button', { name: 'Execute query' }).click();
}
const answered = (text: string) =>
  developer.page.locator('.graphiql-response').getByText(text).first().waitFor();
const tab = (name: string) => developer.page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('the recipes are tabs that run unchanged, and a switch signs in as demo customer or admin', async () => {
  const { page } = developer;
  await open();
  const titles = page.getByRole('tab').locator('[title]');
  expect(await titles.evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual([
    'SearchCatalogue',
    'OnePart',
    'SignIn',
    'PlaceOrder',
    'FollowOrder',
    'OpenPayment',
    'ConfirmPayment',
    'WriteReview',
    'OrdersToShip',
    'ShipOrder',
    'ChooseCar',
    'PartsThatFit',
    'DoesItFit',
    'Suggest',
    'KeepCar',
    'MyGarage',
    'FillCart',
    'OrderCart',
    'PayTogether',
    'AskJob',
    'SendBack',
  ]);
  await run();
  await answered('brake pad');

  await tab('OrdersToShip').click();
  await run();
  await answered('UNAUTHENTICATED');

  // By keyboard alone: the switch is the page's first stop.
  await page.reload();
  await tab('OrdersToShip').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await developer.sees('Signed in as customer@example.com.');
  await page.keyboard.press('ArrowRight');
  await developer.sees('Signed in as admin@example.com.');
  await run();
  await answered('totalCount');

  // Nothing was requested except from the shop itself and its local identity provider.
  const origins = new Set(
    requested
      .map((url) => new URL(url))
      .filter(({ protocol }) => protocol !== 'data:')
      .map(({ origin }) => origin),
  );
  expect([...origins].sort()).toEqual([stage.shop.authUrl, stage.shop.url].sort());
  // No token outlives the page.
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/eyJ/);
});

test('a recipe fills in values of earlier ones and says what is missing', async () => {
  const { page } = developer;
  await open();
  await tab('OnePart').click();
  await run();
  await answered('$PART is unknown');
  await tab('SearchCatalogue').click();
  await run();
  await answered('brake pad');
  await tab('OnePart').click();
  await run();
  await answered('orderQuantity');

  await page.getByRole('radio', { name: 'Demo customer' }).check();
  await developer.sees('Signed in as customer@example.com.');
  await tab('PlaceOrder').click();
  await run();
  await answered('UNPAID');
});

test('the reference shows the descriptions of the schema', async () => {
  const { page } = developer;
  await open();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await page.getByRole('link', { name: 'order', exact: true }).click();
  await developer.sees(
    /Customers get the same FORBIDDEN for unknown orders and for orders of other customers/,
  );
});

test('on a phone nothing is cut off, and the response replaces the query', async () => {
  const { page } = developer;
  await page.setViewportSize({ width: 360, height: 640 });
  await open();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const execute = page.getByRole('button', { name: 'Execute query' });
  const box = (await execute.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  await execute.click();
  await answered('totalCount');
  expect(await execute.isVisible()).toBe(false);
  const answer = (await page.locator('.graphiql-response').boundingBox())!;
  expect(answer.width).toBe(360);
  expect(answer.y + answer.height).toBeLessThanOrEqual(640);

  await page.getByRole('button', { name: 'Query', exact: true }).click();
  await execute.waitFor();
  expect(await page.locator('.graphiql-response').isVisible()).toBe(false);

  // The reference has the whole width and height too.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).waitFor();
  expect(await execute.isVisible()).toBe(false);
});

test('the keyboard reaches the tabs, enters an editor and leaves it again', async () => {
  const { page } = developer;
  await open();
  const tabTo = async (name: string) => {
    const wanted = page.getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo('OnePart');
  await page.keyboard.press('Enter');
  await page.getByText('query OnePart').waitFor();
  await tabTo('New tab');

  // The frame of the editor, its text, the frame again, and on.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# typed');
  await page.getByText('# typed').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await tabTo('Execute query (Ctrl-Enter)');
});

test("the explorer uses the shop's fonts", async () => {
  const { page } = developer;
  await open();
  const families = await page.evaluate(() =>
    ['.explorer-bar h1', '.person-switch label', '.graphiql-tab-button'].map(
      (selector) => getComputedStyle(document.querySelector(selector)!).fontFamily.split(',')[0],
    ),
  );
  expect(families).toEqual(['"Axle Display"', 'Barlow', 'Barlow']);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  const names = loaded.map((family) => family.replaceAll('"', ''));
  expect(names).toEqual(expect.arrayContaining(['Axle Display', 'Barlow', 'Fira Code']));
  expect(names).not.toContain('Roboto');
});

test("the shop's own pages contain nothing of the explorer", () => {
  const assets = join(__dirname, '../web/dist/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const withEditor = scripts.filter((name) =>
    /monaco-editor|graphiql/i.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(withEditor).toEqual([]);
});
