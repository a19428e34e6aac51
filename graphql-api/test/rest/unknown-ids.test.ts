import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const UNKNOWN = ['01900000-0000-7000-8000-000000000001', 'garbage', '64b7f0c2a1d3e4f5a6b7c8d9'];

const rest: Record<string, (client: Customer, id: string) => ReturnType<Customer['rest']>> = {
  'GET /orders/{id}': (client, id) => client.rest('GET', `/orders/${id}`),
  'DELETE /orders/{id}': (client, id) => client.rest('DELETE', `/orders/${id}`),
  'PATCH /orders/{id}': (client, id) =>
    client.rest('PATCH', `/orders/${id}`, { order: id, transactionId: 'pi_1' }),
  'POST /create-payment-intent': (client, orderId) =>
    client.rest('POST', '/create-payment-intent', { price: 10, orderId }),
};

const graphql: Record<string, string> = {
  order: 'query ($id: ID!) { order(id: $id) { id } }',
  deleteOrder: 'mutation ($id: ID!) { deleteOrder(id: $id) { id } }',
  createPaymentIntent: 'mutation ($id: ID!) { createPaymentIntent(orderId: $id) { id } }',
  confirmPayment: 'mutation ($id: ID!) { confirmPayment(orderId: $id, transactionId: "pi_1") { id } }',
};

describe('an unknown order', () => {
  test.each(Object.entries(rest))('%s is 404 for an admin, and 403 for everyone else', async (_, call) => {
    const theirs = await placeOrder(admin, await aPart(shop.database));
    const foreign = await call(customer, theirs.id);
    expect(foreign.status).toBe(403);

    for (const id of UNKNOWN) {
      const [toAdmin, toCustomer] = [await call(admin, id), await call(customer, id)];

      expect(toAdmin.body).toEqual({ message: 'Order not found.', code: 'NOT_FOUND' });
      expect(toAdmin.status).toBe(404);
      expect([toCustomer.status, toCustomer.body]).toEqual([403, foreign.body]);
    }
  });

  test('PUT /orders/{id} is 404 for an admin, and 403 for a customer', async () => {
    for (const id of UNKNOWN) {
      expect((await admin.rest('PUT', `/orders/${id}`, { shipped: true })).status).toBe(404);
      expect((await customer.rest('PUT', `/orders/${id}`, { shipped: true })).status).toBe(403);
    }
  });

  test.each(Object.entries(graphql))(
    '%s is NOT_FOUND for an admin, and FORBIDDEN for others',
    async (_, query) => {
      for (const id of UNKNOWN) {
        const answers = [await admin.graphql(query, { id }), await customer.graphql(query, { id })];

        expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'FORBIDDEN']);
      }
    },
  );

  test.each(['shipOrder', 'undoShipOrder'])('%s is NOT_FOUND for an admin', async (operation) => {
    const { errors } = await admin.graphql(`mutation ($id: ID!) { ${operation}(id: $id) { id } }`, {
      id: UNKNOWN[0],
    });

    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('setDelivery reveals to admins only that an order does not exist', async () => {
    const { id: foreign } = await placeOrder(await shop.signIn({}), await aPart(shop.database));
    const setDelivery = async (client: Customer, id: string) => {
      const { errors } = await client.graphql(
        'mutation ($id: ID!) { setDelivery(orderId: $id, address: "Werkstrasse 14", phone: "+41 44 555 01 02") { id } }',
        { id },
      );
      return errors?.[0]?.extensions.code;
    };

    for (const id of UNKNOWN) {
      expect([await setDelivery(admin, id), await setDelivery(customer, id)]).toEqual([
        'NOT_FOUND',
        'FORBIDDEN',
      ]);
    }
    expect([await setDelivery(admin, foreign), await setDelivery(customer, foreign)]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  test("admins cannot open or confirm another customer's payment", async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database));

    expect((await rest['PATCH /orders/{id}']!(admin, id)).status).toBe(403);
    expect((await rest['POST /create-payment-intent']!(admin, id)).status).toBe(403);
  });

  test('a deleted order is unknown', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database));
    await customer.rest('DELETE', `/orders/${id}`);

    expect((await admin.rest('GET', `/orders/${id}`)).status).toBe(404);
    expect((await customer.rest('GET', `/orders/${id}`)).status).toBe(403);
  });
});
