import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { type CaseView, casesOf, refundOrder, resolveCase, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { getOrder, refusalOf } from '../support/operations.js';
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
  admin = await shop.signIn({ role: Role.ADMIN });
  await shop.connectWebhook();
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

/** Three orders of $10, $20 and $40 that one payment paid. */
async function aPaidSet(card = 'pm_card_visa') {
  const { ids } = await aSet(shop, customer);
  const { id: intent } = await payTogether(customer, ids);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: card });
  await confirmTogether(customer, ids, intent);
  return { ids, intent };
}

/** Refunds so many cents in the provider's dashboard; returns the case that is open then. */
async function refundElsewhere(intent: string, amount?: number): Promise<CaseView> {
  await shop.stripe.refunds.create({ payment_intent: intent, amount });
  return openCase(intent);
}

async function openCase(intent: string): Promise<CaseView> {
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');
  const [found, ...others] = await casesOf(admin, { state: 'OPEN', search: intent });
  expect(others).toEqual([]);
  return found!;
}

/** The orders that the case page offers for a case, by their prices. */
async function offered({ id }: CaseView): Promise<string[]> {
  const { nodes } = await ask<{ nodes: { id: string; orders: { price: string }[] }[] }>(
    admin,
    '{ paymentCases { nodes { id orders { price } } } }',
  );
  return nodes.find((one) => one.id === id)!.orders.map(({ price }) => price);
}

const name = ({ id }: CaseView, orderIds: readonly string[]) =>
  ask<{ state: string; resolution: string }>(
    admin,
    `mutation ($id: ID!, $orderIds: [ID!]) {
      resolvePaymentCase(id: $id, action: ACKNOWLEDGE, orderIds: $orderIds) { state resolution } }`,
    { id, orderIds },
  );

const statesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await getOrder(customer, id)).status));

test('a manual refund belongs to no order until an admin names it, even if it equals the price of one', async () => {
  const { ids, intent } = await aPaidSet();

  const found = await refundElsewhere(intent, 1000);

  expect(found).toMatchObject({ kind: 'PROVIDER_REFUND', action: 'ACKNOWLEDGE', amount: '10.00' });
  expect(found.detail).toContain('The payment covered 3 orders: select the ones that the refund was for.');
  expect(await offered(found)).toEqual(['10.00', '20.00', '40.00']);
  expect(await refusalOf(resolveCase(admin, { ...found, action: 'CLOSE_ORDER' }))).toBe('CASE_CHANGED');
  expect(await statesOf(ids)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  await name(found, [ids[0]!]);
  expect(await statesOf(ids)).toEqual(['REFUNDED', 'PENDING', 'PENDING']);
});

test('until an admin names the orders, none can be refunded, because the request may mean the same money', async () => {
  const { ids, intent } = await aPaidSet();
  const found = await refundElsewhere(intent, 2000);

  expect(await refusalOf(refundOrder(admin, ids[1]!))).toBe('MANUAL_REFUND_UNASSIGNED');
  expect(await statesOf(ids)).toEqual(['PENDING', 'PENDING', 'PENDING']);

  await name(found, [ids[1]!]);
  await refundOrder(admin, ids[0]!);
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ amount }) => amount).sort((one, other) => one - other)).toEqual([1000, 2000]);
  expect(await statesOf(ids)).toEqual(['REFUNDED', 'REFUNDED', 'PENDING']);
});

test('two manual refunds are allocated once: the named orders never exceed the refunded total', async () => {
  const { ids, intent } = await aPaidSet();
  await name(await refundElsewhere(intent, 1000), [ids[0]!]);

  const more = await refundElsewhere(intent, 1500);
  expect(more.amount).toBe('25.00');
  expect(await refusalOf(name(more, [ids[1]!]))).toBe('BAD_INPUT');
  expect(await refusalOf(name(more, [ids[0]!]))).toBe('BAD_INPUT');
  const grown = await refundElsewhere(intent, 500);
  expect(grown).toMatchObject({ id: more.id, amount: '30.00' });
  await name(grown, [ids[1]!]);

  expect(await statesOf(ids)).toEqual(['REFUNDED', 'REFUNDED', 'PENDING']);
});

test('a complete manual refund closes all orders; a shipped one stays shipped and is not offered again', async () => {
  const { ids, intent } = await aPaidSet();
  await shipOrder(admin, ids[2]!);

  const found = await refundElsewhere(intent);

  expect(found.amount).toBe('70.00');
  expect(await offered(found)).toEqual(['10.00', '20.00', '40.00']);
  expect(await name(found, ids)).toEqual({ state: 'CLOSED', resolution: 'ORDER_CLOSED' });
  expect(await statesOf(ids)).toEqual(['REFUNDED', 'REFUNDED', 'SHIPPED']);
  expect(await offered(found)).toEqual([]);
});

test('named orders must belong to this payment and its customer', async () => {
  const [{ intent }, other] = [await aPaidSet(), await aPaidSet()];
  const found = await refundElsewhere(intent, 2000);

  expect(await refusalOf(name(found, [other.ids[1]!]))).toBe('BAD_INPUT');
  expect(await refusalOf(name(found, ['nothing']))).toBe('BAD_INPUT');
  expect(await statesOf(other.ids)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  expect(await resolveCase(admin, found)).toMatchObject({ state: 'CLOSED', resolution: 'ACKNOWLEDGED' });
});

test('a chargeback of all orders also asks, and none ships', async () => {
  const { ids, intent } = await aPaidSet('pm_card_createDispute');
  await openCase(intent);
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await shop.stripe.disputes.close(dispute!.id);

  const found = await openCase(intent);

  expect(found).toMatchObject({ kind: 'CHARGEBACK', action: 'ACKNOWLEDGE', amount: '70.00' });
  expect(await offered(found)).toEqual(['10.00', '20.00', '40.00']);
  await name(found, ids);
  expect(await statesOf(ids)).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED']);
  expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toEqual([]);
});
