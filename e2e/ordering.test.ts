import type { Locator } from 'playwright-core';

import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { takesTheme } from './support/themes.js';
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
  await shopper.returnsAs(EMAIL);
  quantity = shopper.page.getByLabel('Quantity', { exact: true });
  order = shopper.page.getByRole('button', { name: 'Order', exact: true });
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** Opens the order page of a part with a range, and returns that range. */
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

test('§5.7 §8.5 a quantity out of range, by button or typed, shows a message and disables Order until it is valid', async () => {
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

test('a part that sells out while the form is open says so and shows what is left', async () => {
  const { part, min, max } = await opensOrder();
  await shopper.types('Address', 'Werkstrasse 14, 8005 Zürich');
  await shopper.types('Phone Number', '+41 44 555 01 02');

  const [other, left] = [await ShopApi.signIn(stage.shop, 'admin@example.com'), min - 1];
  await other.send('POST', '/orders', {
    partId: part._id,
    quantity: max - left,
    address: 'Elsewhere 1',
    phone: '+41 44 555 01 02',
  });
  await order.click();

  await shopper.sees(left === 0 ? 'Just sold out.' : 'Not enough in stock.');
  await shopper.sees(left === 0 ? /sold out/i : `Only ${left} left, fewer than the minimum order.`);
});

test('§5.12 Pay is disabled until the card form loads, and nothing is sent without a complete card', async () => {
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

test("a paid order, another customer's and a missing one show different messages at their payment", async () => {
  const paid = await api.order();
  await shopper.page.goto(`/dashboard/payment/${paid}`);
  await shopper.paysWith('4242 4242 4242 4242');
  await shopper.sees('Your payment is completed. Thank You!');
  await shopper.page.goto(`/dashboard/payment/${paid}`);
  await shopper.sees(/already paid|is paid/i);

  const foreign = await (await ShopApi.signIn(stage.shop, 'admin@example.com')).order();
  await shopper.page.goto(`/dashboard/payment/${foreign}`);
  await shopper.sees('It may have been deleted, or it belongs to another account.');

  await shopper.page.goto('/dashboard/payment/01900000-0000-7000-8000-000000000001');
  await shopper.sees("We couldn't find this order.");
});

test('§8.2 a user signed out elsewhere who opens My Orders lands on the home page without a token', async () => {
  // Another user than the others: sessions end everywhere.
  const email = 'admin@example.com';
  expect(await shopper.leave()).toEqual([]);
  shopper = await stage.aShopper();
  await shopper.comesIn(email);
  await shopper.page.goto('/dashboard/myorders');
  await shopper.seesHeading('My Orders');

  // A page of the same origin that runs nothing: an open page of the shop might receive the change before it is left.
  shopper.expectsBlocked(); // The browser's own style for plain text.
  await shopper.page.goto('/robots.txt');
  await (await ShopApi.signIn(stage.shop, email)).ask('mutation { signOutEverywhere }');
  await shopper.losesProviderSession();
  await shopper.page.goto('/dashboard/myorders');

  await shopper.arrivesAt(`${stage.shop.url}/`);
  expect(await shopper.accessToken()).toBeNull();
});

test('§8.20 a failed list and a failed deletion say so and can be retried', async () => {
  await api.order();
  await shopper.page.goto('/dashboard/myorders');
  const rows = shopper.page.getByRole('row').filter({ hasText: 'Unpaid' });
  await rows.first().waitFor();
  const before = await rows.count();

  await shopper.goesOffline();
  await rows.first().getByRole('button').click();
  await shopper.presses('Yes');
  await shopper.sees(/^We couldn't confirm that this was saved/);
  await rows.first().waitFor();
  expect(await rows.count()).toBe(before);

  await shopper.goesOnline();
  await rows.first().getByRole('button').click();
  await shopper.presses('Yes');
  await shopper.sees('This order is deleted!');
  await rows.nth(before - 1).waitFor({ state: 'detached' });
});

/** Responds 503 to the next `times` orders, after the shop has stored them or before it received them. */
async function gatewayFails(after: 'stored' | 'unheard', times = 1) {
  shopper.expects(503);
  const keys: string[] = [];
  await shopper.page.route('**/graphql*', async (route) => {
    const body = route.request().postData() ?? '';
    const [key] = /(?<="idempotencyKey":")[^"]+/.exec(body) ?? [];
    if (!key) return route.fallback();
    keys.push(key);
    if (keys.length > times) return route.fallback();
    if (after === 'stored') await route.fetch();
    await route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  return keys;
}

const unknownOutcome = "We haven't confirmed your order yet.";
const myOrderIds = async () =>
  (await api.send<{ _id: string }[]>('GET', `/my_orders?email=${EMAIL}`)).map(({ _id }) => _id);

async function fillsIn() {
  await shopper.types('Address', 'Werkstrasse 14, 8005 Zürich');
  await shopper.types('Phone Number', '+41 44 555 01 02');
}

test.each(['stored', 'unheard'] as const)(
  'an order answered with a 503 by the gateway (%s) is looked up and exists once',
  async (after) => {
    await opensOrder();
    await fillsIn();
    const before = await myOrderIds();
    const keys = await gatewayFails(after);
    await order.click();
    await shopper.sees(unknownOutcome);
    await shopper.sees('Your order is placed');
    await shopper.arrivesAt('**/dashboard/payment/*');
    expect(new Set(keys).size).toBe(1);
    expect(await myOrderIds()).toHaveLength(before.length + 1);
  },
);

test('a reload with an unconfirmed order resumes the lookup, and ordering the same again asks first', async () => {
  const { min } = await opensOrder();
  await fillsIn();
  const before = await myOrderIds();
  const keys = await gatewayFails('stored', 2);
  await order.click();
  await shopper.sees(unknownOutcome);
  await shopper.page.reload();
  await shopper.sees(unknownOutcome);
  await shopper.sees('Your order is placed');
  await shopper.arrivesAt('**/dashboard/payment/*');
  expect(new Set(keys).size).toBe(1);
  expect(await myOrderIds()).toHaveLength(before.length + 1);

  await shopper.page.goBack();
  await fillsIn();
  await order.click();
  await shopper.sees(`You ordered ${min} of this part a moment ago`);
  await shopper.presses('No');
  expect(await myOrderIds()).toHaveLength(before.length + 1);
});

test('a part with a long name can be ordered at 360 px: image, name, price and Order are visible without scrolling', async () => {
  const admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
  const name = `${'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(3)} left and right`;
  const { insertedId } = await admin.send<{ insertedId: string }>('POST', '/parts', {
    name,
    price: '12499.50',
    orderQuantity: '10',
    availableQuantity: '12500',
    description: 'Many words. '.repeat(40),
  });
  await shopper.page.setViewportSize({ width: 360, height: 800 });
  await shopper.page.goto(`/order/${insertedId}`);
  await quantity.waitFor();
  await shopper.sees('$12,499.50 each');
  await shopper.sees('Total $124,995.00');
  const place = async () => (await order.boundingBox())!;
  expect((await place()).y + (await place()).height).toBeLessThanOrEqual(800);
  const price = shopper.page.getByText('$12,499.50 each');
  expect((await price.boundingBox())!.y).toBeLessThan((await quantity.boundingBox())!.y);
  expect((await price.boundingBox())!.y).toBeLessThan(700);
  expect(
    await shopper.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  const phone = shopper.page.getByLabel('Phone Number');
  await phone.focus();
  const field = (await phone.boundingBox())!;
  expect(field.y + field.height).toBeLessThanOrEqual((await place()).y);
});

test('after a canceled payment, Pay works again without a reload', async () => {
  const id = await api.order();
  await shopper.page.goto(`/dashboard/payment/${id}`);
  await shopper.page.getByRole('textbox', { name: /card number/i }).fill('4242 4242 4242 4242');
  await shopper.page.getByRole('textbox', { name: /expir/i }).fill('12 / 34');
  await shopper.page.getByRole('textbox', { name: /CVC|security/i }).fill('123');
  const pay = shopper.page.getByRole('button', { name: 'Pay', exact: true });
  await pay.and(shopper.page.locator(':enabled')).waitFor();
  const { createPaymentIntent: intent } = await api.ask<{ createPaymentIntent: { id: string } }>(
    'mutation ($id: ID!) { createPaymentIntent(orderId: $id) { id } }',
    { id },
  );
  const { stripe } = (await (await fetch(`${stage.shop.url}/config.json`)).json()) as {
    stripe: { publishableKey: string };
  };
  const canceled = await fetch(`${stage.shop.paymentsUrl}/v1/payment_intents/${intent.id}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripe.publishableKey.replace('pk_', 'sk_')}` },
  });
  expect(canceled.status).toBe(200);

  shopper.expects(400);
  await pay.click();
  await shopper.sees(
    'This payment session expired. You have not been charged, and your items are on hold. Select Pay again.',
  );
  await pay.and(shopper.page.locator(':enabled')).click();
  await shopper.sees('Your payment is completed. Thank You!');
});

test('after paying, a link opens the order without Pay, with its transaction and a one-page receipt', async () => {
  const id = await api.order();
  await shopper.page.goto(`/dashboard/payment/${id}`);
  await shopper.paysWith('4000 0000 0000 0002');
  await shopper.sees('Your card was declined.');
  await shopper.sees('Nothing was charged. Try another card.');
  await shopper.paysWith('4242 4242 4242 4242');
  await shopper.sees('Your payment is completed. Thank You!');
  expect(await shopper.page.getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0);

  await shopper.follows('See your order');
  await shopper.arrivesAt(`**/dashboard/myorders/${id}`);
  await shopper.seesHeading(/^Order /);
  const { transactionId } = await api.send<{ transactionId: string }>('GET', `/orders/${id}`);
  await shopper.sees(transactionId);
  await shopper.sees('You can cancel it until it ships');

  const receipt = shopper.page.getByLabel('Receipt', { exact: true });
  expect(await receipt.isVisible()).toBe(false);
  await takesTheme(shopper, 'dark');
  await shopper.page.emulateMedia({ media: 'print' });
  // Paper is white: what is printed has the ink of the light theme, whatever page it is.
  await shopper.page.waitForFunction(() => !document.documentElement.classList.contains('dark'));
  await receipt.getByText(transactionId).waitFor();
  await receipt.getByText('Sandbox: no card was charged, no part was shipped.').waitFor();
  expect(await shopper.page.getByRole('main').isVisible()).toBe(false);
  const paper = await shopper.page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('without JavaScript the order page says what it requires and where to look instead', async () => {
  const part = await api.aPartInStock();
  const reader = await stage.aShopper({ javaScriptEnabled: false });
  await reader.page.goto(`/order/${part._id}`);
  // Playwright's own search does not find text inside noscript.
  const note = reader.page.locator('main noscript');
  expect(await note.textContent()).toContain('This page requires JavaScript.');
  expect((await note.locator('a').boundingBox())!.height).toBeGreaterThan(0);
  expect(await reader.page.getByText('Signing you in…').isVisible()).toBe(false);
  expect(await reader.leave()).toEqual([]);
});
