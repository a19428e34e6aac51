import { parse } from 'csv-parse/sync';

import { Role } from '../../src/auth/role.js';
import { setShopTimeZone } from '../../src/shared/shop-day.js';
import { ask } from '../support/ask.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { MailServer } from '../support/mail-server.js';
import { aPaidOrder } from '../support/returns.js';

const ZONE = 'America/Los_Angeles';

let shop: TestShop;
let server: MailServer;
let admin: Customer;
beforeAll(async () => {
  server = await MailServer.open();
  shop = await createTestShop({ env: { ...server.environment, TIME_ZONE: ZONE } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const dayIn = (timeZone: string, at: Date, style: 'en-US' | 'sv-SE' = 'sv-SE') =>
  new Intl.DateTimeFormat(style, { dateStyle: style === 'sv-SE' ? 'short' : 'medium', timeZone }).format(at);

/** 22:00 of yesterday in Los Angeles, where UTC has the next day already. */
function lateYesterday(): Date {
  const at = new Date(Date.now() - 24 * 3_600_000);
  while (!new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: ZONE }).format(at).startsWith('22'))
    at.setTime(at.getTime() - 3_600_000);
  return at;
}

/** An order that was paid and shipped at this time, and its customer. */
async function anOrderOf(at: Date): Promise<{ id: string; customer: Customer }> {
  const customer = await shop.signIn({});
  const { id } = await aPaidOrder(shop, customer, {});
  await shop.database.query('UPDATE shop_order SET paid_at = $2, shipped_at = $2 WHERE id = $1', [id, at]);
  return { id, customer };
}

const ordersPaidOn = async (day: string): Promise<{ nodes: { id: string }[]; counts: { all: number } }> => {
  const query = `query ($day: String) { orders(filter: { paidOn: $day }) { nodes { id } counts { all } } }`;
  return ask(admin, query, { day });
};
const salesOn = async (day: string): Promise<number | undefined> => {
  const query = '{ overview(days: 5) { days { date orders } } }';
  const { days } = await ask<{ days: { date: string; orders: number }[] }>(admin, query);
  return days.find(({ date }) => date === day)?.orders;
};
const exportedOn = async (day: string): Promise<Record<string, string>[]> =>
  parse(await (await admin.fetch('GET', `/exports/orders.csv?paidOn=${day}`)).text(), {
    bom: true,
    columns: true,
  });

test('a payment late in the evening has the same day in the email, overview, filter, export and return', async () => {
  const at = lateYesterday();
  const { id, customer } = await anOrderOf(at);
  const [day, utcDay] = [dayIn(ZONE, at), dayIn('UTC', at)];
  expect(utcDay).not.toBe(day);

  await shop.runTask('mails');
  const receipt = server.received.find(
    ({ recipients, subject }) => recipients.includes(customer.email) && subject.startsWith('Paid'),
  );
  expect(receipt?.text).toContain(dayIn(ZONE, at, 'en-US'));

  expect(await salesOn(day)).toBe(1);
  expect(await salesOn(utcDay)).toBe(0);
  expect(await ordersPaidOn(day)).toEqual({ nodes: [{ id }], counts: { all: 1 } });
  expect(await ordersPaidOn(utcDay)).toEqual({ nodes: [], counts: { all: 0 } });
  expect(await exportedOn(utcDay)).toEqual([]);
  const [row] = await exportedOn(day);
  expect(row).toMatchObject({ id });
  expect(row?.paid_at?.slice(0, 10)).toBe(day);
  expect(new Date(row?.paid_at ?? '')).toEqual(at);

  const query = 'query ($id: ID!) { order(id: $id) { returnUntil } }';
  const order = await ask<{ returnUntil: string }>(customer, query, { id });
  const last = new Date(Date.parse(`${day}T12:00:00Z`) + shop.env.RETURN_DAYS * 24 * 3_600_000);
  expect(dayIn('Etc/GMT+12', new Date(order.returnUntil))).toBe(dayIn('UTC', last));
});

test.each([
  ['2026-03-08', '2026-03-08T08:00:00Z', '2026-03-09T06:59:59.999Z'],
  ['2026-11-01', '2026-11-01T07:00:00Z', '2026-11-02T07:59:59.999Z'],
])('the day %s, on which clocks change, contains all of its hours', async (day, first, last) => {
  const ids = [await anOrderOf(new Date(first)), await anOrderOf(new Date(last))].map(({ id }) => id);

  const { nodes, counts } = await ordersPaidOn(day);

  expect(nodes.map((order) => order.id).sort()).toEqual(ids.sort());
  expect(counts.all).toBe(2);
});

test('a shop that changes its time zone recounts its past in the new one', async () => {
  const at = lateYesterday();
  const { id } = await anOrderOf(at);
  const figures = () => ask(admin, '{ overview(days: 5) { days { orders gross refunds } } }');
  await setShopTimeZone(shop.database, 'UTC');
  try {
    expect((await ordersPaidOn(dayIn('UTC', at))).nodes).toContainEqual({ id });
    expect(await salesOn(dayIn('UTC', at))).toBe(2);
    const before = await figures();
    await setShopTimeZone(shop.database, 'UTC');
    expect(await figures()).toEqual(before);
  } finally {
    await setShopTimeZone(shop.database, ZONE);
  }
  expect(await salesOn(dayIn(ZONE, at))).toBe(2);
});
