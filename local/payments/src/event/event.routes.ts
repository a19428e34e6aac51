import { listRoute, type Resource, retrieveRoute } from '../http/resource.js';
import { shownEvent } from './event.service.js';

const events: Resource<'events'> = {
  table: 'events',
  kind: 'event',
  param: 'id',
  filters: ['type'],
  anyOf: { field: 'type', param: 'types' },
  show: (event, work) => shownEvent(work, event),
};

/** https://docs.stripe.com/api/events. */
export const eventRoutes = [listRoute(events), retrieveRoute(events)];
