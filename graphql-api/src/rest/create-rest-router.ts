import express, { type Request, type RequestHandler, type Response, type Router } from 'express';

import { type Caller, requireRole } from '../auth/actor.js';
import type { IdempotencyService, Keep } from '../features/idempotency/idempotency.service.js';
import type { ClientAddress } from '../shared/client-address.js';
import type { ReadBudget } from '../shared/read-budget.js';
import { COST, restListCost } from '../shared/read-cost.js';
import { bodyOf, readRequest } from './read-request.js';
import type { RestRoute } from './rest-route.js';

export interface RestRouterParts {
  readonly routes: readonly RestRoute[];
  readonly identify: (authorization: string | undefined) => Promise<Caller>;
  readonly idempotency: IdempotencyService;
  readonly budget: ReadBudget;
  readonly addressOf: (request: Request) => ClientAddress;
  /** Puts the JSON of a request in `request.body`; refuses what it can't read. */
  readonly readBody: RequestHandler;
  readonly shopUrl: string;
}

const keepNothing: Keep = () => Promise.resolve();

/** The thin REST adapter over a table of routes. Refusals are thrown; http/error-handler.ts answers them. */
export function createRestRouter(parts: RestRouterParts): Router {
  const { routes, identify, readBody, budget, addressOf, shopUrl } = parts;
  // Not strict: with or without a trailing slash is the same (design section 7).
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes) {
    router[route.method](route.path, readBody, async (request, response) => {
      const caller = await identify(request.headers.authorization);
      response.set('Cache-Control', 'private, no-cache');
      if (route.method !== 'get') {
        response.json(await answerOnce(route, request, response, caller, parts));
        return;
      }
      const who = caller.actor?.uid ?? addressOf(request).visitor;
      await budget.check(who);
      const read = await answer(route, request, caller, shopUrl, keepNothing);
      await budget.spend(who, Array.isArray(read) ? restListCost(read.length) : COST.row);
      response.json(read);
    });
  }
  return router;
}

/** Replays the answer to an earlier call with the same `Idempotency-Key`, and says so in a header as Stripe does. */
async function answerOnce(
  route: RestRoute,
  request: Request,
  response: Response,
  caller: Caller,
  { idempotency, shopUrl }: RestRouterParts,
): Promise<object> {
  const key = request.get('Idempotency-Key');
  const { actor } = caller;
  if (!route.once || key === undefined || !actor) return answer(route, request, caller, shopUrl, keepNothing);
  const { operation, replay } = route.once;
  const { answer: first, replayed } = await idempotency.once<object>(
    { uid: actor.uid, operation, key, request: bodyOf(request.body) },
    { work: (keep) => answer(route, request, caller, shopUrl, keep), replay: (ids) => replay(ids, actor) },
  );
  if (replayed) response.set('Idempotent-Replayed', 'true');
  return first;
}

async function answer(
  route: RestRoute,
  request: Request,
  caller: Caller,
  shopUrl: string,
  keep: Keep,
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
    keep,
  });
}
