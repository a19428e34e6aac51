import { GuardMoney1764000000000 } from '../../src/db/migrations/1764000000000-guard-money.js';
import { ReadsCountOnce1765440000000 } from '../../src/db/migrations/1765440000000-reads-count-once.js';
import { AccountEnds1766200000000 } from '../../src/db/migrations/1766200000000-account-ends.js';
import { StandardTerms1764400000000 } from '../../src/db/migrations/1764400000000-standard-terms.js';
import { PaymentSets1765600000000 } from '../../src/db/migrations/1765600000000-payment-sets.js';
import { PaymentCases1764910000000 } from '../../src/db/migrations/1764910000000-payment-cases.js';
import { AddLegacyIds1764300000000 } from '../../src/db/migrations/1764300000000-add-legacy-ids.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { aSet, confirmTogether, payTogether } from '../support/sets.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Stands on what earlier ones made of payments: taken back before them, and done again after. */
const cases = new PaymentCases1764910000000();
const ends = new AccountEnds1766200000000();
const sets = new PaymentSets1765600000000();

test('a shop with data is migrated: secrets under idempotency keys become ids, events stay known', async () => {
  const { uid } = await shop.signIn({});
  const migration = new GuardMoney1764000000000();
  const later = new StandardTerms1764400000000();
  const runner = shop.database.createQueryRunner();
  await sets.down(runner);
  await cases.down(runner);
  await later.down(runner);
  await migration.down(runner);
  await runner.query(
    `INSERT INTO idempotency_key (user_uid, operation, key, request_hash, answer) VALUES
       ($1, 'POST /orders', 'a', 'x', '{"acknowledged": true, "insertedId": "order-1"}'),
       ($1, 'POST /create-payment-intent', 'b', 'x', '{"clientSecret": "pi_1_secret_2"}'),
       ($1, 'placeOrder', 'c', 'x', '{"orderId": "order-2"}'),
       ($1, 'placeOrder', 'd', 'x', NULL)`,
    [uid],
  );
  await runner.query("INSERT INTO stripe_event (id, type, intent_id) VALUES ('evt_1', 'succeeded', 'pi_1')");

  await migration.up(runner);

  expect(await runner.query('SELECT key, answer FROM idempotency_key ORDER BY key')).toEqual([
    { key: 'a', answer: { acknowledged: true, insertedId: 'order-1' } },
    { key: 'b', answer: { intentId: 'pi_1' } },
    { key: 'c', answer: { orderId: 'order-2' } },
    { key: 'd', answer: null },
  ]);
  expect(await runner.query('SELECT id, outcome FROM stripe_event')).toEqual([
    { id: 'evt_1', outcome: 'SETTLED' },
  ]);

  await new ReadsCountOnce1765440000000().up(runner);
  await later.up(runner);

  expect(await runner.query('SELECT operation, key, answer FROM idempotency_key ORDER BY key')).toEqual([
    { operation: 'placeOrder', key: 'a', answer: { orderId: 'order-1' } },
    { operation: 'createPaymentIntent', key: 'b', answer: { intentId: 'pi_1' } },
    { operation: 'placeOrder', key: 'c', answer: { orderId: 'order-2' } },
  ]);
  await cases.up(runner);
  await sets.up(runner);
  await runner.release();
});

test('a shop with data is migrated: a payment that is being cancelled and an expired hold keep their meaning', async () => {
  const migration = new StandardTerms1764400000000();
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const order = { partId: part.id, quantity: 1, ...delivery };
  const { body } = await customer.rest('POST', '/orders', order);
  await customer.rest('POST', '/create-payment-intent', { price: 100 });
  const runner = shop.database.createQueryRunner();
  await runner.query("UPDATE payment_attempt SET state = 'CANCELING'");
  await runner.query(
    "INSERT INTO audit_log (actor, action, subject, subject_id) VALUES ('job', 'HOLD_EXPIRED', 'order', $1)",
    [body.insertedId],
  );
  const stored = async () => [
    await runner.query('SELECT state FROM payment_attempt'),
    await runner.query("SELECT action FROM audit_log WHERE actor = 'job'"),
  ];
  await ends.down(runner);
  await sets.down(runner);
  await cases.down(runner);
  await migration.down(runner);
  expect(await stored()).toEqual([[{ state: 'WITHDRAWING' }], [{ action: 'HOLD_LAPSED' }]]);

  await migration.up(runner);

  expect(await stored()).toEqual([[{ state: 'CANCELING' }], [{ action: 'HOLD_EXPIRED' }]]);
  await expect(runner.query('UPDATE audit_log SET actor = actor')).rejects.toThrow('append-only');
  await cases.up(runner);
  await sets.up(runner);
  await ends.up(runner);
  await runner.release();
});

test('a shop with data is migrated: its rows stay as they are, and wait for nobody', async () => {
  const ana = await shop.signIn({ name: 'Ana' });
  await ana.rest('POST', '/reviews', { rating: 5, review: 'Good.' });
  const migration = new AddLegacyIds1764300000000();
  const runner = shop.database.createQueryRunner();
  await migration.down(runner);
  const before: object[] = await runner.query('SELECT * FROM shop_user WHERE uid = $1', [ana.uid]);

  await migration.up(runner);

  expect(await runner.query('SELECT * FROM shop_user WHERE uid = $1', [ana.uid])).toEqual(
    before.map((user) => ({ ...user, legacy_id: null, waiting: false })),
  );
  await expect(
    runner.query("INSERT INTO shop_user (uid, email, email_verified) VALUES ('twin', $1, true)", [ana.email]),
  ).rejects.toThrow('shop_user_email_once');
  await runner.release();
});

test('a shop with data is migrated: noted payment problems become cases, and come back', async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const orderOf = async () => {
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    return body.insertedId as string;
  };
  const [refused, mended, mismatched] = [await orderOf(), await orderOf(), await orderOf()];
  const runner = shop.database.createQueryRunner();
  await sets.down(runner);
  await cases.down(runner);
  await runner.query(
    `INSERT INTO payment_attempt (id, order_id, state, intent_id, refund_id, amount_minor, currency, problem,
        problem_detail, problem_minor, problem_at) VALUES
       (gen_random_uuid(), $1, 'REFUND_DUE', 'pi_refused', NULL, 10000, 'usd', 'REFUND_REFUSED', 'Refused.', 10000, now()),
       (gen_random_uuid(), $2, 'REFUNDED', 'pi_mended', 're_1', 10000, 'usd', 'REFUND_REFUSED', 'Refused.', 10000, now()),
       (gen_random_uuid(), $3, 'OPEN', 'pi_other', NULL, 10000, 'usd', 'MISMATCH', '50.00 came.', 5000, now())`,
    [refused, mended, mismatched],
  );
  const problems = () =>
    runner.query(
      'SELECT problem, problem_minor FROM payment_attempt WHERE problem IS NOT NULL ORDER BY intent_id',
    );

  await cases.up(runner);

  expect(
    await runner.query(
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
    { kind: 'PAYMENT_MISMATCH', subject: 'pi_other', state: 'OPEN', resolution: null, amount_minor: 5000 },
    { kind: 'REFUND_FAILED', subject: 'pi_refused', state: 'OPEN', resolution: null, amount_minor: 10_000 },
  ]);
  await cases.down(runner);
  expect(await problems()).toEqual([
    { problem: 'MISMATCH', problem_minor: 5000 },
    { problem: 'REFUND_REFUSED', problem_minor: 10_000 },
  ]);
  await cases.up(runner);
  await sets.up(runner);
  await runner.release();
});

test('a shop with data is migrated: payments that were open are paid after it, in batches and both ways', async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const [open, refunded] = [await placeOrder(customer, part), await placeOrder(customer, part)];
  const intent = await createPaymentIntent(customer, open.id);
  const given = await createPaymentIntent(customer, refunded.id);
  const runner = shop.database.createQueryRunner();
  await sets.down(runner);
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
  await sets.down(runner);
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

test('there is no way back from payments of several orders', async () => {
  const customer = await shop.signIn({});
  const { ids } = await aSet(shop, customer);
  const { id } = await payTogether(customer, ids);
  const runner = shop.database.createQueryRunner();

  await expect(sets.down(runner)).rejects.toThrow('order_id');

  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(await confirmTogether(customer, ids, id)).toMatchObject([
    { paid: true },
    { paid: true },
    { paid: true },
  ]);
  await runner.release();
});
