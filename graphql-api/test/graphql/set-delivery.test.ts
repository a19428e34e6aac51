import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, refusalOf } from '../support/operations.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

/** Orders as a documented client does: without an address. */
async function anUnaddressedOrder(): Promise<string> {
  const part = await aPart(shop.database);
  const { body } = await customer.rest('POST', '/orders', { product: part.name, price: 64.9 });
  return body.insertedId as string;
}

async function payFor(orderId: string): Promise<void> {
  const { id } = await createPaymentIntent(customer, orderId);
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, orderId, id);
}

const somewhere = { address: ' Seestrasse 1\n8001 Zürich ', phone: ' 044 555 09 09 ' };

async function setDelivery(client: Customer, orderId: string, delivery = somewhere) {
  const { data, errors } = await client.graphql(
    `mutation ($orderId: ID!, $address: String!, $phone: String!) {
       setDelivery(orderId: $orderId, address: $address, phone: $phone) { address phone } }`,
    { orderId, ...delivery },
  );
  const [error] = errors ?? [];
  return error
    ? { code: error.extensions.code, field: error.extensions.field, message: error.message }
    : data?.setDelivery;
}

test('an order without an address can get one, before or after payment', async () => {
  const id = await anUnaddressedOrder();

  expect(await setDelivery(customer, id)).toEqual({
    address: 'Seestrasse 1\n8001 Zürich',
    phone: '044 555 09 09',
  });
  await payFor(id);
  expect(await setDelivery(customer, id, { address: 'Ringstrasse 2', phone: '044 555 09 10' })).toEqual({
    address: 'Ringstrasse 2',
    phone: '044 555 09 10',
  });
});

test('the address of a shipped order is final', async () => {
  const id = await anUnaddressedOrder();
  await payFor(id);
  const admin = await shop.signIn({ role: Role.ADMIN });
  await admin.rest('PUT', `/orders/${id}`, { shipped: true });

  expect(await setDelivery(customer, id)).toMatchObject({ code: 'ORDER_ALREADY_SHIPPED' });
});

test("no one but the customer can set an order's address, not even an admin", async () => {
  const id = await anUnaddressedOrder();
  const [other, admin] = [await shop.signIn({}), await shop.signIn({ role: Role.ADMIN })];

  expect(await setDelivery(other, id)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await setDelivery(admin, id)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await setDelivery(customer, 'nothing')).toMatchObject({ code: 'FORBIDDEN' });
});

test.each(['12', '12345', 'call me', '+1 (2) 3-4 5'])(
  'the phone number %s is too short, with a plain message',
  async (phone) => {
    const id = await anUnaddressedOrder();
    const refused = {
      code: 'BAD_INPUT',
      field: 'phone',
      message: 'Phone Number must have at least 6 digits.',
    };

    expect(await setDelivery(customer, id, { ...somewhere, phone })).toEqual(refused);

    const part = await aPart(shop.database);
    const placed = await customer.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      {
        input: { partId: part.id, quantity: 1, address: 'Seestrasse 1', phone },
      },
    );
    expect(placed.errors?.[0]).toMatchObject({ message: refused.message, extensions: { code: 'BAD_INPUT' } });
    const { status, body } = await customer.rest('POST', '/orders', {
      partId: part.id,
      quantity: 1,
      address: 'Seestrasse 1',
      phone,
    });
    expect([status, body.message]).toEqual([400, refused.message]);
  },
);

test.each(['112233', '+41 (44) 555-09.09', '٠١٢٣٤٥٦'])('the phone number %s is accepted', async (phone) => {
  const id = await anUnaddressedOrder();
  expect(await setDelivery(customer, id, { ...somewhere, phone })).toMatchObject({ phone });
});

test('a customer can read everything the order page shows', async () => {
  const id = await anUnaddressedOrder();
  await setDelivery(customer, id);
  await payFor(id);
  const admin = await shop.signIn({ role: Role.ADMIN });
  await admin.rest('PUT', `/orders/${id}`, { shipped: true });

  const { data, errors } = await customer.graphql(
    `query ($id: ID!) { order(id: $id) {
       address phone paidAt shippedAt createdAt transactionId unitPrice quantity price part { id brand partNumber image }
       timeline { kind at by } } }`,
    { id },
  );

  expect(errors).toBeUndefined();
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(data?.order).toMatchObject({
    address: 'Seestrasse 1\n8001 Zürich',
    phone: '044 555 09 09',
    paidAt: moment,
    shippedAt: moment,
    createdAt: moment,
    transactionId: expect.stringMatching(/^pi_/),
    part: { partNumber: expect.any(String) },
    timeline: [
      { kind: 'PLACED', at: moment, by: customer.email },
      { kind: 'PAID', at: moment, by: customer.email },
      // Which admin ships is not shown to the customer.
      { kind: 'SHIPPED', at: moment, by: null },
    ],
  });
});

describe('by an admin', () => {
  const enter = (who: Customer, orderIds: readonly string[], address = ' Seestrasse 1, 8001 Zürich ') =>
    ask<{ address: string }[]>(
      who,
      'mutation ($orderIds: [ID!]!, $address: String!) { setOrderAddress(orderIds: $orderIds, address: $address) { address } }',
      { orderIds, address },
    );
  const addressOf = async (id: string) =>
    (
      await ask<{ address: string | null }>(customer, 'query ($id: ID!) { order(id: $id) { address } }', {
        id,
      })
    ).address;
  let admin: Customer;
  beforeAll(async () => {
    admin = await shop.signIn({ role: Role.ADMIN });
  });

  test('the address of several orders without one can be entered', async () => {
    const ids = [await anUnaddressedOrder(), await anUnaddressedOrder()];
    const entered = { address: 'Seestrasse 1, 8001 Zürich' };
    expect(await enter(admin, ids)).toEqual([entered, entered]);
    expect(await enter(admin, ids)).toEqual([entered, entered]);
    expect(await addressOf(ids[1]!)).toBe(entered.address);
  });

  test('an address entered by the customer stays, and then none of the orders is changed', async () => {
    const [withAddress, silent] = [await anUnaddressedOrder(), await anUnaddressedOrder()];
    await setDelivery(customer, withAddress);
    expect(await refusalOf(enter(admin, [withAddress, silent]))).toBe('CONFLICT');
    expect([await addressOf(withAddress), await addressOf(silent)]).toEqual([
      'Seestrasse 1\n8001 Zürich',
      null,
    ]);
  });

  test("when customer and admin enter one at once, the customer's address wins", async () => {
    const id = await anUnaddressedOrder();
    const [, entered] = await Promise.allSettled([setDelivery(customer, id), enter(admin, [id])]);
    // The customer may always change it; admins only enter a missing one.
    expect(await addressOf(id)).toBe('Seestrasse 1\n8001 Zürich');
    if (entered.status === 'rejected') expect(entered.reason).toMatchObject({ code: 'CONFLICT' });
  });

  test('a shipped or unknown order is refused', async () => {
    const id = await anUnaddressedOrder();
    await payFor(id);
    await admin.rest('PUT', `/orders/${id}`, { shipped: true });
    expect(await refusalOf(enter(admin, [id]))).toBe('ORDER_ALREADY_SHIPPED');
    const unknown = '0192f7a0-0000-7000-8000-000000000000';
    expect(await refusalOf(enter(admin, [await anUnaddressedOrder(), unknown]))).toBe('NOT_FOUND');
  });

  test('only admins can enter one', async () => {
    expect(await refusalOf(enter(customer, [await anUnaddressedOrder()]))).toBe('FORBIDDEN');
  });
});
