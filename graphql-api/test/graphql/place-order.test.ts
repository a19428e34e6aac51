import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aPart, delivery } from '../support/builders.js';
import { ledgerFaults } from '../support/ledger.js';

const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id number product quantity unitPrice price paid status holdExpiresAt address part { availableQuantity } }
}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

test('a customer orders at the server price, and the units are on hold', async () => {
  const part = await aPart(shop.database, { priceMinor: 6490, orderQuantity: 2, availableQuantity: 36 });
  const jonas = await shop.signIn({ name: 'Jonas Weber' });

  const { data } = await jonas.graphql(PLACE, { input: { partId: part.id, quantity: 2, ...delivery } });

  expect(data?.placeOrder).toMatchObject({
    product: part.name,
    quantity: 2,
    unitPrice: '64.90',
    price: '129.80',
    paid: false,
    status: 'UNPAID',
    address: delivery.address,
    part: { availableQuantity: 34 },
  });
});

test.each([
  ['below the smallest order', 1],
  ['above what is available', 13],
])('a quantity %s is refused with the current range', async (_case, quantity) => {
  const part = await aPart(shop.database, { orderQuantity: 2, availableQuantity: 12 });
  const customer = await shop.signIn({});

  const { errors } = await customer.graphql(PLACE, { input: { partId: part.id, quantity, ...delivery } });

  expect(errors?.[0]).toMatchObject({
    message: 'You can only choose quantity of minimum 2 and maximum 12!',
    extensions: { code: 'QUANTITY_OUT_OF_RANGE', min: 2, max: 12, available: 12 },
  });
});

test('a visitor is asked to log in', async () => {
  const part = await aPart(shop.database);

  const { errors } = await shop.visitor.graphql(PLACE, {
    input: { partId: part.id, quantity: 1, ...delivery },
  });

  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
