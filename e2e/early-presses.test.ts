import {
  actOf,
  ACTS,
  followsOnSlowPhone,
  holdScripts,
  isAlive,
  logsInOnSlowPhone,
  lookAround,
  PHONE,
  pressEarly,
} from './early-presses.js';
import { addressesFor } from './support/routes.js';
import { PASSWORD } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(300_000);

const stage = shareStage();

test('of all that can be pressed on public pages, one of each kind acts when it is pressed before the scripts have come', async () => {
  const { found, deadLinks } = await lookAround(stage, {
    addressOf: await addressesFor(stage.shop, 'visitor'),
    screens: [PHONE],
    keyOf: actOf,
  });

  expect(deadLinks).toEqual([]);
  // What unfolds, does so on a wide screen only.
  expect(Object.keys(ACTS).filter((act) => !found.has(act))).toEqual(['it unfolds']);
  expect(await pressEarly(stage, found)).toEqual([]);
});

test('a press that waits shows it, and counts once however often it is repeated', async () => {
  const visitor = await stage.aShopper({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const pause = page.getByRole('button', { name: 'Pause slideshow' });
  await pause.click();
  await page.locator('button[aria-busy=true]').and(pause).click();
  await release();
  await page.getByRole('button', { name: 'Play slideshow' }).waitFor();
  await isAlive(page);
  expect(await page.getByRole('button', { name: 'Play slideshow' }).getAttribute('aria-busy')).toBeNull();
  expect(await visitor.leave()).toEqual([]);
});

test('words that are typed into the search before the scripts have come stay, and are understood', async () => {
  const visitor = await stage.aShopper();
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('searchbox', { name: 'Search parts' });
  await field.pressSequentially('brake di');
  await release();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.type('sc');
  expect(await page.getByLabel('Search parts').inputValue()).toBe('brake disc');
  expect(await visitor.leave()).toEqual([]);
});

test('who types and presses Login before the scripts have come is logged in', async () => {
  const customer = await stage.aShopper();
  const release = await holdScripts(customer.page);
  await customer.page.goto('/login', { waitUntil: 'domcontentloaded' });
  await customer.types('Email', 'customer@example.com');
  await customer.types('Password', PASSWORD);
  await customer.presses('Login');
  await release();
  await customer.arrivesAt(({ pathname, search }) => pathname === '/' && search === '');
  await customer.page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await customer.leave()).toEqual([]);
});

test('on a slow phone, who types and presses Login while the page is hydrated is logged in', async () => {
  expect(await logsInOnSlowPhone(stage)).toEqual([]);
});

test('a link that is pressed while the page is hydrated leads on, on a slow phone too', async () => {
  expect(await followsOnSlowPhone(stage, 3)).toEqual([]);
});
