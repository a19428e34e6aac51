import fc from 'fast-check';
import { Client } from 'pg';

import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { until } from '../support/until.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

/** Has the next so many transactions that write to the log fail at their end, with the database's own message. */
async function inject(failures: number, code: string): Promise<void> {
  // A sequence remembers the values that a rolled-back transaction has used.
  await shop.database.query(`
    DROP TRIGGER IF EXISTS injected ON audit_log;
    DROP SEQUENCE IF EXISTS injected;
    CREATE SEQUENCE injected;
    CREATE OR REPLACE FUNCTION inject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('injected') <= TG_ARGV[0]::integer THEN
        RAISE EXCEPTION 'injected' USING ERRCODE = TG_ARGV[1];
      END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER injected BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION inject('${failures}', '${code}')`);
}

const ordersOf = async (partId: string) => {
  const [row] = await shop.database.query<{ orders: number; movements: number }[]>(
    `SELECT (SELECT count(*)::integer FROM shop_order WHERE part_id = $1) AS orders,
       (SELECT count(*)::integer FROM stock_movement WHERE part_id = $1 AND kind = 'HOLD') AS movements`,
    [partId],
  );
  return row;
};

describe('C39', () => {
  test('after deadlocks and serialization failures an order is retried as a whole up to three times, and placed once or not at all', async () => {
    const failures = fc.integer({ min: 0, max: 5 });
    const code = fc.constantFrom('40001', '40P01');
    await fc.assert(
      fc.asyncProperty(failures, code, fc.boolean(), async (times, sqlState, withKey) => {
        const part = await aPart(shop.database);
        await inject(times, sqlState);

        const { status } = await customer.rest(
          'POST',
          '/orders',
          { partId: part.id, quantity: 1, ...delivery },
          withKey ? { 'Idempotency-Key': part.id } : {},
        );

        await inject(0, sqlState);
        expect(status).toBe(times <= 3 ? 200 : 503);
        expect(await ordersOf(part.id)).toEqual(
          times <= 3 ? { orders: 1, movements: 1 } : { orders: 0, movements: 0 },
        );
      }),
      { numRuns: 20, seed: 39 },
    );
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('after the same failures a payment is settled once', async () => {
    const order = await placeOrder(customer, await aPart(shop.database));
    const { id } = await createPaymentIntent(customer, order.id);
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await inject(3, '40P01');

    expect((await confirmPayment(customer, order.id, id)).paid).toBe(true);

    await inject(0, '40P01');
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test("a real deadlock that aborts the shop's transaction stays invisible to the customer", async () => {
    const part = await aPart(shop.database);
    const other = new Client({ connectionString: shop.env.DATABASE_URL });
    await other.connect();
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await other.query('BEGIN');
    await other.query('SELECT FROM part WHERE id = $1 FOR UPDATE', [part.id]);
    // Has its customer's row and waits for the part's …
    const placing = customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    await until(async () => {
      const waiting = await shop.database.query<unknown[]>(
        'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))',
        [rows[0]?.pid],
      );
      return waiting.length > 0;
    }, 'the order to wait');
    // … while the other wants that row: a circle, which the database breaks a second after the order began to wait.
    await other.query('SELECT FROM shop_user WHERE uid = $1 FOR UPDATE', [customer.uid]);
    await other.query('COMMIT');
    await other.end();

    expect((await placing).status).toBe(200);
    expect(await ordersOf(part.id)).toEqual({ orders: 1, movements: 1 });
  });
});
