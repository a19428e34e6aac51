import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
let wanted: { id: string; number: string; transactionId: string };
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  const customer = await shop.signIn({ name: 'Ana Žužul', email: 'ana@example.com' });
  const part = await aPart(shop.database, { name: 'Oil filter, spin-on' });
  const order = async (id: string, address: string, phone: string) => {
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, address, phone });
    await shop.database.query('UPDATE shop_order SET id = $2 WHERE id = $1', [body.insertedId, id]);
    return id;
  };
  // Other orders, so that finding everything is not enough.
  await order('019aa111-0000-7000-8000-000011112222', 'Ringstrasse 3, 8001 Zürich', '+41 31 555 77 88');
  await order('019aa111-0000-7000-8000-0000b5480000', 'Ringstrasse 5, 8001 Zürich', '+41 31 555 77 99');
  await order('019aa111-0000-7000-8000-000077aa77ac', 'Rheinweg 7, 4057 Basel', '+41 31 555 77 90');
  await order('019aa111-0000-7000-8000-111177aa77ac', 'Rheinweg 9, 4057 Basel', '+41 31 555 77 91');
  const id = await order(
    '019aa111-0000-7000-8000-0000594bb548',
    'Storgatan 5, 411 24 Göteborg',
    '+46 (70) 174-06 12',
  );
  const { id: transactionId } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, transactionId);
  wanted = { id, number: '594B-B548', transactionId };
});
afterAll(() => shop.close());

async function found(search: string): Promise<string[]> {
  const { nodes, counts } = await ask<{ nodes: { id: string; number: string }[]; counts: { all: number } }>(
    admin,
    'query ($search: String) { orders(filter: { search: $search }) { nodes { id number } counts { all } } }',
    { search },
  );
  expect(counts.all).toBe(nodes.length);
  return nodes.map(({ number }) => number);
}

describe.each([
  ['not indexed yet', () => Promise.resolve()],
  ['indexed', () => shop.runTask('order-indexing')],
])('%s:', (_when, prepare) => {
  beforeAll(prepare);

  test('a number that two orders share finds both', async () => {
    expect(await found('77AA-77AC')).toEqual(['77AA-77AC', '77AA-77AC']);
  });

  test.each([
    ['its number', '594B-B548'],
    ['its number as mails and receipts write it', '#594B-B548'],
    ['its number with a blank', '#594B B548'],
    ['its number in one word', '594bb548'],
    ['a unit of its number', '594b'],
    ['the address', 'storgatan göteborg'],
    ['the post code', '411 24'],
    ['the phone number as it was given', '+46 (70) 174-06 12'],
    ['the phone number without signs', '46701740612'],
    ['the phone number as it is dialled at home', '070 174 06 12'],
    ['a word of the product and the city', 'filter Göteborg'],
  ])('an order is found by %s: %s', async (_what, search) => {
    expect(await found(search)).toEqual([wanted.number]);
  });

  test('an order is found by the id of its payment, whole or in part', async () => {
    expect(await found(wanted.transactionId)).toEqual([wanted.number]);
    expect(await found(wanted.transactionId.slice(3, 15))).toEqual([wanted.number]);
  });

  test.each(['Storgatan Zürich', '#594C B548', '070 174 06 13', '#'])('%s finds nothing', async (search) => {
    expect(await found(search)).toEqual([]);
  });
});

test('a search of blanks does not filter', async () => {
  expect(await found('  ')).toHaveLength(5);
});

interface Tabs {
  readonly totalCount: number;
  readonly totalIsExact: boolean;
  readonly nodes: readonly { readonly id: string }[];
  readonly counts: Readonly<Record<string, number | boolean>>;
}

const tabs = (search: string, status: string | null = null) =>
  ask<Tabs>(
    admin,
    `query ($filter: OrderFilter) {
       orders(filter: $filter, first: 100, page: 10) { totalCount totalIsExact nodes { id } counts { all unpaid pending shipped isExact } }
     }`,
    { filter: { search, status } },
  );

test('a change of an indexed order is found by the next search', async () => {
  await shop.runTask('order-indexing');
  expect((await tabs('storgatan')).counts).toEqual({
    all: 1,
    unpaid: 0,
    pending: 1,
    shipped: 0,
    isExact: true,
  });

  await admin.rest('PUT', `/orders/${wanted.id}`, { shipped: true });
  expect(await tabs('storgatan', 'PENDING')).toMatchObject({ totalCount: 0, counts: { all: 1, shipped: 1 } });
  expect(await tabs('storgatan', 'SHIPPED')).toMatchObject({ totalCount: 1, totalIsExact: true });
  await shop.runTask('order-indexing');
  expect(await tabs('storgatan', 'PENDING')).toMatchObject({ totalCount: 0, counts: { all: 1, shipped: 1 } });
  expect(await tabs('storgatan', 'SHIPPED')).toMatchObject({ totalCount: 1, totalIsExact: true });

  expect(await found('#1111 2222')).toEqual(['1111-2222']);
  await admin.rest('DELETE', '/orders/019aa111-0000-7000-8000-000011112222');
  expect(await found('#1111 2222')).toEqual([]);
  await shop.runTask('order-indexing');
  expect(await found('#1111 2222')).toEqual([]);
});

test.each([
  ['the task', () => shop.runTask('order-indexing')],
  ['making the index again', () => shop.database.query('SELECT rebuild_order_search()')],
])('of more than a thousand matches the newest are listed and counted, after %s', async (_what, index) => {
  await shop.database.query(
    `INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, phone, held,
       hold_expires_at, created_at)
     SELECT gen_random_uuid(), user_uid, name, email, part_id, 'Glow plug', 1, 100, 100, '+41', false, now(), now() - n * interval '1 hour'
     FROM shop_order, generate_series(1, 1100) AS n WHERE id = $1`,
    [wanted.id],
  );
  await index();

  const glowing = await tabs('glow');
  expect(glowing).toMatchObject({
    totalCount: 1000,
    totalIsExact: false,
    counts: { all: 1000, isExact: false },
  });
  expect(glowing.nodes).toHaveLength(100);
  // Each index lookup would read through its pending entries.
  expect(
    await shop.database.query("SELECT gin_clean_pending_list('order_search_by_text')::integer AS pages"),
  ).toEqual([{ pages: 0 }]);
  // Too short for the index.
  expect(await tabs('gl')).toMatchObject({ totalCount: 1000, totalIsExact: false });
  expect(await found('zürich')).toHaveLength(1);
  const [oldest] = await shop.database.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM shop_order WHERE product = 'Glow plug' AND id = ANY($1) AND created_at < now() - interval '1001 hours'`,
    [glowing.nodes.map(({ id }: { id: string }) => id)],
  );
  expect(oldest.count).toBe(0);
  await shop.database.query(`DELETE FROM shop_order WHERE product = 'Glow plug'`);
});

test('a unique term finds an order placed a million orders ago', async () => {
  await shop.runTask('order-indexing');
  await shop.database.query(
    "INSERT INTO order_search_span (span, starts_at) VALUES (250, now() + interval '1 hour')",
  );

  expect(await found(wanted.transactionId)).toEqual([wanted.number]);
  expect(await found('594B-B548')).toEqual([wanted.number]);
  await shop.database.query('DELETE FROM order_search_span WHERE span = 250');
});
