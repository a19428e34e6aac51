import type {
  PaymentGateway,
  PaymentIntentSnapshot,
} from '../../src/features/payments/payment/payment-gateway.port.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { createPaymentIntent, placeOrder, refusalOf } from '../support/operations.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { aSet, confirmTogether, payTogether } from '../support/sets.js';

/** Stripe's response about intents when the shop asks. */
let tampered: ((intent: PaymentIntentSnapshot) => PaymentIntentSnapshot) | undefined;

const tamper = (real: PaymentGateway): PaymentGateway => ({
  createIntent: (intent) => real.createIntent(intent),
  cancelIntent: (id) => real.cancelIntent(id),
  refund: (refund) => real.refund(refund),
  findRefunds: (id) => real.findRefunds(id),
  findDisputes: (id) => real.findDisputes(id),
  findEvents: (since) => real.findEvents(since),
  readEvent: (body, signature) => real.readEvent(body, signature),
  findIntent: async (id) => {
    const intent = await real.findIntent(id);
    return intent && tampered ? tampered(intent) : intent;
  },
});

let shop: TestShop;
let sandbox: SandboxControl;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop({ gateway: tamper, env: { OPEN_HOLDS_PER_USER: '100' } });
  sandbox = new SandboxControl(shop);
  customer = await shop.signIn({});
});
afterEach(async () => {
  tampered = undefined;
  await sandbox.repair();
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

async function anOrderWithIntent(owner = customer) {
  const order = await placeOrder(owner, await aPart(shop.database, { priceMinor: 5000 }));
  return { orderId: order.id, intentId: (await createPaymentIntent(owner, order.id)).id };
}

const pay = (intentId: string) =>
  shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });

const confirm = async (orderId: string, transactionId: string) => {
  const { status, body } = await customer.rest('PATCH', `/orders/${orderId}`, {
    order: orderId,
    transactionId,
  });
  return [status, body.code ?? 'ok'] as const;
};

const isPaid = async (orderId: string) =>
  (await customer.rest('GET', `/orders/${orderId}`)).body.paid as boolean;

async function expectNeverPaid(orderId: string, transactionId: string, refusal: readonly [number, string]) {
  expect(await confirm(orderId, transactionId)).toEqual(refusal);
  expect(await isPaid(orderId)).toBe(false);
}

describe('C10: PATCH /orders/{id} does not pay an order', () => {
  test("with another customer's payment", async () => {
    const { orderId } = await anOrderWithIntent();
    const other = await anOrderWithIntent(await shop.signIn({}));
    await pay(other.intentId);

    await expectNeverPaid(orderId, other.intentId, [403, 'FORBIDDEN']);
  });

  test("with the payment of another order of one's own", async () => {
    const [cheap, wanted] = [await anOrderWithIntent(), await anOrderWithIntent()];
    await pay(cheap.intentId);

    await expectNeverPaid(wanted.orderId, cheap.intentId, [409, 'PAYMENT_MISMATCH']);
  });

  test('with a payment that has paid another order', async () => {
    const [paid, wanted] = [await anOrderWithIntent(), await anOrderWithIntent()];
    await pay(paid.intentId);
    expect(await confirm(paid.orderId, paid.intentId)).toEqual([200, 'ok']);

    await expectNeverPaid(wanted.orderId, paid.intentId, [409, 'PAYMENT_MISMATCH']);
  });

  test.each(['pi_unknown', '../../v1/charges', 'ch_1', '%', '\u0000', 'x'.repeat(5000)])(
    'with the unknown payment %j',
    async (transactionId) => {
      const { orderId } = await anOrderWithIntent();

      const [status] = await confirm(orderId, transactionId);

      expect([400, 409]).toContain(status);
      expect(await isPaid(orderId)).toBe(false);
    },
  );

  test('with a payment that was never made', async () => {
    const { orderId, intentId } = await anOrderWithIntent();

    await expectNeverPaid(orderId, intentId, [402, 'PAYMENT_NOT_SUCCEEDED']);
  });

  test('with a payment that was declined', async () => {
    const { orderId, intentId } = await anOrderWithIntent();
    await expect(
      shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow();

    await expectNeverPaid(orderId, intentId, [402, 'PAYMENT_NOT_SUCCEEDED']);
  });

  test('with a payment that awaits authentication', async () => {
    const { orderId, intentId } = await anOrderWithIntent();
    await shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_authenticationRequired' });

    await expectNeverPaid(orderId, intentId, [402, 'PAYMENT_NOT_SUCCEEDED']);
  });

  test('with a payment that was canceled', async () => {
    const { orderId, intentId } = await anOrderWithIntent();
    await shop.stripe.paymentIntents.cancel(intentId);

    await expectNeverPaid(orderId, intentId, [409, 'PAYMENT_CANCELED']);
  });

  test.each<[string, Partial<PaymentIntentSnapshot>]>([
    ['of a cent too little', { amountReceivedMinor: 4999 }],
    ['of a cent too much', { amountReceivedMinor: 5001 }],
    ['of which nothing was received', { amountReceivedMinor: 0 }],
    ['in another currency', { currency: 'jpy' }],
    ['stamped with another order', { orderId: '01900000-0000-7000-8000-000000000001' }],
    ['stamped with no order', { orderId: null }],
    ['stamped with another customer', { uid: 'somebody' }],
    ['stamped with no customer', { uid: null }],
  ])('with a payment %s', async (_case, change) => {
    const { orderId, intentId } = await anOrderWithIntent();
    await pay(intentId);
    tampered = (intent) => ({ ...intent, ...change });

    await expectNeverPaid(orderId, intentId, [409, 'PAYMENT_MISMATCH']);
  });

  test.each(['fail', 'reset'] as const)(
    'while Stripe is down (%s): 503, and later it works',
    async (kind) => {
      const { orderId, intentId } = await anOrderWithIntent();
      await pay(intentId);
      await sandbox.break({ route: '*', kind, times: 100 });

      await expectNeverPaid(orderId, intentId, [503, 'SERVICE_UNAVAILABLE']);

      await sandbox.repair();
      expect(await confirm(orderId, intentId)).toEqual([200, 'ok']);
      expect(await isPaid(orderId)).toBe(true);
    },
  );

  test('when path and body name different orders', async () => {
    const [one, two] = [await anOrderWithIntent(), await anOrderWithIntent()];
    await pay(two.intentId);

    const { status } = await customer.rest('PATCH', `/orders/${one.orderId}`, {
      order: two.orderId,
      transactionId: two.intentId,
    });

    expect(status).toBe(400);
    expect([await isPaid(one.orderId), await isPaid(two.orderId)]).toEqual([false, false]);
  });
});

describe('C10: confirmPayments pays none of three orders', () => {
  async function aSetWithIntent(owner = customer) {
    const { ids } = await aSet(shop, owner);
    return { ids, intentId: (await payTogether(owner, ids)).id };
  }

  async function expectNonePaid(ids: readonly string[], transactionId: string, code: string) {
    expect(await refusalOf(confirmTogether(customer, ids, transactionId))).toBe(code);
    expect(await Promise.all(ids.map(isPaid))).toEqual(ids.map(() => false));
  }

  test("with another customer's payment", async () => {
    const { ids } = await aSetWithIntent();
    const other = await aSetWithIntent(await shop.signIn({}));
    await pay(other.intentId);

    await expectNonePaid(ids, other.intentId, 'FORBIDDEN');
  });

  test('with the payment of other orders, or of only some of these orders', async () => {
    const [paid, wanted] = [await aSetWithIntent(), await aSetWithIntent()];
    await pay(paid.intentId);

    await expectNonePaid(wanted.ids, paid.intentId, 'PAYMENT_MISMATCH');
    await expectNonePaid([paid.ids[0]!, wanted.ids[1]!], paid.intentId, 'PAYMENT_MISMATCH');
  });

  test('with a payment that was never made, declined or canceled', async () => {
    const { ids, intentId } = await aSetWithIntent();
    await expectNonePaid(ids, intentId, 'PAYMENT_NOT_SUCCEEDED');
    await expect(
      shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow();
    await expectNonePaid(ids, intentId, 'PAYMENT_NOT_SUCCEEDED');
    await shop.stripe.paymentIntents.cancel(intentId);
    await expectNonePaid(ids, intentId, 'PAYMENT_CANCELED');
  });

  test.each<[string, Partial<PaymentIntentSnapshot>]>([
    ['of a cent too little', { amountReceivedMinor: 6999 }],
    ['of a cent too much', { amountReceivedMinor: 7001 }],
    ['of what one of them costs', { amountReceivedMinor: 4000 }],
    ['in another currency', { currency: 'jpy' }],
    ['stamped with one order', { orderId: '01900000-0000-7000-8000-000000000001' }],
    ['stamped with another attempt', { attemptId: '01900000-0000-7000-8000-000000000001' }],
    ['stamped with another customer', { uid: 'somebody' }],
    ['stamped with no customer', { uid: null }],
  ])('with a payment %s', async (_case, change) => {
    const { ids, intentId } = await aSetWithIntent();
    await pay(intentId);
    tampered = (intent) => ({ ...intent, ...change });

    await expectNonePaid(ids, intentId, 'PAYMENT_MISMATCH');
  });

  test.each(['fail', 'reset'] as const)('while Stripe is down (%s), and later it works', async (kind) => {
    const { ids, intentId } = await aSetWithIntent();
    await pay(intentId);
    await sandbox.break({ route: '*', kind, times: 100 });

    await expectNonePaid(ids, intentId, 'SERVICE_UNAVAILABLE');

    await sandbox.repair();
    await confirmTogether(customer, ids, intentId);
    expect(await Promise.all(ids.map(isPaid))).toEqual([true, true, true]);
  });
});
