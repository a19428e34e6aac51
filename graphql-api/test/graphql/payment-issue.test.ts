import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { casesOf, resolveCase, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { aSet, confirmTogether, payTogether } from '../support/sets.js';
import { until } from '../support/until.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  await shop.connectWebhook();
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

async function aPaidOrder(card = 'pm_card_visa') {
  const { id } = await placeOrder(customer, await aPart(shop.database, { priceMinor: 6490 }));
  const { id: intent } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: card });
  await confirmPayment(customer, id, intent);
  return { ids: [id], intent };
}

/** Three orders of $10, $20 and $40, paid together. */
async function aPaidSet(card = 'pm_card_visa') {
  const { ids } = await aSet(shop, customer);
  const { id: intent } = await payTogether(customer, ids);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: card });
  await confirmTogether(customer, ids, intent);
  return { ids, intent };
}

/** The case of this kind about a payment that someone has to see to, once it is there. */
async function caseOf(intent: string, kind: string) {
  const open = async () =>
    (await casesOf(admin, { state: 'OPEN', search: intent })).find((found) => found.kind === kind);
  await until(async () => (await open()) !== undefined, `the ${kind}`);
  return (await open())!;
}

async function loseDispute(intent: string) {
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await shop.stripe.disputes.close(dispute!.id);
  return caseOf(intent, 'CHARGEBACK');
}

async function refundByHand(intent: string, amount?: number) {
  await shop.stripe.refunds.create({ payment_intent: intent, ...(amount && { amount }) });
  return caseOf(intent, 'PROVIDER_REFUND');
}

/** Ships all of these orders at once, and returns those that were shipped. */
const shippedOf = async (orderIds: readonly string[]) =>
  (
    await ask<{ orders: { id: string }[] }[]>(
      admin,
      'mutation ($orderIds: [ID!]) { shipOrders(orderIds: $orderIds) { orders { id } } }',
      { orderIds },
    )
  ).flatMap(({ orders }) => orders.map(({ id }) => id));

/** To Ship's entries for these orders, in this order. */
async function issuesOf(ids: readonly string[]) {
  const { nodes } = await ask<{ nodes: { orders: { id: string; paymentIssue: string | null }[] }[] }>(
    admin,
    '{ parcelsToShip(first: 100) { nodes { orders { id paymentIssue } } } }',
  );
  const waiting = nodes.flatMap(({ orders }) => orders);
  return ids.map((id) => waiting.find((order) => order.id === id)?.paymentIssue);
}

describe.each([
  ['one order', aPaidOrder],
  ['a set', aPaidSet],
] as const)('%s', (_, aPaid) => {
  test('does not ship while the bank decides, nor after a chargeback', async () => {
    const { ids, intent } = await aPaid('pm_card_createDispute');
    await caseOf(intent, 'DISPUTE');
    expect(await shippedOf(ids)).toEqual([]);
    expect(await issuesOf(ids)).toEqual(ids.map(() => 'DISPUTE'));

    await loseDispute(intent);
    expect(await shippedOf(ids)).toEqual([]);
    expect(await issuesOf(ids)).toEqual(ids.map(() => 'CHARGEBACK'));
  });

  test('does not ship when all of its money was refunded at the provider', async () => {
    const { ids, intent } = await aPaid();
    await refundByHand(intent);

    expect(await shippedOf(ids)).toEqual([]);
    expect(await issuesOf(ids)).toEqual(ids.map(() => 'PROVIDER_REFUND'));
  });

  test('ships when the bank decides for the shop', async () => {
    const { ids, intent } = await aPaid('pm_card_createDispute');
    await caseOf(intent, 'DISPUTE');
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await until(
      async () => (await casesOf(admin, { state: 'CLOSED', search: intent })).length > 0,
      'the decision',
    );

    expect(await issuesOf(ids)).toEqual(ids.map(() => null));
    expect((await shippedOf(ids)).sort()).toEqual([...ids].sort());
  });
});

test('an order ships despite a partial refund', async () => {
  const { ids, intent } = await aPaidOrder();
  await refundByHand(intent, 1000);

  expect(await issuesOf(ids)).toEqual([null]);
  expect(await shippedOf(ids)).toEqual(ids);
});

test('an order of a set does not ship if a refund may be for it, until an admin names the orders', async () => {
  const { ids, intent } = await aPaidSet();
  const [ten, twenty, forty] = ids as [string, string, string];
  const noted = await refundByHand(intent, 2000);
  expect(await issuesOf(ids)).toEqual(['PROVIDER_REFUND', 'PROVIDER_REFUND', null]);

  await ask(
    admin,
    'mutation ($id: ID!, $orderIds: [ID!]) { resolvePaymentCase(id: $id, action: ACKNOWLEDGE, orderIds: $orderIds) { state } }',
    { id: noted.id, orderIds: [twenty] },
  );
  expect(await issuesOf([ten, forty])).toEqual([null, null]);

  // A refund for another order counts no more: five more dollars are for none of these.
  await refundByHand(intent, 500);
  expect(await issuesOf([ten, forty])).toEqual([null, null]);
  expect((await shippedOf(ids)).sort()).toEqual([ten, forty].sort());
});

test('an order of a set ships when the refund was for one that has shipped', async () => {
  const { ids, intent } = await aPaidSet();
  const [ten, twenty] = ids as [string, string];
  await shipOrder(admin, ten);
  const noted = await refundByHand(intent, 1000);
  await ask(
    admin,
    'mutation ($id: ID!, $orderIds: [ID!]) { resolvePaymentCase(id: $id, action: ACKNOWLEDGE, orderIds: $orderIds) { state } }',
    { id: noted.id, orderIds: [ten] },
  );

  // Of twenty-five dollars fifteen may have been for another one, which cost more.
  await refundByHand(intent, 1500);
  expect(await issuesOf([twenty])).toEqual([null]);
});

test('an order ships after an admin closes its case, or when it is shipped alone', async () => {
  const seenTo = await aPaidSet('pm_card_createDispute');
  await resolveCase(admin, await loseDispute(seenTo.intent));
  expect(await issuesOf(seenTo.ids)).toEqual([null, null, null]);

  const insisted = await aPaidOrder();
  await refundByHand(insisted.intent);
  expect(await shipOrder(admin, insisted.ids[0]!)).toEqual({ status: 'SHIPPED' });
});
