import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

import { Role } from '../../src/auth/role.js';
import type { PaymentGateway } from '../../src/features/payments/payment/payment-gateway.port.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { loseOrder } from './accident.js';
import { aPart, delivery } from './builders.js';
import { createTestShop, type Customer, type TestShop } from './create-test-shop.js';
import { CAST, type Step, storiesOf, type Story } from './order-stories.js';
import { unfinishedPayments } from './unfinished-payments.js';
import { SandboxControl } from './sandbox-control.js';
import { eachAtMost, seededRandom } from './seeded.js';
import type { RestAnswer } from './shop-client.js';
import { until } from './until.js';

const AT_ONCE = 12;
const MAX_PAUSE_MS = 25;

/** Delays every call to Stripe before and after, as a seed decides: that is where the races are. */
const dawdling =
  (random: () => number, troubles: string[]) =>
  (real: PaymentGateway): PaymentGateway => {
    const slowly = async <T>(call: () => Promise<T>): Promise<T> => {
      await pause(random() * MAX_PAUSE_MS);
      try {
        return await call();
      } catch (error) {
        // Concurrent refunds of the same money share a key: one caller does it, the others are notified.
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

/** A shop in which stories run. The caller closes it. */
export interface StoryShop extends TestShop {
  /** Responses of 500 and above, and failed calls to Stripe: there must be none. */
  readonly troubles: string[];
}

/** Creates a shop with slow calls to Stripe, which receives every event three times. */
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
 * done come to its end. Returns how often each step ended how: `confirm ok`, `delete ORDER_ALREADY_PAID`.
 */
export async function runStories(
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
        aPart(shop.database, { availableQuantity: Math.ceil((count / CAST.parts) * 2.4) }),
      ),
    ),
  };
  await eachAtMost(AT_ONCE, storiesOf(seed, count), (story) => runStory(stage, story));
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

async function runStory({ shop, outcomes, customers, admin, parts }: Stage, story: Story): Promise<void> {
  const customer = customers[story.customer]!;
  const note = (what: string, { status, body }: RestAnswer): RestAnswer => {
    const outcome = `${what} ${status === 200 ? 'ok' : String(body?.code)}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (status >= 500) shop.troubles.push(`${what}: ${status} ${JSON.stringify(body)}`);
    return { status, body } as RestAnswer;
  };
  const ids = await place(customer, story, parts, note);
  if (ids.length === 0) return;
  const one = ({ which }: Step) => ids[which % ids.length] ?? '';
  const acts: Record<Step['kind'], (step: Step) => Promise<unknown>> = {
    browser: (step) =>
      step.which === 0 && ids.length > 1
        ? payTogether(shop, customer, ids, step, note)
        : payInBrowser(shop, customer, one(step), step, note),
    customerDeletes: async (step) => note('delete', await customer.rest('DELETE', `/orders/${one(step)}`)),
    adminDeletes: async (step) => note('delete', await admin.rest('DELETE', `/orders/${one(step)}`)),
    expire: (step) => expire(shop, one(step)),
    accident: (step) => loseOrder(shop, one(step)),
    reconcile: (step) => reconcile(shop, one(step)),
  };
  await Promise.all(
    story.steps.map(async (step) => {
      await pause(step.after);
      await acts[step.kind](step);
    }),
  );
}

type Note = (what: string, answer: RestAnswer) => RestAnswer;

/** Returns the ids of the orders; none when they were refused. */
async function place(
  customer: Customer,
  { parts: wanted, quantity }: Story,
  parts: readonly Part[],
  note: Note,
): Promise<string[]> {
  const [first, ...others] = wanted.map((index) => ({ partId: parts[index]!.id, quantity }));
  if (others.length === 0) {
    const { status, body } = note('order', await customer.rest('POST', '/orders', { ...first, ...delivery }));
    return status === 200 ? [body.insertedId as string] : [];
  }
  const { body } = note(
    'order',
    await asked(customer, 'mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', {
      input: { lines: [first, ...others], ...delivery },
    }),
  );
  return Array.isArray(body) ? body.map(({ id }: { id: string }) => id) : [];
}

/** Converts a GraphQL response to its REST equivalent. */
async function asked(customer: Customer, query: string, variables: object): Promise<RestAnswer> {
  const { data, errors } = await customer.graphql(query, variables);
  const [error] = errors ?? [];
  const code = error?.extensions.code;
  const failed = code === 'INTERNAL' || code === 'SERVICE_UNAVAILABLE';
  return {
    status: error ? (failed ? 503 : 409) : 200,
    body: error ? { code } : Object.values(data ?? {})[0],
  } as unknown as RestAnswer;
}

async function payTogether(
  { stripe }: TestShop,
  customer: Customer,
  orderIds: readonly string[],
  { thinking }: Step,
  note: Note,
): Promise<void> {
  const opened = note(
    'open',
    await asked(
      customer,
      'mutation ($orderIds: [ID!]!) { createPaymentIntent(orderIds: $orderIds) { id } }',
      { orderIds },
    ),
  );
  if (opened.status !== 200) return;
  const transactionId = String(opened.body.id);
  await typeIn(stripe, transactionId, thinking);
  note(
    'confirm',
    await asked(
      customer,
      `mutation ($orderIds: [ID!]!, $transactionId: String!) {
        confirmPayments(orderIds: $orderIds, transactionId: $transactionId) { id } }`,
      { orderIds, transactionId },
    ),
  );
}

/** The customer types in a card, and the page asks the shop a moment later. */
async function typeIn(stripe: TestShop['stripe'], transactionId: string, thinking: number): Promise<void> {
  await pause(thinking);
  try {
    await stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  } catch {
    // Paid by the other tab, or canceled in the meantime: the card form says so, and the page asks the shop.
  }
  await pause(thinking);
}

async function payInBrowser(
  { stripe }: TestShop,
  customer: Customer,
  orderId: string,
  { thinking }: Step,
  note: Note,
): Promise<void> {
  const { body: order } = await customer.rest('GET', `/orders/${orderId}`);
  if (order.price === undefined) return;
  const opened = note(
    'open',
    await customer.rest('POST', '/create-payment-intent', { price: order.price, orderId }),
  );
  if (opened.status !== 200) return;
  const transactionId = String(opened.body.clientSecret).split('_secret')[0] ?? '';
  await typeIn(stripe, transactionId, thinking);
  note('confirm', await customer.rest('PATCH', `/orders/${orderId}`, { order: orderId, transactionId }));
}

/** The order's hour passes, and the task runs. */
async function expire(shop: TestShop, orderId: string): Promise<void> {
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = now() - interval '1 minute' WHERE id = $1 AND held",
    [orderId],
  );
  await shop.runTask('hold-expiry');
}

async function reconcile(shop: TestShop, orderId: string): Promise<void> {
  await shop.database.query(
    `UPDATE payment_attempt SET checked_at = now() - interval '1 hour'
     WHERE id IN (SELECT attempt_id FROM payment_attempt_order WHERE order_id = $1)`,
    [orderId],
  );
  await shop.runTask('reconciler');
}

/** Waits for the last webhook, then lets the reconciler finish whatever is left. */
async function settleDown(shop: TestShop): Promise<void> {
  const sandbox = new SandboxControl(shop);
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'the last webhook', 60_000);
  await until(
    async () => {
      await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
      await shop.runTask('reconciler');
      const rows = await unfinishedPayments(shop.database);
      return rows.length === 0;
    },
    'the reconciler to finish',
    60_000,
  );
}
