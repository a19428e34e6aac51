import type { PartService } from '../features/part/part.service.js';
import { partShape } from './legacy-shapes.js';
import { listPageOf } from './list-page.js';
import type { RestRoute } from './rest-route.js';

export function partRoutes(parts: PartService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/parts',
      requires: 'PUBLIC',
      handle: async ({ query, actor }) =>
        (await parts.listNewest(listPageOf(query))).reverse().map((part) => partShape(part, actor)),
    },
    {
      method: 'get',
      path: '/parts/:id',
      requires: 'PUBLIC',
      handle: async ({ params, actor }) => partShape(await parts.get(params.id ?? ''), actor),
    },
  ];
}
