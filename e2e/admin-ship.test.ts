import type { Locator } from 'playwright-core';

import { barriers } from './support/barriers.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();

/** Address of two customers; no one of the demo data lives there. */
const HAMBURG = 'Werkhofweg 18, 20095 Hamburg';
const BREMEN = 'Am Markt 1, 28195 Bremen';

let shopper: Shopper;
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

/** Pays an order of the minimum quantity to an address. Returns its number, as admins see it. */
async function aPaidOrder(customer: ShopApi, address: string): Promise<string> {
  const { _id: partId, orderQuantity } = await customer.aPartInStock();
  const { insertedId } = await customer.send<{ insertedId: string }>('POST', '/orders', {
    partId,
    quantity: Number(orderQuantity),
    address,
    phone: '+49 40 555 01 02',
  });
  await customer.pays(insertedId, 'pm_card_visa');
  const end = insertedId.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}

const parcelOf = (address: string) => shopper.page.getByRole('row').filter({ hasText: address });

/**
 * Returns the least space in pixels between a table on paper and what follows it, on pages of many heights: a row
 * ends on the next page, with its head again. Columns replace the pages, which no browser lets be measured.
 */
const spaceBelow = (table: Locator): Promise<number> =>
  table.evaluate((element) => {
    const paper = element.closest<HTMLElement>('[data-paper]');
    const last = [...element.querySelectorAll('tbody tr')].at(-1);
    if (!paper || !last || !element.nextElementSibling) throw new Error('This is no table on paper.');
    const spaces: number[] = [];
    for (let height = 200; height < 500; height += 10) {
      paper.style.cssText = `columns: 650px; column-fill: auto; width: 650px; height: ${height}px`;
      const [row] = last.getClientRects();
      const [next] = element.nextElementSibling.getClientRects();
      if (row && next?.left === row.left) spaces.push(next.top - row.bottom);
    }
    paper.style.cssText = '';
    return Math.min(...spaces);
  });

test('orders of two customers are labeled from a pasted column, printed, shipped with one click, and undone', async () => {
  await ShopApi.signUp(stage.shop, 'second@example.com');
  const one = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const other = await ShopApi.signIn(stage.shop, 'second@example.com');
  const numbers = [await aPaidOrder(one, HAMBURG), await aPaidOrder(one, HAMBURG)];
  const alone = await aPaidOrder(other, BREMEN);

  shopper = await stage.aShopper({ viewport: { width: 1280, height: 900 } });
  const { page } = shopper;
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await shopper.returnsAs('admin@example.com');
  await page.goto('/dashboard/manageallorders');
  await shopper.follows('Ship in bulk');
  await shopper.seesHeading('To Ship');
  for (const number of numbers) await parcelOf(HAMBURG).getByText(number).waitFor();
  expect(await parcelOf(HAMBURG).count()).toBe(1);
  await parcelOf(BREMEN).getByText(alone).waitFor();

  await page.getByLabel('Carrier for all').selectOption('DHL');
  // The order paid last is at the end: a column from there down labels both.
  const first = parcelOf(HAMBURG).getByPlaceholder('Tracking no.');
  await first.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, '00340434\n00340435\n');
  expect(await first.inputValue()).toBe('00340434');
  expect(await parcelOf(BREMEN).getByPlaceholder('Tracking no.').inputValue()).toBe('00340435');
  await shopper.sees('3 orders in 2 parcels');

  // A message about a field when it is left must not move the control that is clicked just then.
  await first.fill('00');
  const alsoPicked = parcelOf(BREMEN).getByRole('checkbox');
  await alsoPicked.uncheck();
  await shopper.sees('A tracking number has 4 characters or more. 2 so far.');
  await alsoPicked.check();
  await first.fill('00340434');
  expect(await barriers(shopper)).toEqual([]);

  await shopper.presses('Print 2 slips');
  await page.emulateMedia({ media: 'print' });
  const slips = page.getByRole('article', { name: /^Packing slip for/ });
  expect(await slips.count()).toBe(2);
  await slips.filter({ hasText: BREMEN }).getByText('1 part, ').waitFor();
  for (const number of numbers) await slips.filter({ hasText: HAMBURG }).getByText(number).waitFor();
  expect(await page.getByRole('heading', { name: 'To Ship' }).isVisible()).toBe(false);
  expect(await page.locator('[data-paper]').innerText()).not.toContain('$');
  const table = slips.filter({ hasText: HAMBURG }).getByRole('table');
  expect(await spaceBelow(table)).toBeGreaterThan(16);
  await page.emulateMedia({ media: 'screen' });

  await shopper.presses('Ship 3 orders');
  const message = page.getByRole('status').filter({ hasText: '3 orders in 2 parcels are shipped!' });
  await message.getByText(/^Undo \(\d+ s\)/).waitFor();
  await parcelOf(HAMBURG).waitFor({ state: 'detached' });
  const { myOrders } = await one.ask<{ myOrders: { nodes: { number: string; parcel: object | null }[] } }>(
    '{ myOrders { nodes { number parcel { carrier trackingNumber } } } }',
  );
  const sent = myOrders.nodes.filter(({ number }) => numbers.includes(number));
  expect(sent.map(({ parcel }) => parcel)).toEqual([
    { carrier: 'DHL', trackingNumber: '00340434' },
    { carrier: 'DHL', trackingNumber: '00340434' },
  ]);

  await message.getByRole('button', { name: /^Undo/ }).click();
  await shopper.sees('Shipment undone. 3 orders are waiting to be shipped again.');
  await parcelOf(HAMBURG).waitFor();
  expect(await first.inputValue()).toBe('00340434');
});

test("an admin's note on an order shows where it is packed", async () => {
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const number = await aPaidOrder(customer, 'Hafenstr. 21, 28217 Bremen');
  shopper = await stage.aShopper({ viewport: { width: 360, height: 800 } });
  const { page } = shopper;
  await shopper.returnsAs('admin@example.com');
  await page.goto(`/dashboard/manageallorders?q=${number}`);
  await page.getByRole('button', { name: /^Details of/ }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Collects on Fridays.');
  await shopper.presses('Add note');
  await page.getByRole('listitem').filter({ hasText: 'Collects on Fridays.' }).waitFor();

  await page.goto(`/dashboard/toship?q=${number}`);
  await parcelOf('Hafenstr. 21').getByText('Collects on Fridays.').waitFor();
  expect(await barriers(shopper)).toEqual([]);
});

test('a parcel shipped today is listed with carrier and number, and shows its contents when opened', async () => {
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const number = await aPaidOrder(customer, 'Elbchaussee 9, 22765 Hamburg');
  const admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
  const { orders } = await admin.ask<{ orders: { nodes: { id: string }[] } }>(
    'query ($search: String) { orders(filter: { search: $search }) { nodes { id } } }',
    { search: number },
  );
  await admin.ask(
    'mutation ($ids: [ID!]) { shipOrders(orderIds: $ids, carrier: "UPS", trackingNumber: "1Z5R7400192") { id } }',
    { ids: orders.nodes.map(({ id }) => id) },
  );

  shopper = await stage.aShopper({ viewport: { width: 360, height: 800 } });
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/toship');
  await shopper.follows(/^Shipped today \d+$/);
  const parcel = parcelOf('Elbchaussee 9');
  await parcel.getByRole('link', { name: 'UPS 1Z5R7400192' }).waitFor();
  await parcel.getByRole('button', { name: /^Details of/ }).click();
  await shopper.page.getByRole('link', { name: `Order ${number}` }).waitFor();
  expect(await barriers(shopper)).toEqual([]);
});
