import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
beforeEach(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ email: 'ada@example.com', role: Role.ADMIN });
});
afterEach(() => shop.close());

async function aPaidOrder(priceMinor: number) {
  const part = await aPart(shop.database, { priceMinor });
  const customer = await shop.signIn({});
  const order = await placeOrder(customer, part);
  const intent = await createPaymentIntent(customer, order.id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  return confirmPayment(customer, order.id, intent.id);
}

const asAdmin = async (query: string, variables: object = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data as Record<string, any>;
};

interface Listed {
  readonly name: string;
  readonly email: string;
}

test('the overview counts waiting orders, unpaid orders and sold-out parts', async () => {
  const paid = await aPaidOrder(6490);
  const unpaidPart = await aPart(shop.database, { priceMinor: 2000, orderQuantity: 2 });
  await placeOrder(await shop.signIn({}), unpaidPart);
  await aPart(shop.database, { availableQuantity: 1, orderQuantity: 2 });
  await aPart(shop.database, { availableQuantity: 3 });

  const { overview } = await asAdmin(`{ overview(days: 7) {
    toShip oldestToShipAt unpaid unpaidTotal lowStock soldOut salesToday days { sales orders } } }`);
  const { order } = await asAdmin('query ($id: ID!) { order(id: $id) { paidAt } }', { id: paid.id });

  expect(overview).toMatchObject({
    toShip: 1,
    oldestToShipAt: order.paidAt,
    unpaid: 1,
    unpaidTotal: '40.00',
    lowStock: 2,
    soldOut: 1,
    salesToday: '64.90',
  });
  const days = overview.days as object[];
  expect(days).toHaveLength(7);
  // The unpaid one is not a sale.
  expect(days.at(-1)).toEqual({ sales: '64.90', orders: 1 });
});

test('an order counts on the day it was paid, not on the day it was placed', async () => {
  const paid = await aPaidOrder(6490);
  await shop.database.query(
    "UPDATE shop_order SET created_at = created_at - interval '3 days' WHERE id = $1",
    [paid.id],
  );

  const { overview } = await asAdmin('{ overview(days: 4) { days { orders } } }');

  expect(overview.days).toEqual([{ orders: 0 }, { orders: 0 }, { orders: 0 }, { orders: 1 }]);
});

test('an overview of an empty shop is all zeros', async () => {
  const { overview } = await asAdmin(
    '{ overview { toShip oldestToShipAt unpaid unpaidTotal lowStock soldOut salesToday } }',
  );
  expect(overview).toEqual({
    toShip: 0,
    oldestToShipAt: null,
    unpaid: 0,
    unpaidTotal: '0.00',
    lowStock: 0,
    soldOut: 0,
    salesToday: '0.00',
  });
});

test('sales above 32 bits are summed correctly', async () => {
  const paid = await aPaidOrder(99_999_999);
  await shop.database.query(
    `INSERT INTO shop_order SELECT (json_populate_record(item, json_build_object(
       'id', gen_random_uuid(), 'transaction_id', 'pi_' || copy, 'created_at', item.created_at))).*
     FROM shop_order AS item, generate_series(1, 24) AS copy WHERE item.id = $1`,
    [paid.id],
  );
  const { overview } = await asAdmin('{ overview { salesToday toShip } }');
  expect(overview).toEqual({ salesToday: '24999999.75', toShip: 25 });
});

test('orders can be filtered by the day they were paid, tabs included', async () => {
  const paid = await aPaidOrder(6490);
  await placeOrder(await shop.signIn({}), await aPart(shop.database));
  const query = `query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id } counts { all unpaid pending } } }`;
  const today = new Date().toISOString().slice(0, 10);

  const onThatDay = await asAdmin(query, { filter: { paidOn: today } });
  const before = await asAdmin(query, { filter: { paidOn: '2020-02-29' } });

  expect(onThatDay.orders).toEqual({ nodes: [{ id: paid.id }], counts: { all: 1, unpaid: 0, pending: 1 } });
  expect(before.orders.nodes).toEqual([]);
});

test.each(['2026-02-30', '21.11.2026', '2026-W10-1', 'today'])(
  '%s is refused as a day to filter by',
  async (paidOn) => {
    const { errors } = await admin.graphql(
      'query ($filter: OrderFilter) { orders(filter: $filter) { totalCount } }',
      {
        filter: { paidOn },
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  },
);

test('parts can be sorted by name in both directions', async () => {
  for (const name of ['Battery', 'Alternator', 'Camshaft']) await aPart(shop.database, { name });
  const query = 'query ($sort: PartSort!) { parts(sort: $sort) { nodes { name } } }';
  const names = async (sort: string) => {
    const { parts } = await asAdmin(query, { sort });
    return (parts.nodes as Listed[]).map(({ name }) => name);
  };
  expect(await names('NAME_ASC')).toEqual(['Alternator', 'Battery', 'Camshaft']);
  expect(await names('NAME_DESC')).toEqual(['Camshaft', 'Battery', 'Alternator']);
});

test('accounts can be listed by email and role, page by page', async () => {
  await shop.signIn({ email: 'carla@example.com' });
  await shop.signIn({ email: 'bert@example.com' });
  const query = `query ($role: Role, $sort: UserSort!, $page: Int) {
    users(first: 2, role: $role, sort: $sort, page: $page) { nodes { email } totalCount } }`;
  const emails = async (variables: object) => {
    const { users } = await asAdmin(query, { sort: 'EMAIL_ASC', ...variables });
    return (users.nodes as Listed[]).map(({ email }) => email);
  };

  expect(await emails({})).toEqual(['ada@example.com', 'bert@example.com']);
  expect(await emails({ page: 2 })).toEqual(['carla@example.com']);
  expect(await emails({ sort: 'EMAIL_DESC' })).toEqual(['carla@example.com', 'bert@example.com']);
  expect(await emails({ role: 'ADMIN' })).toEqual(['ada@example.com']);
  expect(await emails({ role: 'CUSTOMER' })).toEqual(['bert@example.com', 'carla@example.com']);
});

test('an admin with an unverified email is listed as a customer', async () => {
  await shop.signIn({ email: 'carla@example.com', role: Role.ADMIN, verified: false });
  const { users } = await asAdmin('{ users(role: CUSTOMER) { nodes { email role } } }');
  expect(users.nodes).toEqual([{ email: 'carla@example.com', role: 'CUSTOMER' }]);
});
