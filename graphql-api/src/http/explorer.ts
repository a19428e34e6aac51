import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import express, { type Router } from 'express';

import type { PublicConfig } from '../config/public-config.js';
import { explorerPolicy } from './content-policy.js';

/** `npm start` builds the explorer once the shop answers; this page turns into it then. */
const STILL_BUILDING = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>API explorer</title></head><body><p>The explorer is not built yet. With <code>npm start</code> it is in less than a minute, and this
page opens it then. The API answers already.</p></body></html>`;

/**
 * `GET /graphql` for those who ask for a page (`graphql.ts`) is the explorer that `vite build -c explorer/vite.config.ts` makes below `dist`,
 * read when it is first there. Its files come from our own origin, and nothing else may.
 */
export function explorerRouter(dist: string, config: PublicConfig): Router {
  const folder = join(dist, 'explorer');
  const policy = explorerPolicy(config);
  const router = express.Router();
  let page: string | undefined;
  router.get('/graphql', async (_request, response) => {
    response.vary('Accept');
    page ??= await readIfThere(join(folder, 'index.html'));
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }).type('html');
    if (page === undefined) response.status(503).set('Retry-After', '2');
    response.send(page ?? STILL_BUILDING);
  });
  router.use(
    '/explorer/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  return router;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
