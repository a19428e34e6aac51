import {
  actOf,
  ACTS,
  followsOnSlowPhone,
  holdScripts,
  isHydrated,
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

test('one control of each kind on public pages works when it is used before the scripts load', async () => {
  const { found, deadLinks } = await lookAround(stage, {
    addressOf: await addressesFor(stage.shop, 'visitor'),
    screens: [PHONE],
    keyOf: actOf,
  });

  expect(deadLinks).toEqual([]);
  // Expanding elements do so on a wide screen only.
  expect(Object.keys(ACTS).filter((act) => !found.has(act))).toEqual(['it unfolds']);
  expect(await pressEarly(stage, found)).toEqual([]);
});

test('a delayed click shows progress and counts once, however often it is repeated', async () => {
  const visitor = await stage.aShopper({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const pause = page.getByRole('button', { name: 'Pause slideshow' });
  await pause.click();
  await page.locator('button[aria-busy=true]').and(pause).click();
  await release();
  await page.getByRole('button', { name: 'Play slideshow' }).waitFor();
  await isHydrated(page);
  expect(await page.getByRole('button', { name: 'Play slideshow' }).getAttribute('aria-busy')).toBeNull();
  expect(await visitor.leave()).toEqual([]);
});

test('text entered into the search before the scripts load stays and is searched', async () => {
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

test('entering data and pressing Login before the scripts load logs in', async () => {
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

test('on a slow phone, entering data and pressing Login during hydration logs in', async () => {
  expect(await logsInOnSlowPhone(stage)).toEqual([]);
});

test('following a link during hydration works on a slow phone too', async () => {
  expect(await followsOnSlowPhone(stage, 3)).toEqual([]);
});
