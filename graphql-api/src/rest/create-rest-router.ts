import express, { type Request, type RequestHandler, type Response, type Router } from 'express';

import { type Caller, requireRole } from '../auth/actor.js';
import type { Answer } from '../cache/answer.js';
import { cacheTags } from '../cache/cache-tags.js';
import type { Door } from '../cache/door.js';
import type { ClientAddress } from '../shared/client-address.js';
import type { ReadBudget } from '../shared/read-budget.js';
import { wholeBody } from '../shared/read-body.js';
import { COST, restListCost } from '../shared/read-cost.js';
import { bodyOf, readRequest } from './read-request.js';
import type { RestRoute } from './rest-route.js';

export interface RestRouterParts {
  readonly routes: readonly RestRoute[];
  readonly door: Door;
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
  readonly budget: ReadBudget;
  readonly addressOf: (request: Request) => ClientAddress;
  /** Puts the JSON of a request in `request.body`; refuses what it can't read. */
  readonly readBody: RequestHandler;
  readonly shopUrl: string;
}

/** The thin REST adapter over a table of routes. Refusals are thrown; http/error-handler.ts answers them. */
export function createRestRouter(parts: RestRouterParts): Router {
  const { routes, door, identify, readBody, budget, addressOf, shopUrl } = parts;

  const read = async (route: RestRoute, request: Request, response: Response): Promise<Answer> => {
    const caller = await identify(request.headers.authorization);
    const who = caller.actor?.uid ?? addressOf(request);
    await budget.check(who);
    const { result, tags } = await cacheTags.gather(() => answer(route, request, response, caller, shopUrl));
    await budget.spend(who, Array.isArray(result) ? restListCost(result.length) : COST.row);
    const isPublic = route.requires === 'PUBLIC' && request.headers.authorization === undefined;
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': isPublic ? 'private, no-cache' : 'no-store',
      },
      body: JSON.stringify(result),
      tags: isPublic ? tags : undefined,
    };
  };

  // Not strict: with or without a trailing slash is the same.
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes) {
    router[route.method](route.path, ...(route.takes ? [] : [readBody]), async (request, response) => {
      response.set('Cache-Control', 'no-store');
      if (route.method === 'get') {
        await door.answer(request, response, () => read(route, request, response));
        return;
      }
      const caller = await identify(request.headers.authorization);
      response.json(await answer(route, request, response, caller, shopUrl));
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
    upload: wholeBody(request),
    shopUrl,
    idempotencyKey: route.takesKey && request.get('Idempotency-Key'),
    markReplayed: () => response.set('Idempotent-Replayed', 'true'),
  });
}
