import { Role } from '../../src/auth/role.js';
import { importedId, newId } from '../../src/shared/ids.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { objectId, writeExport } from '../support/legacy-export.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
} from '../support/operations.js';
import { runCommand } from '../support/run-command.js';

/** Rows of an old shop, found by their old ids wherever an id is accepted. */
let shop: TestShop;
let ana: Customer;
let admin: Customer;
const email = 'ana@old.example';
const [part, other, first, second] = [objectId().$oid, objectId().$oid, objectId().$oid, objectId().$oid];
beforeAll(async () => {
  shop = await createTestShop();
  const order = { email, product: 'Brake disc', price: '180' };
  const folder = writeExport({
    parts: [
      { _id: { $oid: part }, name: 'Brake disc', price: 90, availableQuantity: 100 },
      { _id: { $oid: other }, name: 'Bulb', price: 5, availableQuantity: 10 },
    ],
    orders: [
      { _id: { $oid: first }, ...order },
      { _id: { $oid: second }, ...order },
    ],
  });
  expect(await runCommand('import-legacy.js', [folder], shop.env.DATABASE_URL)).toMatchObject({ code: 0 });
  ana = await shop.signIn({ email });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

test('a part is found by its old id, in upper and lower case, over REST and GraphQL', async () => {
  const { body } = await shop.visitor.rest('GET', `/parts/${part.toUpperCase()}`);
  expect(body).toMatchObject({ name: 'Brake disc' });
  expect(await shop.visitor.graphql(`{ part(id: "${part}") { id name } }`)).toEqual({
    data: { part: { id: (body as { _id: string })._id, name: 'Brake disc' } },
  });
  expect((await shop.visitor.rest('GET', `/parts?before=${other}`)).body).toMatchObject([
    { name: 'Brake disc' },
  ]);
});

test('the database and the code derive the same row from an old id, and no row can have another', async () => {
  for (const old of [
    '0'.repeat(24),
    'f'.repeat(24),
    '7fffffff0123456789abcdef',
    '80000000fedcba9876543210',
    part,
  ]) {
    expect(await shop.database.query('SELECT imported_id($1) AS id', [old])).toEqual([
      { id: importedId(old) },
    ]);
  }
  await expect(shop.database.query('UPDATE part SET legacy_id = $1', [objectId().$oid])).rejects.toThrow(
    'part_is_found_by_legacy_id',
  );
});

test('an old id is unique', async () => {
  const again = (changes: object) =>
    shop.database.query(
      `INSERT INTO shop_order SELECT (jsonb_populate_record(shop_order, $2)).* FROM shop_order WHERE legacy_id = $1`,
      [first, changes],
    );
  await expect(again({})).rejects.toThrow('shop_order_pkey');
  await expect(again({ id: newId() })).rejects.toThrow('shop_order_is_found_by_legacy_id');
});

test('an unused old id is unknown', async () => {
  const nobodys = objectId().$oid;
  expect((await shop.visitor.rest('GET', `/parts/${nobodys}`)).status).toBe(404);
  expect((await ana.rest('GET', `/orders/${nobodys}`)).status).toBe(403);
  expect(await shop.visitor.graphql(`{ part(id: "${nobodys}") { id } }`)).toEqual({ data: { part: null } });
  expect((await ana.rest('GET', `/orders/${part}`)).status).toBe(403);
});

test('an imported order is paid and shipped by its old id', async () => {
  const intent = await createPaymentIntent(ana, first);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  const paid = await ana.rest('PATCH', `/orders/${first}`, { order: first, transactionId: intent.id });
  expect(paid.status).toBe(200);
  expect((await admin.rest('PUT', `/orders/${first}`, { shipped: true })).body).toMatchObject({
    modifiedCount: 1,
  });
  expect((await ana.rest('GET', `/orders/${first}`)).body).toMatchObject({
    quantity: 2,
    paid: true,
    shipped: true,
  });
  expect(await confirmPayment(ana, first, intent.id)).toMatchObject({ status: 'SHIPPED' });
  expect(await ledgerFaults(shop.database)).toEqual([]);
});

test('an imported order is read and deleted by its old id, by customer and admin', async () => {
  expect(await getOrder(ana, second)).toMatchObject({ price: '180.00', quantity: 2, paid: false });
  expect((await admin.rest('GET', `/orders/${second}`)).body).toMatchObject({ price: 180 });
  await deleteOrder(ana, second);
  expect((await ana.rest('DELETE', `/orders/${second}`)).status).toBe(403);
});

test('a part is ordered, changed and removed by its old id', async () => {
  const answer = await ana.rest('POST', '/orders', {
    partId: other,
    quantity: 1,
    address: 'Linz',
    phone: '+43 732 555 01',
  });
  expect(answer.status).toBe(200);
  await deleteOrder(ana, (answer.body as { insertedId: string }).insertedId);
  await deleteOrder(ana, (await placeOrder(ana, { id: other, orderQuantity: 1 }, 2)).id);
  const changed = await admin.graphql(
    'mutation ($id: ID!) { updatePart(id: $id, input: { name: "Bulb H7" }) { name } }',
    { id: other },
  );
  expect(changed).toEqual({ data: { updatePart: { name: 'Bulb H7' } } });
  expect((await admin.rest('DELETE', `/parts/${other}`)).body).toMatchObject({ deletedCount: 1 });
  expect((await shop.visitor.rest('GET', `/parts/${other}`)).status).toBe(404);
});
