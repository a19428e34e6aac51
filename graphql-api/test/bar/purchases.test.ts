import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { deadlocksWhile } from '../support/deadlocks.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { stockThatTakesInTheOrderOfTheCart } from '../support/naive-variants.js';
import { placeOrders } from '../support/purchases.js';

jest.setTimeout(60_000);

const CARTS = 50;
const PARTS = 20;

let shop: TestShop;
let crowd: Customer[];
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  crowd = await Promise.all(Array.from({ length: CARTS }, () => shop.signIn({})));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const shelf = (availableQuantity: number) =>
  Promise.all(Array.from({ length: PARTS }, () => aPart(shop.database, { availableQuantity })));

/** The same parts for everyone, each cart beginning elsewhere and every other one backwards. */
const cartOf = (parts: readonly Part[], index: number) => {
  const turned = parts.map((_part, place) => parts[(place + index) % parts.length]!);
  return (index % 2 === 0 ? turned : turned.reverse()).map((part) => [part, 1] as const);
};

const orderAll = (parts: readonly Part[], buyers: readonly Customer[]) =>
  Promise.allSettled(buyers.map((customer, index) => placeOrders(customer, cartOf(parts, index))));

describe('C47', () => {
  test('fifty carts with the same twenty parts in any order cause no deadlock, and each is placed completely or not at all', async () => {
    const parts = await shelf(CARTS - 10);

    const { answer, deadlocks } = await deadlocksWhile(() => orderAll(parts, crowd));

    const bought = answer.filter(({ status }) => status === 'fulfilled');
    expect(bought).toHaveLength(CARTS - 10);
    expect(deadlocks).toBe(0);
    const rows = await shop.database.query<{ orders: number }[]>(
      `SELECT count(*)::integer AS orders FROM shop_order WHERE part_id = ANY($1) GROUP BY purchase_id`,
      [parts.map(({ id }) => id)],
    );
    expect(rows).toEqual(Array.from({ length: CARTS - 10 }, () => ({ orders: PARTS })));
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('of two carts with the last unit of a part, one is placed, the other is refused with the line', async () => {
    const [one, two] = crowd as [Customer, Customer];
    for (let round = 0; round < 10; round++) {
      const [last, plenty] = [
        await aPart(shop.database, { availableQuantity: 1 }),
        await aPart(shop.database),
      ];

      const outcomes = await Promise.allSettled([
        placeOrders(one, [
          [plenty, 2],
          [last, 1],
        ]),
        placeOrders(two, [
          [plenty, 2],
          [last, 1],
        ]),
      ]);

      const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? outcome.reason : []));
      expect(lost).toMatchObject([
        { code: 'ORDER_LINES_REFUSED', details: { lines: [{ index: 1, code: 'PART_SOLD_OUT' }] } },
      ]);
      const left = await shop.database.query<object[]>(
        'SELECT available_quantity AS available, held_quantity AS held FROM part WHERE id = ANY($1) ORDER BY 1',
        [[last.id, plenty.id]],
      );
      expect(left).toEqual([
        { available: 0, held: 1 },
        { available: 18, held: 2 },
      ]);
    }
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('control: carts that lock parts in their own order deadlock', async () => {
    stockThatTakesInTheOrderOfTheCart();
    const parts = await shelf(4);

    const { deadlocks } = await deadlocksWhile(() => orderAll(parts, crowd.slice(0, 4)));

    expect(deadlocks).toBeGreaterThan(0);
  });
});
