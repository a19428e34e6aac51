import { Role } from '../../src/auth/role.js';
import { RefundRefused } from '../../src/features/payments/payment/payment.errors.js';
import type { NewRefund, PaymentGateway } from '../../src/features/payments/payment/payment-gateway.port.js';
import { ask, Refused } from '../support/ask.js';
import { type CaseView, casesOf, resolveCase, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { refusalOf } from '../support/operations.js';
import { aReturnThatCame, cancelOrder, orderWithReturns, refundReturn } from '../support/returns.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, confirmTogether, payTogether } from '../support/sets.js';
import { until } from '../support/until.js';

/** One payment of $70.00 paid orders of $10, $20 and $40. */
type Which = 0 | 1 | 2;

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let admin: Customer;
/** Whether the provider refuses each requested refund. */
let refuses = false;
beforeAll(async () => {
  shop = await createTestShop({
    env: { OPEN_HOLDS_PER_USER: '1000' },
    gateway: (real: PaymentGateway) =>
      Object.assign(Object.create(real) as PaymentGateway, {
        refund: (wanted: NewRefund) =>
          refuses ? Promise.reject(new RefundRefused('This card is closed.')) : real.refund(wanted),
      }),
  });
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
  await shop.connectWebhook();
});
afterEach(async () => {
  refuses = false;
  await sandbox.repair();
  await allDelivered();
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const allDelivered = () =>
  until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');

async function aPaidSet(shipped: readonly Which[] = []) {
  const { ids } = await aSet(shop, customer);
  const { id: intent } = await payTogether(customer, ids);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmTogether(customer, ids, intent);
  for (const which of shipped) await shipOrder(admin, ids[which]!);
  return { ids, intent };
}

/** Refunds cents in the provider's dashboard. Returns the case that asks for which orders, and the refund. */
async function byHand(intent: string, amount: number) {
  const { id: refund } = await shop.stripe.refunds.create({ payment_intent: intent, amount });
  await allDelivered();
  const [found] = await casesOf(admin, { state: 'OPEN', search: intent });
  return { found: found!, refund };
}

/** Says for which of them it was; of none, that it was seen to. */
const say = ({ id }: CaseView, orderIds: readonly string[]) =>
  ask<{ state: string; resolution: string }>(
    admin,
    `mutation ($id: ID!, $orderIds: [ID!]) {
      resolvePaymentCase(id: $id, action: ACKNOWLEDGE, orderIds: $orderIds) { state resolution } }`,
    { id, orderIds },
  );

const offered = async ({ id }: CaseView) => {
  const { nodes } = await ask<{ nodes: { id: string; orders: { id: string }[] }[] }>(
    admin,
    '{ paymentCases { nodes { id orders { id } } } }',
  );
  return nodes.find((one) => one.id === id)!.orders.map((order) => order.id);
};

/** Refunds all received items, or, where the API reports that less is left, that. */
async function refundReturned(id: string): Promise<void> {
  try {
    await refundReturn(admin, id);
  } catch (error) {
    const left = error instanceof Refused && /At most \$([\d.]+) is left/.exec(error.message)?.[1];
    if (!left) throw error;
    await refundReturn(admin, id, { amount: left, deduction: 'It went back before.' });
  }
}

/** Cents of each refund that has not failed, the smallest first. */
async function given(intent: string): Promise<number[]> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  return data
    .flatMap(({ amount, status }) => (status === 'failed' ? [] : [amount]))
    .sort((one, other) => one - other);
}
const openCases = async (intent: string) =>
  (await casesOf(admin, { state: 'OPEN', search: intent }))
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .sort();
const undoShipping = (id: string) =>
  ask(admin, 'mutation ($id: ID!) { undoShipOrder(id: $id) { id } }', { id });

interface Story {
  readonly shipped: readonly Which[];
  /** Cents that someone gives manually. */
  readonly byHand: number;
  /** Orders that it was for, as an admin says. */
  readonly for: readonly Which[];
  /** Orders canceled then, in this order, and the refunds. */
  readonly then: readonly { readonly cancel?: Which; readonly return?: Which; readonly undo?: Which }[];
  /** Cents of all refunds at the end, manually as well. */
  readonly given: readonly number[];
}

const STORIES: readonly [string, Story][] = [
  [
    'for none of them, and all are cancelled: the last gets what is left',
    {
      ...{ shipped: [], byHand: 1000, for: [] },
      then: [{ cancel: 0 }, { cancel: 1 }, { cancel: 2 }],
      given: [1000, 1000, 2000, 3000],
    },
  ],
  [
    'for none of them, more than the last costs: the one before gets what is left, the last nothing',
    {
      ...{ shipped: [], byHand: 2500, for: [] },
      then: [{ cancel: 2 }, { cancel: 1 }, { cancel: 0 }],
      given: [500, 2500, 4000],
    },
  ],
  [
    'for none of them, and all come back: the desk is told what is left',
    {
      ...{ shipped: [0, 1, 2], byHand: 1000, for: [] },
      then: [{ return: 2 }, { return: 0 }, { return: 1 }],
      given: [1000, 1000, 1000, 4000],
    },
  ],
  [
    'for none of them, and one comes back: it gets all that it cost',
    { shipped: [1], byHand: 1000, for: [], then: [{ return: 1 }], given: [1000, 2000] },
  ],
  [
    'for one that was shipped: it gets no more, the others all that they cost',
    {
      ...{ shipped: [1], byHand: 2000, for: [1] },
      then: [{ return: 1 }, { cancel: 0 }, { cancel: 2 }],
      given: [1000, 2000, 4000],
    },
  ],
  [
    'for one that was shipped, in part: it gets the rest',
    {
      ...{ shipped: [0, 1, 2], byHand: 500, for: [1] },
      then: [{ return: 0 }, { return: 1 }, { return: 2 }],
      given: [500, 1000, 1500, 4000],
    },
  ],
  [
    'for two that were shipped, less than they cost: together they get the rest',
    {
      ...{ shipped: [1, 2], byHand: 5000, for: [1, 2] },
      then: [{ return: 2 }, { return: 1 }, { cancel: 0 }],
      given: [1000, 1000, 5000],
    },
  ],
  [
    'for one that was not shipped and one that was',
    {
      ...{ shipped: [1], byHand: 3000, for: [0, 1] },
      then: [{ return: 1 }, { cancel: 2 }],
      given: [3000, 4000],
    },
  ],
  [
    'for one that was not shipped after all: it gets no more',
    {
      ...{ shipped: [1], byHand: 2000, for: [1] },
      then: [{ undo: 1 }, { cancel: 1 }, { cancel: 2 }],
      given: [2000, 4000],
    },
  ],
  [
    'for all of them',
    {
      ...{ shipped: [0, 1, 2], byHand: 7000, for: [0, 1, 2] },
      then: [{ return: 0 }, { return: 1 }, { return: 2 }],
      given: [7000],
    },
  ],
];

describe('a manual refund of a payment of three orders', () => {
  test.each(STORIES)('%s', async (_, story) => {
    const { ids, intent } = await aPaidSet(story.shipped);
    const { found } = await byHand(intent, story.byHand);
    await say(
      found,
      story.for.map((which) => ids[which]!),
    );

    for (const { cancel, return: back, undo } of story.then) {
      if (undo !== undefined) await undoShipping(ids[undo]!);
      if (cancel !== undefined) await cancelOrder(customer, ids[cancel]!);
      if (back !== undefined)
        await refundReturned((await aReturnThatCame({ customer, admin }, ids[back]!)).id);
      await allDelivered();
    }

    expect(await given(intent)).toEqual(story.given);
    expect(await openCases(intent)).toEqual([]);
    for (const { cancel } of story.then)
      if (cancel !== undefined)
        expect(await orderWithReturns(customer, ids[cancel]!)).toMatchObject({ refundState: 'REFUNDED' });
  });

  test('for a received return: naming its order keeps it shipped, and nothing is left to refund', async () => {
    const { ids, intent } = await aPaidSet([0, 1]);
    const back = await aReturnThatCame({ customer, admin }, ids[1]!);
    const { found } = await byHand(intent, 2000);
    expect(await offered(found)).toEqual(ids);
    expect(await refusalOf(refundReturn(admin, back.id))).toBe('MANUAL_REFUND_UNASSIGNED');

    expect(await say(found, [ids[1]!])).toEqual({ state: 'CLOSED', resolution: 'ACKNOWLEDGED' });

    expect(await orderWithReturns(customer, ids[1]!)).toMatchObject({ status: 'SHIPPED' });
    await expect(refundReturn(admin, back.id)).rejects.toThrow(
      '$20.00 of this order was already refunded. At most $0.00 is left.',
    );
    await refundReturn(admin, back.id, { amount: '0.00', deduction: 'It went back before.' });
    expect(await given(intent)).toEqual([2000]);
    expect(await orderWithReturns(customer, ids[1]!)).toMatchObject({ status: 'RETURNED' });
    // The full amount was refunded to it: nothing more can have been for it.
    const { found: more } = await byHand(intent, 500);
    expect(await offered(more)).toEqual([ids[0], ids[2]]);
    expect(await refusalOf(say(more, [ids[1]!]))).toBe('BAD_INPUT');
  });

  test('for two shipped orders, one of them received: the received one is served first', async () => {
    const { ids, intent } = await aPaidSet([1, 2]);
    const back = await aReturnThatCame({ customer, admin }, ids[2]!);
    const { found } = await byHand(intent, 4500);
    await say(found, [ids[1]!, ids[2]!]);

    await expect(refundReturn(admin, back.id)).rejects.toThrow('At most $0.00 is left.');
    const other = await aReturnThatCame({ customer, admin }, ids[1]!);
    await expect(refundReturn(admin, other.id)).rejects.toThrow('At most $15.00 is left.');
  });

  test('naming an order with nothing left to refund is refused as a whole', async () => {
    const { ids, intent } = await aPaidSet([0, 1]);
    const { found } = await byHand(intent, 1000);

    expect(await refusalOf(say(found, [ids[0]!, ids[1]!]))).toBe('BAD_INPUT');
    expect(await refusalOf(say(found, [ids[0]!, ids[0]!, ids[2]!]))).toBe('BAD_INPUT');
    await say(found, [ids[0]!]);
    const { found: more } = await byHand(intent, 500);
    // Of $15.00 in all, $10.00 was for the first.
    await say(more, [ids[1]!]);
    await refundReturned((await aReturnThatCame({ customer, admin }, ids[1]!)).id);
    expect(await given(intent)).toEqual([500, 1000, 1500]);
  });

  test("that the shop does not know yet: only the provider's rest is requested, and a refusal is reported", async () => {
    const { ids, intent } = await aPaidSet();
    await cancelOrder(customer, ids[2]!);
    await cancelOrder(customer, ids[1]!);
    await allDelivered();
    await sandbox.webhooks('drop');
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 300 });
    refuses = true;

    await cancelOrder(customer, ids[0]!);

    expect(await openCases(intent)).toEqual(['REFUND_FAILED 7.00']);
    expect(await given(intent)).toEqual([300, 2000, 4000]);
  });

  test('for none of them that fails and is paid another way is not paid again with the last order', async () => {
    const { ids, intent } = await aPaidSet();
    const { found, refund } = await byHand(intent, 1000);
    await say(found, []);
    await sandbox.failRefund(refund);
    await allDelivered();

    for (const id of ids) await cancelOrder(customer, id);
    await allDelivered();

    // Of $70.00 the case says that $10.00 is yet to be paid.
    expect(await given(intent)).toEqual([1000, 2000, 3000]);
    const [failed, ...others] = await casesOf(admin, { state: 'OPEN', search: intent });
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ kind: 'REFUND_FAILED', amount: '10.00', action: 'MARK_REFUNDED' });
    await resolveCase(admin, failed!, 'Bank transfer.');
    expect(await openCases(intent)).toEqual([]);
  });

  test('for a shipped order that fails: the case names the order', async () => {
    const { ids, intent } = await aPaidSet([0, 1]);
    const { found, refund } = await byHand(intent, 2000);
    await say(found, [ids[1]!]);
    await sandbox.failRefund(refund);
    await allDelivered();

    const [failed, ...others] = await casesOf(admin, { state: 'OPEN', search: intent });
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ kind: 'REFUND_FAILED', amount: '20.00', action: 'MARK_REFUNDED' });
    const { number } = await ask<{ number: string }>(
      admin,
      'query ($id: ID!) { order(id: $id) { number } }',
      { id: ids[1] },
    );
    expect(failed!.orderNumber).toBe(number);
    await resolveCase(admin, failed!, 'Bank transfer.');
    const back = await aReturnThatCame({ customer, admin }, ids[1]!);
    await expect(refundReturn(admin, back.id)).rejects.toThrow('At most $0.00 is left.');
  });
});
