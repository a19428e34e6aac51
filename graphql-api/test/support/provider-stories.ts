import { aPart } from './builders.js';
import { casesOf, refundOrder, resolveCase } from './cases.js';
import { moneyFaults } from './money-faults.js';
import type { OperatorScene } from './operator-scene.js';
import { createPaymentIntent, deleteOrder, getOrder, placeOrder, refusalOf } from './operations.js';
import type { StripeFault } from './sandbox-control.js';
import { until } from './until.js';

/** Long enough for the first tries, the retries of the SDK and those of the webhook. */
export const TIMES = 100;

export interface Story {
  /** The call that fails each time until it is fixed. */
  readonly route: string;
  /** Runs in the meantime; returns the order. */
  readonly during: (scene: OperatorScene) => Promise<string>;
  /** The case that is open while it lasts, and its button; null when nothing is owed and no one is needed. */
  readonly shows: readonly [kind: string, action: string] | null;
  /** Final state of the order, once the call is fixed and the button was clicked, if there is one. */
  readonly ends: string;
}

export const STORIES: Record<string, Story> = {
  'opening a payment: the customer is told, nothing was charged': {
    route: 'POST /v1/payment_intents',
    during: async (scene) => {
      const { id } = await placeOrder(scene.customer, await aPart(scene.shop.database));
      expect(await refusalOf(createPaymentIntent(scene.customer, id))).toBe('SERVICE_UNAVAILABLE');
      return id;
    },
    shows: null,
    ends: 'UNPAID',
  },
  'confirming a payment: it came, and cannot be asked about': {
    route: 'GET /v1/payment_intents/{id}',
    during: async (scene) => {
      const { id, intent } = await scene.anOpenPayment();
      await scene.confirm(intent);
      await until(async () => (await casesOf(scene.admin)).length > 0, 'the case');
      return id;
    },
    shows: ['PAYMENT_UNCONFIRMED', 'CHECK_AGAIN'],
    ends: 'PENDING',
  },
  'cancelling a payment: the order is not deleted, and can be later': {
    route: 'POST /v1/payment_intents/{id}/cancel',
    during: async (scene) => {
      const { id } = await scene.anOpenPayment();
      expect(await refusalOf(deleteOrder(scene.customer, id))).toBe('SERVICE_UNAVAILABLE');
      return id;
    },
    shows: null,
    ends: 'UNPAID',
  },
  'giving money back: the order is refunded, its money is owed': {
    route: 'POST /v1/refunds',
    during: async (scene) => {
      const { id } = await scene.aPaidOrder();
      await refundOrder(scene.admin, id);
      return id;
    },
    shows: ['REFUND_DUE', 'REFUND'],
    ends: 'REFUNDED',
  },
  'asking what has happened, while no message comes: nothing is known yet, and all of it later': {
    route: 'GET /v1/events',
    during: async (scene) => {
      await scene.sandbox.webhooks('drop');
      const { id, intent } = await scene.aPaidOrder();
      await scene.shop.stripe.refunds.create({ payment_intent: intent });
      await scene.shop.database.query("UPDATE event_inquiry SET asked_at = now() - interval '1 hour'");
      await scene.shop.runTask('missed-events');
      return id;
    },
    shows: null,
    ends: 'REFUNDED',
  },
};

type ProviderFault = Omit<StripeFault, 'route'>;

/** Each way in which a call can come to nothing. */
export const FAULTS: Record<string, ProviderFault> = {
  '500': { kind: 'fail', status: 500 },
  '429': { kind: 'fail', status: 429 },
  'no answer at all': { kind: 'hang' },
  'a reset connection, after it was done': { kind: 'fail_after' },
  'a reset connection': { kind: 'reset' },
};

/** Tells a story while its call fails in this way; once it is fixed, all must come to its end by what an admin is shown. */
export async function endsWell(scene: OperatorScene, story: Story, fault: ProviderFault): Promise<void> {
  const { route, during, shows, ends } = story;
  await scene.sandbox.break({ route, times: TIMES, ...fault });

  const order = await during(scene);
  expect((await scene.seen()).map((found) => [found.kind, found.action])).toEqual(shows ? [shows] : []);

  await scene.sandbox.repair();
  for (const found of await scene.seen()) await resolveCase(scene.admin, found);
  await scene.shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
  await scene.shop.database.query("UPDATE event_inquiry SET asked_at = now() - interval '1 hour'");
  await scene.shop.runTask('reconciler');
  await scene.shop.runTask('missed-events');
  await scene.delivered();
  for (const found of await scene.seen()) await resolveCase(scene.admin, found);

  expect((await getOrder(scene.customer, order)).status).toBe(ends);
  expect(await scene.seen()).toEqual([]);
  expect(await casesOf(scene.admin, { state: 'WAITING' })).toEqual([]);
  expect(await moneyFaults(scene.shop)).toEqual([]);
}
