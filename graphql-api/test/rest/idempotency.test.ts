import { EventEmitter, once } from 'node:events';

import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { until } from '../support/until.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
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
  test('the same key twenty times at once places one order and answers the same id', async () => {
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

  test('the same key with another body is refused, another key places another order', async () => {
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

test('keys are personal, and a refused try leaves none behind', async () => {
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

test('a payment that is asked for twice under one key is the same payment', async () => {
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const customer = await shop.signIn({});
  await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  const open = () =>
    customer.rest('POST', '/create-payment-intent', { price: 100 }, { 'Idempotency-Key': 'pay' });

  const [one, two] = await Promise.all([open(), open()]);

  expect(one.body.clientSecret).toBe(two.body.clientSecret);
});

test('at the GraphQL door the key is part of the input', async () => {
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

describe('a call that pauses for so long that another takes its key over', () => {
  const ageClaims = () =>
    shop.database.query("UPDATE idempotency_key SET claimed_at = now() - interval '31 seconds'");
  const waitingForLocks = (count: number) =>
    until(async () => {
      const rows = await shop.database.query<unknown[]>(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length === count;
    }, `${count} waiting calls`);

  test('stores nothing: there is one order, and both callers get it in the end', async () => {
    const part = await aPart(shop.database, { availableQuantity: 5 });
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
    await ageClaims();
    const second = place();
    await waitingForLocks(2);
    await blocker.commitTransaction();
    await blocker.release();

    const answers = await Promise.all([first, second]);

    expect(await countOrders(customer.uid)).toBe(1);
    expect(answers[1].status).toBe(200);
    expect(answers[0]).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } });
    expect((await place()).body).toEqual(answers[1].body);
  });

  test('leaves the other its claim when it fails', async () => {
    const { idempotency } = shop.app.services;
    const { uid } = await shop.signIn({});
    const request = { uid, operation: 'test', key: 'fails', request: {} };
    const gates = [gate(), gate()] as const;
    const worked: string[] = [];
    const call = (name: string, wait: Promise<unknown>) =>
      idempotency.once(request, {
        work: async (keep) => {
          worked.push(name);
          await wait;
          if (name === 'first') throw new Error('the first fails');
          await keep(shop.database.manager, { name });
          return name;
        },
        replay: ({ name }) => name,
      });
    const first = call('first', gates[0].opened);
    await until(() => Promise.resolve(worked.includes('first')), 'the first');
    await ageClaims();
    const second = call('second', gates[1].opened);
    await until(() => Promise.resolve(worked.includes('second')), 'the second');
    gates[0].open();
    await expect(first).rejects.toThrow('the first fails');

    const third = call('third', Promise.resolve());
    gates[1].open();

    expect(await second).toEqual({ answer: 'second', replayed: false });
    expect(await third).toEqual({ answer: 'second', replayed: true });
    expect(worked).toEqual(['first', 'second']);
  });
});

const gate = () => {
  const latch = new EventEmitter();
  return { opened: once(latch, 'open'), open: () => latch.emit('open') };
};

describe('a replayed answer', () => {
  test.each(['/orders', '/create-payment-intent'])('of %s is the first one to the letter', async (path) => {
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

  test('of a payment is made anew: its secret is stored nowhere', async () => {
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
  'a key without a body is refused at %s, and is free afterwards',
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
