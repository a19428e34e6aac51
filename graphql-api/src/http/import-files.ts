import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import express, { type Request, type Response, type Router } from 'express';

import { type Actor, type Caller, requireRole } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { ShopExports } from '../features/data/import-kinds/shop-exports.service.js';
import { ImportKindName } from '../features/data/import/import.types.js';
import type { ImportService } from '../features/data/import/import.service.js';
import { NotFound } from '../shared/shop-error.js';
import { wholeBody } from '../shared/read-body.js';

export interface ImportFileServices {
  readonly imports: ImportService;
  readonly shopExports: ShopExports;
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
}

/**
 * `POST /imports/{kind}` receives a file, packed with gzip or not; its progress is read over GraphQL (`import`).
 * `GET /imports/{kind}/example.csv` is a small file to begin one with, `GET /exports/{kind}.csv` returns all that the shop has of it. All are streams, for admins only (ADR 040). `/fitment.csv` is the older
 * address of both, for lists of cars.
 */
export function importFilesRouter({ imports, shopExports, identify }: ImportFileServices): Router {
  const router = express.Router();
  const admin = async (request: Request): Promise<Actor> =>
    requireRole(await identify(request.headers.authorization), Role.ADMIN);

  async function take(kind: ImportKindName, actor: Actor, request: Request, response: Response) {
    const { name } = request.query;
    const id = await imports.receive(kind, typeof name === 'string' ? name : '', wholeBody(request), actor);
    response.status(202).json({ id });
  }
  async function give(name: string, actor: Actor, request: Request, response: Response) {
    await send(`${name}.csv`, await shopExports.open(name, request.query, actor), response);
  }
  async function send(fileName: string, file: AsyncGenerator<string>, response: Response) {
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    });
    await pipeline(Readable.from(file), response);
  }

  router.post('/imports/:kind', async (request, response) => {
    const actor = await admin(request);
    const kind = Object.values(ImportKindName).find((one) => one.toLowerCase() === request.params.kind);
    if (!kind) throw new NotFound('Unknown file kind.');
    await take(kind, actor, request, response);
  });
  router.get('/imports/:kind/example.csv', async (request, response) => {
    await admin(request);
    const { kind } = request.params;
    await send(`example-${kind}.csv`, shopExports.openExample(kind), response);
  });
  router.get('/exports/:name.csv', async (request, response) => {
    await give(request.params.name, await admin(request), request, response);
  });
  router.post('/fitment.csv', async (request, response) => {
    await take(ImportKindName.FITMENT, await admin(request), request, response);
  });
  router.get('/fitment.csv', async (request, response) => {
    await give('fitment', await admin(request), request, response);
  });
  return router;
}
