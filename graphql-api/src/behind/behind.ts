import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { ApolloServerPlugin } from '@apollo/server';
import express, { type Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

import type { ShopContext } from '../auth/shop-context.js';
import type { ActiveRequest } from '../shared/active-request.js';
import { newWork, type Work } from '../shared/work.js';
import { activeWork } from '../shared/active-work.js';
import { watchStatements } from '../telemetry/watch-statements.js';
import { behindPlugin } from './behind.plugin.js';

/** How many requests are remembered, for later viewing. */
const MAX_REQUESTS = 500;
/** Characters: statements are shown whole, and none takes more memory than this. */
const LONGEST_STATEMENT = 20_000;
/** Until the panel is built, which `npm start` does once the shop answers, pages load nothing. */
const NOT_BUILT_YET = 'export {};';
const PANEL = '/behind/panel.js';

/** A request as `GET /behind/requests/:id` describes it. */
interface RememberedRequest {
  readonly id: string;
  /** Answered from memory; `work` is then what was done when that answer was made. */
  readonly cached: boolean;
  readonly caller: ActiveRequest['caller'];
  readonly ms: number;
  readonly work: Work;
}

/**
 * What "Behind this screen" shows (ADR 029): what was done for each request, sent in a `Server-Timing` header and, with the
 * texts of the statements, at an address of its own. Only a shop in development that no one else reaches has one of these, unless
 * it is asked for (`BEHIND_THIS_SCREEN`).
 */
export class Behind {
  private readonly requests = new LRUCache<string, RememberedRequest>({ max: MAX_REQUESTS });

  /** Watches the statements of a pool, before its first. */
  statements(pool: Pool): void {
    watchStatements(pool, (text) => {
      const work = activeWork();
      if (!work) return undefined;
      const run: Work['statements'][number] = { text: text(LONGEST_STATEMENT) };
      work.statements.push(run);
      const began = performance.now();
      return () => {
        run.ms = performance.now() - began;
      };
    });
  }

  /** Records what operations request. */
  plugin(): ApolloServerPlugin<ShopContext> {
    return behindPlugin();
  }

  /** Watches requests, inside of `watchRequests`, which names them. */
  watch(handler: RequestListener): RequestListener {
    return (request, response) => {
      const { active } = request;
      if (active) this.watchOne(active, response);
      handler(request, response);
    };
  }

  /** Routes of the panel: its files, and the recorded requests. `dist` is the folder of built pages. */
  router(dist: string | undefined): Router {
    const router = express.Router();
    router.get('/behind/requests/:id', (request, response) => {
      const remembered = this.requests.get(request.params.id);
      response.set('Cache-Control', 'no-store');
      if (remembered) response.json(remembered);
      else
        response.status(404).json({ code: 'NOT_FOUND', message: 'This request is not remembered any more.' });
    });
    if (dist !== undefined) {
      const noCache = (response: ServerResponse) => response.setHeader('Cache-Control', 'no-cache');
      router.use('/behind', express.static(join(dist, 'behind'), { index: false, setHeaders: noCache }));
    }
    router.get(PANEL, (_request, response) => {
      response.set('Cache-Control', 'no-store').type('js').send(NOT_BUILT_YET);
    });
    return router;
  }

  /** The template of the pages, with the panel in it. */
  template(template: string): string {
    return template.replace('</head>', `<script type="module" src="${PANEL}"></script></head>`);
  }

  private watchOne(active: ActiveRequest, response: ServerResponse): void {
    const began = performance.now();
    active.work = newWork();
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      const { id, route, cached = false, caller, work = newWork() } = active;
      // A file, and what the panel itself asks.
      if (route === undefined) return writeHead(...args);
      const ms = performance.now() - began;
      if (!cached) work.ms = ms;
      const remembered = { id, cached, caller, ms, work };
      this.requests.set(id, remembered);
      response.setHeader('Server-Timing', timingOf(remembered));
      return writeHead(...args);
    };
  }
}

/** The work as the browser's own tools show it and the panel reads it (https://www.w3.org/TR/server-timing/). */
function timingOf({ id, cached, ms, work }: RememberedRequest): string {
  const all = [work, ...work.operations];
  const statements = all.flatMap((one) => one.statements);
  const dbMs = statements.reduce((sum, run) => sum + (run.ms ?? 0), 0);
  const cost = all.reduce((sum, one) => sum + (one.cost ?? 0), 0);
  return [
    `total;dur=${ms.toFixed(1)}`,
    `db;dur=${dbMs.toFixed(1)};desc="${statements.length}"`,
    `cost;desc="${cost}"`,
    `cache;desc="${cached ? 'hit' : 'miss'}"`,
    `request;desc="${id}"`,
  ].join(', ');
}
