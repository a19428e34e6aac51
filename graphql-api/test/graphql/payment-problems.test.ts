import { Role } from '../../src/auth/role.js';
import { loseOrder } from '../support/accident.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { keptLog } from '../support/log-lines.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { until } from '../support/until.js';

const { log, lines } = keptLog();

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let admin: Customer;
beforeEach(async () => {
  shop = await createTestShop({ log });
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
  lines.length = 0;
});
afterEach(() => shop.close());

interface Problem {
  readonly orderNumber: string;
  readonly kind: string;
  readonly message: string;
  readonly amount: string;
  readonly transactionId: string;
  readonly since: string;
}

async function problems(): Promise<Problem[]> {
  const { data, errors } = await admin.graphql(
    '{ overview { paymentProblems { orderNumber kind message amount transactionId since } } }',
  );
  expect(errors).toBeUndefined();
  return (data as any).overview.paymentProblems as Problem[];
}

const numberOf = (id: string) =>
  id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');

/** One round of every job, an hour after the last. */
async function anHourLater() {
  await shop.database.query(
    "UPDATE payment_attempt SET checked_at = checked_at - interval '1 hour', created_at = created_at - interval '1 hour'",
  );
  await shop.database.query("UPDATE shop_order SET hold_expires_at = hold_expires_at - interval '1 hour'");
  await shop.runJob('reconciler');
  await shop.runJob('hold-expiry');
}

/** An order that is gone when its payment comes, and that payment. */
async function aPaymentTooLate(card: string) {
  const order = await placeOrder(customer, await aPart(shop.database, { priceMinor: 6490 }));
  const { id } = await createPaymentIntent(customer, order.id);
  await loseOrder(shop, order.id);
  await shop.stripe.paymentIntents.confirm(id, { payment_method: card });
  return { order, intent: id };
}

describe('a refund that the provider refuses for good', () => {
  test('is said once, shown to admins, and never asked for again', async () => {
    const { order, intent } = await aPaymentTooLate('pm_card_createDispute');

    for (const _round of [1, 2, 3]) await anHourLater();

    const said = `The provider refused the refund: Charge .+ has been charged back; cannot issue a refund.`;
    expect(await problems()).toEqual([
      {
        orderNumber: numberOf(order.id),
        kind: 'REFUND_REFUSED',
        message: expect.stringMatching(said),
        amount: '64.90',
        transactionId: intent,
        since: expect.any(String),
      },
    ]);
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'payment problem',
        orderId: order.id,
        kind: 'REFUND_REFUSED',
      }),
    ]);
    expect(await sandbox.calls('POST /v1/refunds')).toHaveLength(1);
  });

  test('is in the log of the order', async () => {
    const { order } = await aPaymentTooLate('pm_card_createDispute');
    await anHourLater();
    const actions = await shop.database.query<{ action: string; actor: string }[]>(
      'SELECT action, actor FROM audit_log WHERE subject_id = $1 ORDER BY id DESC LIMIT 1',
      [order.id],
    );
    expect(actions).toEqual([{ action: 'PAYMENT_PROBLEM', actor: 'system:payments' }]);
  });
});

test('a refund that fails for now is asked for again, later and later, and is no problem', async () => {
  const { intent } = await aPaymentTooLate('pm_card_visa');
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 100 });
  await anHourLater();
  expect(await problems()).toEqual([]);
  const askedOnce = (await sandbox.calls('POST /v1/refunds')).length;

  // Half a minute is enough for a new attempt, not for one that has failed for an hour.
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '31 seconds'");
  await shop.runJob('reconciler');
  expect(await sandbox.calls('POST /v1/refunds')).toHaveLength(askedOnce);

  await sandbox.mend();
  await anHourLater();
  expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  expect(await problems()).toEqual([]);
});

test('a refund that stays due for a quarter of an hour is an error in the log, once, whichever copy sees it', async () => {
  const { order } = await aPaymentTooLate('pm_card_visa');
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 1000 });
  for (const _round of [1, 2, 3]) await anHourLater();
  expect(lines.map(({ msg, level }) => [msg, level])).toEqual([['attempt not reconciled', 40]]);

  await shop.database.query(
    "UPDATE payment_attempt SET refund_due_at = refund_due_at - interval '16 minutes'",
  );
  for (const _round of [1, 2, 3]) await Promise.all([shop.runJob('reconciler'), anHourLater()]);

  expect(lines.slice(1)).toMatchObject([
    { msg: 'refund overdue', level: 50, orderId: order.id, amountMinor: 6490, dueSince: expect.any(String) },
  ]);
});

test('money that was given back by hand meanwhile counts as given back', async () => {
  const { order, intent } = await aPaymentTooLate('pm_card_visa');
  await shop.stripe.refunds.create({ payment_intent: intent });
  await anHourLater();
  expect(await problems()).toEqual([]);
  expect(lines).toEqual([]);
  const [attempt] = await shop.database.query<{ state: string }[]>(
    'SELECT state FROM payment_attempt WHERE order_id = $1',
    [order.id],
  );
  expect(attempt).toEqual({ state: 'REFUNDED' });
});

describe('money that does not fit its order', () => {
  async function aMismatch() {
    const order = await placeOrder(customer, await aPart(shop.database, { priceMinor: 6490 }));
    const { id } = await createPaymentIntent(customer, order.id);
    await shop.stripe.paymentIntents.update(id, { amount: 5000 });
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    return { order, intent: id };
  }

  test('is said once, shown to admins, and the order keeps its units until somebody looks', async () => {
    const { order, intent } = await aMismatch();

    await anHourLater();
    const asked = (await sandbox.calls()).length;
    for (const _round of [2, 3]) await anHourLater();

    expect(await sandbox.calls()).toHaveLength(asked);

    expect(await problems()).toEqual([
      {
        orderNumber: numberOf(order.id),
        kind: 'MISMATCH',
        message: '50.00 usd came for an order of 64.90 usd, and does not fit it.',
        amount: '50.00',
        transactionId: intent,
        since: expect.any(String),
      },
    ]);
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, msg: 'payment problem', orderId: order.id, kind: 'MISMATCH' }),
    ]);
    const [row] = await shop.database.query<{ held: boolean }[]>(
      'SELECT held FROM shop_order WHERE id = $1',
      [order.id],
    );
    expect(row).toEqual({ held: true });
    expect((await getOrder(customer, order.id)).paid).toBe(false);
  });

  test('is not sent again and again by the provider: it is written down once its message came', async () => {
    await shop.connectWebhook();
    await aMismatch();

    await until(
      async () => (await problems()).length === 1 && (await sandbox.waitingDeliveries()) === 0,
      'the message to be taken and the problem to be written down',
    );

    expect(await problems()).toMatchObject([{ kind: 'MISMATCH' }]);
  });

  test('is refused to the customer who confirms or deletes, and is one problem', async () => {
    const { order, intent } = await aMismatch();
    expect(await refusalOf(confirmPayment(customer, order.id, intent))).toBe('PAYMENT_MISMATCH');
    expect(await refusalOf(deleteOrder(customer, order.id))).toBe('PAYMENT_MISMATCH');
    expect(await problems()).toHaveLength(1);
  });
});
