import type { Locator } from 'playwright-core';

import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const EMAIL = 'customer@example.com';

const stage = setStage();
let api: ShopApi;
beforeAll(async () => {
  api = await ShopApi.signIn(stage.shop, EMAIL);
});

let shopper: Shopper;
let quantity: Locator;
let order: Locator;
beforeEach(async () => {
  shopper = await stage.aShopper();
  await shopper.comesIn(EMAIL);
  quantity = shopper.page.getByLabel('Quantity', { exact: true });
  order = shopper.page.getByRole('button', { name: 'Order', exact: true });
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** Opens the order page of a part with a range, and answers that range. */
async function opensOrder() {
  const part = await api.aPartInStock();
  await shopper.page.goto(`/order/${part._id}`);
  await quantity.waitFor();
  return { part, min: Number(part.orderQuantity), max: Number(part.availableQuantity) };
}

test('§5.6 an order needs an address and a phone number', async () => {
  await opensOrder();
  await shopper.types('Address', '');
  await shopper.types('Phone Number', ' ');
  await order.click();
  await shopper.seesProblem('Address', 'Address is required');
  await shopper.seesProblem('Phone Number', 'Phone Number is required');
});

test('§5.7 §8.5 outside the range, by button or typed, a toast says so and Order is off until it is right', async () => {
  const { min, max } = await opensOrder();
  const toast = shopper.page
    .getByRole('alert')
    .filter({ hasText: `You can only choose quantity of minimum ${min} and maximum ${max}!` });

  expect(await quantity.inputValue()).toBe(String(min));
  await shopper.presses('One less');
  await toast.waitFor();
  expect(await order.isDisabled()).toBe(true);

  await shopper.presses('One more');
  await toast.waitFor({ state: 'detached' });
  expect(await order.isEnabled()).toBe(true);

  await quantity.fill(String(max));
  await shopper.presses('One more');
  await toast.waitFor();
  expect(await order.isDisabled()).toBe(true);

  for (const wrong of ['0', '-1', '1.5', 'two', '', String(max + 1)]) {
    await quantity.fill(wrong);
    await toast.waitFor();
    expect(await order.isDisabled()).toBe(true);
    await quantity.fill(String(min));
    await toast.waitFor({ state: 'detached' });
  }
  expect(await order.isEnabled()).toBe(true);
});

test('a part that sells out while the form is open says so, and shows what is left', async () => {
  const { part, min, max } = await opensOrder();
  await shopper.types('Address', 'Werkstrasse 14, 8005 Zürich');
  await shopper.types('Phone Number', '+41 44 555 01 02');

  const [other, left] = [await ShopApi.signIn(stage.shop, 'admin@example.com'), min - 1];
  await other.send('POST', '/orders', {
    partId: part._id,
    quantity: max - left,
    address: 'Elsewhere 1',
    phone: '1',
  });
  await order.click();

  await shopper.sees('Somebody was quicker.');
  await shopper.sees(left === 0 ? /sold out/i : `Only ${left} left, fewer than the smallest order.`);
});

test('§5.12 Pay is off until there is a card form, and nothing is sent without a whole card', async () => {
  await shopper.page.goto(`/dashboard/payment/${await api.order()}`);
  const confirmed: string[] = [];
  shopper.page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) confirmed.push(request.url());
  });

  const number = shopper.page.getByRole('textbox', { name: /card number/i });
  await number.fill('4242 4242');
  await shopper.presses('Pay');
  await shopper.seesInRed('Your card number is incomplete.');
  expect(confirmed).toEqual([]);

  await shopper.paysWith('4000 0000 0000 0002');
  await shopper.seesInRed('Your card was declined.');
  expect(confirmed).toHaveLength(1);
});

test('a paid, a foreign and a missing order are told apart at their payment', async () => {
  const paid = await api.order();
  await shopper.page.goto(`/dashboard/payment/${paid}`);
  await shopper.paysWith('4242 4242 4242 4242');
  await shopper.sees('Your payment is completed. Thank You!');
  await shopper.page.goto(`/dashboard/payment/${paid}`);
  await shopper.sees(/already paid|is paid/i);

  const foreign = await (await ShopApi.signIn(stage.shop, 'admin@example.com')).order();
  await shopper.page.goto(`/dashboard/payment/${foreign}`);
  await shopper.sees(/not (yours|your order)|another account/i);

  await shopper.page.goto('/dashboard/payment/01900000-0000-7000-8000-000000000001');
  await shopper.sees(/no such order|does not exist|not found/i);
});

test('§8.2 who was signed out elsewhere and opens My Orders comes to the home page, without a token', async () => {
  await shopper.page.goto('/dashboard/myorders');
  await shopper.seesHeading('My Orders');

  await api.ask('mutation { signOutEverywhere }');
  await shopper.losesProviderSession();
  await shopper.page.reload();

  await shopper.arrivesAt(`${stage.shop.url}/`);
  expect(await shopper.accessToken()).toBeNull();
  api = await ShopApi.signIn(stage.shop, EMAIL);
});

test('§8.20 a list and a deletion that the shop does not answer say so, and work again when asked', async () => {
  await api.order();
  await shopper.page.goto('/dashboard/myorders');
  const rows = shopper.page.getByRole('row').filter({ hasText: 'Unpaid' });
  await rows.first().waitFor();
  const before = await rows.count();

  await shopper.goesOffline();
  await rows.first().getByRole('button').click();
  await shopper.presses('Yes');
  await shopper.sees(/not deleted|could not be deleted/i);
  await rows.first().waitFor();
  expect(await rows.count()).toBe(before);

  await shopper.goesOnline();
  await rows.first().getByRole('button').click();
  await shopper.presses('Yes');
  await shopper.sees('This order is deleted!');
  await rows.nth(before - 1).waitFor({ state: 'detached' });
});
