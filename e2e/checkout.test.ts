import { barriers } from './support/barriers.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();

const DISC = 'Front brake disc 312 mm, vented';
const PADS = 'Front brake pad set, ceramic';

let shopper: Shopper;
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** Puts the smallest order of a part into the cart, from its page. */
async function addsToCart(name: string): Promise<void> {
  const { page } = shopper;
  await page.goto(`/catalogue?q=${encodeURIComponent(name)}`, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: `Add to cart: ${name}` })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^In cart: \d+, / })
    .first()
    .waitFor();
}

test.each([
  ['at a desk', 1280, 'desk@example.com'],
  ['on a phone', 360, 'phone@example.com'],
] as const)(
  'two parts are put into the cart, checked out after signing up, declined, paid by one payment; one is refunded, the other shipped: %s',
  async (_where, width, email) => {
    shopper = await stage.aShopper({ viewport: { width, height: 900 } });
    const { page } = shopper;
    await addsToCart(DISC);
    await addsToCart(PADS);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Check out' }).locator('visible=true').first().click();
    await shopper.arrivesAt('**/login?from=*');
    await shopper.follows('Create an account');
    await shopper.types('Name', 'Nina Example');
    await shopper.types('Email', email);
    await shopper.types('Password', 'secret123');
    await shopper.presses('Sign Up');

    await shopper.arrivesAt('**/checkout');
    await page.getByRole('heading', { name: /^2 parts, \d+ pieces$/ }).waitFor();
    expect(await barriers(shopper)).toEqual([]);
    await shopper.types('Address', 'Werkstrasse 14, 8005 Zürich');
    await shopper.types('Phone Number', '+41 44 555 01 02');
    await shopper.presses('Place order');
    await shopper.sees('Your order is placed');

    await shopper.arrivesAt('**/dashboard/payment/*with=*');
    await shopper.sees('2 orders');
    expect(await barriers(shopper)).toEqual([]);
    await shopper.paysWith('4000 0000 0000 0002');
    await shopper.seesInRed('Your card was declined.');
    await shopper.sees(/^Nothing was charged\. Both orders stay set aside until \d\d:\d\d\.$/);
    await shopper.paysWith('4242 4242 4242 4242');
    await shopper.sees('Your payment is completed. Thank You!');

    await page.goto('/dashboard/myorders');
    await shopper.sees(/^Placed together, .+ · 2 orders, \$/);
    await page.getByRole('link', { name: 'Receipt of both' }).waitFor();
    expect(await barriers(shopper)).toEqual([]);
    expect(await page.getByText('Paid, to be shipped').count()).toBe(2);
    await page.goto('/cart');
    await shopper.sees('Your cart is empty');

    const customer = await ShopApi.signIn(stage.shop, email);
    const { myOrders } = await customer.ask<{ myOrders: { nodes: { id: string; product: string }[] } }>(
      '{ myOrders { nodes { id product } } }',
    );
    const idOf = (product: string) => myOrders.nodes.find((order) => order.product === product)!.id;
    const admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
    await admin.ask('mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id: idOf(PADS) });
    await admin.ask('mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id: idOf(DISC) });

    await page.goto('/dashboard/myorders');
    const row = (product: string) => page.getByRole('row').filter({ hasText: product });
    await row(DISC).getByText('Shipped', { exact: true }).waitFor();
    await row(PADS)
      .getByText(/^Refund/)
      .waitFor();
  },
);

test('the books of the shop agree after all this', async () => {
  shopper = await stage.aShopper();
  expect(await stage.shop.run('ledger-check')).toEqual({ code: 0, output: 'all agrees\n' });
});
