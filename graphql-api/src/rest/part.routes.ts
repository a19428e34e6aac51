import { Role } from '../auth/role.js';
import type { PartService } from '../features/catalogue/part/part.service.js';
import { AddPartInput } from '../features/catalogue/part-editing/part-admin.inputs.js';
import type { PartAdminService } from '../features/catalogue/part-editing/part-admin.service.js';
import { validInput } from '../shared/validate-input.js';
import { deleted, deletedAnswer, inserted, insertedAnswer } from './answer.schemas.js';
import { idInPath, listPage } from './client-values.js';
import { newPart, partAnswer, partShape } from './part.schemas.js';
import { type RestRoute, route } from './rest-route.js';

export interface PartServices {
  readonly parts: PartService;
  readonly partAdmin: PartAdminService;
}

export function partRoutes({ parts, partAdmin }: PartServices): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/parts',
      id: 'listParts',
      tag: 'Parts',
      summary: 'Parts, oldest first',
      requires: 'PUBLIC',
      query: listPage,
      answer: partAnswer.array(),
      handle: async ({ query, ...reader }) =>
        (await parts.listNewest(query)).reverse().map((part) => partShape(part, reader)),
    }),
    route({
      method: 'get',
      path: '/parts/:id',
      id: 'getPart',
      tag: 'Parts',
      summary: 'One part',
      requires: 'PUBLIC',
      params: idInPath('part'),
      answer: partAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ params, ...reader }) => partShape(await parts.get(params.id), reader),
    }),
    route({
      method: 'post',
      path: '/parts',
      id: 'addPart',
      tag: 'Parts',
      summary: 'Add a part with its first units',
      requires: Role.ADMIN,
      body: newPart,
      answer: insertedAnswer,
      refusals: ['CONFLICT'],
      handle: async ({ body, actor }) =>
        inserted((await partAdmin.add(await validInput(AddPartInput, body), actor)).id),
    }),
    route({
      method: 'delete',
      path: '/parts/:id',
      id: 'removePart',
      tag: 'Parts',
      summary: 'Take a part off the shop',
      description: 'Its orders stay.',
      requires: Role.ADMIN,
      params: idInPath('part'),
      answer: deletedAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ params, actor }) => {
        await partAdmin.remove(params.id, actor);
        return deleted;
      },
    }),
  ];
}
