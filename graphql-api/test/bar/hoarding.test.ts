import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';

/** A shop with the default cap. */
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

/** Response of REST to an order that it refuses. */
const refusedBy = async (customer: Customer, part: Part, quantity: number) => {
  const { status, body } = await customer.rest('POST', '/orders', { partId: part.id, quantity, ...delivery });
  expect(status).toBe(409);
  return body as object;
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
  test('of a hundred simultaneous orders of one customer ten are held, and other customers can still buy', async () => {
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

  test('expired holds release their units, and retaking one counts against the cap', async () => {
    const [hoarder, buyer] = [await shop.signIn({}), await shop.signIn({})];
    const part = await aPart(shop.database, { availableQuantity: 20 });
    const { placed } = await hoard(hoarder, part, 10);
    await passTheHour();
    await shop.runTask('hold-expiry');
    expect(await heldBy(hoarder)).toBe(0);
    await placeOrder(buyer, part, 10);

    expect((await hoard(hoarder, part, 20)).placed).toHaveLength(10);

    expect(await refusalOf(createPaymentIntent(hoarder, placed[0]!))).toBe('TOO_MANY_OPEN_ORDERS');
    expect(await heldBy(hoarder)).toBe(10);
  });

  test('one customer can have at most three times the cap of unpaid orders, expired ones included', async () => {
    const hoarder = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 100 });
    const ids: string[] = [];
    for (let hour = 0; hour < 3; hour++) {
      ids.push(...(await hoard(hoarder, part, 12)).placed);
      await passTheHour();
      await shop.runTask('hold-expiry');
    }
    expect(ids).toHaveLength(30);

    const { refused } = await hoard(hoarder, part, 1);

    expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_OPEN_ORDERS', limit: 30 });
    // Paying one of them is not one more.
    await createPaymentIntent(hoarder, ids[0]!);
    await deleteOrder(hoarder, ids[1]!);
    expect((await hoard(hoarder, part, 1)).placed).toHaveLength(1);
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

  test('an unverified account never holds the whole stock, in one order or in many', async () => {
    const hoarder = await shop.signIn({ verified: false });
    const buyer = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 5_000 });

    expect(await refusedBy(hoarder, part, 5_000)).toEqual({
      code: 'HOLD_LIMIT',
      message:
        'You can have at most 20 of this part on hold. Verify your email address or contact us to raise the limit.',
      limit: 20,
    });
    await placeOrder(hoarder, part, 15);
    expect(await refusedBy(hoarder, part, 6)).toMatchObject({
      code: 'HOLD_LIMIT',
      limit: 5,
      message:
        'You already have 15 of this part on hold, and can order 5 more for now. Verify your email address or contact us to raise the limit.',
    });
    await placeOrder(hoarder, part, 5);
    expect(await refusedBy(hoarder, part, 1)).toMatchObject({
      message:
        'You already have 20 of this part on hold. Verify your email address or contact us to raise the limit.',
      limit: 0,
    });
    expect((await placeOrder(buyer, part, 2_500)).quantity).toBe(2_500);
  });

  test('a first-time customer can always order up to eight units of a part, however few are left', async () => {
    const household = await shop.signIn({ verified: false });
    const shelf = await aPart(shop.database, { availableQuantity: 6 });
    expect((await placeOrder(household, shelf, 4)).quantity).toBe(4);
    const rest = await aPart(shop.database, { availableQuantity: 8 });
    expect((await placeOrder(household, rest, 8)).quantity).toBe(8);
  });

  test('an unverified account can hold eight units of a small stock, even with parallel orders, and half of more than sixteen', async () => {
    const [hoarder, buyer] = [await shop.signIn({ verified: false }), await shop.signIn({ verified: false })];
    const part = await aPart(shop.database, { availableQuantity: 12 });
    const [, , , { placed }] = [
      await placeOrder(hoarder, part, 2),
      await placeOrder(hoarder, part, 2),
      await placeOrder(hoarder, part, 2),
      await hoard(hoarder, part, 5),
    ];
    expect(placed).toHaveLength(2);
    expect((await placeOrder(buyer, part, 4)).quantity).toBe(4);

    const more = await aPart(shop.database, { availableQuantity: 18 });
    expect(await refusedBy(buyer, more, 10)).toMatchObject({ limit: 9 });
  });

  test('a refused order holds no units', async () => {
    const hoarder = await shop.signIn({ verified: false });
    const part = await aPart(shop.database, { availableQuantity: 10 });

    expect(await refusedBy(hoarder, part, 9)).toMatchObject({ limit: 8 });

    const [units] = await shop.database.query<object[]>(
      'SELECT available_quantity, held_quantity FROM part WHERE id = $1',
      [part.id],
    );
    expect(units).toEqual({ available_quantity: 10, held_quantity: 0 });
  });

  test('two new customers can buy the last two units, and the minimum order of a part is always possible', async () => {
    const strangers = [await shop.signIn({ verified: false }), await shop.signIn({ verified: false })];
    const pair = await aPart(shop.database, { availableQuantity: 2 });
    for (const stranger of strangers) await placeOrder(stranger, pair, 1);

    const pallet = await aPart(shop.database, {
      availableQuantity: 600,
      orderQuantity: 600,
      priceMinor: 100,
    });

    expect((await placeOrder(strangers[0]!, pallet, 600)).quantity).toBe(600);
  });

  test('a verified customer can hold half of a large stock, and all of it after a paid order', async () => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 5_000, priceMinor: 100 });

    expect(await refusedBy(customer, part, 5_000)).toEqual({
      code: 'HOLD_LIMIT',
      message:
        'You can have at most 2500 of this part on hold. Pay for an order or contact us to raise the limit.',
      limit: 2_500,
    });
    const { id } = await placeOrder(customer, part, 2_500);
    const intent = await createPaymentIntent(customer, id);
    await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await confirmPayment(customer, id, intent.id);

    expect((await placeOrder(customer, part, 2_500)).quantity).toBe(2_500);
  });

  test('a verified address counts from the next order', async () => {
    const customer = await shop.signIn({ verified: false });
    const part = await aPart(shop.database, { availableQuantity: 50 });
    expect(await refusedBy(customer, part, 21)).toMatchObject({ code: 'HOLD_LIMIT' });
    await shop.database.query('UPDATE shop_user SET email_verified = true WHERE uid = $1', [customer.uid]);

    expect((await placeOrder(customer, part, 21)).quantity).toBe(21);
  });

  test('a retaken hold counts against the same limit', async () => {
    const customer = await shop.signIn({ verified: false });
    const part = await aPart(shop.database, { availableQuantity: 12 });
    const first = await placeOrder(customer, part, 4);
    await passTheHour();
    await shop.runTask('hold-expiry');
    await placeOrder(customer, part, 6);

    expect(await refusalOf(createPaymentIntent(customer, first.id))).toBe('HOLD_LIMIT');
  });
});
