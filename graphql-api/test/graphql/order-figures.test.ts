import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { aReturnThatCame, refundReturn } from '../support/returns.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

const FIGURES = `{
  orders { totalCount counts { all unpaid pending shipped refunded cancelled returned } }
  overview(days: 2) { toShip unpaid unpaidTotal salesToday days { orders gross refunds sales } }
}`;

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const customers = new Map<string, Customer>();
const customerOf = (id: string): Promise<Customer> => {
  const customer = customers.get(id);
  return customer ? Promise.resolve(customer) : Promise.reject(new Error('no one placed it'));
};

async function placeOrder(): Promise<string> {
  const part = await aPart(shop.database, { priceMinor: 1000 });
  const customer = await shop.signIn({});
  const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  const id = body.insertedId as string;
  customers.set(id, customer);
  return id;
}

const pay = (id: string) =>
  shop.database.query(
    `UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), transaction_id = 'pi_' || id WHERE id = $1`,
    [id],
  );

/** Marks the units of an order as sold. */
async function sell(id: string): Promise<void> {
  await shop.database.query(
    'UPDATE part SET held_quantity = 0, sold_quantity = 1 WHERE id = (SELECT part_id FROM shop_order WHERE id = $1)',
    [id],
  );
  await pay(id);
}

const figures = async () => {
  const { data, errors } = await admin.graphql(FIGURES);
  expect(errors).toBeUndefined();
  return data;
};

test('every change of status is counted at once, and folding changes no sum', async () => {
  const [unpaid, pending, shipped, refunded, cancelled, returned, deleted] = [
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
  ];
  await pay(pending);
  await pay(shipped);
  for (const id of [refunded, cancelled, returned]) await sell(id);
  await admin.graphql('mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id: refunded });
  await (
    await customerOf(cancelled)
  ).graphql('mutation ($id: ID!) { cancelOrder(id: $id) { id } }', { id: cancelled });
  for (const id of [shipped, returned]) await admin.rest('PUT', `/orders/${id}`, { shipped: true });
  const back = await aReturnThatCame({ customer: await customerOf(returned), admin }, returned);
  await refundReturn(admin, back.id, { amount: '8.00', deduction: 'Scratched.' });
  await admin.rest('DELETE', `/orders/${deleted}`);

  const before = await figures();
  await shop.runTask('count-folding');

  expect(unpaid).toBeDefined();
  expect(before).toEqual({
    orders: {
      totalCount: 6,
      counts: { all: 6, unpaid: 1, pending: 1, shipped: 1, refunded: 1, cancelled: 1, returned: 1 },
    },
    overview: {
      toShip: 1,
      unpaid: 1,
      unpaidTotal: '10.00',
      salesToday: '22.00',
      days: [
        { orders: 0, gross: '0.00', refunds: '0.00', sales: '0.00' },
        { orders: 3, gross: '50.00', refunds: '28.00', sales: '22.00' },
      ],
    },
  });
  expect(await figures()).toEqual(before);
  const [lines] = await shop.database.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM order_figure',
  );
  // One order per state, and the refunds of returns.
  expect(lines.count).toBe(7);
});
