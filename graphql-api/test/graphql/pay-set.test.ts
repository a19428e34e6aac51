import { Role } from '../../src/auth/role.js';
import { loseOrder } from '../support/accident.js';
import { ask, Refused } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { casesOf, refundOrder, resolveCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import { deleteOrder, getOrder, placeOrder, refusalOf } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, confirmTogether, orderOfSet, payTogether } from '../support/sets.js';
import { recordTransaction } from '../support/sql-recorder.js';
import { unfinishedPayments } from '../support/unfinished-payments.js';
import { until } from '../support/until.js';

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  sandbox = new SandboxControl(shop);
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterEach(async () => {
  await sandbox.repair();
  expect(await moneyFaults(shop)).toEqual([]);
  expect(await unfinishedPayments(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

/** The customer types a card into the form: their browser confirms the intent at Stripe. */
const payWith = (intentId: string, card = 'pm_card_visa') =>
  shop.stripe.paymentIntents.confirm(intentId, { payment_method: card });

const detailsOf = async (operation: Promise<unknown>) => {
  const error: unknown = await operation.catch((refusal: unknown) => refusal);
  return error instanceof Refused ? { code: error.code, ...error.details } : error;
};

const endHolds = (ids: readonly string[]) =>
  shop.database.query(
    "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = ANY($1) AND held",
    [ids],
  );

const reprice = async (partId: string, price: string) =>
  ask(admin, 'mutation ($id: ID!, $price: Money!) { updatePart(id: $id, input: { price: $price }) { id } }', {
    id: partId,
    price,
  });

const reconcile = async () => {
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
  await shop.runTask('reconciler');
};

const refundsOf = async (intent: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intent })).data
    .map(({ amount }) => amount)
    .sort((one, other) => one - other);

async function aPaidSet(card = 'pm_card_visa') {
  const { ids, parts } = await aSet(shop, customer);
  const { id: intent } = await payTogether(customer, ids);
  await payWith(intent, card);
  await confirmTogether(customer, ids, intent);
  return { ids, parts, intent };
}

describe('a payment of three orders', () => {
  test('is one charge of their total, and each order lists the others paid with it', async () => {
    const { ids } = await aSet(shop, customer);

    const intent = await payTogether(customer, ids);
    expect(intent.amount).toBe('70.00');
    await payWith(intent.id);
    const paid = await confirmTogether(customer, ids, intent.id);

    expect(paid).toHaveLength(3);
    for (const order of paid) {
      expect(order).toMatchObject({ paid: true, status: 'PENDING', transactionId: intent.id });
      expect(order.paidWith.map(({ id }) => id)).toEqual(ids.filter((id) => id !== order.id).sort());
    }
    const { metadata, latest_charge } = await shop.stripe.paymentIntents.retrieve(intent.id);
    expect(latest_charge).not.toBeNull();
    expect(Object.keys(metadata).sort()).toEqual(['attempt_id', 'request_id', 'uid']);
  });

  test('is the same for the same orders in any order, and confirming twice has the effect of once', async () => {
    const { ids } = await aSet(shop, customer);

    const first = await payTogether(customer, ids);
    expect((await payTogether(customer, ids.toReversed())).id).toBe(first.id);
    await payWith(first.id);
    await Promise.all([1, 2, 3].map(() => confirmTogether(customer, ids, first.id)));

    const lines: unknown[] = await shop.database.query(
      "SELECT 1 FROM audit_log WHERE action = 'ORDER_PAID' AND subject_id = ANY($1)",
      [ids],
    );
    expect(lines).toHaveLength(3);
  });

  test('is settled by the webhook when the browser is closed, and otherwise by the reconciler', async () => {
    const [notified, lost] = [await aSet(shop, customer), await aSet(shop, customer)];
    const open = await payTogether(customer, lost.ids);
    await payWith(open.id);
    await reconcile();
    for (const id of lost.ids) expect(await getOrder(customer, id)).toMatchObject({ paid: true });

    await shop.connectWebhook();
    await payWith((await payTogether(customer, notified.ids)).id);
    await until(async () => (await getOrder(customer, notified.ids[2]!)).paid, 'the webhook');
  });

  test('is confirmed and shown per order for documented clients', async () => {
    const { ids } = await aSet(shop, customer);
    const { id: transactionId } = await payTogether(customer, ids);
    await payWith(transactionId);

    for (const order of ids) {
      const { status } = await customer.rest('PATCH', `/orders/${order}`, { order, transactionId });
      expect(status).toBe(200);
      expect((await customer.rest('GET', `/orders/${order}`)).body).toMatchObject({
        paid: true,
        transactionId,
      });
    }
  });

  test('takes either several ids or the older single id', async () => {
    const { ids } = await aSet(shop, customer);
    const asked = (variables: object) =>
      refusalOf(
        ask(
          customer,
          'mutation ($orderId: ID, $orderIds: [ID!]) { createPaymentIntent(orderId: $orderId, orderIds: $orderIds) { id } }',
          variables,
        ),
      );

    expect(await asked({})).toBe('BAD_INPUT');
    expect(await asked({ orderId: ids[0], orderIds: ids })).toBe('BAD_INPUT');
    expect(await asked({ orderIds: [] })).toBe('BAD_INPUT');
    expect(await asked({ orderIds: Array.from({ length: 51 }, () => ids[0]) })).toBe('BAD_INPUT');
  });

  test('cannot be confirmed for no orders or for more than a set can have', async () => {
    const { ids, intent } = await aPaidSet();

    expect(await refusalOf(confirmTogether(customer, [], intent))).toBe('BAD_INPUT');
    const tooMany = Array.from({ length: 51 }, () => ids[0]!);
    expect(await refusalOf(confirmTogether(customer, tooMany, intent))).toBe('BAD_INPUT');
  });

  test('takes as many statements for thirty expired orders as for three', async () => {
    const statementsOf = async (count: number) => {
      const ids: string[] = [];
      for (let n = 0; n < count; n++) ids.push((await placeOrder(customer, await aPart(shop.database))).id);
      await endHolds(ids);
      await shop.runTask('hold-expiry');
      const orders = await import('../../src/features/payments/paying/payment.service.js');
      jest
        .spyOn(orders.PaymentService.prototype as unknown as { resume: () => Promise<object> }, 'resume')
        .mockResolvedValue({ id: 'pi', clientSecret: 's', amountMinor: 1, currency: 'usd' });
      const statements = await recordTransaction(() => payTogether(customer, ids));
      jest.restoreAllMocks();
      await payTogether(customer, ids);
      return statements.length;
    };

    const few = await statementsOf(3);
    expect(await statementsOf(30)).toBe(few);
    expect(few).toBeLessThanOrEqual(14);
  });
});

describe('a refused set names every affected order and changes nothing', () => {
  test('when a price has changed: with both totals of each order and of all, and it can be paid once accepted', async () => {
    const { ids, parts } = await aSet(shop, customer);
    await endHolds(ids);
    await shop.runTask('hold-expiry');
    await reprice(parts[0]!.id, '11.00');
    await reprice(parts[2]!.id, '39.00');

    expect(await detailsOf(payTogether(customer, ids))).toMatchObject({
      code: 'PRICE_CHANGED',
      oldTotal: '70.00',
      newTotal: '70.00',
      orders: expect.arrayContaining([
        expect.objectContaining({ orderId: ids[0], oldTotal: '10.00', newTotal: '11.00' }),
        expect.objectContaining({ orderId: ids[2], oldTotal: '40.00', newTotal: '39.00' }),
      ]),
    });
    expect(await refusalOf(payTogether(customer, ids, '70.01'))).toBe('PRICE_CHANGED');
    const intent = await payTogether(customer, ids, '70.00');
    await payWith(intent.id);
    const paid = await confirmTogether(customer, ids, intent.id);
    expect(paid.map(({ price }) => price).sort()).toEqual(['11.00', '20.00', '39.00']);
  });

  test('when parts are sold out, bought too often or the orders of another customer', async () => {
    const { ids, parts } = await aSet(shop, customer, { availableQuantity: 1 });
    await endHolds(ids);
    await shop.runTask('hold-expiry');
    for (const part of [parts[0]!, parts[1]!]) await placeOrder(await shop.signIn({}), part);

    expect(await detailsOf(payTogether(customer, ids))).toMatchObject({
      code: 'PART_SOLD_OUT',
      orders: ids
        .slice(0, 2)
        .toSorted()
        .map((orderId) => ({ orderId, code: 'PART_SOLD_OUT', available: 0 })),
    });
    expect((await getOrder(customer, ids[2]!)).holdExpiresAt).not.toBeNull();
    expect(await shop.database.query('SELECT 1 FROM shop_order WHERE id = $1 AND held', [ids[2]])).toEqual(
      [],
    );

    const foreign = await placeOrder(await shop.signIn({}), await aPart(shop.database));
    expect(await detailsOf(payTogether(customer, [ids[2]!, foreign.id]))).toMatchObject({
      code: 'FORBIDDEN',
      orders: [{ orderId: foreign.id }],
    });
    await payTogether(customer, [ids[2]!]);
  });

  test('when one is already paid', async () => {
    const { ids } = await aPaidSet();
    const other = await placeOrder(customer, await aPart(shop.database));

    expect(await detailsOf(payTogether(customer, [other.id, ids[1]!]))).toMatchObject({
      code: 'ORDER_ALREADY_PAID',
      orders: [{ orderId: ids[1] }],
    });
  });

  test('two orders of the same part retake all of their units or none', async () => {
    const part = await aPart(shop.database, { availableQuantity: 5, priceMinor: 1000 });
    const [one, two] = [await placeOrder(customer, part, 2), await placeOrder(customer, part, 3)];
    const ids = [one.id, two.id];
    await endHolds(ids);
    await shop.runTask('hold-expiry');
    const taken = await placeOrder(await shop.signIn({}), part, 1);

    expect(await detailsOf(payTogether(customer, ids))).toMatchObject({
      code: 'QUANTITY_OUT_OF_RANGE',
      orders: [{ available: 4 }, { available: 4 }],
    });
    await deleteOrder(admin, taken.id);
    expect((await payTogether(customer, ids)).amount).toBe('50.00');
  });
});

describe('overlapping sets', () => {
  test('a newer set cancels the older payment, whose other orders stay payable', async () => {
    const { ids } = await aSet(shop, customer);
    const older = await payTogether(customer, [ids[0]!, ids[1]!]);
    const alone = await payTogether(customer, [ids[2]!]);

    const newer = await payTogether(customer, [ids[1]!, ids[2]!]);

    await expect(payWith(older.id)).rejects.toThrow();
    await expect(payWith(alone.id)).rejects.toThrow();
    await payWith(newer.id);
    await confirmTogether(customer, [ids[1]!, ids[2]!], newer.id);
    const rest = await payTogether(customer, [ids[0]!]);
    await payWith(rest.id);
    expect(await confirmTogether(customer, [ids[0]!], rest.id)).toMatchObject([{ paid: true, paidWith: [] }]);
  });

  test('a set that was paid in the meantime is settled instead', async () => {
    const { ids } = await aSet(shop, customer);
    const older = await payTogether(customer, [ids[0]!, ids[1]!]);
    await payWith(older.id);

    expect(await refusalOf(payTogether(customer, [ids[1]!, ids[2]!]))).toBe('ORDER_ALREADY_PAID');
    expect(await getOrder(customer, ids[0]!)).toMatchObject({ paid: true });
    expect(await getOrder(customer, ids[2]!)).toMatchObject({ paid: false });
  });

  test.each(['deleted', 'expired'])(
    'an order that is %s cancels the payment of its set and no other order',
    async (how) => {
      const { ids } = await aSet(shop, customer);
      const open = await payTogether(customer, ids);

      if (how === 'deleted') await deleteOrder(customer, ids[1]!);
      else {
        await endHolds([ids[1]!]);
        await shop.runTask('hold-expiry');
      }

      await expect(payWith(open.id)).rejects.toThrow();
      const others = [ids[0]!, ids[2]!];
      const next = await payTogether(customer, others);
      expect(next.amount).toBe('50.00');
      await payWith(next.id);
      expect(await confirmTogether(customer, others, next.id)).toMatchObject([
        { paid: true },
        { paid: true },
      ]);
    },
  );
});

describe('C46: a payment for an order that cannot be honored', () => {
  async function aSetWithOneLost(what: 'order' | 'units') {
    const { ids, parts } = await aSet(shop, customer, { availableQuantity: 1 });
    const { id: intent } = await payTogether(customer, ids);
    await loseOrder(shop, ids[1]!, what);
    if (what === 'units') await placeOrder(await shop.signIn({}), parts[1]!);
    await payWith(intent);
    return { ids, intent };
  }

  test.each(['order', 'units'] as const)(
    'is refunded for that order only, and the others are paid (lost %s)',
    async (what) => {
      const { ids, intent } = await aSetWithOneLost(what);
      const rest = what === 'order' ? [ids[0]!, ids[2]!] : ids;

      const answered = await confirmTogether(customer, rest, intent);

      expect(answered.filter(({ paid }) => paid).map(({ id }) => id)).toEqual([ids[0], ids[2]].toSorted());
      expect(await refundsOf(intent)).toEqual([2000]);
      if (what === 'units') {
        expect(await orderOfSet(customer, ids[1]!)).toMatchObject({ paid: false, refundState: 'REFUNDED' });
        const { body } = await customer.rest('PATCH', `/orders/${ids[1]}`, {
          order: ids[1],
          transactionId: intent,
        });
        expect(body.code).toBe('PAYMENT_REFUNDED');
      }
      expect(
        (await casesOf(admin, { search: intent })).map(({ kind, state, amount }) => [kind, state, amount]),
      ).toEqual([['LATE_PAYMENT', 'CLOSED', '20.00']]);
    },
  );

  test('is honored at the agreed total when prices change and the holds expire in the meantime', async () => {
    const { ids, parts } = await aSet(shop, customer);
    const { id: intent } = await payTogether(customer, ids);
    await reprice(parts[1]!.id, '99.00');
    await endHolds(ids);
    await payWith(intent);

    const paid = await confirmTogether(customer, ids, intent);

    expect(paid.map(({ paid: isPaid, price }) => [isPaid, price])).toEqual([
      [true, '10.00'],
      [true, '20.00'],
      [true, '40.00'],
    ]);
    expect(await refundsOf(intent)).toEqual([]);
  });

  test('is refunded completely when it does not match the set, whose orders can be paid again', async () => {
    const { ids } = await aSet(shop, customer);
    const { id: intent } = await payTogether(customer, ids);
    await shop.database.query(
      'UPDATE payment_attempt_order SET amount_minor = amount_minor + 1 WHERE order_id = $1',
      [ids[0]],
    );
    await payWith(intent);
    expect(await refusalOf(confirmTogether(customer, ids, intent))).toBe('PAYMENT_MISMATCH');

    const [noted] = await casesOf(admin, { state: 'OPEN', search: intent });
    expect(noted).toMatchObject({ kind: 'PAYMENT_MISMATCH', amount: '70.00', action: 'REFUND' });
    await resolveCase(admin, noted!);

    expect(await refundsOf(intent)).toEqual([7000]);
    const next = await payTogether(customer, ids);
    await payWith(next.id);
    expect(await confirmTogether(customer, ids, next.id)).toMatchObject([
      { paid: true },
      { paid: true },
      { paid: true },
    ]);
  });

  test.each(['fail', 'fail_after'] as const)(
    'is refunded once by the reconciler when the provider %ss',
    async (kind) => {
      const { ids, intent } = await aSetWithOneLost('units');
      await sandbox.break({ route: 'POST /v1/refunds', kind, status: 500, times: 100 });

      await confirmTogether(customer, ids, intent);
      // Given although it did not say so, its own message tells of it.
      if (kind === 'fail') {
        expect(await orderOfSet(customer, ids[1]!)).toMatchObject({ refundState: 'PENDING' });
      }

      await sandbox.repair();
      await reconcile();
      expect(await refundsOf(intent)).toEqual([2000]);
      expect(await orderOfSet(customer, ids[1]!)).toMatchObject({ refundState: 'REFUNDED' });
    },
  );

  test('is refunded once, even after the provider has forgotten the idempotency key', async () => {
    // A message that arrives while the test plays the provider would request the refund at the same time.
    await sandbox.webhooks('drop');
    const { ids, intent } = await aSetWithOneLost('units');
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 100 });
    await confirmTogether(customer, ids, intent);
    await sandbox.repair();
    // As if it had been refunded a day ago, and the response had never arrived.
    await shop.stripe.refunds.create({
      payment_intent: intent,
      amount: 2000,
      metadata: { order_id: ids[1]! },
    });

    await reconcile();

    expect(await refundsOf(intent)).toEqual([2000]);
  });

  test('is settled once by two instances, a webhook and a browser at the same time', async () => {
    await shop.connectWebhook();
    const { ids, intent } = await aSetWithOneLost('units');

    await Promise.all([
      confirmTogether(customer, ids, intent),
      confirmTogether(customer, [ids[0]!], intent),
      shop.app.services.settlement.settle(intent, { actor: 'system:reconciler' }),
      reconcile(),
    ]);

    expect(await refundsOf(intent)).toEqual([2000]);
    expect((await orderOfSet(customer, ids[0]!)).paidWith).toEqual([{ id: ids[2] }]);
  });
});

describe('an order of a paid set', () => {
  test('can be refunded alone: its share is refunded, the others stay paid', async () => {
    const { ids, intent } = await aPaidSet();

    await refundOrder(admin, ids[2]!);
    expect(await refundsOf(intent)).toEqual([4000]);
    await refundOrder(admin, ids[0]!);
    await refundOrder(admin, ids[0]!);

    expect(await refundsOf(intent)).toEqual([1000, 4000]);
    expect(await orderOfSet(customer, ids[2]!)).toMatchObject({
      status: 'REFUNDED',
      refundState: 'REFUNDED',
    });
    expect(await orderOfSet(customer, ids[1]!)).toMatchObject({ status: 'PENDING', refundState: null });
    expect(await casesOf(admin, { state: 'OPEN', search: intent })).toEqual([]);
  });

  test('gets its own case when its refund fails, and the others get none', async () => {
    await shop.connectWebhook();
    const { ids, intent } = await aPaidSet('pm_card_refundFail');
    await refundOrder(admin, ids[0]!);
    const open = () => casesOf(admin, { state: 'OPEN', search: intent });
    await until(async () => (await open()).length > 0, 'the case');

    const [failed, ...others] = await open();
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ kind: 'REFUND_FAILED', amount: '10.00', action: 'MARK_REFUNDED' });
    expect((await orderOfSet(customer, ids[0]!)).refundState).toBe('FAILED');
    expect((await orderOfSet(customer, ids[1]!)).refundState).toBeNull();
    await resolveCase(admin, failed!, 'By bank transfer.');
    expect((await orderOfSet(customer, ids[0]!)).refundState).toBe('REFUNDED');
  });

  test('whose payment was partly refunded manually needs the affected orders named, and closes those', async () => {
    await shop.connectWebhook();
    const { ids, intent } = await aPaidSet();
    await refundOrder(admin, ids[0]!);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 2000 });
    const open = () => casesOf(admin, { state: 'OPEN', search: intent });
    await until(async () => (await open()).length > 0, 'the case');

    const [noted] = await open();
    expect(noted).toMatchObject({ kind: 'PROVIDER_REFUND', amount: '20.00', action: 'ACKNOWLEDGE' });
    expect(noted!.detail).toContain('The payment covered 3 orders: select the ones that the refund was for.');
    const resolve = (orderIds: string[]) =>
      ask(
        admin,
        'mutation ($id: ID!, $orderIds: [ID!]) { resolvePaymentCase(id: $id, action: ACKNOWLEDGE, orderIds: $orderIds) { state } }',
        { id: noted!.id, orderIds },
      );
    expect(await refusalOf(resolve([ids[2]!]))).toBe('BAD_INPUT');
    await resolve([ids[1]!]);

    expect(await refundsOf(intent)).toEqual([1000, 2000]);
    expect(await orderOfSet(customer, ids[1]!)).toMatchObject({
      status: 'REFUNDED',
      refundState: 'REFUNDED',
    });
    expect(await orderOfSet(customer, ids[2]!)).toMatchObject({ status: 'PENDING' });
  });

  test('is disputed with the others, cannot be refunded until it is decided, and is charged back when the dispute is lost', async () => {
    await shop.connectWebhook();
    const { ids, intent } = await aPaidSet('pm_card_createDispute');
    const kinds = async () => (await casesOf(admin, { search: intent })).map(({ kind }) => kind).sort();
    await until(async () => (await kinds()).includes('DISPUTE'), 'the dispute');
    for (const id of ids) expect(await orderOfSet(customer, id)).toMatchObject({ disputed: true });
    expect(await refusalOf(refundOrder(admin, ids[1]!))).toBe('ORDER_DISPUTED');

    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.close(dispute!.id);
    await until(async () => (await kinds()).includes('CHARGEBACK'), 'the chargeback');

    for (const id of ids) expect(await orderOfSet(customer, id)).toMatchObject({ disputed: false });
    expect(await refundsOf(intent)).toEqual([]);
  });
});
