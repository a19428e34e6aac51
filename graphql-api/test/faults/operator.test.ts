import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { casesOf, refundOrder, resolveCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
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

jest.setTimeout(60_000);

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
  const { data } = await admin.graphql('{ overview { paymentCases { open } } }');
  const open = await casesOf(admin, { state: 'OPEN' });
  expect((data as any).overview.paymentCases.open).toBe(open.length);
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
};

describe.each(Object.entries(STORIES))('the provider fails at %s', (_name, story) => {
  test.each(['fail', 'reset', 'fail_after'] as const)(
    'by %s, and all is finished afterwards',
    async (kind) => {
      const { route, meanwhile, shows, ends } = story;
      await sandbox.break({ route, kind, status: 500, times: TIMES });

      const order = await meanwhile();
      expect((await seen()).map((found) => [found.kind, found.action])).toEqual(shows ? [shows] : []);

      await sandbox.mend();
      for (const found of await seen()) await resolveCase(admin, found);
      await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
      await shop.runJob('reconciler');
      await delivered();

      expect((await getOrder(customer, order)).status).toBe(ends);
      expect(await seen()).toEqual([]);
      expect(await casesOf(admin, { state: 'WAITING' })).toEqual([]);
      expect(await moneyFaults(shop)).toEqual([]);
    },
  );
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
  const { id } = await aPaidOrder('pm_card_createDispute');
  await delivered();
  await refundOrder(admin, id);

  const [refused, dispute] = await seen();
  expect(refused).toMatchObject({ kind: 'REFUND_FAILED', action: 'MARK_REFUNDED' });
  expect(dispute).toMatchObject({ kind: 'DISPUTE', action: 'ACKNOWLEDGE' });
  await resolveCase(admin, refused!, 'Bank transfer, today.');
  await resolveCase(admin, dispute!, 'Told the bank.');

  expect(await seen()).toEqual([]);
  expect((await getOrder(customer, id)).status).toBe('REFUNDED');
});
