import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import express, { type Request, type Router } from 'express';

import { type Caller, requireRole } from '../auth/actor.js';
import { Role } from '../auth/role.js';
import type { FitmentExport } from '../features/fitment-import/fitment-export.service.js';
import type { ImportService } from '../features/fitment-import/import.service.js';
import { wholeBody } from '../shared/whole-body.js';

export interface FitmentFileServices {
  readonly fitmentImports: ImportService;
  readonly fitmentExport: FitmentExport;
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
}

/**
 * `POST /fitment.csv` takes a file of lists of cars, packed with gzip or not, as it comes; what becomes of it is asked over GraphQL
 * (`fitmentImport`). `GET /fitment.csv` answers all lists. Both are streams, for admins only (ADR 040).
 */
export function fitmentFilesRouter({ fitmentImports, fitmentExport, identify }: FitmentFileServices): Router {
  const router = express.Router();
  const admin = async (request: Request) =>
    requireRole(await identify(request.headers.authorization), Role.ADMIN);
  router.post('/fitment.csv', async (request, response) => {
    const actor = await admin(request);
    const { name } = request.query;
    const id = await fitmentImports.receive(typeof name === 'string' ? name : '', wholeBody(request), actor);
    response.status(202).json({ id });
  });
  router.get('/fitment.csv', async (request, response) => {
    await admin(request);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="fitment.csv"',
      'Cache-Control': 'private, no-store',
    });
    await pipeline(Readable.from(fitmentExport.read()), response);
  });
  return router;
}
