import { Purchases1767610000000 } from '../../src/db/migrations/1767610000000-purchases.js';
import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { createPaymentIntent, deleteOrder, placeOrder, refusalOf } from '../support/operations.js';
import { placeOrders } from '../support/purchases.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

interface Purchase {
  readonly id: string;
  readonly number: string;
  readonly status: string | null;
  readonly total: string;
  readonly orders: readonly { readonly id: string; readonly product: string }[];
}

const FIELDS = 'id number status total orders { id product }';
const mine = async (): Promise<readonly Purchase[]> =>
  (await ask<{ nodes: Purchase[] }>(customer, `{ myPurchases(first: 10) { nodes { ${FIELDS} } } }`)).nodes;
const purchaseOf = (number: string, as = customer) =>
  ask<Purchase>(as, `query ($number: String!) { purchase(number: $number) { ${FIELDS} } }`, { number });

async function pay(order: string): Promise<void> {
  const { id: transactionId } = await createPaymentIntent(customer, order);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await customer.rest('PATCH', `/orders/${order}`, { order, transactionId });
}

test('parts from a cart are one purchase with a number; each other order has its own', async () => {
  const [disc, pads] = [
    await aPart(shop.database, { name: 'Disc', priceMinor: 6490 }),
    await aPart(shop.database),
  ];
  await placeOrders(customer, [
    [disc, 2],
    [pads, 1],
  ]);
  await placeOrder(customer, disc);
  await customer.rest('POST', '/orders', { partId: pads.id, quantity: 1, ...delivery });

  const [documented, single, cart] = await mine();

  expect([documented, single, cart].map((one) => one?.orders.length)).toEqual([1, 1, 2]);
  expect(cart?.orders[0]?.product).toBe('Disc');
  const numbers = [cart, single, documented].map((one) => Number(one?.number));
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  expect(new Set(numbers).size).toBe(3);
});

test('a purchase is found by its number, by its customer and by admins', async () => {
  const part = await aPart(shop.database);
  const [order] = await placeOrders(customer, [[part, 1]]);
  const [{ number }] = (await mine()) as [Purchase];

  expect((await purchaseOf(number)).orders.map(({ id }) => id)).toEqual([order?.id]);
  expect((await purchaseOf(number, admin)).number).toBe(number);
  const stranger = await shop.signIn({});
  expect(await refusalOf(purchaseOf(number, stranger))).toBe('FORBIDDEN');
  for (const unknown of ['1', '0', '-5', 'AX', '99999999999999999999', '1e4'])
    expect([unknown, await refusalOf(purchaseOf(unknown))]).toEqual([unknown, 'FORBIDDEN']);
  expect(await refusalOf(purchaseOf('1', admin))).toBe('NOT_FOUND');
});

test('state and total are those of the orders that are left; without any it is not listed', async () => {
  const parts = [
    await aPart(shop.database, { priceMinor: 6490 }),
    await aPart(shop.database, { priceMinor: 1000 }),
  ] as const;
  const [disc, pads] = await placeOrders(customer, [
    [parts[0], 1],
    [parts[1], 1],
  ]);
  const [{ number }] = (await mine()) as [Purchase];
  expect(await purchaseOf(number)).toMatchObject({ status: 'UNPAID', total: '74.90' });

  await pay(disc!.id);
  expect(await purchaseOf(number)).toMatchObject({ status: 'UNPAID', total: '74.90' });
  await deleteOrder(customer, pads!.id);
  expect(await purchaseOf(number)).toMatchObject({ status: 'PENDING', total: '64.90' });

  const another = await shop.signIn({});
  const { id } = await placeOrder(another, parts[1]);
  await deleteOrder(another, id);
  expect(await ask(another, '{ myPurchases { nodes { id } totalCount } }')).toEqual({
    nodes: [],
    totalCount: 0,
  });
});

test('an order that is inserted by itself, as by an import, has its own purchase', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database));
  await shop.database.query(
    `INSERT INTO shop_order SELECT (jsonb_populate_record(item, jsonb_build_object(
       'id', gen_random_uuid(), 'purchase_id', null, 'held', false, 'hold_expires_at', null))).*
     FROM shop_order AS item WHERE id = $1`,
    [id],
  );

  expect((await mine()).map(({ orders }) => orders.length)).toEqual([1, 1]);
});

test('the orders of an earlier build get theirs, by time: one for what was placed together', async () => {
  const [disc, pads] = [await aPart(shop.database), await aPart(shop.database)];
  const single = await placeOrder(customer, disc);
  const cart = await placeOrders(customer, [
    [disc, 1],
    [pads, 1],
  ]);
  const { database } = shop;
  await database.query(
    `ALTER TABLE shop_order DROP CONSTRAINT order_has_a_purchase, DROP CONSTRAINT order_of_purchase`,
  );
  await database.query(
    `UPDATE shop_order SET purchase_id = NULL,
       placed_together = CASE WHEN id = ANY($1) THEN purchase_id END`,
    [cart.map(({ id }) => id)],
  );
  await database.query('DELETE FROM purchase');

  const runner = database.createQueryRunner();
  await new Purchases1767610000000().up(runner);
  await new Purchases1767610000000().up(runner);
  await runner.release();

  const [newer, older] = await mine();
  expect(newer?.orders.map(({ id }) => id)).toEqual(cart.map(({ id }) => id));
  expect(older?.orders.map(({ id }) => id)).toEqual([single.id]);
  expect(Number(newer?.number)).toBeGreaterThan(Number(older?.number));
});
