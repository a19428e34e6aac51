import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { stockThatReadsThenWrites } from '../support/naive-variants.js';
import { confirmPayment, createPaymentIntent, deleteOrder, placeOrder } from '../support/operations.js';
import type { RestAnswer } from '../support/shop-client.js';

jest.setTimeout(60_000);

const BUYERS = 50;

let shop: TestShop;
let buyers: Customer[];
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.signIn({})));
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const buyAtOnce = (crowd: readonly Customer[], part: Part, quantityOf: (buyer: number) => number) =>
  Promise.all(
    crowd.map((buyer, index) =>
      buyer.rest('POST', '/orders', { partId: part.id, quantity: quantityOf(index), ...delivery }),
    ),
  );

const statuses = (answers: readonly RestAnswer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const unitsOf = async ({ id }: Part) => {
  const [row] = await shop.database.query<{ available: number; held: number; sold: number }[]>(
    'SELECT available_quantity AS available, held_quantity AS held, sold_quantity AS sold FROM part WHERE id = $1',
    [id],
  );
  return row;
};

describe('C2', () => {
  test('of fifty buyers of the last unit, one gets it and forty-nine are refused as sold out, in twenty rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const part = await aPart(shop.database, { availableQuantity: 1 });

      const answers = await buyAtOnce(buyers, part, () => 1);

      expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
      for (const { body } of answers.filter(({ status }) => status === 409)) {
        expect(body).toEqual({
          code: 'PART_SOLD_OUT',
          message: 'This part is sold out.',
          available: 0,
          min: 1,
        });
      }
      expect(await unitsOf(part)).toEqual({ available: 0, held: 1, sold: 0 });
    }
  });

  test('control: with stock that reads first and writes later, the last unit is sold more than once', async () => {
    const naive = await createTestShop();
    const crowd = await Promise.all(Array.from({ length: 8 }, () => naive.signIn({})));
    const part = await aPart(naive.database, { availableQuantity: 1 });
    stockThatReadsThenWrites();

    const answers = await buyAtOnce(crowd, part, () => 1);

    expect(statuses(answers)[200]).toBeGreaterThan(1);
    expect(await ledgerFaults(naive.database)).not.toEqual([]);
    jest.restoreAllMocks();
    await naive.close();
  });
});

describe('C3', () =>
  test('fifty buyers of mixed quantities never get more than ten units, and no sellable unit is left unsold', async () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: BUYERS, maxLength: BUYERS });

    await fc.assert(
      fc.asyncProperty(quantities, async (wanted) => {
        const part = await aPart(shop.database, { availableQuantity: 10 });

        const answers = await buyAtOnce(buyers, part, (buyer) => wanted[buyer] ?? 1);

        const sold = answers.reduce(
          (sum, { status }, index) => sum + (status === 200 ? wanted[index]! : 0),
          0,
        );
        const left = 10 - sold;
        expect(await unitsOf(part)).toEqual({ available: left, held: sold, sold: 0 });
        // A refused caller wanted more than is left: nothing sellable stays in stock.
        const refused = wanted.filter((_quantity, index) => answers[index]?.status !== 200);
        expect(Math.min(...refused)).toBeGreaterThan(left);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      }),
      { numRuns: 10 },
    );
  }));

describe('C1', () => {
  test('the database refuses quantities that do not add up or are negative', async () => {
    const part = await aPart(shop.database, { availableQuantity: 5 });
    const set = (values: string) => shop.database.query(`UPDATE part SET ${values} WHERE id = $1`, [part.id]);

    await expect(set('available_quantity = 6')).rejects.toThrow('part_conservation');
    await expect(set('sold_quantity = 1')).rejects.toThrow('part_conservation');
    await expect(set('available_quantity = -1, received_quantity = -1')).rejects.toThrow(
      'part_available_quantity_check',
    );
    await expect(set('held_quantity = -1, available_quantity = 6')).rejects.toThrow(
      'part_held_quantity_check',
    );
  });

  test('the ledger, replayed from the first line, covers every kind of stock movement', async () => {
    const admin = await shop.signIn({ role: Role.ADMIN });
    const [customer] = buyers as [Customer];
    const part = await aPart(shop.database, { availableQuantity: 5 });
    const restock = (quantity: number) =>
      admin.graphql(
        'mutation ($id: ID!, $q: Int!) { restockPart(id: $id, quantity: $q, reason: "count") { id } }',
        { id: part.id, q: quantity },
      );

    await placeOrder(customer, part, 1);
    const deleted = await placeOrder(customer, part, 2);
    await deleteOrder(customer, deleted.id);
    const paid = await placeOrder(customer, part, 3);
    const intent = await createPaymentIntent(customer, paid.id);
    await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await confirmPayment(customer, paid.id, intent.id);
    await restock(4);
    await restock(-2);

    expect(await unitsOf(part)).toEqual({ available: 3, held: 1, sold: 3 });
    const [moved] = await shop.database.query<{ kinds: string[] }[]>(
      'SELECT array_agg(kind ORDER BY id) AS kinds FROM stock_movement WHERE part_id = $1',
      [part.id],
    );
    expect(moved?.kinds).toEqual([
      'INITIAL',
      'HOLD',
      'HOLD',
      'RELEASE',
      'HOLD',
      'SALE',
      'RESTOCK',
      'RESTOCK',
    ]);
  });
});
