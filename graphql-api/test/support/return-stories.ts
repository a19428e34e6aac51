import fc from 'fast-check';

import { Role } from '../../src/auth/role.js';
import type { PaymentGateway } from '../../src/features/payments/payment/payment-gateway.port.js';
import { ServiceUnavailable } from '../../src/shared/shop-error.js';
import { Refused } from './ask.js';
import { refundOrder, shipOrder } from './cases.js';
import { createTestShop, type Customer, type TestShop } from './create-test-shop.js';
import { ledgerFaults } from './ledger.js';
import { type Behavior, MailServer } from './mail-server.js';
import {
  acceptReturn,
  aPaidOrder,
  cancelOrder,
  declineReturn,
  orderWithReturns,
  receiveReturn,
  refundReturn,
  requestReturn,
  withdrawReturn,
} from './returns.js';
import { SandboxControl } from './sandbox-control.js';
import { eachAtMost, seededRandom } from './seeded.js';
import { mailFaults, sendAllMails } from './notified-by-email.js';
import { unfinishedPayments } from './unfinished-payments.js';
import { until } from './until.js';

const KINDS = [
  'accept',
  'byHand',
  'cancel',
  'decline',
  'mail',
  'receive',
  'reconcile',
  'refund',
  'refundOrder',
  'request',
  'ship',
  'withdraw',
] as const;

/** A user's role in the story of one order. */
interface Step {
  readonly kind: (typeof KINDS)[number];
  /** Index of the return among those of the order. */
  readonly which: number;
  /** Units, and how many of those can't be sold again. */
  readonly units: number;
  readonly broken: number;
  /** Share of the received items' cost: what is refunded, or what is refunded in the provider's dashboard. */
  readonly percent: number;
  readonly reason: string;
}

type Moment = readonly Step[];

interface Story {
  readonly quantity: number;
  readonly moments: readonly Moment[];
}

const step = (kinds: readonly Step['kind'][] = KINDS): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    which: fc.nat(3),
    units: fc.integer({ min: 1, max: 4 }),
    broken: fc.nat(2),
    percent: fc.constantFrom(0, 10, 50, 99, 100, 100, 100),
    reason: fc.constantFrom('DOES_NOT_FIT', 'DAMAGED', 'WRONG_PART', 'CHANGED_MIND'),
  });

const moment = (kinds?: readonly Step['kind'][]): fc.Arbitrary<Moment> =>
  fc.oneof(
    fc.array(step(kinds), { minLength: 1, maxLength: 3 }),
    // Clicked twice.
    step(kinds).map((one) => [one, one]),
  );

/** Half of them go the usual way, with disturbances; the others are anything. */
const stories: fc.Arbitrary<Story> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 3 }),
    usual: fc.boolean(),
    way: fc.tuple(
      moment(['ship', 'ship', 'ship', 'cancel', 'refundOrder']),
      moment(['request']),
      moment(['accept', 'accept', 'accept', 'decline', 'withdraw']),
      moment(['receive']),
      moment(['refund', 'refund', 'byHand']),
    ),
    others: fc.array(moment(), { maxLength: 6 }),
  })
  .map(({ quantity, usual, way, others }) => ({
    quantity,
    moments: usual ? [...way, ...others] : [...others, ...way],
  }));

/** A shop in which stories of returns run. The caller closes it. */
export interface ReturnStage extends TestShop {
  readonly mailServer: MailServer;
  /** Refusals that no code of the shop means, and faults: there must be none. */
  readonly troubles: string[];
  /** Ends the faults of the provider and of the mail server. */
  repair(): void;
}

const AT_ONCE = 8;
const FAULTS_PERCENT = 15;

/** Responses of the mail server to an email while it is broken. */
const MOODS: readonly Behavior[] = [
  'takes mail',
  'takes mail',
  'takes mail',
  'dies after data',
  { at: 'greeting', code: 421 },
  { at: 'recipient', code: 451 },
  { at: 'data', code: 452 },
];

/**
 * Each call about refunds may come to nothing before or after it is done; every event comes twice; and of seven mails the server refuses three and
 * dies of one.
 */
export async function createReturnStage(seed: number): Promise<ReturnStage> {
  const random = seededRandom(seed);
  let broken = true;
  const fails = () => broken && random() * 100 < FAULTS_PERCENT;
  const faltering = <A extends unknown[], T>(call: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (fails()) throw new ServiceUnavailable();
      const answer = await call(...args);
      if (fails()) throw new ServiceUnavailable();
      return answer;
    };
  };
  const mailServer = await MailServer.open();
  mailServer.onConnection = () => {
    mailServer.behavior = MOODS[Math.floor(random() * MOODS.length)] ?? 'takes mail';
  };
  const shop = await createTestShop({
    env: { ...mailServer.environment, OPEN_HOLDS_PER_USER: '10000', DATABASE_POOL: '30' },
    gateway: (real: PaymentGateway): PaymentGateway => ({
      createIntent: (intent) => real.createIntent(intent),
      findIntent: (id) => real.findIntent(id),
      cancelIntent: (id) => real.cancelIntent(id),
      refund: faltering((refund) => real.refund(refund)),
      findRefunds: faltering((id) => real.findRefunds(id)),
      findDisputes: (id) => real.findDisputes(id),
      findEvents: (since) => real.findEvents(since),
      readEvent: (body, signature) => real.readEvent(body, signature),
    }),
  });
  await shop.connectWebhook();
  await new SandboxControl(shop).webhooks('duplicate', 1);
  return {
    ...shop,
    mailServer,
    troubles: [],
    repair: () => {
      broken = false;
      mailServer.onConnection = () => undefined;
      mailServer.behavior = 'takes mail';
    },
    close: async () => {
      await shop.close();
      await mailServer.close();
    },
  };
}

/** Refusals of a user who is too late, or too early. */
const EXPECTED = new Set([
  'BAD_INPUT',
  'NO_RETURN',
  'ORDER_ALREADY_SHIPPED',
  'ORDER_NOT_SHIPPED',
  'ORDER_REFUNDED',
  'RETURN_STATE',
  'RETURN_UNITS',
]);

/** Runs `count` stories, some at a time, then lets half-done work finish. Returns how often each step ended how. */
export async function runReturnStories(
  stage: ReturnStage,
  seed: number,
  count: number,
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  const customer = await stage.signIn({});
  const admins = [await stage.signIn({ role: Role.ADMIN }), await stage.signIn({ role: Role.ADMIN })];
  const sampled = fc.sample(stories, { seed, numRuns: count });
  await eachAtMost(AT_ONCE, sampled, async ({ quantity, moments }) => {
    const { id, intent } = await aPaidOrder(stage, customer, { quantity });
    for (const now of moments) {
      const acts = now.map(async (one, index) => {
        const outcome = await act(stage, { id, intent, customer, admin: admins[index % 2]! }, one).then(
          () => 'ok',
          (error: unknown) => (error instanceof Refused ? error.code : String(error)),
        );
        const name = `${one.kind} ${outcome}`;
        outcomes[name] = (outcomes[name] ?? 0) + 1;
        if (outcome !== 'ok' && !EXPECTED.has(outcome)) stage.troubles.push(name);
      });
      await Promise.all(acts);
    }
  });
  stage.repair();
  const sandbox = new SandboxControl(stage);
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'the last webhook', 60_000);
  await until(
    async () => {
      await reconcile(stage);
      return (await unfinishedPayments(stage.database)).length === 0;
    },
    'the reconciler to finish',
    60_000,
  );
  await sendAllMails(stage);
  return outcomes;
}

interface Scene {
  readonly id: string;
  readonly intent: string;
  readonly customer: Customer;
  readonly admin: Customer;
}

async function act(stage: ReturnStage, { id, intent, customer, admin }: Scene, one: Step): Promise<unknown> {
  switch (one.kind) {
    case 'ship':
      return shipOrder(admin, id);
    case 'cancel':
      return cancelOrder(customer, id);
    case 'refundOrder':
      return refundOrder(admin, id);
    case 'request':
      return requestReturn(customer, id, { units: one.units, reason: one.reason });
    case 'reconcile':
      return reconcile(stage, id);
    case 'mail':
      return stage.runTask('mails');
    case 'byHand':
      // More than is left is refused there.
      return stage.stripe.refunds
        .create({ payment_intent: intent, amount: Math.max(1, Math.round((6490 * one.percent) / 100)) })
        .catch(() => undefined);
    default:
      return actOnReturn({ id, customer, admin }, one);
  }
}

async function actOnReturn({ id, customer, admin }: Omit<Scene, 'intent'>, one: Step): Promise<unknown> {
  const { returns } = await orderWithReturns(customer, id);
  const found = returns[one.which % Math.max(1, returns.length)];
  if (!found) throw new Refused('NO_RETURN', '', {});
  switch (one.kind) {
    case 'accept':
      return acceptReturn(admin, found.id);
    case 'decline':
      return declineReturn(admin, found.id);
    case 'withdraw':
      return withdrawReturn(customer, found.id);
    case 'receive': {
      const writtenOff = Math.min(one.broken, one.units);
      return receiveReturn(admin, found.id, one.units - writtenOff, writtenOff);
    }
    default: {
      const minor = Math.round((6490 * (found.shelved + found.writtenOff) * one.percent) / 100);
      const less = { amount: (minor / 100).toFixed(2), deduction: 'It was used.' };
      return refundReturn(admin, found.id, one.percent === 100 ? {} : less);
    }
  }
}

/** A round of the reconciler, an hour later for one order or for all. */
async function reconcile(shop: TestShop, orderId: string | null = null): Promise<void> {
  await shop.database.query(
    `UPDATE payment_attempt SET checked_at = now() - interval '1 hour' WHERE $1::uuid IS NULL
       OR id IN (SELECT attempt_id FROM payment_attempt_order WHERE order_id = $1)`,
    [orderId],
  );
  await shop.runTask('reconciler');
}

interface OrderRow {
  readonly id: string;
  readonly transactionId: string;
  readonly total: number;
  readonly refunded: boolean;
  readonly returned: number;
}

/**
 * Compares orders, returns and the provider's refunds, to the cent, and units with their ledger. Empty when captured
 * money equals paid plus refunded money: all of a refunded order, of others what its returns and the provider's
 * dashboard refunded, never more than was received; and each return was refunded once.
 */
export async function returnFaults(stage: ReturnStage): Promise<string[]> {
  const { database, stripe } = stage;
  const [orders, refunds, open, ledger, mails] = await Promise.all([
    database.query<OrderRow[]>(
      `SELECT id, transaction_id AS "transactionId", total_minor AS total, refunded_at IS NOT NULL AS refunded,
         returned_minor AS returned FROM shop_order WHERE transaction_id IS NOT NULL`,
    ),
    stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    database.query<{ kind: string; subject: string }[]>(
      "SELECT kind, subject FROM payment_case WHERE kind IN ('REFUND_DUE', 'REFUND_FAILED') AND state <> 'CLOSED'",
    ),
    ledgerFaults(database),
    mailFaults(stage, stage.mailServer),
  ]);
  const stamps = refunds.flatMap(({ metadata }) => metadata?.return_id ?? []);
  return [
    ...orders.flatMap(({ id, transactionId, total, refunded, returned }) => {
      const given = refunds.filter((refund) => refund.payment_intent === transactionId);
      const back = given.reduce((sum, { amount }) => sum + amount, 0);
      const byHand = given
        .filter(({ metadata }) => !metadata?.return_id)
        .reduce((sum, { amount }) => sum + amount, 0);
      const due = refunded ? total : Math.min(total, byHand + returned);
      return back === due ? [] : [`${id}: ${back} of ${total} went back, and ${due} should`];
    }),
    ...(new Set(stamps).size < stamps.length ? ['a return gave twice'] : []),
    ...open.map(({ kind, subject }) => `${kind} is open: ${subject}`),
    ...ledger.map((row) => `ledger: ${JSON.stringify(row)}`),
    ...mails,
  ];
}
