import type { DataSource } from 'typeorm';

import { createDataSource } from '../../src/db/data-source.js';
import { GuardMoney1764000000000 } from '../../src/db/migrations/1764000000000-guard-money.js';
import { PaymentCases1764910000000 } from '../../src/db/migrations/1764910000000-payment-cases.js';
import { PaymentSets1765600000000 } from '../../src/db/migrations/1765600000000-payment-sets.js';
import { NamesOnOneLine1767310000000 } from '../../src/db/migrations/1767310000000-names-on-one-line.js';
import { aPart } from '../support/builders.js';
import { aFitment, aModel } from '../support/fitments.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { createBareDatabase } from '../support/test-database.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const sets = new PaymentSets1765600000000();

/** Does `write` to the database of a shop as it was before a migration, updates it to today's, and gives it to `read`. */
async function updated(
  from: { readonly name: string },
  write: (database: DataSource) => Promise<unknown>,
  read: (database: DataSource) => Promise<unknown>,
): Promise<void> {
  const { url, drop } = await createBareDatabase();
  const timeOf = ({ name }: { readonly name: string }) => Number(name.slice(-13));
  const before = createDataSource({ url, poolSize: 1 });
  const all = Object.values(before.options.migrations ?? []);
  before.setOptions({
    migrations: all.filter((one) => typeof one !== 'string' && timeOf(one) < timeOf(from)),
  });
  const now = createDataSource({ url, poolSize: 1 });
  for (const [database, use] of [
    [before, write],
    [now, read],
  ] as const) {
    await database.initialize();
    await database.runMigrations();
    await use(database);
    await database.destroy();
  }
  await drop();
}

/** A customer with so many unpaid orders of one part; their ids. */
async function unpaidOrders(database: DataSource, count: number): Promise<string[]> {
  await database.query(
    "INSERT INTO shop_user (uid, email, email_verified) VALUES ('ana', 'ana@example.com', true)",
  );
  const rows = await database.query<{ id: string }[]>(
    `WITH sold AS (
       INSERT INTO part (id, price_minor, order_quantity, available_quantity, received_quantity, created_by)
         VALUES (gen_random_uuid(), 10000, 1, 9, 9, 'admin@example.com') RETURNING id)
     INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, held)
       SELECT gen_random_uuid(), 'ana', 'Ana', 'ana@example.com', id, 'Pads', 1, 10000, 10000, false
       FROM sold, generate_series(1, $1::integer) RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

test('the first shop with data is migrated: secrets under idempotency keys become ids, states and events keep their meaning', () =>
  updated(
    GuardMoney1764000000000,
    async (database) => {
      const [orderId] = await unpaidOrders(database, 1);
      await database.query(
        `INSERT INTO idempotency_key (user_uid, operation, key, request_hash, answer) VALUES
           ('ana', 'POST /orders', 'a', 'x', '{"acknowledged": true, "insertedId": "order-1"}'),
           ('ana', 'POST /create-payment-intent', 'b', 'x', '{"clientSecret": "pi_1_secret_2"}'),
           ('ana', 'placeOrder', 'c', 'x', '{"orderId": "order-2"}'),
           ('ana', 'placeOrder', 'd', 'x', NULL)`,
      );
      await database.query(
        "INSERT INTO stripe_event (id, type, intent_id) VALUES ('evt_1', 'succeeded', 'pi_1')",
      );
      await database.query(
        `INSERT INTO payment_attempt (id, order_id, state, intent_id, amount_minor, currency)
           VALUES (gen_random_uuid(), $1, 'WITHDRAWING', 'pi_1', 10000, 'usd')`,
        [orderId],
      );
      await database.query(
        "INSERT INTO audit_log (actor, action, subject, subject_id) VALUES ('job', 'HOLD_LAPSED', 'order', $1)",
        [orderId],
      );
    },
    async (database) => {
      expect(await database.query('SELECT operation, key, answer FROM idempotency_key ORDER BY key')).toEqual(
        [
          { operation: 'placeOrder', key: 'a', answer: { orderId: 'order-1' } },
          { operation: 'createPaymentIntent', key: 'b', answer: { intentId: 'pi_1' } },
          { operation: 'placeOrder', key: 'c', answer: { orderId: 'order-2' } },
        ],
      );
      expect(await database.query('SELECT id, outcome FROM stripe_event')).toEqual([
        { id: 'evt_1', outcome: 'SETTLED' },
      ]);
      expect(await database.query('SELECT state FROM payment_attempt')).toEqual([{ state: 'CANCELING' }]);
      expect(await database.query("SELECT action FROM audit_log WHERE actor = 'job'")).toEqual([
        { action: 'HOLD_EXPIRED' },
      ]);
      await expect(database.query('UPDATE audit_log SET actor = actor')).rejects.toThrow('append-only');
      expect(await database.query('SELECT email, email_verified, legacy_id, waiting FROM shop_user')).toEqual(
        [{ email: 'ana@example.com', email_verified: true, legacy_id: null, waiting: false }],
      );
      await expect(
        database.query(
          "INSERT INTO shop_user (uid, email, email_verified) VALUES ('twin', 'ana@example.com', true)",
        ),
      ).rejects.toThrow('shop_user_email_once');
    },
  ));

test('a shop with data is migrated: noted payment problems become cases', () =>
  updated(
    PaymentCases1764910000000,
    async (database) =>
      database.query(
        `INSERT INTO payment_attempt (id, order_id, state, intent_id, refund_id, amount_minor, currency, problem,
            problem_detail, problem_minor, problem_at) VALUES
           (gen_random_uuid(), $1, 'REFUND_DUE', 'pi_refused', NULL, 10000, 'usd', 'REFUND_REFUSED', 'Refused.', 10000, now()),
           (gen_random_uuid(), $2, 'REFUNDED', 'pi_mended', 're_1', 10000, 'usd', 'REFUND_REFUSED', 'Refused.', 10000, now()),
           (gen_random_uuid(), $3, 'OPEN', 'pi_other', NULL, 10000, 'usd', 'MISMATCH', '50.00 came.', 5000, now())`,
        await unpaidOrders(database, 3),
      ),
    async (database) => {
      expect(
        await database.query(
          'SELECT kind, subject, state, resolution, amount_minor FROM payment_case ORDER BY subject',
        ),
      ).toEqual([
        {
          kind: 'REFUND_FAILED',
          subject: 'pi_mended',
          state: 'CLOSED',
          resolution: 'REFUNDED',
          amount_minor: 10_000,
        },
        {
          kind: 'PAYMENT_MISMATCH',
          subject: 'pi_other',
          state: 'OPEN',
          resolution: null,
          amount_minor: 5000,
        },
        {
          kind: 'REFUND_FAILED',
          subject: 'pi_refused',
          state: 'OPEN',
          resolution: null,
          amount_minor: 10_000,
        },
      ]);
    },
  ));

/** Attempts have one order each, as before sets, and nothing follows them. */
async function asBefore(): Promise<void> {
  await shop.database.query('DROP TRIGGER payment_attempt_of_one ON payment_attempt');
  await shop.database.query('DELETE FROM payment_attempt_order');
}

test('a shop with data is migrated: payments that were open are paid after it, in batches', async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const [open, refunded] = [await placeOrder(customer, part), await placeOrder(customer, part)];
  const intent = await createPaymentIntent(customer, open.id);
  const given = await createPaymentIntent(customer, refunded.id);
  const runner = shop.database.createQueryRunner();
  await asBefore();
  await runner.query(
    "UPDATE payment_attempt SET state = 'REFUNDED', refund_id = 're_before' WHERE intent_id = $1",
    [given.id],
  );

  await sets.up(runner);

  const parts = (orderId: string) =>
    runner.query('SELECT state, amount_minor, refund_id FROM payment_attempt_order WHERE order_id = $1', [
      orderId,
    ]);
  expect(await parts(open.id)).toEqual([{ state: 'OPEN', amount_minor: 10_000, refund_id: null }]);
  expect(await parts(refunded.id)).toEqual([
    { state: 'REFUNDED', amount_minor: 10_000, refund_id: 're_before' },
  ]);
  expect((await createPaymentIntent(customer, open.id)).id).toBe(intent.id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect((await confirmPayment(customer, open.id, intent.id)).paid).toBe(true);
  // Run again where it stopped, it does nothing twice.
  await sets.up(runner);
  expect(await parts(open.id)).toHaveLength(1);
  await runner.release();
});

test('a shop with data is migrated: more payments than one batch has are brought over while the version before writes more', async () => {
  const customer = await shop.signIn({});
  const { id: orderId } = await placeOrder(customer, await aPart(shop.database));
  const runner = shop.database.createQueryRunner();
  await asBefore();
  const write = (count: number) =>
    shop.database.query(
      `INSERT INTO payment_attempt (id, order_id, state, amount_minor, currency)
       SELECT gen_random_uuid(), $1, 'CANCELED', 10000, 'usd' FROM generate_series(1, $2::integer)`,
      [orderId, count],
    );
  await write(25_000);
  const moving = new AbortController();
  const writing = (async () => {
    let written = 0;
    for (; !moving.signal.aborted; written += 1) await write(1);
    return written;
  })();

  await sets.up(runner);

  moving.abort();
  const written = await writing;
  expect(written).toBeGreaterThan(0);
  const [moved] = await shop.database.query<object[]>(
    `SELECT count(*)::integer AS attempts, count(share.order_id)::integer AS shares
     FROM payment_attempt AS attempt LEFT JOIN payment_attempt_order AS share ON share.attempt_id = attempt.id
     WHERE attempt.order_id = $1`,
    [orderId],
  );
  expect(moved).toEqual({ attempts: 25_000 + written, shares: 25_000 + written });
  await runner.release();
});

test('a shop with data is migrated: what an instance of the version before writes is followed', async () => {
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

test('a shop with data is migrated: blanks in names of cars and in answers are plain ones, and a make has one spelling', async () => {
  const models = [
    ['Land\u00a0Rover', 'Discovery'],
    ['Land Rover', 'Defender'],
    ['Land Rover', 'Range  Rover'],
    ['Land Rover', 'Range\u00a0Rover'],
    ['HONDA', 'Prologue'],
    ['Honda', 'Civic'],
    ['Honda', 'Accord'],
  ];
  for (const [make = '', name = ''] of models) await aModel(shop.database, { make, name });
  const part = await aPart(shop.database);
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  const rowId = await aFitment(shop.database, part, { modelId });
  const runner = shop.database.createQueryRunner();
  await runner.query(
    `INSERT INTO fitment_question (key, text, answers) VALUES ('disc-size', 'Which?', $1), ('two', 'Which?', $2)`,
    [
      ['280\u00a0mm', '300  mm', 'none'],
      ['a b', 'a\u00a0b'],
    ],
  );
  await runner.query(`UPDATE part_fitment SET question = 'disc-size', accepted = $2 WHERE id = $1`, [
    rowId,
    ['280\u00a0mm', 'none'],
  ]);

  await runner.startTransaction();
  await new NamesOnOneLine1767310000000().up(runner);
  await runner.commitTransaction();

  expect(await runner.query('SELECT make, name FROM vehicle_model ORDER BY id')).toEqual([
    { make: 'Land Rover', name: 'Discovery' },
    { make: 'Land Rover', name: 'Defender' },
    { make: 'Land Rover', name: 'Range  Rover' },
    { make: 'Land Rover', name: 'Range\u00a0Rover' },
    { make: 'Honda', name: 'Prologue' },
    { make: 'Honda', name: 'Civic' },
    { make: 'Honda', name: 'Accord' },
  ]);
  expect(
    await runner.query(`SELECT answers FROM fitment_question WHERE key IN ('disc-size', 'two') ORDER BY key`),
  ).toEqual([{ answers: ['280 mm', '300 mm', 'none'] }, { answers: ['a b', 'a\u00a0b'] }]);
  expect(await runner.query('SELECT accepted FROM part_fitment WHERE id = $1', [rowId])).toEqual([
    { accepted: ['280 mm', 'none'] },
  ]);
  await expect(
    runner.query(`UPDATE fitment_question SET answers = '{x,y}' WHERE key = 'disc-size'`),
  ).rejects.toThrow('rows accept an answer that would go');
  await runner.release();
});
