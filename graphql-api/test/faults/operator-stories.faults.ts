import type { PaymentCaseKind } from '../../src/features/payments/payment/payment-case.kinds.js';
import { loseOrder } from '../support/accident.js';
import { Refused } from '../support/ask.js';
import {
  type CaseView,
  casesOf,
  payElsewhere,
  refundOrder,
  resolveCase,
  shipOrder,
} from '../support/cases.js';
import { ledgerFaults } from '../support/ledger.js';
import { moneyFaults } from '../support/money-faults.js';
import { OperatorScene } from '../support/operator-scene.js';
import { getOrder } from '../support/operations.js';
import { endsWell, FAULTS, STORIES, TIMES } from '../support/provider-stories.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

let scene: OperatorScene;
beforeEach(async () => {
  scene = await OperatorScene.open();
});
afterEach(() => scene.close());

const ways = Object.entries(FAULTS);

// Each by every way: operator.faults.ts.
test.each(Object.entries(STORIES).map(([name, story], index) => [name, ...ways[index]!, story] as const))(
  'the provider fails at %s, by %s, and everything is completed afterwards',
  (_name, _what, fault, story) => endsWell(scene, story, fault),
);

test.each([
  [
    'GET /v1/refunds',
    'PROVIDER_REFUND',
    (intent: string) => Promise.resolve(() => scene.shop.stripe.refunds.create({ payment_intent: intent })),
  ],
  [
    'GET /v1/disputes',
    'CHARGEBACK',
    async (intent: string) => {
      const [dispute] = (await scene.shop.stripe.disputes.list({ payment_intent: intent })).data;
      return () => scene.shop.stripe.disputes.close(dispute!.id);
    },
  ],
] as const)(
  'an action at the provider is shown as soon as it can be read (%s)',
  async (route, kind, prepare) => {
    const { id, intent } = await scene.aPaidOrder(
      kind === 'CHARGEBACK' ? 'pm_card_createDispute' : 'pm_card_visa',
    );
    await scene.delivered();
    const act = await prepare(intent);
    // The first message, with the SDK's second try.
    await scene.sandbox.break({ route, kind: 'fail', status: 500, times: 2 });
    await act();
    await scene.delivered();

    const [found] = (await scene.seen()).filter((one) => one.kind === kind);
    expect(found).toMatchObject({ action: 'CLOSE_ORDER', amount: '64.90' });
    await resolveCase(scene.admin, found!);

    expect((await getOrder(scene.customer, id)).status).toBe('REFUNDED');
    expect(await scene.seen()).toEqual([]);
  },
);

test('a permanently refused refund is completed by a manual refund', async () => {
  const { id } = await scene.aPaidOrder('pm_card_refundFail');
  await refundOrder(scene.admin, id);
  await scene.delivered();

  const [refused] = await scene.seen();
  expect(refused).toMatchObject({ kind: 'REFUND_FAILED', action: 'MARK_REFUNDED' });
  await resolveCase(scene.admin, refused!, 'Bank transfer, today.');

  expect(await scene.seen()).toEqual([]);
  expect((await getOrder(scene.customer, id)).status).toBe('REFUNDED');
});

test('a declined card opens no case, and another card pays', async () => {
  const { id, intent } = await scene.anOpenPayment();
  await expect(scene.confirm(intent, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
  await scene.delivered();

  expect(await scene.seen()).toEqual([]);
  expect((await getOrder(scene.customer, id)).status).toBe('UNPAID');
  await scene.confirm(intent);
  await scene.delivered();
  expect((await getOrder(scene.customer, id)).status).toBe('PENDING');
  expect(await moneyFaults(scene.shop)).toEqual([]);
});

test('a webhook with an invalid signature changes nothing and opens no case', async () => {
  const { id } = await scene.anOpenPayment();
  const signature = { 'Stripe-Signature': `t=${Math.floor(Date.now() / 1000)},v1=00` };
  const { status } = await scene.shop.visitor.fetch('POST', '/webhooks/stripe', '{"id":"evt_1"}', signature);

  expect(status).toBe(400);
  expect(await scene.seen()).toEqual([]);
  expect((await getOrder(scene.customer, id)).status).toBe('UNPAID');
});

/** How a kind of case comes about, its one button, and the order's state after it was clicked. */
interface Kind {
  readonly opens: () => Promise<string | null>;
  readonly action: string;
  readonly ends: string | null;
}

const aForeignPayment = (metadata: Record<string, string>) => payElsewhere(scene.shop, metadata);
const stampOf = (orderId: string, attemptId: string) => ({
  order_id: orderId,
  uid: scene.customer.uid,
  attempt_id: attemptId,
});
const refundsFail = () =>
  scene.sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: TIMES });
const loseTheDispute = async (intent: string) => {
  const [dispute] = (await scene.shop.stripe.disputes.list({ payment_intent: intent })).data;
  await scene.shop.stripe.disputes.close(dispute!.id);
};
const ATTEMPT = '0190f0c0-0000-7000-8000-000000000001';
const NO_ORDER = '0190f0c0-0000-7000-8000-000000000002';

/** Mails have tests of their own (mail/mail-server.test.ts). */
const KINDS: Record<Exclude<PaymentCaseKind, 'MAIL_NOT_SENT'>, Kind> = {
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
      const { id, intent } = await scene.anOpenPayment();
      await scene.shop.stripe.paymentIntents.update(intent, { amount: 5000 });
      await scene.confirm(intent);
      return id;
    },
    action: 'REFUND',
    ends: 'UNPAID',
  },
  DUPLICATE_PAYMENT: {
    opens: async () => {
      const { id } = await scene.aPaidOrder();
      await scene.shop.database.query(
        "INSERT INTO payment_attempt (id, order_id, state, amount_minor, currency) VALUES ($1, $2, 'CLAIMED', 6490, 'usd')",
        [ATTEMPT, id],
      );
      await refundsFail();
      await scene.shop.stripe.paymentIntents.create({
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
      const { id, intent } = await scene.anOpenPayment();
      await loseOrder(scene.shop, id);
      await refundsFail();
      await scene.confirm(intent);
      return null;
    },
    action: 'REFUND',
    ends: null,
  },
  PAYMENT_UNCONFIRMED: {
    opens: async () => {
      const { id, intent } = await scene.anOpenPayment();
      await scene.sandbox.break({
        route: 'GET /v1/payment_intents/{id}',
        kind: 'fail',
        status: 500,
        times: TIMES,
      });
      await scene.confirm(intent);
      return id;
    },
    action: 'CHECK_AGAIN',
    ends: 'PENDING',
  },
  REFUND_DUE: {
    opens: async () => {
      const { id } = await scene.aPaidOrder();
      await refundsFail();
      await refundOrder(scene.admin, id);
      return id;
    },
    action: 'REFUND',
    ends: 'REFUNDED',
  },
  REFUND_FAILED: {
    opens: async () => {
      const { id } = await scene.aPaidOrder('pm_card_refundFail');
      await refundOrder(scene.admin, id);
      return id;
    },
    action: 'MARK_REFUNDED',
    ends: 'REFUNDED',
  },
  PROVIDER_REFUND: {
    opens: async () => {
      const { id, intent } = await scene.aPaidOrder();
      await scene.shop.stripe.refunds.create({ payment_intent: intent });
      return id;
    },
    action: 'CLOSE_ORDER',
    ends: 'REFUNDED',
  },
  DISPUTE: {
    opens: async () => (await scene.aPaidOrder('pm_card_createDispute')).id,
    action: 'ACKNOWLEDGE',
    ends: 'PENDING',
  },
  CHARGEBACK: {
    opens: async () => {
      const { id, intent } = await scene.aPaidOrder('pm_card_createDispute');
      await shipOrder(scene.admin, id);
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
  'a case %s explains itself and is closed by its action, even when requested twice',
  async (kind, { opens, action, ends }) => {
    const order = await opens();
    const ofKind = async () => (await casesOf(scene.admin)).find((one) => one.kind === kind);
    await until(async () => (await ofKind())?.state === 'OPEN', 'the case');
    await scene.sandbox.repair();

    const found = (await ofKind())!;
    expect(found).toMatchObject({ action, detail: expect.stringMatching(/\.$/), amount: expect.any(String) });
    const note = action === 'MARK_REFUNDED' ? 'Bank transfer, today.' : undefined;
    await Promise.all([1, 2].map(() => pressed(found, note)));
    if (kind === 'DISPUTE') await theBankDecides(found);

    await until(async () => (await ofKind())?.state === 'CLOSED', 'the case to be closed');
    expect((await ofKind())?.history.map(({ by }) => by)).toContain(
      kind === 'PAYMENT_UNCONFIRMED' ? null : scene.admin.email,
    );
    if (order) expect((await getOrder(scene.customer, order)).status).toBe(ends);
    expect(await ledgerFaults(scene.shop.database)).toEqual([]);
  },
);

/** The second click may find that there is nothing left to do, or something else. */
const pressed = (found: CaseView, note?: string) =>
  resolveCase(scene.admin, found, note).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === 'CASE_CHANGED')) throw error;
  });

async function theBankDecides({ transactionId }: CaseView): Promise<void> {
  const [dispute] = (await scene.shop.stripe.disputes.list({ payment_intent: transactionId! })).data;
  await scene.shop.stripe.disputes.update(dispute!.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
}
