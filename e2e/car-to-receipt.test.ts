import { choosesCivic, CIVIC_NAME } from './support/civic.js';
import { KeyboardUser } from './support/keyboard-user.js';
import { ShopApi } from './support/shop-api.js';
import { PASSWORD } from './support/shopper.js';
import { setStage } from './support/stage.js';
import { barriersInBothThemes } from './support/themes.js';

jest.setTimeout(240_000);

const stage = setStage();

const CALIPER = 'Rear brake caliper, four-piston, yellow';
const REASON = 'Rear, Civic 2016 to 2021 with rear discs';
const GOLF = { car: { year: 2018, make: 'Volkswagen', model: 'Golf' } };

test('a visitor at 360 px gets from a category to the receipt of a fitting order by keyboard', async () => {
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  await customer.ask('mutation ($cars: [GarageCarInput!]!) { saveToGarage(cars: $cars) { added } }', {
    cars: [GOLF],
  });
  const shopper = await stage.aShopper({ viewport: { width: 360, height: 780 } });
  const { page } = shopper;
  const keys = new KeyboardUser(page);
  const isSound = async () => {
    expect(await barriersInBothThemes(shopper)).toEqual([]);
  };
  const goes = async (...to: Parameters<typeof keys.tabsTo>) => {
    await keys.tabsTo(...to);
    await keys.press('Enter');
  };

  // The car, step by step.
  await page.goto('/catalogue?category=brakes');
  await shopper.mayPress('Choose your car');
  await goes(page.getByRole('button', { name: 'Choose your car' }));
  await choosesCivic(page, keys, {
    async typed(answer) {
      if (answer === 'civ') await isSound();
    },
  });
  const civic = page.getByRole('button', { name: `Your car: ${CIVIC_NAME}. Change` });
  await civic.waitFor();
  await keys.isAt(civic);

  // The list for it: what fits, then what may, each with its reason.
  await shopper.arrivesAt(({ searchParams }) => searchParams.get('model') === 'Civic');
  const fit = page.getByRole('group', { name: 'Fit', exact: true });
  const verdicts = page.getByRole('listitem').locator('[data-verdict]');
  await goes(fit.getByRole('link', { name: /^Fits \d/ }));
  await shopper.arrivesAt(({ searchParams }) => searchParams.get('fit') === 'only');
  await shopper.sees(/^2 parts listed for your Civic$/);
  for (const said of await verdicts.allInnerTexts()) expect(said).toMatch(/^Fits · \S/);
  await isSound();
  await goes(fit.getByRole('link', { name: /^May fit \d/ }));
  await shopper.arrivesAt(({ searchParams }) => !searchParams.has('fit'));

  // A question is looked at, and left for the part's own page.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: CALIPER }) });
  const ask = row.getByRole('button', { name: 'Rear disc or drum?' });
  await goes(ask);
  const question = page.getByRole('dialog', { name: 'Rear disc or drum?' });
  await question.getByRole('radio', { name: 'Disc' }).waitFor();
  await isSound();
  await keys.press('Escape');
  await question.waitFor({ state: 'detached' });
  await keys.isAt(ask);
  await keys.press('Shift+Tab');
  await keys.isAt(row.getByRole('link', { name: CALIPER, exact: true }));
  await keys.press('Enter');

  await shopper.seesHeading(CALIPER);
  const label = page.getByRole('region', { name: 'Part label' });
  await label.getByText('Fits if your Civic has rear discs').waitFor();
  await isSound();
  await goes(label.getByRole('link', { name: 'Rear discs' }));
  await label.getByText(`Fits your ${CIVIC_NAME}`).waitFor();
  await label.getByText(`${REASON}.`).waitFor();
  await isSound();
  await goes(page.getByRole('link', { name: 'Order Now', exact: true }).first());

  // The visitor turns out to have an account, with another car.
  await shopper.arrivesAt('**/login?from=*');
  await keys.tabsTo(page.getByLabel('Email', { exact: true }));
  await keys.types('customer@example.com');
  await keys.tabsTo(page.getByLabel('Password', { exact: true }));
  await keys.types(PASSWORD);
  await keys.press('Enter');
  await shopper.arrivesAt('**/order/*');
  await shopper.sees('1 car added to your garage.');
  expect(await page.evaluate(() => localStorage.getItem('axle:garage'))).toBeNull();
  const { myGarage } = await customer.ask<{ myGarage: object[] }>(
    '{ myGarage { year model engine { litres } answers { question answer } } }',
  );
  expect(myGarage).toEqual([
    {
      year: 2016,
      model: 'Civic',
      engine: { litres: 2 },
      answers: [{ question: 'rear-brakes', answer: 'rear discs' }],
    },
    { year: 2018, model: 'Golf', engine: null, answers: [] },
  ]);

  await page.locator('[data-verdict="FITS"]').getByText(REASON).waitFor();
  await isSound();
  await keys.tabsTo(page.getByLabel('Address', { exact: true }));
  await keys.replaces('Werkstrasse 14, 8005 Zürich');
  await keys.tabsTo(page.getByLabel('Phone Number', { exact: true }));
  await keys.replaces('+41 44 555 01 02');
  await goes(page.getByRole('button', { name: 'Order', exact: true }));
  await shopper.arrivesAt('**/dashboard/payment/*');
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!;

  // The receipt: in the list, on the order's own page, and where the order is shipped.
  await page.goto('/dashboard/myorders');
  const order = page.getByRole('row').filter({ hasText: CALIPER });
  await order.getByText(`Fits your ${CIVIC_NAME}`).waitFor();
  await isSound();
  await page.goto(`/dashboard/myorders/${orderId}`);
  const receipt = page.getByRole('region', { name: 'Fit check at time of order' });
  await receipt.getByText(`Fits your ${CIVIC_NAME}`).waitFor();
  await receipt.getByText(REASON).waitFor();
  await isSound();
  expect(await shopper.leave()).toEqual([]);

  const { order: placed } = await customer.ask<{ order: { number: string } }>(
    'query ($id: ID!) { order(id: $id) { number } }',
    { id: orderId },
  );
  const admin = await stage.aShopper();
  await admin.comesIn('admin@example.com');
  await admin.page.goto(`/dashboard/manageallorders?q=${placed.number}`);
  await admin.mayPress(/^Details of/);
  await admin.presses(/^Details of/);
  await admin.sees(`Fits the customer's ${CIVIC_NAME}`);
  await admin.sees(REASON);
  expect(await barriersInBothThemes(admin)).toEqual([]);
  expect(await admin.leave()).toEqual([]);
});
