import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { type CaseView, casesOf, refundOrder, resolveCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import {
  aPaidOrder,
  aReturnThatCame,
  aShippedOrder,
  orderWithReturns,
  refundReturn,
} from '../support/returns.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, confirmTogether, orderOfSet, payTogether } from '../support/sets.js';
import { until } from '../support/until.js';

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
  await shop.connectWebhook();
});
afterEach(async () => {
  await sandbox.repair();
  await allDelivered();
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const allDelivered = () =>
  until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');

/** Refunds cents in the provider's dashboard. Returns the refund's id. */
async function refundManually(intent: string, amount?: number): Promise<string> {
  const { id } = await shop.stripe.refunds.create({ payment_intent: intent, amount });
  await allDelivered();
  return id;
}

/** Days later the customer's bank sends it back. */
async function fails(refund: string): Promise<void> {
  await sandbox.failRefund(refund);
  await allDelivered();
}

const openCases = (intent: string) => casesOf(admin, { state: 'OPEN', search: intent });
const shown = async (intent: string) =>
  (await openCases(intent)).map(({ kind, amount, action }) => `${kind} ${amount} ${action}`).sort();
/** Cents of each refund that has not failed. */
async function given(intent: string): Promise<number[]> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  return data.flatMap(({ amount, status }) => (status === 'failed' ? [] : [amount]));
}
const refundStateOf = async (id: string) => (await orderWithReturns(customer, id)).refundState;
const paidBack = (found: CaseView) => resolveCase(admin, found, 'Bank transfer, 21 November.');

/** An order of $64.90, a third refunded manually, the other two thirds by the shop. */
async function partByHandRestByShop() {
  const { id, intent } = await aPaidOrder(shop, customer);
  const byHand = await refundManually(intent, 2163);
  await refundOrder(admin, id);
  await allDelivered();
  expect(await openCases(intent)).toEqual([]);
  expect(await refundStateOf(id)).toBe('REFUNDED');
  return { id, intent, byHand };
}

describe('a manual refund that fails days later', () => {
  test('beside one by the shop: the case shows the open amount, and the customer sees a failed refund', async () => {
    const { id, intent, byHand } = await partByHandRestByShop();

    await fails(byHand);

    expect(await shown(intent)).toEqual(['REFUND_FAILED 21.63 MARK_REFUNDED']);
    expect(await refundStateOf(id)).toBe('FAILED');
    const [found] = await openCases(intent);
    expect(found!.detail).toBe('A refund issued in Stripe failed: expired or canceled card.');
    expect(found!.orderNumber).not.toBeNull();
    await paidBack(found!);
    expect(await refundStateOf(id)).toBe('REFUNDED');
  });

  test('opens one case despite repeated events, and none after it is paid', async () => {
    const { intent, byHand } = await partByHandRestByShop();
    await sandbox.webhooks('duplicate', 3);
    await fails(byHand);
    expect(await shown(intent)).toEqual(['REFUND_FAILED 21.63 MARK_REFUNDED']);
    const [found] = await openCases(intent);
    await paidBack(found!);

    const { data } = await shop.stripe.events.list({ type: 'refund.failed', limit: 1 });
    await shop.database.query('DELETE FROM stripe_event WHERE id = $1', [data[0]!.id]);
    await shop.database.query("UPDATE event_inquiry SET asked_at = now() - interval '1 hour'");
    await shop.runTask('missed-events');

    expect(await openCases(intent)).toEqual([]);
  });

  test('is found by polling when no event arrives', async () => {
    const { id, intent, byHand } = await partByHandRestByShop();
    await sandbox.webhooks('drop', 1);
    await sandbox.failRefund(byHand);
    expect(await openCases(intent)).toEqual([]);

    await shop.database.query("UPDATE event_inquiry SET asked_at = now() - interval '1 hour'");
    await shop.runTask('missed-events');

    expect(await shown(intent)).toEqual(['REFUND_FAILED 21.63 MARK_REFUNDED']);
    expect(await refundStateOf(id)).toBe('FAILED');
  });

  test.each([
    ['first', 0, '21.63'],
    ['second', 1, '43.27'],
  ] as const)('as the %s of two that closed the order opens a case', async (_, which, amount) => {
    const { id, intent } = await aPaidOrder(shop, customer);
    const refunds = [await refundManually(intent, 2163), await refundManually(intent)];
    const [whole] = await openCases(intent);
    expect(whole!.action).toBe('CLOSE_ORDER');
    await resolveCase(admin, whole!);

    await fails(refunds[which]!);

    expect(await shown(intent)).toEqual([`REFUND_FAILED ${amount} MARK_REFUNDED`]);
    expect(await refundStateOf(id)).toBe('FAILED');
  });

  test('and then the one by the shop: each has a case until both are paid', async () => {
    const { id, intent, byHand } = await partByHandRestByShop();
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    await fails(byHand);
    await fails(data.find((refund) => refund.id !== byHand)!.id);
    expect(await shown(intent)).toEqual([
      'REFUND_FAILED 21.63 MARK_REFUNDED',
      'REFUND_FAILED 43.27 MARK_REFUNDED',
    ]);

    for (const state of ['FAILED', 'REFUNDED']) {
      const [found] = await openCases(intent);
      await paidBack(found!);
      expect(await refundStateOf(id)).toBe(state);
    }
  });

  test('before the shop has refunded the rest: the shop refunds everything, and no case opens', async () => {
    const { id, intent } = await aPaidOrder(shop, customer);
    const byHand = await refundManually(intent, 2163);
    await sandbox.webhooks('hold');
    await sandbox.failRefund(byHand);
    await refundOrder(admin, id);
    await sandbox.release();
    await allDelivered();

    expect(await openCases(intent)).toEqual([]);
    expect(await refundStateOf(id)).toBe('REFUNDED');
  });

  test('after an admin has acknowledged it: the order stays paid, and the case says that the money came back', async () => {
    const { id, intent } = await aPaidOrder(shop, customer);
    const byHand = await refundManually(intent, 1000);
    const [noted] = await openCases(intent);
    await resolveCase(admin, noted!);

    await fails(byHand);

    expect(await shown(intent)).toEqual(['REFUND_FAILED 10.00 MARK_REFUNDED']);
    expect(await orderWithReturns(customer, id)).toMatchObject({ status: 'PENDING', refundState: null });
    // All of it is refunded after all, this included.
    await refundOrder(admin, id);
    await allDelivered();
    expect(await openCases(intent)).toEqual([]);
    expect(await refundStateOf(id)).toBe('REFUNDED');
  });

  test('and was paid another way: a later refund covers the rest only', async () => {
    const { id, intent } = await aPaidOrder(shop, customer);
    await fails(await refundManually(intent, 1000));
    const [failed] = await openCases(intent);
    await paidBack(failed!);

    await refundOrder(admin, id);
    await allDelivered();

    expect(await given(intent)).toEqual([5490]);
    expect(await openCases(intent)).toEqual([]);
    expect(await refundStateOf(id)).toBe('REFUNDED');
  });

  test('and was completely paid another way: a later refund pays out nothing', async () => {
    const { id, intent } = await aPaidOrder(shop, customer);
    await fails(await refundManually(intent));
    const [failed] = await openCases(intent);
    await paidBack(failed!);

    await refundOrder(admin, id);
    await allDelivered();

    expect(await given(intent)).toEqual([]);
    expect(await openCases(intent)).toEqual([]);
    expect(await refundStateOf(id)).toBe('REFUNDED');
  });

  test('before an admin has acted: one case for the refunded amount, and one for the failed', async () => {
    const { intent } = await aPaidOrder(shop, customer);
    const first = await refundManually(intent, 1000);
    await refundManually(intent, 500);

    await fails(first);

    expect(await shown(intent)).toEqual([
      'PROVIDER_REFUND 5.00 ACKNOWLEDGE',
      'REFUND_FAILED 10.00 MARK_REFUNDED',
    ]);
  });

  test('after a return got the rest of the payment: the return has failed until it is paid', async () => {
    const { id, intent } = await aShippedOrder(shop, { customer, admin });
    const back = await aReturnThatCame({ customer, admin }, id);
    await sandbox.webhooks('drop', 1);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', times: 4 });
    await refundReturn(admin, back.id);
    await sandbox.repair();
    const byHand = await refundManually(intent, 2000);
    await allDelivered();
    expect(await refundStateOf(id)).toBe('REFUNDED');

    await fails(byHand);

    expect(await shown(intent)).toEqual(['REFUND_FAILED 20.00 MARK_REFUNDED']);
    expect(await orderWithReturns(customer, id)).toMatchObject({
      refundState: 'FAILED',
      returns: [{ refundState: 'FAILED' }],
    });
    await paidBack((await openCases(intent))[0]!);
    expect(await orderWithReturns(customer, id)).toMatchObject({
      refundState: 'REFUNDED',
      returns: [{ refundState: 'REFUNDED' }],
    });
  });

  test('after a return refunded the known rest: it opens a case of its own', async () => {
    const { id, intent } = await aShippedOrder(shop, { customer, admin });
    const byHand = await refundManually(intent, 2000);
    const back = await aReturnThatCame({ customer, admin }, id);
    await refundReturn(admin, back.id, { amount: '44.90', deduction: '$20.00 went back before.' });

    await fails(byHand);

    expect(await shown(intent)).toEqual(['REFUND_FAILED 20.00 MARK_REFUNDED']);
  });
});

describe('of a payment of three orders', () => {
  /** Orders of $10, $20 and $40. */
  async function aPaidSet() {
    const { ids } = await aSet(shop, customer);
    const { id: intent } = await payTogether(customer, ids);
    await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await confirmTogether(customer, ids, intent);
    await allDelivered();
    return { ids, intent };
  }
  const name = async (intent: string, orderIds: readonly string[]) => {
    const [found] = await openCases(intent);
    await ask(
      admin,
      `mutation ($id: ID!, $orderIds: [ID!]) {
        resolvePaymentCase(id: $id, action: ACKNOWLEDGE, orderIds: $orderIds) { state } }`,
      { id: found!.id, orderIds },
    );
  };
  const statesOf = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await orderOfSet(customer, id)).refundState));

  test('one manual refund for two of them: each has its own case', async () => {
    const { ids, intent } = await aPaidSet();
    const byHand = await refundManually(intent, 3000);
    await name(intent, ids.slice(0, 2));

    await fails(byHand);

    expect(await shown(intent)).toEqual([
      'REFUND_FAILED 10.00 MARK_REFUNDED',
      'REFUND_FAILED 20.00 MARK_REFUNDED',
    ]);
    expect(await statesOf(ids)).toEqual(['FAILED', 'FAILED', null]);
    for (const found of await openCases(intent)) await paidBack(found);
    expect(await statesOf(ids)).toEqual(['REFUNDED', 'REFUNDED', null]);
  });

  test('two manual refunds for one of them, and the later fails: that order gets a case', async () => {
    const { ids, intent } = await aPaidSet();
    await refundManually(intent, 500);
    const later = await refundManually(intent, 1500);
    await name(intent, [ids[1]!]);

    await fails(later);

    expect(await shown(intent)).toEqual(['REFUND_FAILED 15.00 MARK_REFUNDED']);
    expect(await statesOf(ids)).toEqual([null, 'FAILED', null]);
  });

  test('a failed refund for none of them has its own case and does not affect the orders', async () => {
    const { ids, intent } = await aPaidSet();
    const byHand = await refundManually(intent, 700);
    await resolveCase(admin, (await openCases(intent))[0]!);
    await fails(byHand);
    expect(await shown(intent)).toEqual(['REFUND_FAILED 7.00 MARK_REFUNDED']);

    await refundOrder(admin, ids[0]!);
    await allDelivered();
    expect(await shown(intent)).toEqual(['REFUND_FAILED 7.00 MARK_REFUNDED']);
    expect(await statesOf(ids)).toEqual(['REFUNDED', null, null]);

    await paidBack((await openCases(intent))[0]!);
    expect(await statesOf(ids)).toEqual(['REFUNDED', null, null]);
  });
});
