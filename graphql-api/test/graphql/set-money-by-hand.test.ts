import { Role } from '../../src/auth/role.js';
import { RefundRefused } from '../../src/features/checkout/payment/payment.errors.js';
import type { NewRefund, PaymentGateway } from '../../src/features/checkout/payment/payment-gateway.port.js';
import { ask, Refused } from '../support/ask.js';
import { type CaseView, casesOf, resolveCase, shipOrder } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
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
/** Whether the provider says no to each refund that it is asked for. */
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
  await sandbox.mend();
  await heard();
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const heard = () => until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');

async function aPaidSet(shipped: readonly Which[] = []) {
  const { ids } = await aSet(shop, customer);
  const { id: intent } = await payTogether(customer, ids);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmTogether(customer, ids, intent);
  for (const which of shipped) await shipOrder(admin, ids[which]!);
  return { ids, intent };
}

/** Somebody gives cents back in the provider's dashboard. Answers the case that asks for which orders, and the refund. */
async function byHand(intent: string, amount: number) {
  const { id: refund } = await shop.stripe.refunds.create({ payment_intent: intent, amount });
  await heard();
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

/** Gives all of what came, or, where the desk is told that less is left, that. */
async function giveForReturn(id: string): Promise<void> {
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
interface Story {
  readonly shipped: readonly Which[];
  /** Cents that somebody gives by hand. */
  readonly byHand: number;
  /** What it was for, as an admin says. */
  readonly for: readonly Which[];
  /** What is cancelled then, in this order, and what comes back. */
  readonly then: readonly { readonly cancel?: Which; readonly return?: Which }[];
  /** Cents of all refunds at the end, by hand as well. */
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
];

describe('money of a payment of three orders that went back by hand', () => {
  test.each(STORIES)('%s', async (_, story) => {
    const { ids, intent } = await aPaidSet(story.shipped);
    const { found } = await byHand(intent, story.byHand);
    await say(
      found,
      story.for.map((which) => ids[which]!),
    );

    for (const { cancel, return: back } of story.then) {
      if (cancel !== undefined) await cancelOrder(customer, ids[cancel]!);
      if (back !== undefined)
        await giveForReturn((await aReturnThatCame({ customer, admin }, ids[back]!)).id);
      await heard();
    }

    expect(await given(intent)).toEqual(story.given);
    expect(await openCases(intent)).toEqual([]);
    for (const { cancel } of story.then)
      if (cancel !== undefined)
        expect(await orderWithReturns(customer, ids[cancel]!)).toMatchObject({ refundState: 'GIVEN_BACK' });
  });

  test('and that the shop has not heard of: what the provider has left is asked for, and named where it says no', async () => {
    const { ids, intent } = await aPaidSet();
    await cancelOrder(customer, ids[2]!);
    await cancelOrder(customer, ids[1]!);
    await heard();
    await sandbox.webhooks('drop');
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 300 });
    refuses = true;

    await cancelOrder(customer, ids[0]!);

    expect(await openCases(intent)).toEqual(['REFUND_FAILED 7.00']);
    expect(await given(intent)).toEqual([300, 2000, 4000]);
  });

  test('for none of them, fails, and is paid another way: it is not given again with the last', async () => {
    const { ids, intent } = await aPaidSet();
    const { found, refund } = await byHand(intent, 1000);
    await say(found, []);
    await sandbox.failRefund(refund);
    await heard();

    for (const id of ids) await cancelOrder(customer, id);
    await heard();

    // Of $70.00 the case says that $10.00 is yet to be paid.
    expect(await given(intent)).toEqual([1000, 2000, 3000]);
    const [failed, ...others] = await casesOf(admin, { state: 'OPEN', search: intent });
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ kind: 'REFUND_FAILED', amount: '10.00', action: 'MARK_REFUNDED' });
    await resolveCase(admin, failed!, 'Bank transfer.');
    expect(await openCases(intent)).toEqual([]);
  });
});
