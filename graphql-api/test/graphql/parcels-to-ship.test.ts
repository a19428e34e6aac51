import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aNote } from '../support/notes.js';
import { placeOrder } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());
afterEach(() =>
  shop.database.query(
    'UPDATE shop_order SET shipped_at = now() WHERE paid_at IS NOT NULL AND refunded_at IS NULL',
  ),
);

/** Marks an order as paid, without the provider. */
async function aPaidOrder(
  customer: Customer,
  {
    address = delivery.address,
    minutesAgo = 0,
    name = 'Disc',
  }: { address?: string | null; minutesAgo?: number; name?: string } = {},
): Promise<string> {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name }));
  await shop.database.query(
    `UPDATE shop_order SET held = false, hold_expires_at = NULL, transaction_id = 'pi_' || id, address = $2,
       paid_at = now() - make_interval(mins => $3) WHERE id = $1`,
    [id, address, minutesAgo],
  );
  return id;
}

interface List {
  readonly totalCount: number;
  readonly waitingCount: number;
  readonly unaddressedCount: number;
  readonly orderCount: number;
  readonly totalIsExact: boolean;
  readonly oldestPaidAt: string | null;
  readonly nodes: { id: string; orders: { id: string; paidAt: string }[]; notes: { text: string }[] }[];
}

const toShip = (variables: { first?: number; page?: number; search?: string; unaddressed?: boolean } = {}) =>
  ask<List>(
    admin,
    `query ($first: Int, $page: Int, $search: String, $unaddressed: Boolean) {
       parcelsToShip(first: $first, page: $page, search: $search, unaddressed: $unaddressed) {
       totalCount waitingCount unaddressedCount orderCount totalIsExact oldestPaidAt nodes { id orders { id paidAt } notes { text } } } }`,
    variables,
  );
const ordersIn = ({ nodes }: List) => nodes.map(({ orders }) => orders.map(({ id }) => id));

test('paid orders are listed as parcels, the earliest paid first', async () => {
  const [one, other] = [await shop.signIn({}), await shop.signIn({})];
  const late = await aPaidOrder(other, { minutesAgo: 10 });
  const second = await aPaidOrder(one, { address: 'werkhofweg 18, Hamburg ', minutesAgo: 5 });
  const first = await aPaidOrder(one, { address: 'Werkhofweg 18,  Hamburg', minutesAgo: 30 });
  const elsewhere = await aPaidOrder(one, { address: 'Am Markt 1, Bremen', minutesAgo: 20 });
  await placeOrder(one, await aPart(shop.database));

  const list = await toShip();

  expect(ordersIn(list)).toEqual([[first, second], [elsewhere], [late]]);
  expect(list).toMatchObject({ totalCount: 3, orderCount: 4, totalIsExact: true });
  expect(list.nodes[0]?.id).toBe(first);
  expect(list.oldestPaidAt).toBe(list.nodes[0]?.orders[0]?.paidAt);
});

test('the listed parcels are those that shipOrders creates, and then the list is empty', async () => {
  const customer = await shop.signIn({});
  await aPaidOrder(customer, { address: 'Am Markt 1' });
  await aPaidOrder(customer, { address: 'am  markt 1' });
  await aPaidOrder(customer, { address: 'Am Markt 2' });
  const list = await toShip();

  const shipped = await ask<{ orders: { id: string }[] }[]>(
    admin,
    'mutation ($orderIds: [ID!]!) { shipOrders(orderIds: $orderIds) { orders { id } } }',
    { orderIds: ordersIn(list).flat() },
  );

  const asSets = (parcels: string[][]) => parcels.map((ids) => ids.toSorted()).toSorted();
  expect(asSets(shipped.map(({ orders }) => orders.map(({ id }) => id)))).toEqual(asSets(ordersIn(list)));
  expect(await toShip()).toMatchObject({ totalCount: 0, orderCount: 0, oldestPaidAt: null, nodes: [] });
});

test('refunded orders are not listed, and orders without an address are parcels of their own', async () => {
  const customer = await shop.signIn({});
  const [addressed, nowhere, refunded] = [
    await aPaidOrder(customer, { minutesAgo: 3 }),
    await aPaidOrder(customer, { address: null, minutesAgo: 2 }),
    await aPaidOrder(customer, { minutesAgo: 1 }),
  ];
  await shop.database.query('UPDATE shop_order SET refunded_at = now() WHERE id = $1', [refunded]);

  expect(ordersIn(await toShip())).toEqual([[addressed], [nowhere]]);
});

test('orders without an address are counted and can be listed alone', async () => {
  const [one, other] = [await shop.signIn({}), await shop.signIn({})];
  const addressed = await aPaidOrder(one, { name: 'Brake hose', minutesAgo: 4 });
  const nowhere = await aPaidOrder(one, { name: 'Brake fluid', address: null, minutesAgo: 3 });
  const another = await aPaidOrder(other, { name: 'Battery', address: null, minutesAgo: 2 });

  const all = await toShip();
  expect(ordersIn(all)).toEqual([[addressed], [nowhere], [another]]);
  expect(all).toMatchObject({ totalCount: 3, waitingCount: 3, unaddressedCount: 2 });
  const lost = await toShip({ unaddressed: true });
  expect(ordersIn(lost)).toEqual([[nowhere], [another]]);
  expect(lost).toMatchObject({ totalCount: 2, orderCount: 2, waitingCount: 3, unaddressedCount: 2 });
  const found = await toShip({ unaddressed: true, search: 'fluid' });
  expect(ordersIn(found)).toEqual([[nowhere]]);
  expect(found).toMatchObject({ totalCount: 1, waitingCount: 1, unaddressedCount: 1 });
});

test('parcels shipped since a given time are listed newest first, without undone ones', async () => {
  const customer = await shop.signIn({});
  const since = new Date().toISOString();
  const ids = [];
  for (const address of ['Am Markt 1', 'Am Markt 2', 'Am Markt 3', 'Am Markt 4']) {
    const orderId = await aPaidOrder(customer, { address });
    await ask(admin, 'mutation ($ids: [ID!]!) { shipOrders(orderIds: $ids) { id } }', { ids: [orderId] });
    ids.push(orderId);
  }
  const [yesterday = '', first = '', second = '', undone = ''] = ids;
  await shop.database.query(
    `UPDATE parcel SET shipped_at = now() - interval '1 day' WHERE id = (SELECT parcel_id FROM shop_order WHERE id = $1)`,
    [yesterday],
  );
  await ask(admin, 'mutation ($ids: [ID!]!) { undoShipOrders(ids: $ids) { id } }', { ids: [undone] });

  const shipped = (page: number) =>
    ask<{ totalCount: number; nodes: { orders: { id: string }[] }[] }>(
      admin,
      `query ($since: DateTime!, $page: Int) { shippedParcels(since: $since, first: 1, page: $page) {
         totalCount nodes { orders { id } } } }`,
      { since, page },
    );
  const pages = [await shipped(1), await shipped(2)];
  expect(pages.map(({ totalCount }) => totalCount)).toEqual([2, 2]);
  expect(pages.flatMap(({ nodes }) => nodes.flatMap(({ orders }) => orders))).toEqual([
    { id: second },
    { id: first },
  ]);
});

test('parcels shipped by one mutation are listed once each across pages', async () => {
  const customer = await shop.signIn({});
  const orderIds = [];
  for (let house = 1; house <= 5; house++)
    orderIds.push(await aPaidOrder(customer, { address: `Am Hafen ${house}` }));
  const parcels = await ask<{ id: string }[]>(
    admin,
    'mutation ($orderIds: [ID!]!) { shipOrders(orderIds: $orderIds) { id } }',
    { orderIds },
  );
  // Between two milliseconds, as most timestamps are.
  await shop.database.query(
    "UPDATE parcel SET shipped_at = '2100-01-01T00:00:00.123456Z' WHERE id = ANY($1::uuid[])",
    [parcels.map(({ id }) => id)],
  );

  const page = (after?: string) =>
    ask<{ nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }>(
      admin,
      `query ($after: String) { shippedParcels(since: "2100-01-01T00:00:00Z", first: 2, after: $after) {
         nodes { id } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
  const pages = [await page()];
  for (let last = pages[0]; last?.pageInfo.hasNextPage; last = pages.at(-1))
    pages.push(await page(last.pageInfo.endCursor));

  const ids = pages.flatMap(({ nodes }) => nodes.map(({ id }) => id));
  expect(ids).toEqual(parcels.map(({ id }) => id).sort((one, other) => (one < other ? 1 : -1)));
});

test('a search lists the whole parcels of matching orders', async () => {
  const [one, other] = [await shop.signIn({}), await shop.signIn({})];
  const hose = await aPaidOrder(one, { name: 'Brake hose', minutesAgo: 2 });
  const fluid = await aPaidOrder(one, { name: 'Brake fluid', minutesAgo: 1 });
  await aPaidOrder(other, { name: 'Battery' });

  expect(ordersIn(await toShip({ search: 'fluid' }))).toEqual([[hose, fluid]]);
  expect(ordersIn(await toShip({ search: fluid.slice(-8) }))).toEqual([[hose, fluid]]);
  expect(await toShip({ search: 'spark plug' })).toMatchObject({ totalCount: 0, nodes: [] });
});

test('pages have no gaps', async () => {
  const customer = await shop.signIn({});
  for (const house of [3, 2, 1])
    await aPaidOrder(customer, { address: `Am Markt ${house}`, minutesAgo: house });

  const pages = [
    await toShip({ first: 2 }),
    await toShip({ first: 2, page: 2 }),
    await toShip({ first: 2, page: 3 }),
  ];

  expect(pages.map(ordersIn).flat()).toEqual(ordersIn(await toShip()));
  expect(pages.map(({ nodes }) => nodes.length)).toEqual([2, 1, 0]);
});

test("admins' notes on an order are part of its parcel", async () => {
  const customer = await shop.signIn({});
  const [first, second] = [await aPaidOrder(customer, { minutesAgo: 2 }), await aPaidOrder(customer)];
  await aNote(admin, second, 'Call before.');
  await aNote(admin, first, 'Collects on Fridays.');

  const { nodes } = await toShip();

  expect(nodes[0]?.notes).toEqual([{ text: 'Collects on Fridays.' }, { text: 'Call before.' }]);
});

test('of a backlog the earliest paid orders are listed, and the list says that more wait', async () => {
  const customer = await shop.signIn({});
  const id = await aPaidOrder(customer, { minutesAgo: 60 });
  const columns = await shop.database.query<{ name: string }[]>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'shop_order' AND is_generated = 'NEVER'`,
  );
  const copied = columns
    .map(({ name }) => name)
    .filter((name) => !['id', 'paid_at', 'transaction_id'].includes(name));
  await shop.database.query(
    `INSERT INTO shop_order (id, paid_at, transaction_id, ${copied.join()})
     SELECT gen_random_uuid(), paid_at + make_interval(secs => n), 'pi_' || n, ${copied.join()}
     FROM shop_order, generate_series(1, 1000) AS n WHERE id = $1`,
    [id],
  );

  const list = await toShip();

  expect(list).toMatchObject({ orderCount: 1000, totalIsExact: false });
  // As many at once as shipOrders accepts.
  expect(list.nodes.map(({ orders }) => orders.length)).toEqual([200, 200, 200, 200, 200]);
  expect(list.nodes[0]?.orders[0]?.id).toBe(id);
});
