import { Role } from '../../src/auth/role.js';
import { loseOrder } from '../support/accident.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import {
  aCase,
  casesOf,
  payElsewhere,
  refundOrder,
  resolveCase,
  shipOrder,
  waitWithCase,
} from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { recordedLog } from '../support/log-lines.js';
import { moneyFaults } from '../support/money-faults.js';
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

const { log, lines } = recordedLog();

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

const numberOf = (id: string) =>
  id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1-');

/** Runs one round of every task, an hour after the last. */
async function anHourLater() {
  await shop.database.query(
    "UPDATE payment_attempt SET checked_at = checked_at - interval '1 hour', created_at = created_at - interval '1 hour'",
  );
  await shop.database.query("UPDATE shop_order SET hold_expires_at = hold_expires_at - interval '1 hour'");
  await shop.runTask('reconciler');
  await shop.runTask('hold-expiry');
}

const confirm = (intent: string, card = 'pm_card_visa') =>
  shop.stripe.paymentIntents.confirm(intent, { payment_method: card });

async function anOpenPayment() {
  const order = await placeOrder(customer, await aPart(shop.database, { priceMinor: 6490 }));
  const { id: intent } = await createPaymentIntent(customer, order.id);
  return { order, intent };
}

/** An order that is gone when its payment comes, and that payment. */
async function aPaymentTooLate(card = 'pm_card_visa') {
  const payment = await anOpenPayment();
  await loseOrder(shop, payment.order.id);
  await confirm(payment.intent, card);
  return payment;
}

async function aPaidOrder(card = 'pm_card_visa') {
  const payment = await anOpenPayment();
  await confirm(payment.intent, card);
  await confirmPayment(customer, payment.order.id, payment.intent);
  return payment;
}

/** Waits until the shop has processed every message, and returns one kind of case. */
async function kindsOnceDelivered(): Promise<string[]> {
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');
  return (await casesOf(admin)).map(({ kind, state }) => `${kind} ${state}`).sort();
}

const only = async () => {
  const cases = await casesOf(admin);
  expect(cases).toHaveLength(1);
  return cases[0]!;
};

describe('a late payment', () => {
  test('opens a case with its history, which closes once the money is refunded', async () => {
    const { order, intent } = await aPaymentTooLate();
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 100 });
    await anHourLater();

    expect(await only()).toMatchObject({
      kind: 'LATE_PAYMENT',
      state: 'OPEN',
      action: 'REFUND',
      amount: '64.90',
      detail: 'The order was deleted before the payment arrived.',
      orderNumber: numberOf(order.id),
      transactionId: intent,
      history: [{ action: 'ORDER_PLACED' }, { action: 'PAYMENT_REFUND_DUE', by: null }],
    });

    await sandbox.repair();
    await anHourLater();
    expect(await only()).toMatchObject({
      state: 'CLOSED',
      resolution: 'REFUNDED',
      action: null,
      closedBy: null,
    });
    expect(lines.filter(({ msg }) => msg === 'payment case opened')).toEqual([]);
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('for units sold in the meantime says so', async () => {
    const { order, intent } = await anOpenPayment();
    await loseOrder(shop, order.id, 'units');
    await shop.database.query(
      'UPDATE part SET received_quantity = held_quantity + sold_quantity, available_quantity = 0',
    );
    await confirm(intent);
    await shop.runTask('reconciler');
    await anHourLater();

    expect(await only()).toMatchObject({
      kind: 'LATE_PAYMENT',
      detail: 'The hold had expired, and the items had been sold.',
    });
  });

  test('for a part removed in the meantime says so', async () => {
    const { order, intent } = await anOpenPayment();
    await loseOrder(shop, order.id, 'units');
    await shop.database.query('UPDATE part SET deleted_at = now()');
    await confirm(intent);

    await expect(confirmPayment(customer, order.id, intent)).rejects.toThrow(
      'This payment was not accepted. It will be refunded.',
    );

    expect(await only()).toMatchObject({
      kind: 'LATE_PAYMENT',
      detail: 'The hold had expired, and the part was no longer sold.',
    });
  });

  test('for an order that was already paid says so', async () => {
    const { order, intent } = await aPaidOrder();
    const second = await shop.stripe.paymentIntents.create({
      amount: 6490,
      currency: 'usd',
      payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
      metadata: { order_id: order.id, uid: customer.uid, attempt_id: '0190f0c0-0000-7000-8000-000000000001' },
    });
    await shop.database.query(
      `INSERT INTO payment_attempt (id, order_id, state, intent_id, amount_minor, currency)
       VALUES ('0190f0c0-0000-7000-8000-000000000001', $1, 'OPEN', $2, 6490, 'usd')`,
      [order.id, second.id],
    );
    await anHourLater();

    expect(await only()).toMatchObject({
      kind: 'DUPLICATE_PAYMENT',
      state: 'CLOSED',
      resolution: 'REFUNDED',
      detail: `The order had already been paid by ${intent}.`,
      transactionId: second.id,
    });
    expect((await getOrder(customer, order.id)).paid).toBe(true);
    expect(await moneyFaults(shop)).toEqual([]);
  });
});

describe('a permanently refused refund', () => {
  const refuse = () => sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 400, times: 100 });

  test('is logged once, shown to admins, and never retried', async () => {
    const { order, intent } = await aPaymentTooLate();
    await refuse();

    for (const _round of [1, 2, 3]) await anHourLater();

    const [failed, late] = await casesOf(admin);
    expect(failed).toMatchObject({
      orderNumber: numberOf(order.id),
      kind: 'REFUND_FAILED',
      state: 'OPEN',
      action: 'MARK_REFUNDED',
      detail: 'The provider refused the refund: The payments sandbox is set to refuse this request.',
      amount: '64.90',
      transactionId: intent,
    });
    expect(late).toMatchObject({ kind: 'LATE_PAYMENT', state: 'CLOSED', resolution: 'SUPERSEDED' });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'payment case opened',
        orderId: order.id,
        kind: 'REFUND_FAILED',
      }),
    ]);
    expect(await sandbox.calls('POST /v1/refunds')).toHaveLength(1);
  });

  test('is closed once with a note on how it was paid', async () => {
    const { order } = await aPaymentTooLate();
    await refuse();
    await anHourLater();
    const [failed] = await casesOf(admin, { state: 'OPEN' });

    expect(await refusalOf(resolveCase(admin, failed!))).toBe('BAD_INPUT');
    const done = await resolveCase(admin, failed!, 'Bank transfer, 21 November.');
    expect(await resolveCase(admin, failed!, 'Bank transfer, 21 November.')).toEqual(done);
    // Another admin has refunded it as well: that must not be lost.
    expect(await refusalOf(resolveCase(admin, failed!, 'Cash, 22 November.'))).toBe('CASE_CHANGED');

    expect(done).toMatchObject({
      state: 'CLOSED',
      resolution: 'REFUNDED_OUT_OF_BAND',
      note: 'Bank transfer, 21 November.',
      closedBy: admin.email,
      history: [
        { action: 'ORDER_PLACED' },
        { action: 'PAYMENT_REFUND_DUE' },
        { action: 'PAYMENT_PROBLEM', by: null },
        { action: 'CASE_RESOLVED', by: admin.email },
      ],
    });
    const attempts = await shop.database.query(
      'SELECT state FROM payment_attempt_order WHERE order_id = $1',
      [order.id],
    );
    expect(attempts).toEqual([{ state: 'REFUNDED_OUT_OF_BAND' }]);
  });

  test('also opens a case when it fails after the provider accepted it', async () => {
    await shop.connectWebhook();
    const { intent } = await aPaymentTooLate('pm_card_refundFail');
    await anHourLater();

    expect(await kindsOnceDelivered()).toEqual(['LATE_PAYMENT CLOSED', 'REFUND_FAILED OPEN']);
    expect(await casesOf(admin, { state: 'OPEN' })).toMatchObject([
      {
        transactionId: intent,
        detail: 'The refund failed: expired or canceled card.',
        action: 'MARK_REFUNDED',
      },
    ]);
  });
});

test('a temporarily failing refund is retried at growing intervals', async () => {
  const { intent } = await aPaymentTooLate();
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 100 });
  await anHourLater();
  const askedOnce = (await sandbox.calls('POST /v1/refunds')).length;

  // Half a minute is enough for a new attempt, not for one that has failed for an hour.
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '31 seconds'");
  await shop.runTask('reconciler');
  expect(await sandbox.calls('POST /v1/refunds')).toHaveLength(askedOnce);

  await sandbox.repair();
  await anHourLater();
  expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  expect(await casesOf(admin, { state: 'OPEN' })).toEqual([]);
});

test('a manual refund in the meantime counts as the refund', async () => {
  const { order, intent } = await aPaymentTooLate();
  await shop.stripe.refunds.create({ payment_intent: intent });
  await anHourLater();
  expect(await only()).toMatchObject({ state: 'CLOSED', resolution: 'REFUNDED' });
  expect(lines).toEqual([]);
  const [attempt] = await shop.database.query<{ state: string }[]>(
    'SELECT state FROM payment_attempt_order WHERE order_id = $1',
    [order.id],
  );
  expect(attempt).toEqual({ state: 'REFUNDED' });
});

describe('a payment that does not match its order', () => {
  async function aMismatch() {
    const payment = await anOpenPayment();
    await shop.stripe.paymentIntents.update(payment.intent, { amount: 5000 });
    await confirm(payment.intent);
    return payment;
  }

  test('is logged once, shown to admins, and the order keeps its units until an admin acts', async () => {
    const { order, intent } = await aMismatch();

    await anHourLater();
    const asked = (await sandbox.calls()).length;
    for (const _round of [2, 3]) await anHourLater();

    expect(await sandbox.calls()).toHaveLength(asked);
    expect(await only()).toMatchObject({
      orderNumber: numberOf(order.id),
      kind: 'PAYMENT_MISMATCH',
      action: 'REFUND',
      detail: "Received $50.00 for an order of $64.90. The amounts don't match.",
      amount: '50.00',
      transactionId: intent,
    });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'payment case opened',
        orderId: order.id,
        kind: 'PAYMENT_MISMATCH',
      }),
    ]);
    const [row] = await shop.database.query<{ held: boolean }[]>(
      'SELECT held FROM shop_order WHERE id = $1',
      [order.id],
    );
    expect(row).toEqual({ held: true });
    expect((await getOrder(customer, order.id)).paid).toBe(false);
  });

  test('is acknowledged to the provider once its event has opened a case', async () => {
    await shop.connectWebhook();
    await aMismatch();

    expect(await kindsOnceDelivered()).toEqual(['PAYMENT_MISMATCH OPEN']);
  });

  test('cannot be confirmed or deleted by the customer, and is one case', async () => {
    const { order, intent } = await aMismatch();
    expect(await refusalOf(confirmPayment(customer, order.id, intent))).toBe('PAYMENT_MISMATCH');
    expect(await refusalOf(deleteOrder(customer, order.id))).toBe('PAYMENT_MISMATCH');
    await only();
  });

  test('is refunded once when an admin decides so, and the order can be paid again', async () => {
    const { order, intent } = await aMismatch();
    await anHourLater();
    const found = await only();

    const [done] = await Promise.all([1, 2, 3].map(() => resolveCase(admin, found)));

    expect(done).toMatchObject({ state: 'CLOSED', resolution: 'REFUNDED' });
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([5000]);
    const { id } = await createPaymentIntent(customer, order.id);
    await confirm(id);
    expect(await confirmPayment(customer, order.id, id)).toMatchObject({ paid: true });
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('closes its case when it is refunded at the provider', async () => {
    await shop.connectWebhook();
    const { intent } = await aMismatch();
    await kindsOnceDelivered();
    await shop.stripe.refunds.create({ payment_intent: intent });

    expect(await kindsOnceDelivered()).toEqual(['PAYMENT_MISMATCH CLOSED']);
    expect(await only()).toMatchObject({ resolution: 'REFUNDED' });
  });
});

describe('an action at the provider', () => {
  beforeEach(() => shop.connectWebhook());

  test('a complete refund: one action closes the order, and its units return to stock', async () => {
    const { order, intent } = await aPaidOrder();
    await kindsOnceDelivered();
    await shop.stripe.refunds.create({ payment_intent: intent });

    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND OPEN']);
    const found = await only();
    expect(found).toMatchObject({ action: 'CLOSE_ORDER', amount: '64.90', orderNumber: numberOf(order.id) });
    const [done] = await Promise.all([resolveCase(admin, found), resolveCase(admin, found)]);

    expect(done).toMatchObject({ state: 'CLOSED', resolution: 'ORDER_CLOSED', closedBy: admin.email });
    expect((await getOrder(customer, order.id)).status).toBe('REFUNDED');
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    expect(await moneyFaults(shop)).toEqual([]);
  });

  test('a partial refund, or one of a shipped order: needs an acknowledgment and changes nothing', async () => {
    const { order, intent } = await aPaidOrder();
    await shipOrder(admin, order.id);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 1000 });

    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND OPEN']);
    const found = await only();
    expect(found).toMatchObject({ action: 'ACKNOWLEDGE', amount: '10.00' });
    expect(await refusalOf(resolveCase(admin, { ...found, action: 'CLOSE_ORDER' }))).toBe('CASE_CHANGED');

    expect(await resolveCase(admin, found)).toMatchObject({ state: 'CLOSED', resolution: 'ACKNOWLEDGED' });
    expect((await getOrder(customer, order.id)).status).toBe('SHIPPED');
  });

  test('partial refunds are one growing case, and once complete, one action closes the order', async () => {
    const { order, intent } = await aPaidOrder();
    await kindsOnceDelivered();
    lines.length = 0;
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND OPEN']);
    await Promise.all(
      [500, 500].map((amount) => shop.stripe.refunds.create({ payment_intent: intent, amount })),
    );
    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND OPEN']);
    expect(await only()).toMatchObject({ action: 'ACKNOWLEDGE', amount: '20.00' });

    await shop.stripe.refunds.create({ payment_intent: intent });
    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND OPEN']);
    const whole = await only();
    expect(whole).toMatchObject({
      action: 'CLOSE_ORDER',
      amount: '64.90',
      detail: 'Refunded in Stripe directly, in 4 refunds.',
    });
    expect(whole.history.map(({ action }) => action)).toContain('CASE_UPDATED');
    expect(lines.filter(({ msg }) => msg === 'payment case opened')).toHaveLength(1);

    await resolveCase(admin, whole);
    expect((await getOrder(customer, order.id)).status).toBe('REFUNDED');
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test.each(['closed', 'put aside'] as const)(
    'a further refund after the case was %s opens a new case about the whole amount',
    async (how) => {
      const { intent } = await aPaidOrder();
      await kindsOnceDelivered();
      await shop.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
      await kindsOnceDelivered();
      const first = await only();
      if (how === 'closed') await resolveCase(admin, first);
      else await waitWithCase(admin, first.id, 'Asked why.');

      await shop.stripe.refunds.create({ payment_intent: intent });

      expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND CLOSED', 'PROVIDER_REFUND OPEN']);
      expect(await casesOf(admin, { state: 'OPEN' })).toMatchObject([
        { action: 'CLOSE_ORDER', amount: '64.90' },
      ]);
    },
  );

  test('an answered dispute waits for the bank, and its case closes when it is won', async () => {
    const { intent } = await aPaidOrder('pm_card_createDispute');

    expect(await kindsOnceDelivered()).toEqual(['DISPUTE OPEN']);
    const found = await only();
    expect(found).toMatchObject({
      action: 'ACKNOWLEDGE',
      detail: expect.stringMatching(
        /^The customer's bank opened a dispute \(reason: fraudulent\)\. Respond in the Stripe dashboard by [A-Z][a-z]{2} \d+, \d{4}\.$/,
      ),
    });
    expect(await resolveCase(admin, found, 'Sent the receipt.')).toMatchObject({
      state: 'WAITING',
      action: 'CHECK_AGAIN',
      note: 'Sent the receipt.',
    });

    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    const evidence = { uncategorized_text: 'winning_evidence' };
    await shop.stripe.disputes.update(dispute!.id, { evidence });
    expect(await kindsOnceDelivered()).toEqual(['DISPUTE CLOSED']);
    expect(await only()).toMatchObject({ resolution: 'DISPUTE_WON' });
  });

  test('a lost dispute becomes a chargeback, which closes an unshipped order', async () => {
    const { order, intent } = await aPaidOrder('pm_card_createDispute');
    await kindsOnceDelivered();
    await sandbox.webhooks('drop');
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.close(dispute!.id);
    // The message is lost: the next check still finds it.
    await resolveCase(admin, await only());
    const [waiting] = await casesOf(admin);
    expect(await resolveCase(admin, waiting!)).toMatchObject({ state: 'CLOSED', resolution: 'SUPERSEDED' });

    const [chargeback] = await casesOf(admin, { state: 'OPEN' });
    expect(chargeback).toMatchObject({ kind: 'CHARGEBACK', action: 'CLOSE_ORDER', amount: '64.90' });
    await resolveCase(admin, chargeback!);
    expect((await getOrder(customer, order.id)).status).toBe('REFUNDED');
  });
});

describe('missed events', () => {
  beforeEach(async () => {
    await shop.connectWebhook();
    await sandbox.webhooks('drop');
  });

  const theShopAsks = async () => {
    await shop.database.query("UPDATE event_inquiry SET asked_at = asked_at - interval '5 minutes 1 second'");
    await shop.runTask('missed-events');
  };
  const kinds = async () => (await casesOf(admin)).map(({ kind, state }) => `${kind} ${state}`).sort();

  test('about a dispute, a refund and a payment without an order are found once by polling', async () => {
    await aPaidOrder('pm_card_createDispute');
    const { intent } = await aPaidOrder();
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    await shop.stripe.paymentIntents.create({
      amount: 12_990,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      payment_method_types: ['card'],
      confirm: true,
      metadata: {
        order_id: '0190f0c0-0000-7000-8000-000000000002',
        uid: customer.uid,
        attempt_id: '0190f0c0-0000-7000-8000-000000000003',
      },
    });

    await theShopAsks();
    const found = ['DISPUTE OPEN', 'PAYMENT_WITHOUT_ORDER OPEN', 'PROVIDER_REFUND OPEN'];
    expect(await kinds()).toEqual(found);
    const asked = (await sandbox.calls('GET /v1/disputes')).length;
    await theShopAsks();

    expect(await kinds()).toEqual(found);
    expect(await sandbox.calls('GET /v1/disputes')).toHaveLength(asked);
    expect(lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual(
      found.map(() => 'payment case opened'),
    );
  });

  test('are polled again when the provider did not respond, and none is lost', async () => {
    await aPaidOrder('pm_card_createDispute');
    await sandbox.break({ route: 'GET /v1/events', kind: 'fail', status: 500, times: 100 });
    for (const _round of [1, 2]) await theShopAsks();
    expect(lines.map(({ msg }) => msg)).toEqual(['payment event poll failed']);
    await sandbox.repair();
    await sandbox.break({ route: 'GET /v1/disputes', kind: 'fail', status: 500, times: 100 });
    await theShopAsks();
    expect(await kinds()).toEqual([]);

    await sandbox.repair();
    await theShopAsks();
    expect(await kinds()).toEqual(['DISPUTE OPEN']);
  });

  test('are polled by one instance every five minutes', async () => {
    await shop.database.query("UPDATE event_inquiry SET asked_at = asked_at - interval '5 minutes 1 second'");
    await Promise.all([1, 2, 3].map(() => shop.runTask('missed-events')));
    await shop.runTask('missed-events');

    expect(await sandbox.calls('GET /v1/events')).toHaveLength(1);
  });
});

describe('an event without an order', () => {
  beforeEach(() => shop.connectWebhook());

  const aPayment = (metadata: Record<string, string>) => payElsewhere(shop, metadata);

  test('about a foreign payment is shown once and can be acknowledged', async () => {
    const { id } = await aPayment({});

    expect(await kindsOnceDelivered()).toEqual(['UNMATCHED_EVENT OPEN']);
    const found = await only();
    expect(found).toMatchObject({
      action: 'ACKNOWLEDGE',
      amount: '129.90',
      orderNumber: null,
      transactionId: id,
    });
    expect(await resolveCase(admin, found)).toMatchObject({ state: 'CLOSED', resolution: 'ACKNOWLEDGED' });
    expect((await shop.stripe.refunds.list({ payment_intent: id })).data).toEqual([]);
  });

  test('about a payment of the shop is refunded once, also after a crash', async () => {
    const { id } = await aPayment({
      order_id: '0190f0c0-0000-7000-8000-000000000002',
      uid: customer.uid,
      attempt_id: '0190f0c0-0000-7000-8000-000000000003',
    });
    await until(async () => (await casesOf(admin)).length === 1, 'the case');
    const found = await only();
    expect(found).toMatchObject({ kind: 'PAYMENT_WITHOUT_ORDER', action: 'REFUND', amount: '129.90' });

    await sandbox.break({ route: 'POST /v1/refunds', kind: 'reset', times: 4 });
    expect(await resolveCase(admin, found)).toMatchObject({ state: 'WAITING', action: 'REFUND' });
    await sandbox.repair();
    await sandbox.webhooks('hold');
    await shop.database.query("UPDATE payment_case SET refund_asked_at = now() - interval '1 minute'");
    await shop.runTask('reconciler');
    await shop.runTask('reconciler');
    // The provider tells of the refund when it is known here already.
    await sandbox.release();
    await until(async () => {
      const { data } = await shop.stripe.events.list({ type: 'charge.refunded' });
      return data.length === 1 && data[0]?.pending_webhooks === 0;
    }, 'the refund to be told');

    expect(await only()).toMatchObject({ state: 'CLOSED', resolution: 'REFUNDED' });
    expect((await shop.stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('about a payment of the shop whose refund fails later opens a case of its own', async () => {
    const { id } = await payElsewhere(
      shop,
      {
        order_id: '0190f0c0-0000-7000-8000-000000000002',
        uid: customer.uid,
        attempt_id: '0190f0c0-0000-7000-8000-000000000003',
      },
      'pm_card_refundFail',
    );
    await until(async () => (await casesOf(admin)).length === 1, 'the case');
    await resolveCase(admin, await only());

    await until(async () => (await casesOf(admin)).length === 2, 'the refund to fail');
    const [failed] = await casesOf(admin, { state: 'OPEN' });
    expect(failed).toMatchObject({ transactionId: id, amount: '129.90', action: 'MARK_REFUNDED' });
    expect(await resolveCase(admin, failed!, 'Bank transfer, 23 November.')).toMatchObject({
      state: 'CLOSED',
      resolution: 'REFUNDED_OUT_OF_BAND',
    });
  });

  test('whose refund fails before its success is received is the same case', async () => {
    await payElsewhere(
      shop,
      {
        order_id: '0190f0c0-0000-7000-8000-000000000002',
        uid: customer.uid,
        attempt_id: '0190f0c0-0000-7000-8000-000000000003',
      },
      'pm_card_refundFail',
    );
    await until(async () => (await casesOf(admin)).length === 1, 'the case');
    await sandbox.webhooks('drop', 1, ['charge.refunded']);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail_after', times: 100 });
    await resolveCase(admin, await only());
    await sandbox.repair();

    await until(
      async () => (await casesOf(admin, { state: 'CLOSED' })).length === 1,
      'the refund to be heard of',
    );
    expect(await casesOf(admin, { state: 'OPEN' })).toMatchObject([
      { kind: 'REFUND_FAILED', action: 'MARK_REFUNDED', amount: '129.90' },
    ]);
  });
});

describe('a list of cases', () => {
  test('is filtered by state and search, while the counts stay complete', async () => {
    const { order } = await anOpenPayment();
    const [mine, other] = [await aCase(shop, order.id), await aCase(shop)];
    await waitWithCase(admin, other, 'Asked the provider.');

    const idsOf = async (variables: object) => (await casesOf(admin, variables)).map(({ id }) => id);
    expect(await idsOf({})).toEqual([other, mine]);
    expect(await idsOf({ state: 'WAITING' })).toEqual([other]);
    expect(await idsOf({ search: numberOf(order.id) })).toEqual([mine]);
    expect(await idsOf({ search: customer.email })).toEqual([mine]);
    expect(await idsOf({ search: 'nobody' })).toEqual([]);
    const { data } = await admin.graphql(
      '{ overview { paymentCases { all open waiting closed inQuestion } } paymentCases(state: CLOSED) { totalCount counts { open } } }',
    );
    expect(data).toEqual({
      overview: { paymentCases: { all: 2, open: 1, waiting: 1, closed: 0, inQuestion: '64.90' } },
      paymentCases: { totalCount: 0, counts: { open: 1 } },
    });
  });

  test("an admin who has not seen another's new hold on a case is refused, and the first note stays", async () => {
    const id = await aCase(shop);
    await waitWithCase(admin, id, 'The customer calls back.', null);

    expect(await refusalOf(waitWithCase(admin, id, 'Asked the bank.', null))).toBe('CASE_CHANGED');
    expect(await only()).toMatchObject({ state: 'WAITING', note: 'The customer calls back.' });
    // Sent again, because the answer was lost.
    expect(await waitWithCase(admin, id, 'The customer calls back.', null)).toMatchObject({
      state: 'WAITING',
    });
    expect(await waitWithCase(admin, id, 'Asked the bank.', 'The customer calls back.')).toMatchObject({
      note: 'Asked the bank.',
    });
  });

  test('closed cases cannot be reopened, changed or deleted', async () => {
    const id = await aCase(shop);
    await resolveCase(admin, { id, action: 'ACKNOWLEDGE' });

    expect(await refusalOf(waitWithCase(admin, id, 'Wait.'))).toBe('CASE_CHANGED');
    expect(await refusalOf(waitWithCase(admin, 'nothing', 'Wait.'))).toBe('NOT_FOUND');
    for (const statement of [
      "UPDATE payment_case SET state = 'OPEN', closed_at = NULL, closed_by = NULL, resolution = NULL",
      "UPDATE payment_case SET detail = 'nothing'",
      'DELETE FROM payment_case',
    ]) {
      await expect(shop.database.query(statement)).rejects.toThrow(/only moves forward|append-only/);
    }
  });
});

describe('C54: the refund state of an order', () => {
  beforeEach(() => shop.connectWebhook());

  const moneyOf = async (id: string) =>
    await ask<{ refundState: string | null; disputed: boolean }>(
      customer,
      'query ($id: ID!) { order(id: $id) { refundState disputed } }',
      { id },
    );

  test('is pending, then refunded', async () => {
    const { order } = await aPaidOrder();
    expect(await moneyOf(order.id)).toEqual({ refundState: null, disputed: false });
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', times: 100 });
    await refundOrder(admin, order.id);
    expect(await moneyOf(order.id)).toEqual({ refundState: 'PENDING', disputed: false });

    await sandbox.repair();
    await anHourLater();
    expect(await moneyOf(order.id)).toEqual({ refundState: 'REFUNDED', disputed: false });
  });

  test('is failed after a failed refund, until it is paid another way', async () => {
    const { order } = await aPaidOrder('pm_card_refundFail');
    await refundOrder(admin, order.id);
    await until(async () => (await moneyOf(order.id)).refundState === 'FAILED', 'the refund to fail');
    await kindsOnceDelivered();

    const [failed] = await casesOf(admin, { state: 'OPEN' });
    await resolveCase(admin, failed!, 'Bank transfer, 21 November.');
    expect(await moneyOf(order.id)).toEqual({ refundState: 'REFUNDED', disputed: false });
  });

  test('is failed also when the failure is received before the success', async () => {
    const { order } = await aPaidOrder('pm_card_refundFail');
    // Of its two messages, that it was issued and that it has failed, only the second arrives.
    await sandbox.webhooks('drop', 1, ['charge.refunded']);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail_after', times: 100 });
    await refundOrder(admin, order.id);
    await sandbox.repair();

    expect(await kindsOnceDelivered()).toContain('REFUND_FAILED OPEN');
    expect(await moneyOf(order.id)).toMatchObject({ refundState: 'FAILED' });
  });

  test('a disputed order is marked and cannot be refunded before the bank decides', async () => {
    const { order, intent } = await aPaidOrder('pm_card_createDispute');
    await until(async () => (await moneyOf(order.id)).disputed, 'the dispute');
    expect(await refusalOf(refundOrder(admin, order.id))).toBe('ORDER_DISPUTED');
    expect((await getOrder(customer, order.id)).status).toBe('PENDING');
    expect(await sandbox.calls('POST /v1/refunds')).toEqual([]);

    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await until(async () => !(await moneyOf(order.id)).disputed, 'the bank to decide');
    expect(await refundOrder(admin, order.id)).toMatchObject({ status: 'REFUNDED' });
  });

  test('a refund refused because of a dispute waits for the bank, and its amount counts once', async () => {
    const { order, intent } = await aPaymentTooLate('pm_card_createDispute');
    await anHourLater();
    expect(await kindsOnceDelivered()).toEqual(['DISPUTE OPEN', 'LATE_PAYMENT CLOSED', 'REFUND_FAILED OPEN']);
    const failed = (await casesOf(admin, { state: 'OPEN' })).find(({ kind }) => kind === 'REFUND_FAILED')!;
    expect(failed.action).toBe('CHECK_AGAIN');
    expect(
      await refusalOf(resolveCase(admin, { ...failed, action: 'MARK_REFUNDED' }, 'Bank transfer.')),
    ).toBe('CASE_CHANGED');
    const counts = async (search?: string) =>
      (
        await ask<{ counts: { open: number; inQuestion: string } }>(
          admin,
          'query ($search: String) { paymentCases(search: $search) { counts { open inQuestion } } }',
          { search },
        )
      ).counts;
    expect(await counts()).toEqual({ open: 2, inQuestion: '64.90' });
    expect(await counts(intent)).toEqual({ open: 2, inQuestion: '64.90' });

    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.close(dispute!.id);
    expect(await kindsOnceDelivered()).toEqual([
      'CHARGEBACK OPEN',
      'DISPUTE CLOSED',
      'LATE_PAYMENT CLOSED',
      'REFUND_FAILED CLOSED',
    ]);
    expect(
      await shop.database.query('SELECT state FROM payment_attempt_order WHERE order_id = $1', [order.id]),
    ).toEqual([{ state: 'REFUNDED_OUT_OF_BAND' }]);
  });

  test('an unknown dispute is found when the provider refuses the refund', async () => {
    await sandbox.webhooks('hold', 1, ['charge.dispute.created']);
    const { order, intent } = await aPaidOrder('pm_card_createDispute');
    await refundOrder(admin, order.id);

    const open = await casesOf(admin, { state: 'OPEN' });
    expect(open.map(({ kind, action }) => `${kind} ${action}`).sort()).toEqual([
      'DISPUTE ACKNOWLEDGE',
      'REFUND_FAILED CHECK_AGAIN',
    ]);
    expect(await moneyOf(order.id)).toMatchObject({ disputed: true });
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.close(dispute!.id);
    await sandbox.release();
    await until(async () => !(await moneyOf(order.id)).disputed, 'the bank to decide');
    expect(await moneyOf(order.id)).toMatchObject({ refundState: 'REFUNDED' });
  });

  test('a chargeback before the refund leaves nothing to refund', async () => {
    await sandbox.webhooks('hold', 2, ['charge.dispute.created', 'charge.dispute.closed']);
    const { order, intent } = await aPaidOrder('pm_card_createDispute');
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
    await shop.stripe.disputes.close(dispute!.id);
    await refundOrder(admin, order.id);

    expect((await casesOf(admin, { state: 'OPEN' })).map(({ kind }) => kind)).toEqual(['CHARGEBACK']);
    expect(await moneyOf(order.id)).toEqual({ refundState: 'REFUNDED', disputed: false });
  });

  test('a partial refund at the provider is not refunded again, and its case closes with the rest', async () => {
    const { order, intent } = await aPaidOrder();
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 3_000 });
    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND OPEN']);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', times: 100 });
    await refundOrder(admin, order.id);
    expect((await casesOf(admin)).map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
      'PROVIDER_REFUND 30.00',
      'REFUND_DUE 34.90',
    ]);

    await sandbox.repair();
    await anHourLater();
    expect(await kindsOnceDelivered()).toEqual(['PROVIDER_REFUND CLOSED', 'REFUND_DUE CLOSED']);
    expect(await moneyOf(order.id)).toEqual({ refundState: 'REFUNDED', disputed: false });
  });
});
