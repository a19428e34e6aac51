import { Role } from '../../src/auth/role.js';
import type { PaymentCaseKind } from '../../src/features/checkout/payment/payment-case.kinds.js';
import { loseOrder } from '../support/accident.js';
import { ask, Refused } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import {
  type CaseView,
  casesOf,
  payElsewhere,
  refundOrder,
  resolveCase,
  shipOrder,
} from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { SandboxControl, type StripeFault } from '../support/sandbox-control.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

/** Long enough for the first tries, the retries of the SDK and those of the webhook. */
const TIMES = 100;

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
let admin: Customer;
beforeEach(async () => {
  shop = await createTestShop();
  await shop.connectWebhook();
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterEach(() => shop.close());

async function anOpenPayment() {
  const order = await placeOrder(customer, await aPart(shop.database, { priceMinor: 6490 }));
  const { id: intent } = await createPaymentIntent(customer, order.id);
  return { id: order.id, intent };
}

const confirm = (intent: string, card = 'pm_card_visa') =>
  shop.stripe.paymentIntents.confirm(intent, { payment_method: card });

async function aPaidOrder(card = 'pm_card_visa') {
  const payment = await anOpenPayment();
  await confirm(payment.intent, card);
  await confirmPayment(customer, payment.id, payment.intent);
  return payment;
}

const delivered = () =>
  until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message to be taken');

/** What the dashboard and the inbox say to somebody who knows nothing else. */
async function seen() {
  const { paymentCases } = await ask<{ paymentCases: { open: number } }>(
    admin,
    '{ overview { paymentCases { open } } }',
  );
  const open = await casesOf(admin, { state: 'OPEN' });
  expect(paymentCases.open).toBe(open.length);
  return open;
}

interface Story {
  /** The call that fails each time until it is mended. */
  readonly route: string;
  /** What happens meanwhile; answers the order. */
  readonly meanwhile: () => Promise<string>;
  /** The case that is open while it lasts, and its button; null when nothing is owed and nobody is needed. */
  readonly shows: readonly [kind: string, action: string] | null;
  /** What the order comes to, once the call is mended and the button was pressed, if there is one. */
  readonly ends: string;
}

const STORIES: Record<string, Story> = {
  'opening a payment: the customer is told, nothing was charged': {
    route: 'POST /v1/payment_intents',
    meanwhile: async () => {
      const { id } = await placeOrder(customer, await aPart(shop.database));
      expect(await refusalOf(createPaymentIntent(customer, id))).toBe('SERVICE_UNAVAILABLE');
      return id;
    },
    shows: null,
    ends: 'UNPAID',
  },
  'confirming a payment: it came, and can not be asked about': {
    route: 'GET /v1/payment_intents/{id}',
    meanwhile: async () => {
      const { id, intent } = await anOpenPayment();
      await confirm(intent);
      await until(async () => (await casesOf(admin)).length > 0, 'the case');
      return id;
    },
    shows: ['PAYMENT_UNCONFIRMED', 'CHECK_AGAIN'],
    ends: 'PENDING',
  },
  'cancelling a payment: the order is not deleted, and can be later': {
    route: 'POST /v1/payment_intents/{id}/cancel',
    meanwhile: async () => {
      const { id } = await anOpenPayment();
      expect(await refusalOf(deleteOrder(customer, id))).toBe('SERVICE_UNAVAILABLE');
      return id;
    },
    shows: null,
    ends: 'UNPAID',
  },
  'giving money back: the order is refunded, its money is owed': {
    route: 'POST /v1/refunds',
    meanwhile: async () => {
      const { id } = await aPaidOrder();
      await refundOrder(admin, id);
      return id;
    },
    shows: ['REFUND_DUE', 'REFUND'],
    ends: 'REFUNDED',
  },
  'asking what has happened, while no message comes: nothing is known yet, and all of it later': {
    route: 'GET /v1/events',
    meanwhile: async () => {
      await sandbox.webhooks('drop');
      const { id, intent } = await aPaidOrder();
      await shop.stripe.refunds.create({ payment_intent: intent });
      await shop.database.query("UPDATE event_inquiry SET asked_at = now() - interval '1 hour'");
      await shop.runJob('missed-events');
      return id;
    },
    shows: null,
    ends: 'REFUNDED',
  },
};

/** Each way in which a call can come to nothing. */
const FAULTS: Record<string, Omit<StripeFault, 'route'>> = {
  '500': { kind: 'fail', status: 500 },
  '429': { kind: 'fail', status: 429 },
  'no answer at all': { kind: 'hang' },
  'a reset connection': { kind: 'reset' },
  'a reset connection, after it was done': { kind: 'fail_after' },
};

describe.each(Object.entries(STORIES))('the provider fails at %s', (_name, story) => {
  test.each(Object.entries(FAULTS))('by %s, and all is finished afterwards', async (_what, fault) => {
    const { route, meanwhile, shows, ends } = story;
    await sandbox.break({ route, times: TIMES, ...fault });

    const order = await meanwhile();
    expect((await seen()).map((found) => [found.kind, found.action])).toEqual(shows ? [shows] : []);

    await sandbox.mend();
    for (const found of await seen()) await resolveCase(admin, found);
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
    await shop.database.query("UPDATE event_inquiry SET asked_at = now() - interval '1 hour'");
    await shop.runJob('reconciler');
    await shop.runJob('missed-events');
    await delivered();
    for (const found of await seen()) await resolveCase(admin, found);

    expect((await getOrder(customer, order)).status).toBe(ends);
    expect(await seen()).toEqual([]);
    expect(await casesOf(admin, { state: 'WAITING' })).toEqual([]);
    expect(await moneyFaults(shop)).toEqual([]);
  });
});

test.each([
  [
    'GET /v1/refunds',
    'PROVIDER_REFUND',
    (intent: string) => Promise.resolve(() => shop.stripe.refunds.create({ payment_intent: intent })),
  ],
  [
    'GET /v1/disputes',
    'CHARGEBACK',
    async (intent: string) => {
      const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
      return () => shop.stripe.disputes.close(dispute!.id);
    },
  ],
] as const)(
  'what was done at the provider is shown as soon as it can be read back (%s)',
  async (route, kind, prepare) => {
    const { id, intent } = await aPaidOrder(kind === 'CHARGEBACK' ? 'pm_card_createDispute' : 'pm_card_visa');
    await delivered();
    const act = await prepare(intent);
    // The first message, with the SDK's second try.
    await sandbox.break({ route, kind: 'fail', status: 500, times: 2 });
    await act();
    await delivered();

    const [found] = (await seen()).filter((one) => one.kind === kind);
    expect(found).toMatchObject({ action: 'CLOSE_ORDER', amount: '64.90' });
    await resolveCase(admin, found!);

    expect((await getOrder(customer, id)).status).toBe('REFUNDED');
    expect(await seen()).toEqual([]);
  },
);

test('a refund that is refused for good is finished by paying it back another way', async () => {
  const { id } = await aPaidOrder('pm_card_refundFail');
  await refundOrder(admin, id);
  await delivered();

  const [refused] = await seen();
  expect(refused).toMatchObject({ kind: 'REFUND_FAILED', action: 'MARK_REFUNDED' });
  await resolveCase(admin, refused!, 'Bank transfer, today.');

  expect(await seen()).toEqual([]);
  expect((await getOrder(customer, id)).status).toBe('REFUNDED');
});

test("a card that is declined is the customer's to change: no case, and another card pays", async () => {
  const { id, intent } = await anOpenPayment();
  await expect(confirm(intent, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
  await delivered();

  expect(await seen()).toEqual([]);
  expect((await getOrder(customer, id)).status).toBe('UNPAID');
  await confirm(intent);
  await delivered();
  expect((await getOrder(customer, id)).status).toBe('PENDING');
  expect(await moneyFaults(shop)).toEqual([]);
});

test('a message whose signature is not good changes nothing and is no case', async () => {
  const { id } = await anOpenPayment();
  const signature = { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=00` };
  const { status } = await shop.visitor.fetch('POST', '/webhooks/stripe', '{"id":"evt_1"}', signature);

  expect(status).toBe(400);
  expect(await seen()).toEqual([]);
  expect((await getOrder(customer, id)).status).toBe('UNPAID');
});

/** How a kind of case comes about, its one button, and what the order is once it was pressed. */
interface Kind {
  readonly opens: () => Promise<string | null>;
  readonly action: string;
  readonly ends: string | null;
}

const aForeignPayment = (metadata: Record<string, string>) => payElsewhere(shop, metadata);
const stampOf = (orderId: string, attemptId: string) => ({
  order_id: orderId,
  uid: customer.uid,
  attempt_id: attemptId,
});
const refundsFail = () =>
  sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: TIMES });
const loseTheDispute = async (intent: string) => {
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await shop.stripe.disputes.close(dispute!.id);
};
const ATTEMPT = '0190f0c0-0000-7000-8000-000000000001';
const NO_ORDER = '0190f0c0-0000-7000-8000-000000000002';

const KINDS: Record<PaymentCaseKind, Kind> = {
  PAYMENT_WITHOUT_ORDER: {
    opens: async () => {
      await aForeignPayment(stampOf(NO_ORDER, ATTEMPT));
      return null;
    },
    action: 'REFUND',
    ends: null,
  },
  PAYMENT_MISMATCH: {
    opens: async () => {
      const { id, intent } = await anOpenPayment();
      await shop.stripe.paymentIntents.update(intent, { amount: 5000 });
      await confirm(intent);
      return id;
    },
    action: 'REFUND',
    ends: 'UNPAID',
  },
  DUPLICATE_PAYMENT: {
    opens: async () => {
      const { id } = await aPaidOrder();
      await shop.database.query(
        "INSERT INTO payment_attempt (id, order_id, state, amount_minor, currency) VALUES ($1, $2, 'CLAIMED', 6490, 'usd')",
        [ATTEMPT, id],
      );
      await refundsFail();
      await shop.stripe.paymentIntents.create({
        amount: 6490,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        payment_method_types: ['card'],
        confirm: true,
        metadata: stampOf(id, ATTEMPT),
      });
      return id;
    },
    action: 'REFUND',
    ends: 'PENDING',
  },
  LATE_PAYMENT: {
    opens: async () => {
      const { id, intent } = await anOpenPayment();
      await loseOrder(shop, id);
      await refundsFail();
      await confirm(intent);
      return null;
    },
    action: 'REFUND',
    ends: null,
  },
  PAYMENT_UNCONFIRMED: {
    opens: async () => {
      const { id, intent } = await anOpenPayment();
      await sandbox.break({ route: 'GET /v1/payment_intents/{id}', kind: 'fail', status: 500, times: TIMES });
      await confirm(intent);
      return id;
    },
    action: 'CHECK_AGAIN',
    ends: 'PENDING',
  },
  REFUND_DUE: {
    opens: async () => {
      const { id } = await aPaidOrder();
      await refundsFail();
      await refundOrder(admin, id);
      return id;
    },
    action: 'REFUND',
    ends: 'REFUNDED',
  },
  REFUND_FAILED: {
    opens: async () => {
      const { id } = await aPaidOrder('pm_card_refundFail');
      await refundOrder(admin, id);
      return id;
    },
    action: 'MARK_REFUNDED',
    ends: 'REFUNDED',
  },
  PROVIDER_REFUND: {
    opens: async () => {
      const { id, intent } = await aPaidOrder();
      await shop.stripe.refunds.create({ payment_intent: intent });
      return id;
    },
    action: 'CLOSE_ORDER',
    ends: 'REFUNDED',
  },
  DISPUTE: {
    opens: async () => (await aPaidOrder('pm_card_createDispute')).id,
    action: 'ACKNOWLEDGE',
    ends: 'PENDING',
  },
  CHARGEBACK: {
    opens: async () => {
      const { id, intent } = await aPaidOrder('pm_card_createDispute');
      await shipOrder(admin, id);
      await loseTheDispute(intent);
      return id;
    },
    action: 'ACKNOWLEDGE',
    ends: 'SHIPPED',
  },
  UNMATCHED_EVENT: {
    opens: async () => {
      await aForeignPayment({});
      return null;
    },
    action: 'ACKNOWLEDGE',
    ends: null,
  },
};

test.each(Object.entries(KINDS))(
  'a case %s is told in words, and finished by its one button, pressed twice',
  async (kind, { opens, action, ends }) => {
    const order = await opens();
    const ofKind = async () => (await casesOf(admin)).find((one) => one.kind === kind);
    await until(async () => (await ofKind())?.state === 'OPEN', 'the case');
    await sandbox.mend();

    const found = (await ofKind())!;
    expect(found).toMatchObject({ action, detail: expect.stringMatching(/\.$/), amount: expect.any(String) });
    const note = action === 'MARK_REFUNDED' ? 'Bank transfer, today.' : undefined;
    await Promise.all([1, 2].map(() => pressed(found, note)));
    if (kind === 'DISPUTE') await theBankDecides(found);

    await until(async () => (await ofKind())?.state === 'CLOSED', 'the case to be closed');
    expect((await ofKind())?.history.map(({ by }) => by)).toContain(
      kind === 'PAYMENT_UNCONFIRMED' ? null : admin.email,
    );
    if (order) expect((await getOrder(customer, order)).status).toBe(ends);
    expect(await ledgerFaults(shop.database)).toEqual([]);
  },
);

/** The second press may find that there is nothing left to do, or something else. */
const pressed = (found: CaseView, note?: string) =>
  resolveCase(admin, found, note).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === 'CASE_CHANGED')) throw error;
  });

async function theBankDecides({ transactionId }: CaseView): Promise<void> {
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: transactionId! })).data;
  await shop.stripe.disputes.update(dispute!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
}
