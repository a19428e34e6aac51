import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import type { ShopClient } from '../support/shop-client.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

/** As many unpaid orders of one customer as are asked for, each of $100. */
async function ordersOfOneTotal(count: number) {
  const customer = await shop.signIn({});
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const part = await aPart(shop.database, { priceMinor: 10_000 });
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    ids.push(body.insertedId as string);
  }
  return { customer, ids };
}

const read = (client: ShopClient, id?: string) => client.rest('GET', `/orders/${id}`);

/** Which order the payment of a price is for, as Stripe knows it; the refusal's code when there is none. */
async function orderOf(customer: Customer, price: number): Promise<string> {
  const { status, body } = await customer.rest('POST', '/create-payment-intent', { price });
  if (status !== 200) return `${status} ${body.code}`;
  const intent = await shop.stripe.paymentIntents.retrieve(String(body.clientSecret).split('_secret')[0]!);
  return intent.metadata.order_id!;
}

const passTheHour = async (id?: string) => {
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = hold_expires_at - interval '61 minutes' WHERE id = $1",
    [id],
  );
  await shop.runJob('hold-expiry');
};

describe('a client that pays by price alone', () => {
  test.each([0, 1, 2])(
    'pays number %d of three orders of one total when that is on its screen',
    async (shown) => {
      const { customer, ids } = await ordersOfOneTotal(3);
      for (const id of ids) await read(customer, id);
      await read(customer, ids[shown]);
      await customer.rest('GET', `/my_orders?email=${customer.email}`);

      expect(await orderOf(customer, 100)).toBe(ids[shown]);
    },
  );

  test('is told to read one first when it has read none', async () => {
    const { customer } = await ordersOfOneTotal(2);

    expect(await orderOf(customer, 100)).toBe('409 AMBIGUOUS_ORDER');
  });

  test('needs to read nothing when there is one order of that total', async () => {
    const { customer, ids } = await ordersOfOneTotal(1);

    expect(await orderOf(customer, 100)).toBe(ids[0]);
  });

  test('pays what it shows after other orders came and went on its screen, also through another copy', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    const other = await aPart(shop.database, { priceMinor: 5_000 });
    const { body } = await customer.rest('POST', '/orders', { partId: other.id, quantity: 1, ...delivery });
    await read(customer, ids[1]);
    for (let polls = 0; polls < 3; polls++) await read(customer, ids[0]);
    await read(customer, body.insertedId as string);

    expect(await orderOf(customer, 100)).toBe(ids[0]);
    expect(
      await shop.database.query('SELECT order_id FROM order_read WHERE order_id = ANY($1)', [ids]),
    ).toHaveLength(2);
  });

  test('pays the expired order that it shows, not the one on hold', async () => {
    const { customer, ids } = await ordersOfOneTotal(2);
    await passTheHour(ids[0]);
    await read(customer, ids[1]);
    await read(customer, ids[0]);

    expect(await orderOf(customer, 100)).toBe(ids[0]);
  });

  test('is not led by what an admin reads, nor by orders that are paid or deleted', async () => {
    const { customer, ids } = await ordersOfOneTotal(3);
    await read(customer, ids[0]);
    await read(customer, ids[1]);
    await read(customer, ids[2]);
    await customer.rest('DELETE', `/orders/${ids[2]}`);
    const admin = await shop.signIn({ role: Role.ADMIN });
    await read(admin, ids[0]);

    expect(await orderOf(customer, 100)).toBe(ids[1]);
  });

  test('that polls one order writes once', async () => {
    const { customer, ids } = await ordersOfOneTotal(1);
    const readAt = () =>
      shop.database.query('SELECT read_at, xmin FROM order_read WHERE order_id = $1', [ids[0]]);
    await read(customer, ids[0]);
    const first = await readAt();
    for (let polls = 0; polls < 5; polls++) await read(customer, ids[0]);

    expect(first).toHaveLength(1);
    expect(await readAt()).toEqual(first);
  });
});
