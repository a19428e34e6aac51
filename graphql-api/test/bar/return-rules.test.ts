import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { shipOrder, refundOrder } from '../support/cases.js';
import { getOrder, refusalOf } from '../support/operations.js';
import { moneyFaults } from '../support/money-faults.js';
import {
  acceptReturn,
  aPaidOrder,
  aReturn,
  aShippedOrder,
  cancelOrder,
  declineReturn,
  receiveReturn,
  refundReturn,
  requestReturn,
  withdrawReturn,
} from '../support/returns.js';

jest.setTimeout(60_000);

let shop: TestShop;
let customer: Customer;
let admin: Customer;
let second: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
  second = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const cast = () => ({ customer, admin });

/** Outcomes of several concurrent actions: "ok" or the refusal of each. */
const outcomes = (tries: readonly Promise<unknown>[]) =>
  Promise.all(tries.map((one) => one.then(() => 'ok').catch(() => refusalOf(one))));

describe('C50: the database refuses invalid returns', () => {
  let id: string;
  let came: string;
  beforeAll(async () => {
    const order = await aShippedOrder(shop, cast(), { quantity: 3 });
    id = order.id;
    came = await aReturn(cast(), id, 'came', 2);
  });

  const change = (set: string) => shop.database.query(`UPDATE order_return SET ${set} WHERE id = $1`, [came]);
  const insert = (values: string) =>
    shop.database.query(
      `INSERT INTO order_return (id, order_id, part_id, unit_price_minor, reason, units, accepted_at)
       SELECT gen_random_uuid(), ${values} FROM shop_order AS o WHERE id = $1`,
      [id],
    );

  test.each([
    ['more units than were to come', 'shelved = 3, received_at = NULL'],
    ['fewer than came', 'shelved = 1, received_at = NULL'],
    ['received again', "received_at = now() + interval '1 day'"],
    ['withdrawn once it came', 'withdrawn_at = clock_timestamp()'],
    ['declined once it was accepted', "declined_at = clock_timestamp(), answer = 'No.'"],
    ['accepted never', 'accepted_at = NULL'],
    ['refunded before it was accepted', "refunded_at = '2020-01-01', refund_minor = 12980"],
    ['refunded without an amount', 'refunded_at = clock_timestamp()'],
    ['more money than it cost', 'refunded_at = clock_timestamp(), refund_minor = 12981'],
    ['less money without a reason', 'refunded_at = clock_timestamp(), refund_minor = 12979'],
    [
      'all of the money with a reason',
      "refunded_at = clock_timestamp(), refund_minor = 12980, deduction = 'No.'",
    ],
    ['of another order', 'order_id = gen_random_uuid()'],
    ['for another reason', "reason = 'DAMAGED'"],
  ])('%s', async (_what, set) => {
    await expect(change(set)).rejects.toThrow(/violates|only moves forward/);
  });

  test.each([
    ['closed without a reason, though nothing came', 'refund_minor = 0'],
    ['money for what did not come', "refund_minor = 1, deduction = 'No.'"],
  ])('%s', async (_what, set) => {
    const order = await aShippedOrder(shop, cast());
    const awaited = await aReturn(cast(), order.id, 'accepted', 1);
    await expect(
      shop.database.query(`UPDATE order_return SET refunded_at = clock_timestamp(), ${set} WHERE id = $1`, [
        awaited,
      ]),
    ).rejects.toThrow(/violates/);
  });

  test.each([
    [
      'more units than are left of the order',
      "o.id, part_id, unit_price_minor, 'DAMAGED', 2, clock_timestamp()",
    ],
    ['no units', "o.id, part_id, unit_price_minor, 'DAMAGED', 0, clock_timestamp()"],
    ['another price', "o.id, part_id, unit_price_minor + 1, 'DAMAGED', 1, clock_timestamp()"],
    ['no reason that there is', "o.id, part_id, unit_price_minor, 'BORED', 1, clock_timestamp()"],
  ])('a return of %s', async (_what, values) => {
    await expect(insert(values)).rejects.toThrow(/violates|at its price/);
  });

  test('a return of an unshipped order, a refund without a return, and a deleted return', async () => {
    const paid = await aPaidOrder(shop, customer);
    await expect(
      shop.database.query(
        `INSERT INTO order_return (id, order_id, part_id, unit_price_minor, reason, units)
         SELECT gen_random_uuid(), id, part_id, unit_price_minor, 'DAMAGED', 1 FROM shop_order WHERE id = $1`,
        [paid.id],
      ),
    ).rejects.toThrow('at its price');
    await expect(
      shop.database.query(
        `INSERT INTO return_refund (return_id, attempt_id, order_id, amount_minor)
         SELECT $1, attempt_id, order_id, 1 FROM payment_attempt_order WHERE order_id = $2`,
        [came, id],
      ),
    ).rejects.toThrow('violates foreign key');
    await expect(shop.database.query('DELETE FROM order_return WHERE id = $1', [came])).rejects.toThrow(
      'append-only',
    );
  });

  test.each([
    ['more came back than is in returns', 'units_back = 3'],
    ['more is in returns than was ordered', 'units_in_returns = 4'],
    ['more money went back than what came cost', 'returned_minor = 12981'],
    ['returned, and not all of it came', 'returned_at = now()'],
    ['cancelled, and not refunded', 'cancelled_at = now()'],
    ['in returns, and not shipped', 'shipped_at = NULL, parcel_id = NULL'],
  ])('an order of which %s', async (_what, set) => {
    await expect(shop.database.query(`UPDATE shop_order SET ${set} WHERE id = $1`, [id])).rejects.toThrow(
      'violates',
    );
  });
});

describe('C50: concurrent steps', () => {
  test('a customer cancels while one admin ships and another refunds: one wins, the others are refused or get the same result', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, intent } = await aPaidOrder(shop, customer);
      const tries = [
        () => shipOrder(admin, id),
        () => cancelOrder(customer, id),
        () => refundOrder(second, id),
        () => cancelOrder(customer, id),
      ];
      const answers = await outcomes(tries.map((_one, index) => tries[(index + round) % 4]!()));
      const inOrder = answers.map((_one, index) => answers[(index - (round % 4) + 4) % 4]);
      const { status } = await getOrder(customer, id);
      expect(inOrder).toEqual(
        status === 'SHIPPED'
          ? ['ok', 'ORDER_ALREADY_SHIPPED', 'ORDER_ALREADY_SHIPPED', 'ORDER_ALREADY_SHIPPED']
          : ['ORDER_REFUNDED', 'ok', 'ok', 'ok'],
      );
      const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
      expect(data).toHaveLength(status === 'SHIPPED' ? 0 : 1);
    }
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('two admins, or an admin and the customer: only one step of each pair takes effect', async () => {
    const asked = async () => aReturn(cast(), (await aShippedOrder(shop, cast())).id, 'asked');
    const accepted = async () => aReturn(cast(), (await aShippedOrder(shop, cast())).id, 'accepted');
    const came = async () => aReturn(cast(), (await aShippedOrder(shop, cast())).id, 'came');
    const one = await asked();
    const first = await outcomes([acceptReturn(admin, one), declineReturn(second, one)]);
    expect(first.sort()).toEqual(['RETURN_STATE', 'ok']);
    const two = await asked();
    const [, declined] = await outcomes([withdrawReturn(customer, two), declineReturn(admin, two)]);
    const three = await accepted();
    const third = await outcomes([withdrawReturn(customer, three), receiveReturn(admin, three, 1)]);
    expect(third.sort()).toEqual(['RETURN_STATE', 'ok']);
    expect(['ok', 'RETURN_STATE']).toContain(declined);
    const four = await accepted();
    expect(await outcomes([receiveReturn(admin, four, 1), receiveReturn(second, four, 1)])).toEqual([
      'ok',
      'ok',
    ]);
    const five = await came();
    expect(await outcomes([refundReturn(admin, five), refundReturn(second, five)])).toEqual(['ok', 'ok']);
    const six = await came();
    const sixth = await outcomes([
      refundReturn(admin, six),
      refundReturn(second, six, { amount: '1.00', deduction: 'Used.' }),
    ]);
    expect(sixth.sort()).toEqual(['RETURN_STATE', 'ok']);
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('five parallel requests: equal ones create one return, different ones never exceed the ordered units', async () => {
    const same = await aShippedOrder(shop, cast(), { quantity: 3 });
    const asked = await Promise.all(Array.from({ length: 5 }, () => requestReturn(customer, same.id)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const other = await aShippedOrder(shop, cast(), { quantity: 3 });
    const answers = await outcomes(
      ['DAMAGED', 'WRONG_PART', 'DOES_NOT_FIT', 'CHANGED_MIND'].map((reason) =>
        requestReturn(customer, other.id, { reason, units: 2 }),
      ),
    );
    expect(answers.sort()).toEqual(['RETURN_UNITS', 'RETURN_UNITS', 'RETURN_UNITS', 'ok']);
  });
});
