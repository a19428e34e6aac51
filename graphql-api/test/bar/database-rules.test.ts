import {
  MOMENT_COLUMNS,
  NOTHING_HAPPENED,
  orderStatus,
  rankOf,
} from '../../src/features/orders/order/order-status.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('a payment attempt written by an instance without set support is mirrored in its share', async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const { id: orderId } = await placeOrder(customer, part);
  const states = async () => {
    const rows = await shop.database.query<{ state: string }[]>(
      'SELECT state FROM payment_attempt_order WHERE order_id = $1',
      [orderId],
    );
    return rows.map(({ state }) => state);
  };
  const write = (sql: string) => shop.database.query(sql, [orderId]);

  await write(
    `INSERT INTO payment_attempt (id, order_id, state, intent_id, amount_minor, currency)
     VALUES (gen_random_uuid(), $1, 'OPEN', 'pi_of_before', 10000, 'usd')`,
  );
  expect(await states()).toEqual(['OPEN']);
  await write("UPDATE payment_attempt SET state = 'SETTLED' WHERE order_id = $1");
  await write("UPDATE payment_attempt SET state = 'REFUND_DUE' WHERE order_id = $1");
  expect(await states()).toEqual(['REFUND_DUE']);
  await write("UPDATE payment_attempt SET state = 'REFUNDED', refund_id = 're_2' WHERE order_id = $1");
  expect(await states()).toEqual(['REFUNDED']);
});

test('an email address belongs to one account', async () => {
  const { email } = await shop.signIn({});
  await expect(
    shop.database.query("INSERT INTO shop_user (uid, email, email_verified) VALUES ('twin', $1, true)", [
      email,
    ]),
  ).rejects.toThrow('shop_user_email_once');
});

test('the database and the code agree on the status of every possible order', async () => {
  const at = new Date();
  const orders = Array.from({ length: 2 ** MOMENT_COLUMNS.length }, (_, bits) =>
    Object.fromEntries(MOMENT_COLUMNS.map((moment, place) => [moment, (bits >> place) % 2 ? at : null])),
  ).map((moments) => ({ ...NOTHING_HAPPENED, ...moments }));

  const rows = await shop.database.query<{ rank: number }[]>(
    `SELECT order_rank(jsonb_populate_record(NULL::shop_order, moments)) AS rank
     FROM jsonb_array_elements($1) WITH ORDINALITY AS listed (moments, place) ORDER BY place`,
    [
      JSON.stringify(
        orders.map((order) =>
          Object.fromEntries(MOMENT_COLUMNS.map((name) => [snakeCase(name), order[name]])),
        ),
      ),
    ],
  );

  expect(rows.map(({ rank }) => rank)).toEqual(orders.map((order) => rankOf(orderStatus(order))));
});

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
