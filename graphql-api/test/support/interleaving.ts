import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

import { Role } from '../../src/auth/role.js';
import type { PaymentGateway } from '../../src/features/checkout/payment/payment-gateway.port.js';
import type { Part } from '../../src/features/part/part.entity.js';
import { loseOrder } from './accident.js';
import { aPart, delivery } from './builders.js';
import { createTestShop, type Customer, type TestShop } from './create-test-shop.js';
import { CAST, type Step, storiesOf, type Story } from './order-stories.js';
import { SandboxControl } from './sandbox-control.js';
import { eachAtMost, seededRandom } from './seeded.js';
import type { RestAnswer } from './shop-client.js';
import { until } from './until.js';

const AT_ONCE = 12;
const MAX_PAUSE_MS = 25;

/** Makes every call to Stripe take its time before and after, as a seed decides: that is where the races are. */
const dawdling =
  (random: () => number, troubles: string[]) =>
  (real: PaymentGateway): PaymentGateway => {
    const slowly = async <T>(call: () => Promise<T>): Promise<T> => {
      await pause(random() * MAX_PAUSE_MS);
      try {
        return await call();
      } catch (error) {
        // Several callers that give the same money back at once share a key: one of them does it, the others are told.
        if (!inspect(error).includes('idempotency_key_in_use')) troubles.push(inspect(error));
        throw error;
      } finally {
        await pause(random() * MAX_PAUSE_MS);
      }
    };
    return {
      createIntent: (intent) => slowly(() => real.createIntent(intent)),
      findIntent: (id) => slowly(() => real.findIntent(id)),
      cancelIntent: (id) => slowly(() => real.cancelIntent(id)),
      refund: (refund) => slowly(() => real.refund(refund)),
      findRefunds: (id) => slowly(() => real.findRefunds(id)),
      findDisputes: (id) => slowly(() => real.findDisputes(id)),
      findEvents: (since) => slowly(() => real.findEvents(since)),
      readEvent: (body, signature) => real.readEvent(body, signature),
    };
  };

/** A shop in which stories are told. The caller closes it. */
export interface StoryShop extends TestShop {
  /** Answers of 500 and above, and calls to Stripe that went wrong: there must be none. */
  readonly troubles: string[];
}

/** Its calls to Stripe dawdle, and every event comes three times. */
export async function createStoryShop(seed: number): Promise<StoryShop> {
  const troubles: string[] = [];
  const shop = await createTestShop({
    // A dozen stories with three webhooks each must not wait for a connection: the races are to be about the orders.
    env: { OPEN_HOLDS_PER_USER: '10000', DATABASE_POOL: '40' },
    gateway: dawdling(seededRandom(seed), troubles),
  });
  await shop.connectWebhook();
  await new SandboxControl(shop).webhooks('duplicate', 2);
  return { ...shop, troubles };
}

/**
 * Lets `count` stories happen, a dozen at a time, everything over HTTP against the real sandbox; then lets what is half
 * done come to its end. Answers how often each step ended how: `confirm ok`, `delete ORDER_ALREADY_PAID`.
 */
export async function tellStories(
  shop: StoryShop,
  seed: number,
  count: number,
): Promise<Record<string, number>> {
  const stage: Stage = {
    shop,
    outcomes: {},
    customers: await Promise.all(Array.from({ length: CAST.customers }, () => shop.signIn({}))),
    admin: await shop.signIn({ role: Role.ADMIN }),
    // Scarce: some orders find their part sold out.
    parts: await Promise.all(
      Array.from({ length: CAST.parts }, () =>
        aPart(shop.database, { availableQuantity: Math.ceil((count / CAST.parts) * 1.4) }),
      ),
    ),
  };
  await eachAtMost(AT_ONCE, storiesOf(seed, count), (story) => tell(stage, story));
  await settleDown(shop);
  return stage.outcomes;
}

interface Stage {
  readonly shop: StoryShop;
  readonly outcomes: Record<string, number>;
  readonly customers: readonly Customer[];
  readonly admin: Customer;
  readonly parts: readonly Part[];
}

async function tell({ shop, outcomes, customers, admin, parts }: Stage, story: Story): Promise<void> {
  const customer = customers[story.customer]!;
  const note = (what: string, { status, body }: RestAnswer): RestAnswer => {
    const outcome = `${what} ${status === 200 ? 'ok' : String(body?.code)}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (status >= 500) shop.troubles.push(`${what}: ${status} ${JSON.stringify(body)}`);
    return { status, body } as RestAnswer;
  };
  const placed = note(
    'order',
    await customer.rest('POST', '/orders', {
      partId: parts[story.part]!.id,
      quantity: story.quantity,
      ...delivery,
    }),
  );
  if (placed.status !== 200) return;
  const id = placed.body.insertedId as string;
  const acts: Record<Step['kind'], (step: Step) => Promise<unknown>> = {
    browser: (step) => payInBrowser(shop, customer, id, step, note),
    customerDeletes: async () => note('delete', await customer.rest('DELETE', `/orders/${id}`)),
    adminDeletes: async () => note('delete', await admin.rest('DELETE', `/orders/${id}`)),
    expire: () => expire(shop, id),
    accident: () => loseOrder(shop, id),
    reconcile: () => reconcile(shop, id),
  };
  await Promise.all(
    story.steps.map(async (step) => {
      await pause(step.after);
      await acts[step.kind](step);
    }),
  );
}

async function payInBrowser(
  { stripe }: TestShop,
  customer: Customer,
  orderId: string,
  { thinking }: Step,
  note: (what: string, answer: RestAnswer) => RestAnswer,
): Promise<void> {
  const { body: order } = await customer.rest('GET', `/orders/${orderId}`);
  if (order.price === undefined) return;
  const opened = note(
    'open',
    await customer.rest('POST', '/create-payment-intent', { price: order.price, orderId }),
  );
  if (opened.status !== 200) return;
  const transactionId = String(opened.body.clientSecret).split('_secret')[0] ?? '';
  await pause(thinking);
  try {
    await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  } catch {
    // Paid by the other tab, or cancelled meanwhile: the card form says so, and the page asks the shop.
  }
  await pause(thinking);
  note('confirm', await customer.rest('PATCH', `/orders/${orderId}`, { order: orderId, transactionId }));
}

/** The order's hour passes, and the job comes by. */
async function expire(shop: TestShop, orderId: string): Promise<void> {
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = $1 AND held",
    [orderId],
  );
  await shop.runJob('hold-expiry');
}

async function reconcile(shop: TestShop, orderId: string): Promise<void> {
  await shop.database.query(
    "UPDATE payment_attempt SET checked_at = now() - interval '1 hour' WHERE order_id = $1",
    [orderId],
  );
  await shop.runJob('reconciler');
}

/** Waits for the last webhook, then lets the reconciler finish whatever is left. */
async function settleDown(shop: TestShop): Promise<void> {
  const sandbox = new SandboxControl(shop);
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'the last webhook', 60_000);
  const unfinished = "state IN ('CANCELING', 'REFUND_DUE')";
  await until(
    async () => {
      await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
      await shop.runJob('reconciler');
      const rows = await shop.database.query<unknown[]>(`SELECT 1 FROM payment_attempt WHERE ${unfinished}`);
      return rows.length === 0;
    },
    'the reconciler to finish',
    60_000,
  );
}
