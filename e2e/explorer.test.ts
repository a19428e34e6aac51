import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();

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

test('the recipes are the tabs, run as they stand, and a switch signs in as a demo customer or admin', async () => {
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

  // Nothing but the shop itself and its local identity provider was asked for anything.
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

test('a recipe fills in what earlier ones kept, and says what is missing', async () => {
  const { page } = developer;
  await open();
  await tab('OnePart').click();
  await run();
  await answered('$PART is not known yet');
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
  await developer.sees(/Unknown and foreign orders answer the same FORBIDDEN/);
});

test('nothing of the explorer is in the shop’s own pages', () => {
  const assets = join(__dirname, '../web/dist/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const withEditor = scripts.filter((name) =>
    /monaco-editor|graphiql/i.test(readFileSync(join(assets, name), 'utf8')),
  );
  expect(withEditor).toEqual([]);
});
