import { Role } from '../auth/role.js';
import { Category } from '../features/part/category.js';
import type { PartService } from '../features/part/part.service.js';
import { AddPartInput } from '../features/stock/part-admin.inputs.js';
import type { PartAdminService } from '../features/stock/part-admin.service.js';
import { BadInput } from '../shared/shop-error.js';
import { validInput } from '../shared/validate-input.js';
import { amountOf, bodyOf, countOf, optionalTextOf } from './client-values.js';
import { deleted, inserted, partShape } from './legacy-shapes.js';
import { listPageOf } from './list-page.js';
import type { RestRoute } from './rest-route.js';

export interface PartServices {
  readonly parts: PartService;
  readonly partAdmin: PartAdminService;
}

export function partRoutes({ parts, partAdmin }: PartServices): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/parts',
      requires: 'PUBLIC',
      handle: async ({ query, ...reader }) =>
        (await parts.listNewest(listPageOf(query))).reverse().map((part) => partShape(part, reader)),
    },
    {
      method: 'get',
      path: '/parts/:id',
      requires: 'PUBLIC',
      handle: async ({ params, ...reader }) => partShape(await parts.get(params.id ?? ''), reader),
    },
    {
      method: 'post',
      path: '/parts',
      requires: Role.ADMIN,
      handle: async ({ body, actor }) => {
        const values = bodyOf(body);
        const input = await validInput(AddPartInput, {
          name: optionalTextOf(values, 'name'),
          image: optionalTextOf(values, 'image'),
          description: optionalTextOf(values, 'description'),
          category: categoryOf(optionalTextOf(values, 'category')),
          brand: optionalTextOf(values, 'brand'),
          partNumber: optionalTextOf(values, 'partNumber'),
          price: amountOf(values, 'price'),
          orderQuantity: countOf(values, 'orderQuantity'),
          availableQuantity: countOf(values, 'availableQuantity'),
        });
        return inserted((await partAdmin.add(input, actor)).id);
      },
    },
    {
      method: 'delete',
      path: '/parts/:id',
      requires: Role.ADMIN,
      handle: async ({ params, actor }) => {
        await partAdmin.remove(params.id ?? '', actor);
        return deleted(1);
      },
    },
  ];
}

function categoryOf(name: string | null): Category | null {
  if (name === null) return null;
  const category = new Map<string, Category>(Object.entries(Category)).get(name);
  if (!category) throw new BadInput('category is not one of ours.', { field: 'category' });
  return category;
}
