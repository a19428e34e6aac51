import { parse } from 'csv-parse/sync';

import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';
import { exported } from './importing.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const rowsOf = (file: string): Record<string, string>[] => parse(file, { bom: true, columns: true });

test("orders are exported with the admin's filters, all pages of them, and no cell is a formula", async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { name: '=1+1', availableQuantity: 500, priceMinor: 1250 });
  await placeOrder(customer, part, 2);
  await shop.database.query(
    `INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, held, hold_expires_at)
     SELECT gen_random_uuid(), user_uid, name, email, part_id, 'one of many', 1, 1250, 1250, false, hold_expires_at
     FROM shop_order CROSS JOIN generate_series(1, 120)`,
  );

  const all = rowsOf(await exported(admin, 'orders'));
  expect(all).toHaveLength(121);
  expect(new Set(all.map(({ id }) => id)).size).toBe(121);
  const own = all.find(({ quantity }) => quantity === '2');
  expect(own).toMatchObject({
    product: "'=1+1",
    status: 'unpaid',
    unit_price: '12.50',
    total: '25.00',
    paid_at: '',
  });
  expect(own).toMatchObject({ email: customer.email });

  const paid = await admin.fetch('GET', '/exports/orders.csv?status=PENDING');
  expect(rowsOf(await paid.text())).toEqual([]);
  expect((await admin.fetch('GET', '/exports/orders.csv?status=nonsense')).status).toBe(400);
});

test('no part of a cell becomes a formula when semicolons separate cells', async () => {
  for (const name of ['Bob;=A1;', `Bob;"=A1"`, "Bob;'+A1", 'Bob; 2;-A1']) await shop.signIn({ name });
  const lines = (await exported(admin, 'customers')).split('\n').filter((line) => line.includes('Bob'));
  expect(lines).toHaveLength(4);
  const asInEurope = lines.flatMap((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  expect(asInEurope.filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
});

describe('orders that a search finds', () => {
  const MANY = 1150;
  const found = async (filter: string) =>
    rowsOf(await (await admin.fetch('GET', `/exports/orders.csv?${filter}`)).text());
  /** Orders for a product of this name, one a minute, of which each tenth is paid. */
  async function orders(product: string, many: number): Promise<string[]> {
    const customer = await shop.signIn({});
    const template = await placeOrder(customer, await aPart(shop.database), 1);
    const rows: { id: string }[] = await shop.database.query(
      `INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, held, created_at,
         paid_at, transaction_id, hold_expires_at)
       SELECT gen_random_uuid(), user_uid, name, email, part_id, $2, 1, 1250, 1250, false, now() - make_interval(mins => n),
         CASE WHEN n % 10 = 0 THEN now() END, CASE WHEN n % 10 = 0 THEN 'pi_' || n END, CASE WHEN n % 10 > 0 THEN now() END
       FROM shop_order CROSS JOIN generate_series(1, $3::integer) AS n WHERE shop_order.id = $1 RETURNING id`,
      [template.id, product, many],
    );
    return rows.map(({ id }) => id);
  }

  test('are exported completely, once each and newest first, beyond what the list shows', async () => {
    const ids = await orders('Export rarity', MANY);
    await orders('Export other', 5);

    const rows = await found('search=rarity');
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect((await found('search=rarity&status=PENDING')).map(({ id }) => id)).toEqual(
      ids.filter((_, at) => (at + 1) % 10 === 0),
    );
    // The task has them in its index by now.
    await shop.runTask('order-indexing');
    expect((await found('search=rarity')).map(({ id }) => id)).toEqual(ids);
  });

  test('are exported completely while some are not indexed yet', async () => {
    const ids = await orders('Export early', 3);
    await orders('Export crowd', 2000);

    expect((await found('search=early')).map(({ id }) => id)).toEqual(ids);
    await shop.runTask('order-indexing');
  });

  test('are exported completely where no index helps, while the list searches only the newest', async () => {
    const ids = await orders('7! old', 3);
    const spans =
      'INSERT INTO order_search_span (span, starts_at) SELECT n, now() + make_interval(mins => n)';
    await shop.database.query(`${spans} FROM generate_series(1, 5) AS n`);
    await shop.runTask('order-indexing');

    const rows = await found('search=7!');

    expect(rows.map(({ id }) => id)).toEqual(ids);
  });
});

test('accounts are exported by filter, and the log records who exported them', async () => {
  const admins = await admin.fetch('GET', '/exports/customers.csv?role=ADMIN');
  expect(rowsOf(await admins.text())).toMatchObject([{ email: admin.email, role: 'admin' }]);
  const logged = await shop.database.query(
    `SELECT actor, after FROM audit_log WHERE action = 'FILE_EXPORTED' ORDER BY id DESC LIMIT 1`,
  );
  expect(logged).toEqual([{ actor: admin.uid, after: { file: 'customers.csv' } }]);
});

test('only admins can export, and unknown exports are not found', async () => {
  const customer = await shop.signIn({});
  for (const name of ['orders', 'customers', 'parts']) {
    expect((await shop.visitor.fetch('GET', `/exports/${name}.csv`)).status).toBe(401);
    expect((await customer.fetch('GET', `/exports/${name}.csv`)).status).toBe(403);
  }
  expect((await admin.fetch('GET', '/exports/secrets.csv')).status).toBe(404);
});
