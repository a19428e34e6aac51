import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

/** The documented client's total: `parseInt(price) * parseInt(quantity)`. */
const wholeDollars = ({ priceMinor }: Part, quantity: number) =>
  parseInt(String(priceMinor / 100), 10) * quantity;

async function order(part: Part, price: number | string) {
  const customer = await shop.signIn({});
  const { status, body } = await customer.rest('POST', '/orders', {
    name: 'Jonas Weber',
    email: customer.email,
    product: part.name,
    price,
  });
  if (status !== 200) {
    const { code, min, max, available } = body as Record<string, unknown>;
    return { status, code, ...(code === 'QUANTITY_OUT_OF_RANGE' && { min, max, available }) };
  }
  const { body: stored } = await customer.rest('GET', `/orders/${body.insertedId}`);
  return { status, quantity: stored.quantity as number, price: stored.price as number };
}

const reprice = async ({ id }: Part, price: string) => {
  const { errors } = await admin.graphql(
    'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }',
    { id, price },
  );
  expect(errors).toBeUndefined();
};

describe('C6: the documented client calculates in whole dollars', () => {
  test("3 × $64.90 sent as 192 is accepted as three at the shop's price", async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });

    expect(await order(part, wholeDollars(part, 3))).toEqual({ status: 200, quantity: 3, price: 194.7 });
  });

  test('an ambiguous legacy total (25 × $12.50 or 24 × $12.50) is refused', async () => {
    const part = await aPart(shop.database, { priceMinor: 1250, availableQuantity: 40 });

    expect(await order(part, wholeDollars(part, 25))).toEqual({ status: 422, code: 'UNRESOLVABLE_ORDER' });
  });

  test('25 × $12.50 is refused even when only 24 are left', async () => {
    const part = await aPart(shop.database, { priceMinor: 1250, availableQuantity: 25 });
    expect(await order(part, 12.5)).toMatchObject({ quantity: 1 });

    expect(await order(part, wholeDollars(part, 25))).toEqual({ status: 422, code: 'UNRESOLVABLE_ORDER' });
  });

  test('a minimum order can make an ambiguous total unique', async () => {
    const part = await aPart(shop.database, { priceMinor: 1250, orderQuantity: 25, availableQuantity: 40 });

    expect(await order(part, wholeDollars(part, 25))).toMatchObject({ quantity: 25, price: 312.5 });
  });

  test('a total for more than the stock or less than the minimum order is refused as out of range', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490, orderQuantity: 3, availableQuantity: 20 });
    const outOfRange = { status: 409, code: 'QUANTITY_OUT_OF_RANGE', min: 3, max: 20, available: 20 };

    expect(await order(part, wholeDollars(part, 21))).toEqual(outOfRange);
    expect(await order(part, 6490)).toEqual(outOfRange);
    expect(await order(part, wholeDollars(part, 2))).toEqual(outOfRange);
  });

  test('a total that exceeds the stock in either reading is out of range; a total of zero is unresolvable', async () => {
    const part = await aPart(shop.database, { priceMinor: 1250, availableQuantity: 20 });

    expect(await order(part, wholeDollars(part, 25))).toMatchObject({ status: 409, max: 20 });
    expect(await order(part, 0)).toEqual({ status: 422, code: 'UNRESOLVABLE_ORDER' });
  });

  test.each(['$350', '$350.00', ' $350 ', '350'])('%p is accepted as a price', async (price) => {
    const part = await aPart(shop.database, { priceMinor: 17500 });

    expect(await order(part, price)).toMatchObject({ quantity: 2, price: 350 });
  });

  test('a price below a dollar cannot be sent in whole dollars', async () => {
    const part = await aPart(shop.database, { priceMinor: 99, availableQuantity: 40 });

    expect(await order(part, wholeDollars(part, 3))).toMatchObject({ status: 422 });
    expect(await order(part, 2.97)).toMatchObject({ quantity: 3 });
  });
});

describe('PRICE_CHANGED', () => {
  test('is not returned for a price that never changed', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });

    expect(await order(part, 191.5)).toEqual({ status: 422, code: 'UNRESOLVABLE_ORDER' });
  });

  test('is returned when the total matches a price of the last hour', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });
    await reprice(part, '70.00');

    expect(await order(part, 194.7)).toEqual({ status: 409, code: 'PRICE_CHANGED' });
    expect(await order(part, 192)).toEqual({ status: 409, code: 'PRICE_CHANGED' });
    expect(await order(part, 210)).toMatchObject({ quantity: 3, price: 210 });
  });

  test('prevents six units from being ordered as three after the price has doubled', async () => {
    const part = await aPart(shop.database, { priceMinor: 1000 });
    await reprice(part, '20.00');

    expect(await order(part, 60)).toEqual({ status: 409, code: 'PRICE_CHANGED' });
  });

  test('is not returned when both prices give the same quantity', async () => {
    const part = await aPart(shop.database, { priceMinor: 6490 });
    await reprice(part, '64.50');

    expect(await order(part, 192)).toMatchObject({ quantity: 3, price: 193.5 });
  });
});
