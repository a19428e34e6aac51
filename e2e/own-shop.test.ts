import type { Page } from 'playwright-core';

import { CIVIC_NAME, choosesCivic } from './support/civic.js';
import { KeyboardUser } from './support/keyboard-user.js';
import { PASSWORD, type Shopper } from './support/shopper.js';
import { setEmptyStage } from './support/stage.js';
import { barriersInBothThemes } from './support/themes.js';

jest.setTimeout(300_000);

const stage = setEmptyStage();

const OWNER = 'owner@aurland.example';

const PARTS = `part_number,brand,name,price,stock,category,type,description
AB-1,Aurland,Ceramic front pads,38.50,12,brakes,front brake pads,Four pads for the front axle
AB-2,Aurland,Wiper fluid,6.90,200,accessories,,Five litres
`;
const FITMENT = `part_number,brand,make,model,year_from,year_to,position
AB-1,Aurland,Honda,Civic,2016,2021,front
`;

const signsUp = async (shopper: Shopper, name: string, email: string) => {
  await shopper.page.goto('/signup');
  await shopper.types('Name', name);
  await shopper.types('Email', email);
  await shopper.types('Password', PASSWORD);
  await shopper.presses('Sign Up');
  await shopper.arrivesAt('**/home');
};

const choosesFile = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an owner opens a shop: adds cars, parts and lists in the pages, and its first order is paid and shipped', async () => {
  const owner = await stage.aShopper();
  const { page } = owner;
  await signsUp(owner, 'Olga Owner', OWNER);
  await page.goto(stage.shop.inboxUrl);
  await owner.presses('Verify email');
  await page.goto('/');
  await owner.presses('Logout');
  await owner.arrivesAt('**/login');
  await owner.logsIn(OWNER);
  await owner.arrivesAt(`${stage.shop.url}/`);
  expect(await stage.shop.run('admin', 'grant', OWNER)).toEqual({
    code: 0,
    output: `${OWNER} is now an admin.\n`,
  });

  // A missing item links to the page where it is done.
  await page.goto('/dashboard/overview');
  await page.getByText('No cars are loaded').click();
  await owner.follows('Open Import, Cars');
  await owner.sees("Don't have a vehicle list?");
  expect(await barriersInBothThemes(owner)).toEqual([]);
  await owner.presses('Load these cars');
  await owner.sees(/^948 rows imported/);

  await page.goto('/dashboard/manageproducts');
  await owner.sees('No products yet.');
  await owner.follows('Import a list');
  await owner.sees('One row per part');
  await choosesFile(page, 'aurland.csv', PARTS);
  await owner.sees('Ceramic front pads');
  await owner.sees('Stock: 212 items added.');
  expect(await barriersInBothThemes(owner)).toEqual([]);
  await owner.presses('Apply 2 rows');
  await owner.sees(/^2 rows imported/);
  await page.goto('/dashboard/imports?kind=fitment');
  await owner.sees('One row per car of a part');
  await choosesFile(page, 'aurland-cars.csv', FITMENT);
  await owner.presses('Apply 1 row');
  await owner.sees(/^1 row imported/);

  const customer = await stage.aShopper({ viewport: { width: 360, height: 780 } });
  await customer.page.goto('/catalogue');
  await customer.sees('Ceramic front pads');
  await customer.sees('Wiper fluid');
  await customer.mayPress('Choose your car');
  const keys = new KeyboardUser(customer.page);
  await keys.tabsTo(customer.page.getByRole('button', { name: 'Choose your car' }));
  await keys.press('Enter');
  await choosesCivic(customer.page, keys, {});
  await customer.sees(/^Fits · /);
  await customer.follows('Ceramic front pads');
  await customer.page.getByText(`Fits your ${CIVIC_NAME}`).waitFor();
  await customer.follows('Order Now');
  await customer.arrivesAt('**/login?from=*');
  await customer.follows('Create an account');
  await customer.types('Name', 'Nina Example');
  await customer.types('Email', 'nina@example.com');
  await customer.types('Password', PASSWORD);
  await customer.presses('Sign Up');
  await customer.places();
  await customer.paysWith('4242 4242 4242 4242');
  await customer.sees('Your payment is completed. Thank You!');
  expect(await customer.leave()).toEqual([]);

  await page.goto('/dashboard/manageallorders');
  await owner.sees('Ceramic front pads');
  await owner.mayPress('Update');
  await owner.presses('Update');
  await page.getByRole('row').filter({ hasText: 'Ceramic front pads' }).getByText('Shipped').waitFor();
  await page.goto('/dashboard/overview');
  await owner.presses('Check again');
  await owner.sees('An order was paid and shipped.');
  // The owner sees the whole shop.
  await page.goto('/dashboard/makeadmin');
  await owner.sees('1–2 of 2');
  expect(await owner.leave()).toEqual([]);
  expect(await stage.shop.run('ledger-check')).toEqual({ code: 0, output: 'all agrees\n' });
});
