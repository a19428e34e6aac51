import type { Request, RequestHandler } from 'express';

import type { ClientAddress } from '../shared/client-address.js';
import type { ReadBudget } from '../shared/read-budget.js';

/**
 * Refuses a visitor who has read too much, and counts what the answer costs beside the operations that it runs
 * (`shared/read-cost.ts`).
 */
export function reading(
  budget: ReadBudget,
  addressOf: (request: Request) => ClientAddress,
  points: number,
): RequestHandler {
  return async (request, _response, next) => {
    const address = addressOf(request);
    await budget.check(address);
    await budget.spend(address, points);
    next();
  };
}
