import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import express, { type Router } from 'express';

import type { PublicConfig } from '../config/public-config.js';
import { explorerPolicy } from './content-policy.js';

/** The built GraphQL explorer (web/explorer), read once. */
export interface BuiltExplorer {
  readonly assetsDir: string;
  readonly page: string;
}

/** Reads what `vite build -c explorer/vite.config.ts` made below `web/dist`; undefined when it was not built. */
export async function loadExplorer(dist: string): Promise<BuiltExplorer | undefined> {
  const dir = join(dist, 'explorer');
  const index = join(dir, 'index.html');
  if (!existsSync(index)) return undefined;
  return { assetsDir: join(dir, 'assets'), page: await readFile(index, 'utf8') };
}

/**
 * `GET /graphql` for those who ask for a page is the explorer; everybody else goes on to the GraphQL server. Its files
 * come from our own origin, and nothing else may.
 */
export function explorerRouter({ assetsDir, page }: BuiltExplorer, config: PublicConfig): Router {
  const policy = explorerPolicy(config);
  const router = express.Router();
  router.get('/graphql', (request, response, next) => {
    response.vary('Accept');
    // JSON is named first: whoever takes anything (curl, fetch) is a program.
    if (request.accepts(['json', 'html']) !== 'html') {
      next();
      return;
    }
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }).type('html').send(page);
  });
  router.use('/explorer/assets', express.static(assetsDir, { immutable: true, maxAge: '1y', index: false }));
  return router;
}
