import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { scheduleDeliveries } from '../webhook/delivery.service.js';
import type { StoredEvent } from './event.record.js';

/** The API version of events and responses: the one the installed SDK asks for. */
export const apiVersion = '2026-08-26.dahlia';

/** Records that something happened to `object` and sends it on to the account's endpoints. */
export function emit(work: UnitOfWork, type: string, object: object, before?: object): void {
  const event = work.put('events', {
    id: objectId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: work.seconds,
    data: before === undefined ? { object } : { object, previous_attributes: before },
    livemode: false,
    request: { id: work.cause.requestId, idempotency_key: work.cause.idempotencyKey },
    type,
  });
  scheduleDeliveries(work, event);
}

/** The event as the API shows it: with the number of endpoints that have not yet received it. */
export function shownEvent(state: Pick<UnitOfWork, 'table'>, event: StoredEvent): object {
  const waiting = [...state.table('deliveries').values()].filter((delivery) => delivery.event === event.id);
  return { ...event, pending_webhooks: new Set(waiting.map(({ endpoint }) => endpoint)).size };
}
