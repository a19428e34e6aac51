import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';

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
