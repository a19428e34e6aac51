import type { StoredEvent } from '../event/event.record.js';
import { switchesOff } from '../sandbox/switches.record.js';
import { switchesOf } from '../sandbox/switches.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { Delivery } from './webhook.record.js';

/** Stripe's growing pauses at the sandbox's pace: then every 30 s, for an hour in all. */
const pauses = [1_000, 2_000, 5_000, 10_000];
const laterPause = 30_000;
const givenUpAfter = 3_600_000;

/** Puts an event on its way to every endpoint that wants it, in the way the account's webhook switch states. */
export function scheduleDeliveries(work: UnitOfWork, event: StoredEvent): void {
  const set = switchesOf(work).webhooks;
  const { mode, times } = wants(set.events, event.type) ? set : switchesOff.webhooks;
  if (mode === 'drop') return;
  for (const endpoint of work.table('webhook_endpoints').values()) {
    if (!wants(endpoint.enabled_events, event.type)) continue;
    for (let copy = 0; copy <= (mode === 'duplicate' ? times : 0); copy += 1) {
      const delivery = newDelivery(work, event, endpoint.id);
      if (mode === 'hold') delivery.dueAt = null;
      work.put('deliveries', delivery);
    }
  }
}

/** Releases held deliveries, one after the other in the order of their arrival. Returns how many. */
export function release(work: UnitOfWork): number {
  const held = [...work.table('deliveries').values()].filter(({ dueAt }) => dueAt === null);
  held.forEach((delivery, index) => {
    work.put('deliveries', { ...delivery, dueAt: work.now, after: held[index - 1]?.id ?? null });
  });
  return held.length;
}

/** Records that the endpoint did not accept it: when it is sent again, or that it is dropped after an hour. */
export function postpone(work: UnitOfWork, delivery: Delivery): void {
  if (work.now - delivery.createdAt >= givenUpAfter) {
    work.remove('deliveries', delivery.id);
    return;
  }
  const dueAt = work.now + (pauses[delivery.attempts] ?? laterPause);
  work.put('deliveries', { ...delivery, attempts: delivery.attempts + 1, dueAt });
}

/** Whether a list such as `['charge.refunded']`, `['payment_intent.*']` or `['*']` names the type. */
function wants(types: readonly string[], type: string): boolean {
  return types.some((name) => name === type || (name.endsWith('*') && type.startsWith(name.slice(0, -1))));
}

function newDelivery({ now }: UnitOfWork, event: StoredEvent, endpoint: string): Delivery {
  return {
    id: objectId('del'),
    event: event.id,
    endpoint,
    attempts: 0,
    createdAt: now,
    dueAt: now,
    after: null,
  };
}
