import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const STRANGER = '01900000-0000-7000-8000-000000000001';

/** Properties that no client may set, in every spelling that a mapper might accept. */
const FORGED = {
  _id: STRANGER,
  id: STRANGER,
  uid: 'forged',
  user_uid: 'forged',
  userUid: 'forged',
  role: 'ADMIN',
  grantedRole: 'ADMIN',
  admin: true,
  disabled: false,
  emailVerified: true,
  email_verified: true,
  tokenVersion: 99,
  token_version: 99,
  paid: true,
  paidAt: '2020-01-01T00:00:00Z',
  paid_at: '2020-01-01T00:00:00Z',
  shipped: true,
  shippedAt: '2020-01-01T00:00:00Z',
  transactionId: 'pi_forged',
  transaction_id: 'pi_forged',
  held: false,
  heldQuantity: 7,
  soldQuantity: 7,
  receivedQuantity: 7,
  unitPriceMinor: 1,
  totalMinor: 1,
  priceMinor: 1,
  createdAt: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  createdBy: 'forged@example.com',
  deletedAt: '2020-01-01T00:00:00Z',
  image: 'https://forged.example/avatar.png',
};

/** The body with everything forged in it, and a polluted prototype in JSON's own spelling. */
const forged = (body: object) =>
  JSON.stringify({ ...FORGED, ...body }).replace(
    /\}$/,
    `,"__proto__":${JSON.stringify(FORGED)},"constructor":{"prototype":${JSON.stringify(FORGED)}}}`,
  );

const send = async (client: Customer, method: string, path: string, body: object) => {
  const response = await client.fetch(method, path, forged(body));
  return { status: response.status, body: (await response.json()) as Record<string, any> };
};

const row = async (table: string, column: string, value: string) => {
  const [found] = await shop.database.query<Record<string, any>[]>(
    `SELECT * FROM ${table} WHERE ${column} = $1`,
    [value],
  );
  return found;
};

const unpolluted = () => {
  expect(({} as Record<string, unknown>).role).toBeUndefined();
  expect(({} as Record<string, unknown>).paid).toBeUndefined();
};
afterEach(unpolluted);

describe('C17: fields that a client must not set are ignored', () => {
  test('POST /orders', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });

    const { status, body } = await send(customer, 'POST', '/orders', {
      partId: part.id,
      quantity: 1,
      ...delivery,
    });

    expect(status).toBe(200);
    expect(body.insertedId).not.toBe(STRANGER);
    expect(await row('shop_order', 'id', body.insertedId)).toMatchObject({
      user_uid: customer.uid,
      email: customer.email,
      unit_price_minor: 6490,
      total_minor: 6490,
      paid_at: null,
      shipped_at: null,
      transaction_id: null,
      deleted_at: null,
      held: true,
    });
  });

  test('POST /parts', async () => {
    const { status, body } = await send(admin, 'POST', '/parts', {
      price: 10,
      orderQuantity: 1,
      availableQuantity: 5,
      user: 'forged@example.com',
      image: '/pictures/parts/disc.webp',
    });

    expect(status).toBe(200);
    expect(await row('part', 'id', body.insertedId)).toMatchObject({
      price_minor: 1000,
      available_quantity: 5,
      held_quantity: 0,
      sold_quantity: 0,
      received_quantity: 5,
      created_by: admin.email,
      deleted_at: null,
    });
  });

  test('POST /reviews', async () => {
    const { status, body } = await send(customer, 'POST', '/reviews', { rating: '4', name: 'The Pope' });

    expect(status).toBe(200);
    const { body: reviews } = await admin.rest('GET', '/reviews');
    const posted = (reviews as { _id: string }[]).find(({ _id }) => _id === body.insertedId);
    expect(posted).toMatchObject({ user: customer.email, image: `${shop.url}/brand/avatar.svg` });
    expect(posted).not.toMatchObject({ name: 'The Pope' });
  });

  test('PATCH /user/{email}', async () => {
    const before = await row('shop_user', 'uid', customer.uid);

    const { status } = await send(customer, 'PATCH', `/user/${customer.email}`, {
      email: 'forged@example.com',
      location: 'Bern',
      education: 'ETH',
      phone: '1',
      linkedin: 'https://linkedin.com/in/x',
    });

    expect(status).toBe(200);
    expect(await row('shop_user', 'uid', customer.uid)).toEqual({
      ...before,
      location: 'Bern',
      education: 'ETH',
      phone: '1',
      linkedin: 'https://linkedin.com/in/x',
    });
  });

  test('PUT /orders/{id} ships a paid order and does nothing else', async () => {
    const part = await aPart(shop.database);
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    const before = await row('shop_order', 'id', body.insertedId);

    const { status } = await send(admin, 'PUT', `/orders/${body.insertedId}`, { shipped: true });

    expect(status).toBe(409);
    expect(await row('shop_order', 'id', body.insertedId)).toEqual(before);
  });

  test('PATCH /orders/{id} and POST /create-payment-intent', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    const orderId = body.insertedId as string;

    const paid = await send(customer, 'PATCH', `/orders/${orderId}`, {
      order: orderId,
      transactionId: 'pi_forged',
    });
    const intent = await send(customer, 'POST', '/create-payment-intent', {
      price: 64.9,
      orderId,
      amount: 1,
      currency: 'jpy',
    });

    expect([paid.status, intent.status]).toEqual([409, 200]);
    expect(await row('shop_order', 'id', orderId)).toMatchObject({ paid_at: null, transaction_id: null });
    const id = String(intent.body.clientSecret).split('_secret')[0] ?? '';
    expect(await shop.stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 6490, currency: 'usd' });
  });

  test('the GraphQL adapter does not accept such fields', async () => {
    const part = await aPart(shop.database);
    const input = { partId: part.id, quantity: 1, ...delivery };
    const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';

    for (const [name, value] of Object.entries(FORGED)) {
      const { errors } = await customer.graphql(place, { input: { ...input, [name]: value } });
      expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
  });
});
