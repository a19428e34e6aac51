import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { createPaymentIntent, deleteOrder, placeOrder, refusalOf } from '../support/operations.js';
import type { Part } from '../../src/features/part/part.entity.js';

/** As the shop is shipped: the cap is the default one. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const hoard = async (customer: Customer, part: Part, times: number) => {
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery }),
    ),
  );
  const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body.insertedId as string);
  return { placed, refused: answers.filter(({ status }) => status !== 200) };
};

const passTheHour = () =>
  shop.database.query(
    "UPDATE shop_order SET hold_expires_at = hold_expires_at - interval '61 minutes' WHERE held",
  );

const heldBy = async ({ uid }: Customer) => {
  const [row] = await shop.database.query<{ held: number }[]>(
    'SELECT count(*)::integer AS held FROM shop_order WHERE user_uid = $1 AND held',
    [uid],
  );
  return row?.held;
};

describe('C41', () => {
  test('of a hundred orders of one customer at once ten are held, and everybody else can buy', async () => {
    const [hoarder, buyer] = [await shop.signIn({}), await shop.signIn({})];
    const part = await aPart(shop.database, { availableQuantity: 100 });

    const { placed, refused } = await hoard(hoarder, part, 100);

    expect(placed).toHaveLength(10);
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([
        409,
        { code: 'TOO_MANY_OPEN_ORDERS', message: expect.any(String), limit: 10 },
      ]);
    }
    expect((await placeOrder(buyer, part, 90)).quantity).toBe(90);
  });

  test('when the hour is over the pieces are free again, and retaking them counts against the cap', async () => {
    const [hoarder, buyer] = [await shop.signIn({}), await shop.signIn({})];
    const part = await aPart(shop.database, { availableQuantity: 20 });
    const { placed } = await hoard(hoarder, part, 10);
    await passTheHour();
    await shop.runJob('hold-expiry');
    expect(await heldBy(hoarder)).toBe(0);
    await placeOrder(buyer, part, 10);

    expect((await hoard(hoarder, part, 20)).placed).toHaveLength(10);

    expect(await refusalOf(createPaymentIntent(hoarder, placed[0]!))).toBe('TOO_MANY_OPEN_ORDERS');
    expect(await heldBy(hoarder)).toBe(10);
  });

  test('ordering and deleting in turn never holds more than the cap', async () => {
    const hoarder = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 100 });
    const { placed } = await hoard(hoarder, part, 10);

    const [{ placed: again }] = await Promise.all([
      hoard(hoarder, part, 20),
      ...placed.slice(0, 5).map((id) => deleteOrder(hoarder, id)),
    ]);

    expect(again.length).toBeLessThanOrEqual(5);
    expect(await heldBy(hoarder)).toBe(5 + again.length);
  });
});
