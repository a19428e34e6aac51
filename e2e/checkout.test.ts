import type { Page } from 'playwright-core';

import { barriers } from './support/barriers.js';
import { choosesCivic, CIVIC } from './support/civic.js';
import { KeyboardUser } from './support/keyboard-user.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();

const PADS = 'Front brake pad set, ceramic';
const HOSE = 'Front brake hose, four-piston caliper';
/** Parts that the front brakes of the Civic need, once its question is answered. */
const PARTS = ['Front brake disc 312 mm, vented', PADS, HOSE, 'Brake fluid DOT 4, 500 ml'];

const ADDRESS = 'Werkstrasse 14, 8005 Zürich';
const PHONE = '+41 44 555 01 02';

let shopper: Shopper;
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** On the job's page: answers which calipers the car has, and puts all of it into the cart; ends there. */
async function takesTheJob(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /in the front calipers\?$/ })
    .getByRole('link', { name: 'Four-piston front calipers' })
    .click();
  await page.getByRole('button', { name: 'Add 4 parts to cart' }).click();
  await page.getByRole('link', { name: '4 parts in cart' }).waitFor();
  // Not that link: so soon after the button it would be a double click.
  await page.getByRole('link', { name: 'Cart, 4 parts' }).click();
  await shopper.seesHeading('Cart');
}

/** Quiet first: a button that is just becoming ready has colors of neither state. */
async function findsNoBarrier(): Promise<void> {
  await shopper.settles();
  expect(await barriers(shopper)).toEqual([]);
}

const checksOut = (page: Page) =>
  page.getByRole('link', { name: 'Check out' }).locator('visible=true').first().click();

test.each([
  ['at a desk', 1280, 'desk@example.com'],
  ['on a phone', 360, 'phone@example.com'],
] as const)(
  'a customer buys the parts for a job with one payment; one part is refunded, the others are shipped: %s',
  async (_where, width, email) => {
    shopper = await stage.aShopper({ viewport: { width, height: 900 } });
    const { page } = shopper;
    await page.goto('/');
    await shopper.mayPress('Choose your car');
    await shopper.presses('Choose your car');
    await choosesCivic(page, new KeyboardUser(page), {});
    await page
      .getByRole('region', { name: 'Start from a job' })
      .getByRole('link', { name: 'Front brakes' })
      .click();
    await shopper.seesHeading(/^Front brakes for your 2016 Honda Civic/);
    await takesTheJob(page);

    const line = page.getByRole('listitem').filter({ hasText: HOSE });
    await line.getByRole('button', { name: 'One more' }).click();
    await line.getByText(/^3 × \$/).waitFor();
    await findsNoBarrier();
    await checksOut(page);
    await shopper.arrivesAt('**/login?from=*');
    await shopper.follows('Create an account');
    await shopper.types('Name', 'Nina Example');
    await shopper.types('Email', email);
    await shopper.types('Password', 'secret123');
    await shopper.presses('Sign Up');

    await shopper.arrivesAt('**/checkout');
    await page.getByRole('heading', { name: /^4 parts, \d+ items$/ }).waitFor();
    await findsNoBarrier();
    await shopper.types('Address', ADDRESS);
    await shopper.types('Phone Number', PHONE);
    await shopper.presses('Place order');
    await shopper.sees('Your order is placed');

    await shopper.arrivesAt('**/dashboard/payment/*with=*');
    await shopper.sees(/^4 parts$/);
    // Ready once the provider is.
    await page.getByRole('button', { name: /^Pay/, disabled: false }).waitFor();
    await findsNoBarrier();
    await shopper.paysWith('4000 0000 0000 0002');
    await shopper.seesInRed('Your card was declined.');
    await shopper.sees(/^Nothing was charged\. All 4 orders are held until \d+:\d\d [AP]M\.$/);
    await shopper.paysWith('4242 4242 4242 4242');
    await shopper.sees('Your payment is completed. Thank You!');

    await shopper.follows('View in My Orders');
    await shopper.sees(/^Order \d{5}, .+ · 4 parts, \$/);
    await page.getByRole('link', { name: 'Receipt of all 4' }).waitFor();
    await findsNoBarrier();
    expect(await page.getByText('Paid, to be shipped').count()).toBe(4);
    await page.goto('/cart');
    await shopper.sees('Your cart is empty');

    const customer = await ShopApi.signIn(stage.shop, email);
    const { myOrders } = await customer.ask<{
      myOrders: { nodes: { id: string; product: string; transactionId: string }[] };
    }>('{ myOrders { nodes { id product transactionId } } }');
    expect(myOrders.nodes.map(({ product }) => product).sort()).toEqual(PARTS.toSorted());
    expect(new Set(myOrders.nodes.map(({ transactionId }) => transactionId)).size).toBe(1);
    const idsOf = (isWanted: (product: string) => boolean) =>
      myOrders.nodes.filter(({ product }) => isWanted(product)).map(({ id }) => id);
    const admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
    const [pads] = idsOf((product) => product === PADS);
    await admin.ask('mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id: pads });
    await admin.ask('mutation ($ids: [ID!]) { shipOrders(orderIds: $ids) { id } }', {
      ids: idsOf((product) => product !== PADS),
    });

    await page.goto('/dashboard/myorders');
    const row = (product: string) => page.getByRole('row').filter({ hasText: product });
    for (const product of PARTS.filter((name) => name !== PADS))
      await row(product).getByText('Shipped', { exact: true }).waitFor();
    await row(PADS)
      .getByText(/^Refund/)
      .waitFor();
    await page.goto(`/dashboard/myorders/${pads}`);
    await shopper.sees(/^Paid together with/);
  },
);

test('a customer with an address needs at most nine clicks and fields from the job to the payment', async () => {
  const email = 'again@example.com';
  await ShopApi.signUp(stage.shop, email);
  const before = await ShopApi.signIn(stage.shop, email);
  const { parts } = await before.ask<{ parts: { nodes: { id: string; orderQuantity: number }[] } }>(
    '{ parts(first: 1, filter: { inStock: true }) { nodes { id orderQuantity } } }',
  );
  const [part] = parts.nodes;
  await before.ask('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
    input: { partId: part?.id, quantity: part?.orderQuantity, address: ADDRESS, phone: PHONE },
  });
  shopper = await stage.aShopper();
  const { page } = shopper;
  await shopper.comesIn(email);
  let presses = 0;
  await page.exposeFunction('notePress', () => (presses += 1));
  await page.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: () => void };
    document.addEventListener('pointerdown', notePress, true);
  });

  await page.goto(`/jobs/front-brakes?${CIVIC}`);
  await takesTheJob(page);
  await checksOut(page);
  await shopper.arrivesAt('**/checkout');
  await page.waitForFunction((address) => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('[name=address]');
    return field?.value === address;
  }, ADDRESS);
  await shopper.presses('Place order');
  await shopper.arrivesAt('**/dashboard/payment/*with=*');
  // Card number, expiry and security code.
  const fields = 3;
  await shopper.paysWith('4242 4242 4242 4242');
  await shopper.sees('Your payment is completed. Thank You!');

  expect(presses).toBe(6);
  expect(presses + fields).toBeLessThanOrEqual(9);
});

test('the stock ledger agrees after all this', async () => {
  shopper = await stage.aShopper();
  expect(await stage.shop.run('ledger-check')).toEqual({ code: 0, output: 'all agrees\n' });
});
