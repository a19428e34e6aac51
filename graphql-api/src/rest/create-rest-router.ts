import express, { type Request, type RequestHandler, type Response, type Router } from 'express';

import { type Caller, requireRole } from '../auth/actor.js';
import type { ClientAddress } from '../shared/client-address.js';
import { forAnybody } from '../shared/made-from.js';
import type { ReadBudget } from '../shared/read-budget.js';
import { COST, restListCost } from '../shared/read-cost.js';
import { bodyOf, readRequest } from './read-request.js';
import type { RestRoute } from './rest-route.js';

export interface RestRouterParts {
  readonly routes: readonly RestRoute[];
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
  readonly budget: ReadBudget;
  readonly addressOf: (request: Request) => ClientAddress;
  /** Puts the JSON of a request in `request.body`; refuses what it can't read. */
  readonly readBody: RequestHandler;
  readonly shopUrl: string;
}

/** The thin REST adapter over a table of routes. Refusals are thrown; http/error-handler.ts answers them. */
export function createRestRouter(parts: RestRouterParts): Router {
  const { routes, identify, readBody, budget, addressOf, shopUrl } = parts;
  // Not strict: with or without a trailing slash is the same (design section 7).
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes) {
    router[route.method](route.path, readBody, async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const caller = await identify(request.headers.authorization);
      if (route.method !== 'get') {
        response.json(await answer(route, request, response, caller, shopUrl));
        return;
      }
      if (route.requires === 'PUBLIC' && request.headers.authorization === undefined) {
        forAnybody();
        response.set('Cache-Control', 'private, no-cache');
      }
      const who = caller.actor?.uid ?? addressOf(request);
      await budget.check(who);
      const read = await answer(route, request, response, caller, shopUrl);
      await budget.spend(who, Array.isArray(read) ? restListCost(read.length) : COST.row);
      response.json(read);
    });
  }
  return router;
}

async function answer(
  route: RestRoute,
  request: Request,
  response: Response,
  caller: Caller,
  shopUrl: string,
): Promise<object> {
  const asked = {
    actor: route.requires === 'PUBLIC' ? caller.actor : requireRole(caller, route.requires),
    params: route.params ? readRequest(route.params, request.params) : {},
    headers: request.headers,
  };
  route.guard?.(asked);
  return route.handle({
    ...asked,
    query: route.query ? readRequest(route.query, request.query) : {},
    body: route.body && readRequest(route.body, bodyOf(request.body)),
    shopUrl,
    idempotencyKey: route.takesKey && request.get('Idempotency-Key'),
    markReplayed: () => response.set('Idempotent-Replayed', 'true'),
  });
}
