import { readFileSync } from 'node:fs';

import { barriers } from './support/barriers.js';
import { carPicker, choosesCivic } from './support/civic.js';
import { KeyboardUser } from './support/keyboard-user.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

const VIN = '1FTBF25G4TEA12345';
const civic = /^Your car: 2016 Honda Civic/;

let shopper: Shopper;
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

const button = (name: string | RegExp) => shopper.page.getByRole('button', { name });
const picker = () => carPicker(shopper.page);

test('a car is chosen by keyboard, survives a reload, and is saved to the account', async () => {
  const driver = 'driver@example.com';
  await ShopApi.signUp(stage.shop, driver);
  shopper = await stage.aShopper();
  const { page } = shopper;
  const keys = new KeyboardUser(page);
  await page.goto('/');
  await keys.tabsTo(button('Choose your car'));
  await keys.press('Enter');
  await choosesCivic(page, keys, {
    async reached() {
      expect(await barriers(shopper)).toEqual([]);
    },
  });
  await button(civic).waitFor();
  await keys.isAt(button(civic));

  await page.reload();
  await button(civic).waitFor();

  await shopper.comesIn(driver);
  await shopper.sees('1 car added to your garage.');
  await button(civic).click();
  await picker().getByText('2016 Honda Civic').waitFor();
  expect(await barriers(shopper)).toEqual([]);
  await keys.press('Escape');
  await picker().waitFor({ state: 'detached' });
  await keys.isAt(button(civic));

  // The account's garage shows elsewhere, too.
  const elsewhere = await stage.aShopper();
  await elsewhere.comesIn(driver);
  await elsewhere.page.getByRole('button', { name: civic }).waitFor();
  expect(await elsewhere.leave()).toEqual([]);
});

test('a VIN fills in the car at 360 px, is confirmed by the user, and appears in no address and no log', async () => {
  shopper = await stage.aShopper({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
  const { page } = shopper;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
  await page.goto('/blogs');
  await shopper.mayPress('Choose your car');
  await shopper.presses('Choose your car');
  await page.getByLabel('Or find it by VIN').waitFor();
  await shopper.settles();
  expect(await barriers(shopper)).toEqual([]);
  await shopper.types('Or find it by VIN', VIN);
  await shopper.presses('Read');
  await shopper.sees('The check digit matches.');
  await shopper.settles();
  expect(await barriers(shopper)).toEqual([]);

  await page.getByRole('radio').first().check();
  await shopper.presses('This is my car');
  await picker()
    .or(button(/^Your car:/))
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(addresses.filter((address) => address.startsWith('POST'))).not.toEqual([]);
  expect(addresses.filter((address) => address.includes(VIN))).toEqual([]);
  expect(readFileSync(stage.shop.logFile, 'utf8')).not.toContain(VIN);
});

test('without JavaScript four selects lead to the parts for a car', async () => {
  shopper = await stage.aShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  await page.goto('/');
  await shopper.follows('Choose your car');
  for (const [label, value] of [
    ['Year', '2016'],
    ['Make', 'Honda'],
    ['Model', 'Civic'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(value);
    await shopper.presses('Next');
  }
  await page.getByLabel('Engine').selectOption({ index: 1 });
  await shopper.presses('Show parts for this car');
  await shopper.arrivesAt(/\/catalogue\?year=2016&make=Honda&model=Civic&engine=\d\.\d-/);
  await shopper.seesHeading('All parts');
});
