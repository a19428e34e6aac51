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

test('orders go out as the desk filters them, all pages of them, and no cell is a formula', async () => {
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

test('accounts go out by their filter; that somebody took a list of persons along is in the log', async () => {
  const admins = await admin.fetch('GET', '/exports/customers.csv?role=ADMIN');
  expect(rowsOf(await admins.text())).toMatchObject([{ email: admin.email, role: 'admin' }]);
  const logged = await shop.database.query(
    `SELECT actor, after FROM audit_log WHERE action = 'FILE_EXPORTED' ORDER BY id DESC LIMIT 1`,
  );
  expect(logged).toEqual([{ actor: admin.uid, after: { file: 'customers.csv' } }]);
});

test('only admins get them, and what is no export is not found', async () => {
  const customer = await shop.signIn({});
  for (const name of ['orders', 'customers', 'parts']) {
    expect((await shop.visitor.fetch('GET', `/exports/${name}.csv`)).status).toBe(401);
    expect((await customer.fetch('GET', `/exports/${name}.csv`)).status).toBe(403);
  }
  expect((await admin.fetch('GET', '/exports/secrets.csv')).status).toBe(404);
});
