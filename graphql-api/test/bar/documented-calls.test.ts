import { Role } from '../../src/auth/role.js';
import { User } from '../../src/features/customers/user/user.entity.js';
import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ShopClient } from '../support/shop-client.js';

let shop: TestShop;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  admin = await shop.signIn({ email: 'admin@example.com', role: Role.ADMIN });
  customer = await shop.signIn({ email: 'jo.buyer+parts@example.com', name: 'Jo' });
});
afterAll(() => shop.close());

const AN_ID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/) as string;
const A_MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
const INSERTED = { acknowledged: true, insertedId: AN_ID };
const DELETED = { acknowledged: true, deletedCount: 1 };
const UPDATED = {
  acknowledged: true,
  matchedCount: 1,
  modifiedCount: 1,
  upsertedCount: 0,
  upsertedId: null,
};

const profile = {
  name: 'Jo',
  location: 'Bern',
  education: 'ETH',
  phone: '+41 31 555 00 00',
  linkedin: 'https://www.linkedin.com/in/jo',
};

/** Input of the forms of documented clients: every number is a string. */
const newPart = (name: string) => ({
  name,
  image: 'https://example.com/disc.webp',
  user: 'someone.else@example.com',
  price: '64.90',
  orderQuantity: '2',
  availableQuantity: '10',
  description: 'Vented.',
});

/** An order as documented: the part's name, and the price of two units. */
async function anOrder(priceMinor = 1000): Promise<{ id: string; price: number; product: string }> {
  const part = await aPart(shop.database, { priceMinor });
  const price = (2 * priceMinor) / 100;
  const payload = { name: 'Jo', email: customer.email, product: part.name, price };
  const { body } = await customer.rest('POST', '/orders', payload);
  return { id: body.insertedId, price, product: part.name };
}

async function pay({ id, price }: { id: string; price: number }): Promise<string> {
  const { body } = await customer.rest('POST', '/create-payment-intent', { price, orderId: id });
  const [intent = ''] = String(body.clientSecret).split('_secret');
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  return intent;
}

const mailOf = (client: Customer) => encodeURIComponent(client.email);

/** The twenty documented calls, in the order of docs/api.md, each as a documented client makes it. `slash` ends the path or does not. */
const CALLS: Record<string, (slash: string) => Promise<void>> = {
  'GET /parts': async (slash) => {
    const [older, newer] = [await aPart(shop.database), await aPart(shop.database)];

    const { status, body } = await shop.visitor.rest('GET', `/parts${slash}`);

    expect(status).toBe(200);
    expect(body.slice(-2).map(({ _id }: { _id: string }) => _id)).toEqual([older.id, newer.id]);
    expect(body.at(-1)).toMatchObject({ price: 64.9, orderQuantity: 1, user: 'a***@example.com' });
  },
  'GET /parts/{id}': async (slash) => {
    const part = await aPart(shop.database, { name: 'Disc', description: 'Vented.' });

    const { status, body } = await shop.visitor.rest('GET', `/parts/${part.id}${slash}`);

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: part.id,
      name: 'Disc',
      image: `${shop.url}${part.image}`,
      price: 64.9,
      orderQuantity: 1,
      availableQuantity: 20,
      description: 'Vented.',
      user: 'a***@example.com',
      category: 'BRAKES',
      brand: 'Norrland',
      partNumber: part.partNumber,
      createdAt: A_MOMENT,
    });
  },
  'POST /parts': async (slash) => {
    const { status, body } = await admin.rest('POST', `/parts${slash}`, newPart('Disc of admin'));

    expect({ status, body }).toEqual({ status: 200, body: INSERTED });
    const stored = await admin.rest('GET', `/parts/${body.insertedId}`);
    expect(stored.body).toMatchObject({
      name: 'Disc of admin',
      price: 64.9,
      orderQuantity: 2,
      availableQuantity: 10,
      user: admin.email,
    });
  },
  'DELETE /parts/{id}': async (slash) => {
    const { id } = await aPart(shop.database);

    const { status, body } = await admin.rest('DELETE', `/parts/${id}${slash}`);

    expect({ status, body }).toEqual({ status: 200, body: DELETED });
    expect((await shop.visitor.rest('GET', `/parts/${id}`)).status).toBe(404);
  },
  'GET /reviews': async (slash) => {
    for (const review of ['first', 'second']) await customer.rest('POST', '/reviews', { review });

    const { status, body } = await shop.visitor.rest('GET', `/reviews${slash}`);

    expect(status).toBe(200);
    expect(body.slice(-2).map(({ review }: { review: string }) => review)).toEqual(['first', 'second']);
  },
  'POST /reviews': async (slash) => {
    const review = { name: 'Jo', user: customer.email, image: 'x', rating: '4', review: 'Fits.' };

    const { status, body } = await customer.rest('POST', `/reviews${slash}`, review);

    expect({ status, body }).toEqual({ status: 200, body: INSERTED });
    const { body: reviews } = await admin.rest('GET', '/reviews');
    expect(reviews.at(-1)).toEqual({
      _id: body.insertedId,
      name: 'Jo',
      user: customer.email,
      image: `${shop.url}/brand/avatar.svg`,
      rating: 4,
      review: 'Fits.',
      createdAt: A_MOMENT,
    });
  },
  'GET /admin/{email}': async (slash) => {
    const asked = (client: Customer) => client.rest('GET', `/admin/${mailOf(client)}${slash}`);

    expect((await asked(customer)).body).toEqual({ admin: false });
    expect((await asked(admin)).body).toEqual({ admin: true });
  },
  'GET /users/': async (slash) => {
    const { status, body } = await admin.rest('GET', `/users${slash}`);

    expect(status).toBe(200);
    const roles = new Map(body.map((user: { email: string; role: unknown }) => [user.email, user.role]));
    expect([roles.get(admin.email), roles.get(customer.email)]).toEqual(['admin', null]);
  },
  'PUT /users/admin/{email}': async (slash) => {
    const chosen = await shop.signIn({});
    const path = `/users/admin/${mailOf(chosen)}${slash}`;

    expect((await customer.rest('PUT', path)).status).toBe(403);
    const granted = { ...UPDATED, rolePending: false, message: `${chosen.email} is an admin now.` };
    expect((await admin.rest('PUT', path)).body).toEqual(granted);
    expect((await admin.rest('PUT', path)).body).toEqual({ ...granted, modifiedCount: 0 });
    expect((await chosen.rest('GET', `/admin/${mailOf(chosen)}`)).body).toEqual({ admin: true });
    await shop.database.getRepository(User).update(chosen.uid, { grantedRole: Role.CUSTOMER });
  },
  'GET /orders/': async (slash) => {
    const [older, newer] = [await anOrder(), await anOrder()];

    const { status, body } = await admin.rest('GET', `/orders${slash}`);

    expect(status).toBe(200);
    expect(body.slice(-2).map(({ _id }: { _id: string }) => _id)).toEqual([older.id, newer.id]);
  },
  'GET /orders/{id}': async (slash) => {
    const { id, product } = await anOrder();

    const { status, body } = await customer.rest('GET', `/orders/${id}${slash}`);

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: id,
      name: 'Jo',
      email: customer.email,
      product,
      price: 20,
      quantity: 2,
      address: null,
      phone: null,
      paid: false,
      shipped: false,
      transactionId: null,
      createdAt: A_MOMENT,
    });
  },
  'POST /orders': async (slash) => {
    const { name: product } = await aPart(shop.database, { priceMinor: 1010 });
    const payload = { name: 'Jo', email: customer.email, product, price: '30.30' };

    const { status, body } = await customer.rest('POST', `/orders${slash}`, payload);

    expect({ status, body }).toEqual({ status: 200, body: INSERTED });
    const { body: order } = await customer.rest('GET', `/orders/${body.insertedId}`);
    expect(order).toMatchObject({ product, price: 30.3, quantity: 3 });
  },
  'PUT /orders/{id}': async (slash) => {
    const order = await anOrder();
    const path = `/orders/${order.id}${slash}`;
    expect((await admin.rest('PUT', path, { shipped: true })).status).toBe(409);
    const transactionId = await pay(order);
    await customer.rest('PATCH', path, { order: order.id, transactionId });

    expect((await admin.rest('PUT', path, { shipped: true })).body).toEqual(UPDATED);
    expect((await admin.rest('PUT', path, { shipped: true })).body).toEqual({ ...UPDATED, modifiedCount: 0 });
    expect((await customer.rest('GET', path)).body).toMatchObject({ paid: true, shipped: true });
  },
  'DELETE /orders/{id}': async (slash) => {
    const { id } = await anOrder();

    const { status, body } = await customer.rest('DELETE', `/orders/${id}${slash}`);

    expect({ status, body }).toEqual({ status: 200, body: DELETED });
    expect((await customer.rest('GET', `/orders/${id}`)).status).toBe(403);
  },
  'PATCH /orders/{id}': async (slash) => {
    const order = await anOrder();
    const transactionId = await pay(order);

    const { status, body } = await customer.rest('PATCH', `/orders/${order.id}${slash}`, {
      order: order.id,
      transactionId,
    });

    expect({ status, body }).toEqual({ status: 200, body: UPDATED });
    const { body: paid } = await customer.rest('GET', `/orders/${order.id}`);
    expect(paid).toMatchObject({ paid: true, transactionId });
  },
  'GET /my_orders?email={email}': async (slash) => {
    const { id } = await anOrder();

    const { status, body } = await customer.rest('GET', `/my_orders${slash}?email=${mailOf(customer)}`);

    expect(status).toBe(200);
    expect(body.at(-1)._id).toBe(id);
    expect(new Set(body.map(({ email }: { email: string }) => email))).toEqual(new Set([customer.email]));
  },
  'GET /user/{email}': async (slash) => {
    await customer.rest('PATCH', `/user/${mailOf(customer)}`, profile);

    const { status, body } = await customer.rest('GET', `/user/${mailOf(customer)}${slash}`);

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: customer.uid,
      email: customer.email,
      role: null,
      rolePending: false,
      ...profile,
    });
  },
  'PATCH /user/{email}': async (slash) => {
    const path = `/user/${mailOf(customer)}${slash}`;
    const moved = { ...profile, location: `Basel ${slash}` };

    expect((await customer.rest('PATCH', path, moved)).body).toEqual(UPDATED);
    expect((await customer.rest('PATCH', path, moved)).body).toEqual({ ...UPDATED, modifiedCount: 0 });
  },
  'PUT /user/{email}': async (slash) => {
    const firebase = new ShopClient(shop.url, await shop.people.signIn(customer.email));

    const { status, body } = await firebase.rest('PUT', `/user/${mailOf(customer)}${slash}`, {
      email: customer.email,
    });

    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), result: UPDATED });
    const renewed = new ShopClient(shop.url, body.token as string);
    expect((await renewed.rest('GET', `/user/${mailOf(customer)}`)).status).toBe(200);
  },
  'POST /create-payment-intent': async (slash) => {
    const { price } = await anOrder(slash ? 7777 : 5555);

    const { status, body } = await customer.rest('POST', `/create-payment-intent${slash}`, {
      price: String(price),
    });

    expect({ status, body }).toEqual({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) },
    });
  },
};

describe('the documented calls', () => {
  test('are all twenty routes of the REST adapter besides uploads', () => {
    const routes = restRoutes(shop.app.services).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    const documented = Object.keys(CALLS).map((call) => call.replace(/\?.*|\/$/g, ''));

    expect(documented).toHaveLength(20);
    expect(routes.sort()).toEqual([...documented, 'POST /pictures'].sort());
  });

  describe.each([
    ['as documented', ''],
    ['with a slash at the end', '/'],
  ])('%s', (_how, slash) => {
    test.each(Object.entries(CALLS))('%s', (_call, make) => make(slash));
  });
});
