import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import express, { type Response, type Router } from 'express';

import { type Caller, requireRole } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { PersonalData } from '../features/customers/customer/personal-data.service.js';

export interface PersonalDataServices {
  readonly personalData: PersonalData;
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
}

/**
 * `GET /account/data.json` returns a copy of all that the shop keeps of the caller, `GET /customers/<id>/data.json` the same of anyone,
 * for admins. Both are streams, besides the documented calls (ADR 047).
 */
export function personalDataRouter({ personalData, identify }: PersonalDataServices): Router {
  const router = express.Router();
  router.get('/account/data.json', async (request, response) => {
    const actor = requireRole(await identify(request.headers.authorization), Role.CUSTOMER);
    await send(await personalData.export(actor.uid, actor), response);
  });
  router.get('/customers/:id/data.json', async (request, response) => {
    const actor = requireRole(await identify(request.headers.authorization), Role.ADMIN);
    await send(await personalData.export(request.params.id, actor), response);
  });
  return router;
}

async function send(data: AsyncGenerator<string>, response: Response): Promise<void> {
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="my-data.json"',
    'Cache-Control': 'private, no-store',
  });
  await pipeline(Readable.from(data), response);
}
