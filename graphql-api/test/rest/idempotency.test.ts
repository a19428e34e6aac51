import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { until } from '../support/until.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ forRequests: true });
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const countOrders = async (uid: string) => {
  const [row] = await shop.database.query<{ count: number }[]>(
    'SELECT count(*)::integer FROM shop_order WHERE user_uid = $1',
    [uid],
  );
  return row?.count;
};

describe('C4', () => {
  test('the same key twenty times at once places one order and returns the same id', async () => {
    const part = await aPart(shop.database, { availableQuantity: 50 });
    const customer = await shop.signIn({});
    const body = { partId: part.id, quantity: 1, ...delivery };

    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        customer.rest('POST', '/orders', body, { 'Idempotency-Key': 'try-1' }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.insertedId)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(19);
    expect(await countOrders(customer.uid)).toBe(1);
  });

  test('the same key with another body is refused, and another key places another order', async () => {
    const part = await aPart(shop.database, { availableQuantity: 50 });
    const customer = await shop.signIn({});
    const place = (quantity: number, key: string) =>
      customer.rest(
        'POST',
        '/orders',
        { partId: part.id, quantity, ...delivery },
        { 'Idempotency-Key': key },
      );
    await place(1, 'a');

    expect(await place(2, 'a')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect((await place(2, 'b')).status).toBe(200);
    expect(await countOrders(customer.uid)).toBe(2);
  });
});

test('keys are per customer, and a refused attempt does not use one up', async () => {
  const part = await aPart(shop.database, { availableQuantity: 1 });
  const [first, second] = [await shop.signIn({}), await shop.signIn({})];
  const body = { partId: part.id, quantity: 1, ...delivery };
  const key = { 'Idempotency-Key': 'shared' };
  await first.rest('POST', '/orders', body, key);

  expect((await second.rest('POST', '/orders', body, key)).status).toBe(409);
  await shop.database.query(
    'UPDATE part SET available_quantity = 1, received_quantity = received_quantity + 1 WHERE id = $1',
    [part.id],
  );
  await shop.database.query(
    `INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, actor)
     VALUES ($1, 'RESTOCK', 1, 0, 0, 'test')`,
    [part.id],
  );
  expect((await second.rest('POST', '/orders', body, key)).status).toBe(200);
});

test('two requests for a payment with one key return the same payment', async () => {
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const customer = await shop.signIn({});
  await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  const open = () =>
    customer.rest('POST', '/create-payment-intent', { price: 100 }, { 'Idempotency-Key': 'pay' });

  const [one, two] = await Promise.all([open(), open()]);

  expect(one.body.clientSecret).toBe(two.body.clientSecret);
});

test('over GraphQL the key is part of the input', async () => {
  const part = await aPart(shop.database);
  const customer = await shop.signIn({});
  const place = () =>
    customer.graphql('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
      input: { partId: part.id, quantity: 1, ...delivery, idempotencyKey: 'form-1' },
    });

  const [first, second] = [await place(), await place()];

  expect(second.data).toEqual(first.data);
  expect(await countOrders(customer.uid)).toBe(1);
});

describe('while the first call with a key is running', () => {
  /** The first call has stored its key, not yet committed, and waits for the part. */
  const slowCall = async () => {
    const part = await aPart(shop.database, { availableQuantity: 1 });
    const customer = await shop.signIn({});
    const place = () =>
      customer.rest(
        'POST',
        '/orders',
        { partId: part.id, quantity: 1, ...delivery },
        { 'Idempotency-Key': 'slow' },
      );
    const blocker = shop.database.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SELECT 1 FROM part WHERE id = $1 FOR UPDATE', [part.id]);
    const first = place();
    await waitingForLocks(1);
    return { customer, place, first, blocker };
  };
  const waitingForLocks = (count: number) =>
    until(async () => {
      const rows = await shop.database.query<unknown[]>(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length === count;
    }, `${count} waiting calls`);

  test('a repetition waits, also for the last unit, and returns the same order', async () => {
    const { customer, place, first, blocker } = await slowCall();
    const second = place();
    await waitingForLocks(2);
    await blocker.commitTransaction();
    await blocker.release();

    const answers = await Promise.all([first, second]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect(answers[1].headers.get('Idempotent-Replayed')).toBe('true');
    expect(await countOrders(customer.uid)).toBe(1);
  });

  test('a repetition that has waited for two seconds is asked to retry', async () => {
    const part = await aPart(shop.database);
    const customer = await shop.signIn({});
    const first = shop.database.createQueryRunner();
    await first.startTransaction();
    await first.query(
      "INSERT INTO idempotency_key VALUES ($1, 'placeOrder', 'stuck', 'the first request', '{}')",
      [customer.uid],
    );
    const place = () =>
      customer.rest(
        'POST',
        '/orders',
        { partId: part.id, quantity: 1, ...delivery },
        { 'Idempotency-Key': 'stuck' },
      );

    const repeat = await place();
    await first.rollbackTransaction();
    await first.release();

    expect(repeat).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } });
    expect((await place()).status).toBe(200);
    expect(await countOrders(customer.uid)).toBe(1);
  });

  test('a repetition takes over when the first call fails', async () => {
    const { customer, place, first, blocker } = await slowCall();
    const second = place();
    await waitingForLocks(2);
    const [{ pid }] = await shop.database.query<[{ pid: number }]>(
      "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE part%' AND datname = current_database()",
    );
    await shop.database.query('SELECT pg_terminate_backend($1)', [pid]);
    await blocker.commitTransaction();
    await blocker.release();

    expect((await first).status).toBeGreaterThanOrEqual(500);
    expect((await second).status).toBe(200);
    expect(await countOrders(customer.uid)).toBe(1);
  });
});

describe('a replayed response', () => {
  test.each(['/orders', '/create-payment-intent'])('of %s equals the first one exactly', async (path) => {
    const part = await aPart(shop.database, { priceMinor: 10_000 });
    const customer = await shop.signIn({});
    if (path !== '/orders')
      await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    const body = JSON.stringify(
      path === '/orders' ? { partId: part.id, quantity: 1, ...delivery } : { price: 100 },
    );
    const ask = async () => {
      const response = await customer.fetch('POST', path, body, { 'Idempotency-Key': 'letter' });
      return { status: response.status, text: await response.text() };
    };

    const first = await ask();

    expect(first.status).toBe(200);
    expect(await ask()).toEqual(first);
  });

  test('of a payment is built again, because its secret is not stored', async () => {
    const part = await aPart(shop.database, { priceMinor: 10_000 });
    const customer = await shop.signIn({});
    await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    const { body } = await customer.rest(
      'POST',
      '/create-payment-intent',
      { price: 100 },
      { 'Idempotency-Key': 'secret' },
    );

    const rows = await shop.database.query('SELECT answer FROM idempotency_key WHERE user_uid = $1', [
      customer.uid,
    ]);

    expect(body.clientSecret).toContain('_secret_');
    expect(rows).toEqual([{ answer: { intentId: String(body.clientSecret).split('_secret')[0] } }]);
  });
});

test.each(['/orders', '/create-payment-intent'])(
  'a key with an invalid body is refused at %s and stays unused',
  async (path) => {
    const customer = await shop.signIn({});
    const key = { 'Idempotency-Key': 'empty' };

    for (const body of [undefined, [], 'text', null]) {
      expect(await customer.rest('POST', path, body, key)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT' },
      });
    }
    expect(
      await shop.database.query('SELECT 1 FROM idempotency_key WHERE user_uid = $1', [customer.uid]),
    ).toEqual([]);
  },
);
