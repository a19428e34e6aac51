import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { ask, Refused } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { ledgerFaults } from '../support/ledger.js';
import { deleteOrder, placeOrder, refusalOf } from '../support/operations.js';
import { placeOrders, type WantedLine } from '../support/purchases.js';
import { recordTransaction } from '../support/sql-recorder.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '2' } });
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const parts = (count: number, given: Partial<Part> = {}) =>
  Promise.all(Array.from({ length: count }, () => aPart(shop.database, given)));

const countOrders = async () => {
  const [row] = await shop.database.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM shop_order WHERE user_uid = $1',
    [customer.uid],
  );
  return row!.count;
};

const availableOf = async ({ id }: Part) => {
  const [row] = await shop.database.query<{ available: number }[]>(
    'SELECT available_quantity AS available FROM part WHERE id = $1',
    [id],
  );
  return row!.available;
};

async function refusedLines(lines: readonly WantedLine[]): Promise<object[]> {
  const refused = await placeOrders(customer, lines).catch((error: unknown) => error);
  if (!(refused instanceof Refused)) throw new Error('was expected to be refused');
  expect(refused.code).toBe('ORDER_LINES_REFUSED');
  return refused.details.lines as object[];
}

describe('a purchase of several parts', () => {
  test('creates an order per part, in order, at its price, for one address, with its units on hold', async () => {
    const [disc, pads, fluid] = await Promise.all([
      aPart(shop.database, { name: 'Disc', priceMinor: 6490, orderQuantity: 2, availableQuantity: 10 }),
      aPart(shop.database, { name: 'Pads', priceMinor: 4850 }),
      aPart(shop.database, { name: 'Fluid', priceMinor: 990 }),
    ]);

    const orders = await placeOrders(
      customer,
      [
        [pads, 1],
        [disc, 2, { expectedUnitPrice: '64.90' }],
        [fluid, 3],
      ],
      { address: ' Werkstrasse 14 ' },
    );

    expect(orders.map(({ product, quantity, price }) => [product, quantity, price])).toEqual([
      ['Pads', 1, '48.50'],
      ['Disc', 2, '129.80'],
      ['Fluid', 3, '29.70'],
    ]);
    expect(new Set(orders.map(({ address }) => address))).toEqual(new Set(['Werkstrasse 14']));
    expect(new Set(orders.map(({ purchase }) => purchase.number)).size).toBe(1);
    expect(await availableOf(disc)).toBe(8);
  });

  test('records for each part whether it fits its car', async () => {
    const civic = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    const [fitting, other, plain] = (await parts(3)) as [Part, Part, Part];
    await aFitment(shop.database, fitting, { modelId: civic });
    await aFitment(shop.database, other, { modelId: civic, excludes: true });
    const fit = (make: string) => ({
      fit: { vehicle: { year: 2016, make, model: 'Civic' } },
    });

    const orders = await placeOrders(customer, [
      [fitting, 1, fit('honda')],
      [plain, 1],
      [other, 1, fit('Honda')],
      [await aPart(shop.database), 1, fit('Hoonda')],
    ]);

    expect(orders.map(({ fitReceipt }) => fitReceipt?.verdict ?? null)).toEqual([
      'FITS',
      null,
      'DOES_NOT_FIT',
      'UNKNOWN',
    ]);
  });

  test('is refused as a whole and names every invalid line at once', async () => {
    customer = await shop.signIn({ verified: false });
    const [good, dear, few] = (await parts(3)) as [Part, Part, Part];
    const gone = await aPart(shop.database, { availableQuantity: 0 });
    const removed = await aPart(shop.database);
    await shop.database.query('UPDATE part SET deleted_at = now() WHERE id = $1', [removed.id]);
    const many = await aPart(shop.database, { orderQuantity: 2, availableQuantity: 6 });
    const rare = await aPart(shop.database, { availableQuantity: 40 });

    expect(
      await refusedLines([
        [gone, 1],
        [good, 1],
        [many, 7],
        [dear, 1, { expectedUnitPrice: '60' }],
        [few, 1],
        [removed, 1],
        [rare, 40],
      ]),
    ).toEqual([
      { index: 0, code: 'PART_SOLD_OUT', message: 'This part is sold out.', available: 0, min: 1 },
      {
        index: 2,
        code: 'QUANTITY_OUT_OF_RANGE',
        message: 'You can only choose quantity of minimum 2 and maximum 6!',
        min: 2,
        max: 6,
        available: 6,
      },
      {
        index: 3,
        code: 'PRICE_CHANGED',
        message: 'The price has changed. It is now $64.90 each.',
        price: '64.90',
      },
      { index: 5, code: 'NOT_FOUND', message: 'This part is no longer sold.' },
      expect.objectContaining({ index: 6, code: 'HOLD_LIMIT' }),
    ]);
    expect(await countOrders()).toBe(0);
    expect(await Promise.all([good, many, dear, few, rare].map(availableOf))).toEqual([20, 6, 20, 20, 40]);
  });

  test.each([
    ['no line', 0, 'BAD_INPUT'],
    ['more than fifty', 51, 'BAD_INPUT'],
  ])('with %s is refused', async (_case, count, code) => {
    const lines = (await parts(count)).map((part): WantedLine => [part, 1]);
    expect(await refusalOf(placeOrders(customer, lines))).toBe(code);
  });

  test('cannot contain a part twice', async () => {
    const [part, other] = (await parts(2)) as [Part, Part];
    const lines: WantedLine[] = [
      [part, 1],
      [other, 1],
      [part, 2],
    ];
    expect(await refusalOf(placeOrders(customer, lines))).toBe('BAD_INPUT');
    const shouted: WantedLine = [{ id: part.id.toUpperCase() }, 1];
    expect(await refusalOf(placeOrders(customer, [[part, 1], shouted]))).toBe('BAD_INPUT');
    expect(await availableOf(part)).toBe(20);
    expect(await placeOrders(customer, [shouted])).toMatchObject([{ product: part.name }]);
    expect(await availableOf(part)).toBe(19);
  });

  test('counts as one unpaid purchase, not as one per part', async () => {
    const lines = async () => (await parts(5)).map((part): WantedLine => [part, 1]);
    await placeOrders(customer, await lines());
    await placeOrder(customer, await aPart(shop.database));

    await expect(placeOrders(customer, await lines())).rejects.toThrow(
      'TOO_MANY_OPEN_ORDERS: You have 2 unpaid orders, those placed together counted as one. Pay or delete one first.',
    );
  });

  test('without lines is refused', async () => {
    await expect(placeOrders(customer, [])).rejects.toThrow(
      'BAD_INPUT: lines must contain at least 1 element.',
    );
  });

  test('repeated with its key returns the first purchase, without orders deleted since', async () => {
    const [one, two] = (await parts(2)) as [Part, Part];
    const lines: WantedLine[] = [
      [two, 1],
      [one, 2],
    ];
    const [first, again] = await Promise.all([
      placeOrders(customer, lines, { idempotencyKey: 'cart-1' }),
      placeOrders(customer, lines, { idempotencyKey: 'cart-1' }),
    ]);

    expect(again).toEqual(first);
    expect(await availableOf(one)).toBe(18);
    expect(await refusalOf(placeOrders(customer, [[two, 2]], { idempotencyKey: 'cart-1' }))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    await deleteOrder(customer, first[0]!.id);
    expect(await placeOrders(customer, lines, { idempotencyKey: 'cart-1' })).toEqual([first[1]]);
    await deleteOrder(customer, first[1]!.id);
    expect(await refusalOf(placeOrders(customer, lines, { idempotencyKey: 'cart-1' }))).toBe('FORBIDDEN');
  });

  test('takes at most eight statements with key and car, as many for fifty parts as for one', async () => {
    await aModel(shop.database, { make: 'Mazda', name: '3' });
    const fit = { vehicle: { year: 2016, make: 'Mazda', model: '3' } };
    const statements = async (count: number) => {
      const lines = (await parts(count)).map((part): WantedLine => [part, 1, { fit }]);
      const recorded = await recordTransaction(() =>
        placeOrders(customer, lines, { idempotencyKey: `of-${count}` }),
      );
      return recorded.length;
    };

    const [ofOne, ofFifty] = [await statements(1), await statements(50)];

    expect(ofFifty).toBe(ofOne);
    expect(ofFifty).toBeLessThanOrEqual(8);
  });

  test('can be read by its order ids, in the requested order, without deleted and foreign orders', async () => {
    const [first, second, third] = await placeOrders(
      customer,
      (await parts(3)).map((part): WantedLine => [part, 1]),
    );
    const foreign = await placeOrder(await shop.signIn({}), (await parts(1))[0]!);
    await deleteOrder(customer, second!.id);
    const ids = [third!.id, foreign.id, first!.id, second!.id, third!.id, 'nothing'];

    const found = await ask<{ id: string }[]>(
      customer,
      'query ($ids: [ID!]!) { myOrderSet(ids: $ids) { id } }',
      {
        ids,
      },
    );

    expect(found).toEqual([{ id: third!.id }, { id: first!.id }]);
  });
});
