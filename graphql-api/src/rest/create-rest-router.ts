import express, { type Request, type Router } from 'express';

import type { Caller } from '../auth/actor.js';
import { requireRole } from '../auth/actor.js';
import type { RestCall, RestRoute } from './rest-route.js';

const BODY_LIMIT = '100kb';

export type IdentifyCaller = (authorization: string | undefined) => Promise<Caller>;

/** The thin REST adapter over a table of routes. Refusals are thrown; http/error-handler.ts answers them. */
export function createRestRouter(routes: readonly RestRoute[], identify: IdentifyCaller): Router {
  // Not strict: with or without a trailing slash is the same (design section 7).
  const router = express.Router({ strict: false, caseSensitive: true });
  const json = express.json({ limit: BODY_LIMIT });
  for (const route of routes) {
    router[route.method](route.path, json, async (request, response) => {
      const caller = await identify(request.headers.authorization);
      response.set('Cache-Control', 'private, no-cache');
      response.json(await answer(route, request, caller));
    });
  }
  return router;
}

async function answer(route: RestRoute, request: Request, caller: Caller): Promise<object> {
  const call: Omit<RestCall, 'actor'> = {
    params: request.params as Record<string, string>,
    query: request.query,
    body: request.body as unknown,
    headers: request.headers,
    address: request.ip ?? '',
  };
  return route.requires === 'PUBLIC'
    ? route.handle({ ...call, actor: caller.actor })
    : route.handle({ ...call, actor: requireRole(caller, route.requires) });
}
