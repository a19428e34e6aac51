import type { Request } from 'express';

import type { ClientAddress } from '../shared/client-address.js';
import type { ReadBudget } from '../shared/read-budget.js';

/**
 * Counts an answer's cost to a visitor besides the operations that it runs (`shared/read-cost.ts`). Throws TooManyRequests if they
 * have read too much.
 */
export function reading(
  budget: ReadBudget,
  addressOf: (request: Request) => ClientAddress,
  points: number,
): (request: Request) => Promise<void> {
  return async (request) => {
    const address = addressOf(request);
    await budget.check(address);
    await budget.spend(address, points);
  };
}
