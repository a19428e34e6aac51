import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const ordersOf = async (customer: Customer) =>
  (await customer.rest('GET', `/my_orders?email=${encodeURIComponent(customer.email)}`)).body as object[];

describe('C6: the documented payload {name, email, product, price}', () => {
  test('is accepted when the price is a multiple of the unit price', async () => {
    const part = await aPart(shop.database, { priceMinor: 1010, orderQuantity: 2 });
    const customer = await shop.signIn({ name: 'Jonas Weber' });
    const { email } = customer;

    const answer = await customer.rest('POST', '/orders', {
      name: 'Jonas Weber',
      email,
      product: part.name,
      price: 10.1 * 3,
    });

    expect(answer).toMatchObject({
      status: 200,
      body: { acknowledged: true, insertedId: expect.any(String) },
    });
    expect(await ordersOf(customer)).toMatchObject([
      {
        _id: answer.body.insertedId,
        product: part.name,
        price: 30.3,
        quantity: 3,
        paid: false,
        shipped: false,
      },
    ]);
  });

  test.each([
    ['0.01', 0.01, 422],
    ['a negative price', -1, 400],
    ['zero', 0, 422],
    ['text', 'free', 400],
    ['a number beyond all money', 1e300, 400],
    ['a price between two quantities', 30.31, 422],
    ['one unit, below the smallest order', 10.1, 409],
    ['more than there is', 10.1 * 21, 409],
  ])('is refused for %s', async (_case, price, status) => {
    const part = await aPart(shop.database, { priceMinor: 1010, orderQuantity: 2, availableQuantity: 20 });
    const customer = await shop.signIn({});

    const answer = await customer.rest('POST', '/orders', {
      email: customer.email,
      product: part.name,
      price,
    });

    expect(answer).toMatchObject({ status, body: { code: expect.any(String), message: expect.any(String) } });
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('is refused when it matches two parts', async () => {
    const name = 'Brake disc';
    await aPart(shop.database, { name, priceMinor: 1000 });
    await aPart(shop.database, { name, priceMinor: 500 });
    const customer = await shop.signIn({});

    const answer = await customer.rest('POST', '/orders', {
      email: customer.email,
      product: name,
      price: 10,
    });

    expect(answer).toMatchObject({ status: 422, body: { code: 'UNRESOLVABLE_ORDER' } });
  });
});

describe('C5', () =>
  test('a forged price in the web payload is ignored', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });
    const customer = await shop.signIn({});

    const { body } = await customer.rest('POST', '/orders', {
      partId: part.id,
      quantity: '2',
      price: 0.01,
      paid: true,
      transactionId: 'pi_forged',
      ...delivery,
    });

    const { body: order } = await customer.rest('GET', `/orders/${body.insertedId}`);
    expect(order).toMatchObject({ price: 129.8, quantity: 2, paid: false, transactionId: null });
  }));

test.each([
  ['GET', '/orders/00000000-0000-7000-8000-000000000000'],
  ['GET', '/orders/garbage'],
  ['DELETE', '/orders/00000000-0000-7000-8000-000000000000'],
  ['DELETE', '/orders/garbage'],
])("%s %s answers an unknown id like another customer's", async (method, path) => {
  const [owner, customer] = [await shop.signIn({}), await shop.signIn({})];
  const part = await aPart(shop.database);
  const { body } = await owner.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });

  const unknown = await customer.rest(method, path);
  const foreign = await customer.rest(method, `/orders/${body.insertedId}`);

  expect([unknown.status, foreign.status]).toEqual([403, 403]);
  expect(unknown.body).toEqual(foreign.body);
});

test('a trailing slash makes no difference', async () => {
  const part = await aPart(shop.database);

  const [plain, slashed] = [
    await shop.visitor.rest('GET', `/parts/${part.id}`),
    await shop.visitor.rest('GET', `/parts/${part.id}/`),
  ];

  expect(slashed.body).toEqual(plain.body);
});

describe('bad input', () => {
  test.each([
    ['malformed JSON', '{"product":', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a body that is too large', JSON.stringify({ product: 'x'.repeat(200_000) }), 413],
  ])('%s is refused as JSON without a stack', async (_case, body, status) => {
    const customer = await shop.signIn({});

    const response = await customer.fetch('POST', '/orders', body);
    const answer = await response.text();

    expect(response.status).toBe(status);
    expect(JSON.parse(answer)).toEqual({ message: expect.any(String), code: expect.any(String) });
    expect(answer).not.toMatch(/ at |node_modules|SELECT/);
  });

  test.each([
    ['a token of no one', 'Bearer a.b.c'],
    ['no bearer at all', 'Basic abc'],
  ])('%s is answered with 401', async (_case, authorization) => {
    const answer = await shop.visitor.rest('POST', '/orders', {}, { Authorization: authorization });

    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test("another customer's email in the query is refused", async () => {
    const [customer, other] = [await shop.signIn({}), await shop.signIn({})];

    expect((await customer.rest('GET', `/my_orders?email=${other.email}`)).status).toBe(403);
    expect((await customer.rest('GET', '/my_orders?email=')).status).toBe(400);
    expect(
      (await customer.rest('GET', `/my_orders?email=${customer.email}&email=${other.email}`)).status,
    ).toBe(400);
  });
});
