import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

const FIGURES = `{
  orders { totalCount counts { all unpaid pending shipped refunded } }
  overview(days: 2) { toShip unpaid unpaidTotal salesToday days { orders sales } }
}`;

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

async function placeOrder(): Promise<string> {
  const part = await aPart(shop.database, { priceMinor: 1000 });
  const customer = await shop.signIn({});
  const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  return body.insertedId as string;
}

const pay = (id: string) =>
  shop.database.query(
    `UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), transaction_id = 'pi_' || id WHERE id = $1`,
    [id],
  );

const figures = async () => {
  const { data, errors } = await admin.graphql(FIGURES);
  expect(errors).toBeUndefined();
  return data;
};

test('every way of an order is counted at once, and folding the lines changes no sum', async () => {
  const [unpaid, pending, shipped, refunded, deleted] = [
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
  ];
  await pay(pending);
  await pay(shipped);
  await shop.database.query(
    'UPDATE part SET held_quantity = 0, sold_quantity = 1 WHERE id = (SELECT part_id FROM shop_order WHERE id = $1)',
    [refunded],
  );
  await pay(refunded);
  await admin.graphql('mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id: refunded });
  await admin.rest('PUT', `/orders/${shipped}`, { shipped: true });
  await admin.rest('DELETE', `/orders/${deleted}`);

  const before = await figures();
  await shop.runJob('count-folding');

  expect(unpaid).toBeDefined();
  expect(before).toEqual({
    orders: { totalCount: 4, counts: { all: 4, unpaid: 1, pending: 1, shipped: 1, refunded: 1 } },
    overview: {
      toShip: 1,
      unpaid: 1,
      unpaidTotal: '10.00',
      salesToday: '20.00',
      days: [
        { orders: 0, sales: '0.00' },
        { orders: 2, sales: '20.00' },
      ],
    },
  });
  expect(await figures()).toEqual(before);
  const [lines] = await shop.database.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM order_figure',
  );
  expect(lines.count).toBe(4);
});
