import { Role } from '../../src/auth/role.js';
import { newId } from '../../src/shared/ids.js';
import { ask } from '../support/ask.js';
import { refundOrder, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import { refusalOf } from '../support/operations.js';
import {
  acceptReturn,
  aPaidOrder,
  aReturnThatCame,
  aShippedOrder,
  cancelOrder,
  declineReturn,
  orderWithReturns,
  receiveReturn,
  refundReturn,
  requestReturn,
  withdrawReturn,
} from '../support/returns.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(async () => {
  expect(await moneyFaults(shop)).toEqual([]);
  await shop.close();
});

const cast = () => ({ customer, admin });
const unitsOf = async (partId: string) => {
  const [row] = await shop.database.query<[{ available: number; sold: number; received: number }]>(
    `SELECT available_quantity AS available, sold_quantity AS sold, received_quantity AS received FROM part WHERE id = $1`,
    [partId],
  );
  return row;
};
const refundsOf = async (intent: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intent })).data.map(({ amount, metadata }) => ({
    amount,
    metadata,
  }));
const shipLongAgo = (orderId: string, days: number) =>
  shop.database.query(
    `UPDATE shop_order SET paid_at = paid_at - $2 * interval '24 hours', shipped_at = shipped_at - $2 * interval '24 hours'
     WHERE id = $1`,
    [orderId, days],
  );
/** A return that was requested before the window ended, `ago` days before now: it ended since. */
async function askedInTime(orderId: string, units: number, ago = 12, ended = {}): Promise<string> {
  await shipLongAgo(orderId, ago + 28);
  const [{ id }] = await shop.database.query<[{ id: string }]>(
    `INSERT INTO order_return (id, order_id, part_id, unit_price_minor, reason, units, requested_at, declined_at, answer)
     SELECT gen_random_uuid(), id, part_id, unit_price_minor, 'DAMAGED', $2, now() - $3 * interval '24 hours',
       now() - $4 * interval '24 hours', CASE WHEN $4::numeric IS NOT NULL THEN 'No.' END
     FROM shop_order WHERE id = $1 RETURNING id`,
    [orderId, units, ago, 'declinedAgo' in ended ? ended.declinedAgo : null],
  );
  return id;
}
/** When the day, in UTC, that is `days` after a timestamp is over 12 hours west of UTC, where days end last. */
const lastMoment = (iso: string, days: number) =>
  Date.parse(iso.slice(0, 10)) + (days + 1) * 86_400_000 + 12 * 3_600_000 - 1;

describe('a cancellation', () => {
  test('of a paid order closes it, returns its units to stock and refunds it once', async () => {
    const { id, intent, part } = await aPaidOrder(shop, customer, { quantity: 2 });
    expect(await orderWithReturns(customer, id)).toMatchObject({ cancellable: true, refundedAmount: '0.00' });

    const cancelled = await cancelOrder(customer, id);

    expect(cancelled).toMatchObject({ status: 'CANCELLED', refundState: 'REFUNDED' });
    expect(cancelled.cancelledAt).not.toBeNull();
    expect(await cancelOrder(customer, id)).toMatchObject({ status: 'CANCELLED' });
    expect(await unitsOf(part.id)).toEqual({ available: 10, sold: 0, received: 10 });
    expect(await refundsOf(intent)).toEqual([{ amount: 12_980, metadata: expect.anything() }]);
    const seen = await orderWithReturns(customer, id);
    expect(seen).toMatchObject({ cancellable: false, refundedAmount: '129.80', paid: false });
    expect(seen.timeline.map(({ kind }) => kind)).toEqual(['PLACED', 'PAID', 'CANCELLED', 'REFUNDED']);
    expect(await refusalOf(shipOrder(admin, id))).toBe('ORDER_REFUNDED');
  });

  test('is refused before payment, after shipping, and for anyone but the customer', async () => {
    const { id } = await aShippedOrder(shop, cast());
    const other = await shop.signIn({});
    const mine = await aPaidOrder(shop, customer);

    expect(await refusalOf(cancelOrder(customer, id))).toBe('ORDER_ALREADY_SHIPPED');
    expect(await refusalOf(cancelOrder(other, mine.id))).toBe('FORBIDDEN');
    expect(await refusalOf(cancelOrder(admin, mine.id))).toBe('FORBIDDEN');
    expect(await orderWithReturns(admin, mine.id)).toMatchObject({ cancellable: false });
    expect(await refundOrder(admin, mine.id)).toMatchObject({ status: 'REFUNDED' });
    // Refunded by an admin it stays.
    expect(await cancelOrder(customer, mine.id)).toMatchObject({ status: 'REFUNDED', cancelledAt: null });
  });
});

describe('a return', () => {
  test('goes from request to refund: units are restocked or written off, money is refunded, the order is returned', async () => {
    const { id, intent, part } = await aShippedOrder(shop, cast(), { quantity: 3 });
    expect((await orderWithReturns(customer, id)).returnOffer).toMatchObject({ units: 3 });

    const asked = await requestReturn(customer, id, { units: 2, reason: 'DAMAGED', text: ' Dented. ' });
    expect(asked).toMatchObject({
      state: 'REQUESTED',
      units: 2,
      text: 'Dented.',
      amount: '129.80',
      sendBy: null,
    });
    expect((await orderWithReturns(customer, id)).returnOffer).toMatchObject({ units: 1 });
    const accepted = await acceptReturn(admin, asked.id, 'Please send both.');
    expect(accepted).toMatchObject({ state: 'ACCEPTED', answer: 'Please send both.' });
    expect(Date.parse(String(accepted.sendBy))).toBe(lastMoment(String(accepted.acceptedAt), 14));
    expect(await receiveReturn(admin, asked.id, 1)).toMatchObject({ state: 'ACCEPTED', shelved: 1 });
    expect(await receiveReturn(admin, asked.id, 1, 1)).toMatchObject({ state: 'RECEIVED', writtenOff: 1 });
    expect(await unitsOf(part.id)).toEqual({ available: 8, sold: 1, received: 9 });
    const refunded = await refundReturn(admin, asked.id, { amount: '100.00', deduction: 'One is dented.' });
    expect(refunded).toMatchObject({ state: 'REFUNDED', amount: '100.00', refundState: 'REFUNDED' });
    expect(await refundsOf(intent)).toEqual([
      { amount: 10_000, metadata: expect.objectContaining({ order_id: id, return_id: asked.id }) },
    ]);
    expect(await orderWithReturns(customer, id)).toMatchObject({
      status: 'SHIPPED',
      refundedAmount: '100.00',
      returnOffer: { units: 1 },
    });

    const last = await aReturnThatCame(cast(), id);
    await refundReturn(admin, last.id);

    const seen = await orderWithReturns(customer, id);
    expect(seen).toMatchObject({
      status: 'RETURNED',
      refundedAmount: '164.90',
      returnOffer: null,
      paid: true,
      shipped: true,
    });
    expect(seen.returns.map(({ state }) => state)).toEqual(['REFUNDED', 'REFUNDED']);
    const kinds = seen.timeline.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['RETURN_REQUESTED', 'RETURN_ACCEPTED', 'RETURN_RECEIVED', 'RETURN_REFUNDED']),
    );
    expect(kinds.filter((kind) => /REFUNDED|PAID_BACK/.test(kind))).toEqual([
      ...['RETURN_REFUNDED', 'RETURN_PAID_BACK', 'RETURN_REFUNDED', 'RETURN_PAID_BACK'],
    ]);
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('repeats every step without effect, and refuses a step that is over', async () => {
    const { id, intent, part } = await aShippedOrder(shop, cast(), { quantity: 2 });
    const one = await requestReturn(customer, id, { units: 2 });
    expect((await requestReturn(customer, id, { units: 2 })).id).toBe(one.id);
    expect(await refusalOf(requestReturn(customer, id, { units: 1 }))).toBe('RETURN_STATE');
    expect(await refusalOf(receiveReturn(admin, one.id, 1))).toBe('RETURN_STATE');
    expect(await refusalOf(refundReturn(admin, one.id))).toBe('RETURN_STATE');
    for (const _twice of [1, 2]) await acceptReturn(admin, one.id);
    expect(await refusalOf(declineReturn(admin, one.id))).toBe('RETURN_STATE');
    expect(await refusalOf(refundReturn(admin, one.id))).toBe('RETURN_STATE');
    expect(await refusalOf(receiveReturn(admin, one.id, 3))).toBe('RETURN_UNITS');
    for (const _twice of [1, 2]) await receiveReturn(admin, one.id, 2);
    expect(await refusalOf(receiveReturn(admin, one.id, 1, 1))).toBe('RETURN_STATE');
    expect(await refusalOf(withdrawReturn(customer, one.id))).toBe('RETURN_STATE');
    for (const _twice of [1, 2]) await refundReturn(admin, one.id);
    expect(await refusalOf(refundReturn(admin, one.id, { amount: '1.00', deduction: 'Less.' }))).toBe(
      'RETURN_STATE',
    );

    expect(await unitsOf(part.id)).toEqual({ available: 10, sold: 0, received: 10 });
    expect((await refundsOf(intent)).map(({ amount }) => amount)).toEqual([12_980]);
    expect(await refusalOf(requestReturn(customer, id))).toBe('RETURN_UNITS');
  });

  test('repeating a decision with another text is refused, because the customer reads only the first', async () => {
    const { id } = await aShippedOrder(shop, cast(), { quantity: 3 });
    const accepted = await requestReturn(customer, id);
    const declined = await requestReturn(customer, id, { reason: 'DAMAGED' });
    await acceptReturn(admin, accepted.id, 'To Dock 1.');
    await declineReturn(admin, declined.id, 'It was fitted.');

    for (const words of ['To Dock 2.', undefined])
      expect(await refusalOf(acceptReturn(admin, accepted.id, words))).toBe('RETURN_STATE');
    expect(await refusalOf(declineReturn(admin, declined.id, 'Too late.'))).toBe('RETURN_STATE');

    await receiveReturn(admin, accepted.id, 1);
    const less = { amount: '50.00', deduction: 'The box is missing.' };
    await refundReturn(admin, accepted.id, less);
    await refundReturn(admin, accepted.id, less);
    expect(await refusalOf(refundReturn(admin, accepted.id, { ...less, deduction: 'Scratched.' }))).toBe(
      'RETURN_STATE',
    );
    expect((await orderWithReturns(customer, id)).returns).toMatchObject([
      { answer: 'To Dock 1.', deduction: 'The box is missing.' },
      { answer: 'It was fitted.' },
    ]);
  });

  test('a refusal states the reason: too early differs from too late, and one item is singular', async () => {
    const { id } = await aShippedOrder(shop, cast());
    const early = 'RETURN_STATE: This return is not accepted yet.';
    const left = 'RETURN_UNITS: Only 1 item of this order can be returned.';
    await expect(requestReturn(customer, id, { units: 2 })).rejects.toThrow(left);
    const one = await requestReturn(customer, id);
    await expect(receiveReturn(admin, one.id, 1)).rejects.toThrow(early);
    await expect(refundReturn(admin, one.id)).rejects.toThrow(early);
    await acceptReturn(admin, one.id);
    await expect(refundReturn(admin, one.id)).rejects.toThrow(
      'RETURN_STATE: Nothing of this return has arrived yet.',
    );
    await expect(receiveReturn(admin, one.id, 2)).rejects.toThrow(
      'RETURN_UNITS: Expected: 1. In stock: 0. Written off: 0.',
    );
    await receiveReturn(admin, one.id, 1);
    await expect(receiveReturn(admin, one.id, 0, 1)).rejects.toThrow(
      'RETURN_STATE: This return has changed. Reload it and try again.',
    );
  });

  test('declined or withdrawn units can be requested again', async () => {
    const { id } = await aShippedOrder(shop, cast());
    const one = await requestReturn(customer, id);

    for (const _twice of [1, 2])
      expect(await declineReturn(admin, one.id, 'It was fitted.')).toMatchObject({
        state: 'DECLINED',
        answer: 'It was fitted.',
      });
    expect(await refusalOf(acceptReturn(admin, one.id))).toBe('RETURN_STATE');
    const two = await requestReturn(customer, id);
    await acceptReturn(admin, two.id);
    for (const _twice of [1, 2])
      expect(await withdrawReturn(customer, two.id)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await refusalOf(receiveReturn(admin, two.id, 1))).toBe('RETURN_STATE');
    expect((await orderWithReturns(customer, id)).returnOffer).toMatchObject({ units: 1 });
  });

  test('when fewer units arrive, those are refunded and the rest can be requested again', async () => {
    const { id } = await aShippedOrder(shop, cast(), { quantity: 3 });
    const one = await requestReturn(customer, id, { units: 3 });
    await acceptReturn(admin, one.id);
    await receiveReturn(admin, one.id, 1);

    expect(await refundReturn(admin, one.id)).toMatchObject({ state: 'REFUNDED', amount: '64.90' });

    expect(await orderWithReturns(customer, id)).toMatchObject({
      status: 'SHIPPED',
      returnOffer: { units: 2 },
    });
    expect(await refusalOf(receiveReturn(admin, one.id, 2))).toBe('RETURN_STATE');
  });

  test('when more units arrive than were reviewed, the refund is refused with the new amount', async () => {
    const { id, intent } = await aShippedOrder(shop, cast(), { quantity: 2 });
    const back = await requestReturn(customer, id, { units: 2 });
    await acceptReturn(admin, back.id);
    await receiveReturn(admin, back.id, 1);
    const seen = { expectedUnits: 1 };
    await receiveReturn(await shop.signIn({ role: Role.ADMIN }), back.id, 1, 1);

    const refusal = { code: 'RETURN_UNITS', details: { left: 0, amount: '129.80' } };
    await expect(refundReturn(admin, back.id, seen)).rejects.toMatchObject(refusal);
    const less = { ...seen, amount: '10.00', deduction: 'Used.' };
    await expect(refundReturn(admin, back.id, less)).rejects.toMatchObject(refusal);
    expect(await refundsOf(intent)).toEqual([]);

    expect(await refundReturn(admin, back.id, { expectedUnits: 2 })).toMatchObject({ amount: '129.80' });
    expect(await refundReturn(admin, back.id, { expectedUnits: 2 })).toMatchObject({ state: 'REFUNDED' });
    expect(await refusalOf(refundReturn(admin, back.id, seen))).toBe('RETURN_STATE');
    expect(await refundsOf(intent)).toMatchObject([{ amount: 12980 }]);
  });

  test('two admins receive one unit each from an outdated page: the second is refused, and no unit is lost', async () => {
    const { id, part } = await aShippedOrder(shop, cast(), { quantity: 3 });
    const back = await requestReturn(customer, id, { units: 3 });
    await acceptReturn(admin, back.id);
    const second = await shop.signIn({ role: Role.ADMIN });
    const press = (idempotencyKey: string) => ({ expectedUnits: 0, idempotencyKey });

    const tries = await Promise.allSettled([
      receiveReturn(admin, back.id, 1, 0, press('first')),
      receiveReturn(second, back.id, 1, 0, press('first')),
      // The first admin's other tab.
      receiveReturn(admin, back.id, 1, 0, press('other-tab')),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 'RETURN_UNITS', details: { left: 2 } });

    expect(
      await receiveReturn(second, back.id, 2, 0, { expectedUnits: 1, idempotencyKey: 'again' }),
    ).toMatchObject({ shelved: 2 });
    expect(await unitsOf(part.id)).toMatchObject({ available: 9, sold: 1 });
  });

  test('a repeated receipt with the same key is recorded once and returns the same result', async () => {
    const { id, part } = await aShippedOrder(shop, cast(), { quantity: 3 });
    const back = await requestReturn(customer, id, { units: 3 });
    await acceptReturn(admin, back.id);
    const press = { expectedUnits: 0, idempotencyKey: 'one' };

    for (const one of await Promise.all([1, 2].map(() => receiveReturn(admin, back.id, 1, 0, press))))
      expect(one).toMatchObject({ shelved: 1 });
    await receiveReturn(admin, back.id, 1, 2, { expectedUnits: 1, idempotencyKey: 'two' });
    expect(await receiveReturn(admin, back.id, 1, 0, press)).toMatchObject({
      state: 'RECEIVED',
      writtenOff: 2,
    });

    const other = receiveReturn(admin, back.id, 2, 0, press);
    expect(await refusalOf(other)).toBe('IDEMPOTENCY_CONFLICT');
    expect(await unitsOf(part.id)).toMatchObject({ available: 8, sold: 0 });
  });

  test('a refund can be zero with a reason, and never exceeds the price of the received units', async () => {
    const { id, intent } = await aShippedOrder(shop, cast());
    const { id: one } = await aReturnThatCame(cast(), id);

    expect(await refusalOf(refundReturn(admin, one, { amount: '64.91' }))).toBe('BAD_INPUT');
    expect(await refusalOf(refundReturn(admin, one, { amount: '60.00' }))).toBe('BAD_INPUT');
    expect(await refundReturn(admin, one, { amount: '0', deduction: 'The box was empty.' })).toMatchObject({
      state: 'REFUNDED',
      amount: '0.00',
      refundState: null,
    });
    expect(await refundsOf(intent)).toEqual([]);
  });

  test('that never arrives is closed with a reason and without a refund, and can be requested again', async () => {
    const { id, intent, part } = await aShippedOrder(shop, cast(), { quantity: 2 });
    const back = await requestReturn(customer, id, { units: 2 });
    const closing = { deduction: 'It has not come in a month.', expectedUnits: 0 };
    expect(await refusalOf(refundReturn(admin, back.id, closing))).toBe('RETURN_STATE');
    await acceptReturn(admin, back.id);

    expect(await refusalOf(refundReturn(admin, back.id))).toBe('RETURN_STATE');
    expect(await refusalOf(refundReturn(admin, back.id, { ...closing, amount: '1.00' }))).toBe('BAD_INPUT');
    for (const _twice of [1, 2])
      expect(await refundReturn(admin, back.id, closing)).toMatchObject({
        state: 'REFUNDED',
        amount: '0.00',
        deduction: 'It has not come in a month.',
        refundState: null,
      });

    expect(await refusalOf(receiveReturn(admin, back.id, 2))).toBe('RETURN_STATE');
    expect(await orderWithReturns(customer, id)).toMatchObject({
      status: 'SHIPPED',
      returnOffer: { units: 2 },
    });
    expect(await unitsOf(part.id)).toEqual({ available: 8, sold: 2, received: 10 });
    expect(await refundsOf(intent)).toEqual([]);
  });

  test('that has arrived cannot be closed as missing', async () => {
    const { id } = await aShippedOrder(shop, cast());
    const back = await requestReturn(customer, id);
    await acceptReturn(admin, back.id);
    await receiveReturn(admin, back.id, 1);

    const closing = { amount: '0', deduction: 'It has not come.', expectedUnits: 0 };
    expect(await refusalOf(refundReturn(admin, back.id, closing))).toBe('RETURN_UNITS');
  });

  test('can be requested within 30 days of shipping, for a shipped order, by its customer only', async () => {
    const unshipped = await aPaidOrder(shop, customer);
    const { id } = await aShippedOrder(shop, cast());
    const other = await shop.signIn({});

    expect(await refusalOf(requestReturn(customer, unshipped.id))).toBe('ORDER_NOT_SHIPPED');
    expect(await refusalOf(requestReturn(other, id))).toBe('FORBIDDEN');
    await shipLongAgo(id, 29);
    const { id: one } = await requestReturn(customer, id);
    expect(await refusalOf(withdrawReturn(other, one))).toBe('FORBIDDEN');
    await withdrawReturn(customer, one);
    await shipLongAgo(id, 3);
    expect(await refusalOf(requestReturn(customer, id))).toBe('RETURN_TOO_LATE');
    expect((await orderWithReturns(customer, id)).returnOffer).toBeNull();
  });

  test('can be requested for the whole last day in any time zone', async () => {
    const { id } = await aShippedOrder(shop, cast());
    await shipLongAgo(id, 30.4);

    const { shippedAt, returnUntil, returnOffer } = await orderWithReturns(customer, id);

    expect(Date.parse(String(returnUntil))).toBe(lastMoment(String(shippedAt), 30));
    expect(returnOffer).toMatchObject({ units: 1, until: returnUntil });
    expect(await requestReturn(customer, id)).toMatchObject({ state: 'REQUESTED' });
  });

  test('after the deadline, only units requested in time that did not arrive can be requested again', async () => {
    const { id, part } = await aShippedOrder(shop, cast(), { quantity: 4 });
    const one = await askedInTime(id, 3);
    expect((await orderWithReturns(customer, id)).returnOffer).toBeNull();
    expect(await refusalOf(requestReturn(customer, id))).toBe('RETURN_TOO_LATE');
    await acceptReturn(admin, one);
    await receiveReturn(admin, one, 1);
    await refundReturn(admin, one, { expectedUnits: 1 });

    const until = new Date(lastMoment(new Date().toISOString(), 14)).toISOString();
    expect((await orderWithReturns(customer, id)).returnOffer).toEqual({ units: 2, until });
    expect(await refusalOf(requestReturn(customer, id, { units: 3 }))).toBe('RETURN_UNITS');
    const two = await requestReturn(customer, id, { units: 2 });
    expect((await orderWithReturns(customer, id)).returnOffer).toBeNull();
    expect(await refusalOf(requestReturn(customer, id, { reason: 'DAMAGED' }))).toBe('RETURN_TOO_LATE');
    await acceptReturn(admin, two.id);
    await receiveReturn(admin, two.id, 2);
    await refundReturn(admin, two.id);

    expect(await orderWithReturns(customer, id)).toMatchObject({
      refundedAmount: '194.70',
      returnOffer: null,
    });
    expect(await unitsOf(part.id)).toMatchObject({ sold: 1 });
  });

  test.each([
    ['declined', (id: string) => declineReturn(admin, id)],
    ['withdrawn', (id: string) => withdrawReturn(customer, id)],
    [
      'closed though accepted, as nothing came',
      async (id: string) => {
        await acceptReturn(admin, id);
        await refundReturn(admin, id, { deduction: 'It has not come.', expectedUnits: 0 });
      },
    ],
  ])('after the deadline, a return that was %s can be requested again', async (_how, end) => {
    const { id } = await aShippedOrder(shop, cast(), { quantity: 2 });
    await end(await askedInTime(id, 1));

    expect((await orderWithReturns(customer, id)).returnOffer).toMatchObject({ units: 1 });
    const again = await requestReturn(customer, id);
    expect(again).toMatchObject({ state: 'REQUESTED' });
    // Taking it back does not make the time longer, and it is still one piece.
    await withdrawReturn(customer, again.id);
    expect((await orderWithReturns(customer, id)).returnOffer).toMatchObject({ units: 1 });
  });

  test('can be requested again for two weeks only', async () => {
    const { id } = await aShippedOrder(shop, cast());
    await askedInTime(id, 1, 20, { declinedAgo: 17 });

    expect((await orderWithReturns(customer, id)).returnOffer).toBeNull();
    expect(await refusalOf(requestReturn(customer, id))).toBe('RETURN_TOO_LATE');
  });

  test('can be opened by an admin at any time for units that arrived: once, accepted, and refunded like any other', async () => {
    const { id, intent } = await aShippedOrder(shop, cast(), { quantity: 3 });
    const closed = await askedInTime(id, 2, 20, { declinedAgo: 17 });
    const wanted = { units: 2, reason: 'DAMAGED' };

    const opened = await requestReturn(admin, id, wanted);

    expect(opened).toMatchObject({ state: 'ACCEPTED', units: 2 });
    expect(opened.id).not.toBe(closed);
    expect((await requestReturn(admin, id, wanted)).id).toBe(opened.id);
    expect(await refusalOf(requestReturn(admin, id, { units: 2 }))).toBe('RETURN_UNITS');
    await receiveReturn(admin, opened.id, 2);
    await refundReturn(admin, opened.id);
    expect(await refundsOf(intent)).toMatchObject([{ amount: 12_980 }]);
    const unshipped = await aPaidOrder(shop, customer);
    expect(await refusalOf(requestReturn(admin, unshipped.id))).toBe('ORDER_NOT_SHIPPED');
  });

  test('prevents undoing the shipment', async () => {
    const { id } = await aShippedOrder(shop, cast());
    await requestReturn(customer, id);

    const undone = ask(admin, 'mutation ($id: ID!) { undoShipOrder(id: $id) { id } }', { id });

    expect(await refusalOf(undone)).toBe('SHIPMENT_FINAL');
  });
});

describe('the list for admins', () => {
  interface Listed {
    readonly totalCount: number;
    readonly counts: Record<'all' | 'asked' | 'inTransit' | 'overdue' | 'here' | 'closed', number>;
    readonly nodes: { id: string; state: string; overdue: boolean; order: { id: string } }[];
  }
  const list = (variables: { state?: string[]; overdue?: boolean; search?: string } = {}) =>
    ask<Listed>(
      admin,
      `query ($state: [ReturnState!], $overdue: Boolean, $search: String) {
        adminReturns(state: $state, overdue: $overdue, search: $search, first: 100) {
          totalCount counts { all asked inTransit overdue here closed } nodes { id state overdue order { id } } } }`,
      variables,
    );

  test('filters returns by state, newest first, and finds them by order, part and customer', async () => {
    const before = (await list()).counts;
    const { id, part } = await aShippedOrder(shop, cast(), { quantity: 4, part: { name: 'Odd sprocket' } });
    const asked = await requestReturn(customer, id, { reason: 'DAMAGED' });
    const accepted = await requestReturn(customer, id, { reason: 'WRONG_PART' });
    await acceptReturn(admin, accepted.id);
    const { id: here } = await aReturnThatCame(cast(), id);
    const declined = await requestReturn(customer, id, { reason: 'DOES_NOT_FIT' });
    await declineReturn(admin, declined.id);

    const { counts, nodes } = await list();
    expect(nodes.slice(0, 4).map((one) => one.id)).toEqual([declined.id, here, accepted.id, asked.id]);
    expect(counts).toEqual({
      all: before.all + 4,
      asked: before.asked + 1,
      inTransit: before.inTransit + 1,
      overdue: before.overdue,
      here: before.here + 1,
      closed: before.closed + 1,
    });
    await shop.runTask('count-folding');
    expect((await list()).counts).toEqual(counts);
    const found = await list({ search: 'odd SPROCKET' });
    expect(found.counts).toEqual({ all: 4, asked: 1, inTransit: 1, overdue: 0, here: 1, closed: 1 });
    expect(await list({ search: part.name, state: ['RECEIVED'] })).toMatchObject({
      totalCount: 1,
      nodes: [{ id: here, state: 'RECEIVED', order: { id } }],
    });
    expect((await list({ search: asked.number })).nodes.map((one) => one.id)).toEqual([asked.id]);
    expect((await list({ search: customer.email, state: ['REQUESTED'] })).totalCount).toBeGreaterThan(0);
    const one = await ask<{ id: string }>(admin, 'query ($id: ID!) { return(id: $id) { id } }', { id: here });
    expect(one.id).toBe(here);
  });

  test('marks an accepted return as overdue a week after it should have been sent', async () => {
    const { id, part } = await aShippedOrder(shop, cast(), { quantity: 5, part: { name: 'Late sprocket' } });
    const before = await list({ overdue: true });
    const acceptedAgo = async (days: number) => {
      const back = newId();
      await shop.database.query(
        `INSERT INTO order_return (id, order_id, part_id, unit_price_minor, reason, units, requested_at, accepted_at)
         SELECT $2, id, part_id, unit_price_minor, 'DAMAGED', 2, now() - ($3 + 1) * interval '24 hours',
           now() - $3 * interval '24 hours' FROM shop_order WHERE id = $1`,
        [id, back, days],
      );
      return back;
    };
    await acceptedAgo(21);
    const overdue = await acceptedAgo(23);
    await receiveReturn(admin, overdue, 1);

    const { nodes, totalCount, counts } = await list({ overdue: true });

    expect(nodes.map((one) => one.id)).toEqual([overdue, ...before.nodes.map((one) => one.id)]);
    expect(nodes[0]).toMatchObject({ state: 'ACCEPTED', overdue: true });
    expect([totalCount, counts.overdue]).toEqual([before.totalCount + 1, before.totalCount + 1]);
    expect((await list({ search: part.name })).counts).toMatchObject({ inTransit: 2, overdue: 1 });
    expect(await list({ search: part.name, overdue: true })).toMatchObject({ totalCount: 1 });
    await refundReturn(admin, overdue, { expectedUnits: 1 });
    expect(await list({ search: part.name, overdue: true })).toMatchObject({ totalCount: 0, nodes: [] });
  });
});
