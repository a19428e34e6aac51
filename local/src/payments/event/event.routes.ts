import type { ApiRoute } from '../http/api-route.js';
import { listPage, readPage } from '../http/list-page.js';
import { noSuch } from '../http/stripe-refusal.js';
import { shownEvent } from './event.service.js';

/** https://docs.stripe.com/api/events. */
export const eventRoutes: readonly ApiRoute[] = [
  {
    method: 'get',
    path: '/v1/events/:id',
    access: 'secret',
    prepare:
      (_params, { id }) =>
      (work) => {
        const event = work.table('events').get(id);
        if (event === undefined) throw noSuch('event', id, 'id');
        return shownEvent(work, event);
      },
  },
  {
    method: 'get',
    path: '/v1/events',
    access: 'secret',
    prepare: (params) => {
      const page = readPage(params);
      const type = params.text('type');
      const types = params.texts('types') ?? (type === undefined ? undefined : [type]);
      return (work) => {
        const list = listPage(work.table('events').values(), {
          page,
          kind: 'event',
          url: '/v1/events',
          only: (event) => types?.includes(event.type) ?? true,
        });
        return { ...list, data: list.data.map((event) => shownEvent(work, event)) };
      };
    },
  },
];
