import { Role } from '../../src/auth/role.js';
import { StockCheckService } from '../../src/features/fulfillment/stock/stock-check.service.js';
import { casesOf, resolveCase, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { moneyFaults } from '../support/money-faults.js';
import { refusalOf } from '../support/operations.js';
import { aReturnThatCame, aShippedOrder, orderWithReturns, refundReturn } from '../support/returns.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, confirmTogether, payTogether } from '../support/sets.js';
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
  expect(await new StockCheckService(shop.database.manager).firstDisagreement()).toBeNull();
});
afterAll(() => shop.close());

const cast = () => ({ customer, admin });
const allDelivered = () =>
  until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');
const amountsOf = async (intent: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount);
const casesAbout = async (intent: string) =>
  (await casesOf(admin, { search: intent })).map(({ kind, state }) => `${kind} ${state}`).sort();
const moneyOf = async (orderId: string) => {
  const { returns, refundState, refundedAmount } = await orderWithReturns(customer, orderId);
  return { refundState, refundedAmount, returns: returns.map((one) => one.refundState) };
};
async function reconcile() {
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
  await shop.runTask('reconciler');
}

test.each(['fail', 'fail_after'] as const)(
  'when the provider fails (%s), the return is refunded, a case shows the due refund, and the reconciler issues it once',
  async (kind) => {
    const { id, intent } = await aShippedOrder(shop, cast());
    const back = await aReturnThatCame(cast(), id);
    // Told of its own refund the shop would see to it at once.
    await sandbox.webhooks('drop');
    await sandbox.break({ route: 'POST /v1/refunds', kind, times: 4 });

    expect(await refundReturn(admin, back.id)).toMatchObject({
      state: 'REFUNDED',
      refundState: 'PENDING',
    });
    expect(await moneyOf(id)).toEqual({
      refundState: 'PENDING',
      refundedAmount: '64.90',
      returns: ['PENDING'],
    });
    expect(await casesAbout(intent)).toEqual(['REFUND_DUE OPEN']);

    await sandbox.repair();
    await reconcile();
    await allDelivered();
    expect(await moneyOf(id)).toMatchObject({ refundState: 'REFUNDED', returns: ['REFUNDED'] });
    expect(await amountsOf(intent)).toEqual([6490]);
    expect(await casesAbout(intent)).toEqual(['REFUND_DUE CLOSED']);
    expect(await moneyFaults(shop)).toEqual([]);
  },
);

test('late, repeated and reordered events about the refund open no case', async () => {
  await sandbox.webhooks('hold');
  const { id, intent } = await aShippedOrder(shop, cast(), { quantity: 2 });
  const one = await aReturnThatCame(cast(), id);
  await refundReturn(admin, one.id);
  const two = await aReturnThatCame(cast(), id);
  await refundReturn(admin, two.id, { amount: '10.00', deduction: 'Scratched.' });
  await sandbox.release();
  await allDelivered();

  expect(await casesAbout(intent)).toEqual(['REFUND_DUE CLOSED', 'REFUND_DUE CLOSED']);
  expect(await moneyOf(id)).toMatchObject({ refundedAmount: '74.90', returns: ['REFUNDED', 'REFUNDED'] });
  expect((await amountsOf(intent)).sort()).toEqual([1000, 6490]);
});

test('a refund that fails later opens a case for this return only, until it is paid another way', async () => {
  const { id, intent } = await aShippedOrder(shop, cast(), { quantity: 2, card: 'pm_card_refundFail' });
  const one = await aReturnThatCame(cast(), id);
  await refundReturn(admin, one.id);
  const two = await aReturnThatCame(cast(), id);
  await refundReturn(admin, two.id);
  await until(async () => (await moneyOf(id)).returns.every((state) => state === 'FAILED'), 'both to fail');

  const [failed] = await casesOf(admin, { search: intent, state: 'OPEN' });
  expect(failed).toMatchObject({ kind: 'REFUND_FAILED', action: 'MARK_REFUNDED', amount: '64.90' });
  await resolveCase(admin, failed!, 'Bank transfer.');

  expect((await moneyOf(id)).returns.sort()).toEqual(['FAILED', 'REFUNDED']);
});

test('an amount already refunded at the provider is not refunded again, and the error names the rest', async () => {
  const { id, intent } = await aShippedOrder(shop, cast());
  const back = await aReturnThatCame(cast(), id);
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 2000 });
  await until(async () => (await casesAbout(intent)).includes('PROVIDER_REFUND OPEN'), 'the case');

  expect(await refusalOf(refundReturn(admin, back.id))).toBe('BAD_INPUT');
  expect(await orderWithReturns(customer, id)).toMatchObject({ returns: [{ state: 'RECEIVED' }] });
  await refundReturn(admin, back.id, { amount: '44.90', deduction: '$20.00 went back before.' });

  expect((await amountsOf(intent)).sort()).toEqual([2000, 4490]);
});

test('an amount refunded at the provider but not yet known is deducted, and only the rest is refunded', async () => {
  const { id, intent } = await aShippedOrder(shop, cast());
  const back = await aReturnThatCame(cast(), id);
  await sandbox.webhooks('drop');
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', times: 4 });
  await refundReturn(admin, back.id);
  await sandbox.repair();
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 2000 });

  await reconcile();

  expect((await amountsOf(intent)).sort()).toEqual([2000, 4490]);
  expect(await moneyOf(id)).toMatchObject({ returns: ['REFUNDED'] });
  expect(await casesAbout(intent)).not.toContain('REFUND_FAILED OPEN');
});

test('a payment completely refunded at the provider in the meantime leaves nothing due', async () => {
  const { id, intent } = await aShippedOrder(shop, cast());
  const back = await aReturnThatCame(cast(), id);
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', times: 4 });
  await refundReturn(admin, back.id);
  await sandbox.repair();
  await shop.stripe.refunds.create({ payment_intent: intent });
  await allDelivered();
  await reconcile();

  expect(await amountsOf(intent)).toEqual([6490]);
  expect(await moneyOf(id)).toMatchObject({ returns: ['REFUNDED'] });
});

test('nothing is refunded while the bank decides, and a lost dispute leaves nothing due', async () => {
  const { id, intent } = await aShippedOrder(shop, cast(), { card: 'pm_card_createDispute' });
  const back = await aReturnThatCame(cast(), id);
  await until(async () => (await casesAbout(intent)).includes('DISPUTE OPEN'), 'the dispute');

  expect(await refusalOf(refundReturn(admin, back.id))).toBe('ORDER_DISPUTED');
  expect(await amountsOf(intent)).toEqual([]);

  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await shop.stripe.disputes.close(dispute!.id);
  await until(async () => (await casesAbout(intent)).includes('CHARGEBACK OPEN'), 'the bank to decide');
  await refundReturn(admin, back.id);
  expect(await amountsOf(intent)).toEqual([]);
  expect(await moneyOf(id)).toMatchObject({ returns: ['REFUNDED'] });
  expect(await casesAbout(intent)).not.toContain('REFUND_FAILED OPEN');
});

test('an order paid with others is refunded at most its own share', async () => {
  const { ids } = await aSet(shop, customer);
  const { id: intent } = await payTogether(customer, ids);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmTogether(customer, ids, intent);
  const [first, second] = ids as [string, string];
  for (const id of [first, second]) {
    await shipOrder(admin, id);
    await refundReturn(admin, (await aReturnThatCame(cast(), id)).id);
  }

  expect((await amountsOf(intent)).sort()).toEqual([1000, 2000]);
  expect(await orderWithReturns(customer, first)).toMatchObject({
    status: 'RETURNED',
    refundedAmount: '10.00',
  });
  await allDelivered();
  expect(await casesAbout(intent)).toEqual(['REFUND_DUE CLOSED', 'REFUND_DUE CLOSED']);
});
