import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';

/** Whatever a customer's writing makes longer. */
const GROWING = ['shop_order', 'payment_attempt', 'stock_movement', 'review', 'contact_message'];

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
  // The database's own message; a disk that is really full is in docs/reliability.md.
  await shop.database.query(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file "base/16384/24601": No space left on device' USING ERRCODE = 'disk_full';
    END $$`);
});
afterAll(() => shop.close());

const eachTable = (statement: (table: string) => string) =>
  shop.database.query(GROWING.map(statement).join(';'));

const fills = () =>
  eachTable((table) => `CREATE TRIGGER no_space BEFORE INSERT ON ${table} EXECUTE FUNCTION no_space()`);
const getsSpace = () => eachTable((table) => `DROP TRIGGER no_space ON ${table}`);

describe('C37: a full disk of the database', () =>
  test('on a full disk, writes are refused with 503, reads are answered, and writes work again once there is space', async () => {
    const part = await aPart(shop.database);
    const body = { partId: part.id, quantity: 1, ...delivery };
    const order = await placeOrder(customer, part);
    await fills();

    const placing = await customer.rest('POST', '/orders', body);
    expect(placing).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(placing.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.stringify(placing.body)).not.toMatch(/space|extend|base\//);
    await expect(createPaymentIntent(customer, order.id)).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect((await customer.rest('POST', '/reviews', { rating: '5', review: 'Fits.' })).status).toBe(503);
    for (const path of [
      '/parts',
      `/parts/${part.id}`,
      '/reviews',
      `/orders/${order.id}`,
      '/healthz',
      '/readyz',
    ])
      expect([path, (await customer.rest('GET', path)).status]).toEqual([path, 200]);

    await getsSpace();
    expect((await customer.rest('POST', '/orders', body)).status).toBe(200);
    const { id } = await createPaymentIntent(customer, order.id);
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect((await confirmPayment(customer, order.id, id)).paid).toBe(true);
    expect(await ledgerFaults(shop.database)).toEqual([]);
    expect(await moneyFaults(shop)).toEqual([]);
  }));
