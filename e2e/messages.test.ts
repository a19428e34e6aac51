import type { Locator } from 'playwright-core';

import { ShopApi } from './support/shop-api.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

/** Topmost element in the middle of the message. */
const onTopOf = (message: Locator) =>
  message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (element.contains(top)) return 'the message';
    return top?.closest('[data-scope=dialog]') ? 'a layer' : 'the page';
  });

/** Whether a click in the middle of it reaches it. */
const isInReach = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('on a wide screen a message does not cover fields and buttons', async () => {
  const customer = await stage.aShopper({ viewport: { width: 1280, height: 800 } });
  const { page } = customer;
  await customer.returnsAs('customer@example.com');
  const { _id } = await (await ShopApi.signIn(stage.shop, 'customer@example.com')).aPartInStock();
  await page.goto(`/order/${_id}`);
  await page.getByLabel('Quantity', { exact: true }).fill('100000');
  await page
    .locator('[role=alert]')
    .filter({ has: page.locator('[aria-label=Dismiss]') })
    .waitFor();
  await customer.settles();
  const form = page.getByRole('region', { name: 'Your order' });
  const controls = form.locator(':is(input, textarea, button)');
  expect(await controls.count()).toBeGreaterThan(5);
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    expect([await control.ariaSnapshot(), await isInReach(control)]).toEqual([expect.anything(), true]);
  }
  expect(await customer.leave()).toEqual([]);
});

test('a message under a resting mouse disappears like any other', async () => {
  const customer = await stage.aShopper();
  const { page } = customer;
  await customer.returnsAs('customer@example.com');
  await page.goto('/dashboard');
  await page.mouse.move(130, 850);
  await page.getByLabel('Location').press('Enter');
  const message = page.getByRole('status').filter({ hasText: 'No changes to save.' });
  await message.waitFor();
  expect(await message.evaluate((element) => element.matches(':hover'))).toBe(true);
  await message.waitFor({ state: 'detached', timeout: 10_000 });
  expect(await customer.leave()).toEqual([]);
});

test('opened layers cover a message that stays', async () => {
  const customer = await stage.aShopper({ viewport: { width: 360, height: 640 } });
  const { page } = customer;
  await customer.returnsAs('customer@example.com');
  const admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
  const { insertedId } = await admin.send<{ insertedId: string }>('POST', '/parts', {
    name: 'Wheel bearing',
    price: '10',
    orderQuantity: '1',
    availableQuantity: '5',
  });
  await page.goto(`/order/${insertedId}`);
  await page.getByLabel('Quantity', { exact: true }).fill('6');
  const message = page.locator('[role=alert]').filter({ has: page.locator('[aria-label=Dismiss]') });
  await message.waitFor();
  await customer.settles();
  expect(await onTopOf(message)).toBe('the message');
  expect(await isInReach(page.getByRole('button', { name: 'Order', exact: true }))).toBe(true);
  expect(await isInReach(page.getByLabel('Quantity', { exact: true }))).toBe(true);

  await customer.presses('Menu');
  await customer.presses('Open Drawer');
  await page.getByRole('dialog', { name: 'Dashboard' }).waitFor();
  await customer.settles();
  expect(await onTopOf(message)).toBe('a layer');
  expect(await customer.leave()).toEqual([]);
  await admin.send('DELETE', `/parts/${insertedId}`);
});
