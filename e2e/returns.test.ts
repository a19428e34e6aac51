import type { Page } from 'playwright-core';

import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = setStage({
  SELLER_NAME: 'Axle Parts LLC',
  SELLER_ADDRESS: '12 Mill Road, Springfield, IL 62701',
});

let customer: Shopper;
let admin: Shopper;
let api: ShopApi;
beforeEach(async () => {
  api = await ShopApi.signIn(stage.shop, 'customer@example.com');
  [customer, admin] = [await stage.aShopper(), await stage.aShopper()];
  await customer.returnsAs('customer@example.com');
  await admin.returnsAs('admin@example.com');
});
afterEach(async () => {
  expect([...(await customer.leave()), ...(await admin.leave())]).toEqual([]);
});

async function aPaidOrder(): Promise<string> {
  const id = await api.order();
  await api.pays(id, 'pm_card_visa');
  return id;
}

/** Opens an order in the admin dashboard, found by its number. */
const atTheDesk = (id: string) => `/dashboard/manageallorders?q=${id.slice(-8)}`;

async function ships(id: string): Promise<void> {
  await admin.page.goto(atTheDesk(id));
  await admin.presses(/^Update/);
  await admin.sees('This product is shipped!');
}

/** Reads an email in the inbox, which refreshes automatically. */
async function readsMail(subject: string, orderId: string): Promise<void> {
  const { page } = customer;
  await page.goto(stage.shop.inboxUrl);
  await page.getByRole('link', { name: subject }).first().click({ timeout: 60_000 });
  await page.getByRole('heading', { name: subject }).waitFor();
  await page.locator('pre', { hasText: orderId }).first().waitFor({ state: 'attached' });
}

/** An order of a part of its own, so that its emails differ from others. */
async function anOrderOf(name: string, price: string): Promise<string> {
  const desk = await ShopApi.signIn(stage.shop, 'admin@example.com');
  const { insertedId: partId } = await desk.send<{ insertedId: string }>('POST', '/parts', {
    name,
    price,
    orderQuantity: '1',
    availableQuantity: '5',
  });
  const { insertedId } = await api.send<{ insertedId: string }>('POST', '/orders', {
    partId,
    quantity: 1,
    address: 'Werkstrasse 14',
    phone: '+41 44 555 01 02',
  });
  return insertedId;
}

const story = (page: Page) => page.getByRole('list', { name: 'Order history' });

test('an order is placed, paid, shipped, returned, inspected and refunded, on a phone and a desktop, with every email', async () => {
  await customer.page.setViewportSize({ width: 360, height: 800 });
  const [name, price] = ['Brake hose', '36.50'];
  const id = await anOrderOf(name, price);
  await readsMail(`Order placed: pay $${price}`, id);
  await api.pays(id, 'pm_card_visa');
  await readsMail(`Paid: $${price} for 1 × ${name}`, id);
  await ships(id);
  await readsMail(`Shipped: 1 × ${name}`, id);

  await customer.page.goto(`/dashboard/myorders/${id}`);
  await customer.follows(/^Request a return/);
  await customer.seesHeading('Request a return');
  await customer.page.getByRole('radio', { name: 'It does not fit' }).check();
  await customer.types("What's wrong with it?", 'My old one measures 282 mm.');
  await customer.presses('Submit request');
  await customer.arrivesAt(`**/dashboard/myorders/${id}`);
  await story(customer.page).getByText('Under review').waitFor();
  await readsMail(`Return requested: 1 × ${name}`, id);

  await admin.page.goto('/dashboard/returns');
  await admin.seesHeading('Returns');
  await admin.presses(/^Details of/);
  await admin.sees('“My old one measures 282 mm.”');
  await admin.presses(/^Accept \d+ items?$/);
  await admin.sees(/^Accepted\./);
  await readsMail(`Return accepted: 1 × ${name}`, id);

  await customer.page.goto(`/dashboard/myorders/${id}`);
  const sendTo = customer.page.getByRole('region', { name: 'Send it to' });
  await sendTo.getByText('12 Mill Road, Springfield, IL 62701').waitFor();
  await customer.page.evaluate(() => {
    window.print = () => undefined;
  });
  await sendTo.getByRole('button', { name: 'Print return slip' }).click();
  await customer.page.emulateMedia({ media: 'print' });
  await customer.page.getByRole('article', { name: 'Return slip' }).getByText('It does not fit').waitFor();
  expect(await customer.page.getByRole('main').isVisible()).toBe(false);
  await customer.page.emulateMedia({ media: 'screen' });

  await admin.presses(/^Receive \d+ items?$/);
  await admin.sees(/^Received:/);
  await readsMail(`Return received: 1 × ${name}`, id);
  await admin.presses(/^Refund \$/);
  await admin.sees(/refunded\. The return is closed\.$/);
  await readsMail(`Refunded: $${price} for 1 × ${name}`, id);

  await customer.page.goto(`/dashboard/myorders/${id}`);
  await story(customer.page).getByText('Received and inspected').waitFor();
  await story(customer.page).getByText('Refunded', { exact: true }).waitFor();
  await customer.page.getByRole('region', { name: 'What you ordered' }).getByText('Returned').waitFor();
  await customer.page.goto('/dashboard/myorders');
  await customer.sees(/^Return: .* refunded$/);

  await admin.page.goto('/dashboard/fitment');
  await admin.page.getByText('Returned').first().waitFor();
  await admin.page.goto('/dashboard/returns?stage=closed');
  await admin.page.getByText('Refunded').first().waitFor();
});

test('a paid order can be canceled until it ships: focus is on keeping it, and afterwards it is not to be shipped', async () => {
  const id = await aPaidOrder();
  await customer.page.goto(`/dashboard/myorders/${id}`);
  await customer.presses('Cancel the order');
  const question = customer.page.getByRole('alertdialog', { name: 'Cancel this order?' });
  const keep = question.getByRole('button', { name: 'Keep order' });
  await keep.and(customer.page.locator(':focus')).waitFor();
  await customer.page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });

  await customer.presses('Cancel the order');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await customer.sees(/^Order canceled\. A refund of \$/);
  await customer.page.getByRole('region', { name: 'What you ordered' }).getByText('Canceled').waitFor();

  await admin.page.goto(atTheDesk(id));
  const row = admin.page.locator('[data-row]').first();
  await row.getByText('Canceled').waitFor();
  expect(await row.getByRole('button', { name: /^Update/ }).count()).toBe(0);
});

test('an order shipped a moment ago cannot be canceled, but can be returned', async () => {
  const id = await aPaidOrder();
  await customer.page.goto('/dashboard/myorders');
  const row = customer.page.getByRole('row').filter({ has: customer.page.locator(`a[href$="${id}"]`) });
  await row.getByRole('button', { name: /^Cancel order/ }).click();
  await ships(id);
  await customer.presses('Cancel order');
  await customer.sees('It shipped a moment ago. It can no longer be canceled.');
  await row.getByRole('link', { name: /^Request a return/ }).waitFor();
});

test('an earlier order can be added to the cart again', async () => {
  const id = await aPaidOrder();
  await customer.page.goto(`/dashboard/myorders/${id}`);
  await customer.presses(/^Order again/);
  await customer.sees('The part is in the cart.');
  await customer.follows('See cart');
  await customer.seesHeading('Cart');
  await customer.presses(/^Remove /);
});

test.each([360, 1280])('at %d px no part of a return overflows the page', async (width) => {
  const id = await aPaidOrder();
  await ships(id);
  await customer.page.setViewportSize({ width, height: 800 });
  const fits = async () =>
    customer.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const [path, heading] of [
    [`/dashboard/myorders/${id}/return`, 'Request a return'],
    [`/dashboard/myorders/${id}`, /^Order /],
    ['/dashboard/myorders', 'My Orders'],
  ] as const) {
    await customer.opens(path);
    await customer.seesHeading(heading);
    expect(await fits()).toBeLessThanOrEqual(0);
  }
});

test('the stock ledger agrees after all this', async () => {
  expect(await stage.shop.run('ledger-check')).toEqual({ code: 0, output: 'all agrees\n' });
});
