import type { IncomingMessage } from 'node:http';

import type { Callers } from '../auth/caller.js';
import type { ShopContext } from '../auth/shop-context.js';
import type { ClientAddress } from '../shared/client-address.js';
import { Loaders } from '../shared/loaders.js';
import type { ReadBudget } from '../shared/read-budget.js';
import { AnswerSize } from './answer-size.js';
import { requestFault } from './format-error.js';

export interface RequestContextParts {
  readonly callers: Pick<Callers, 'identify'>;
  readonly addressOf: (request: IncomingMessage) => ClientAddress;
  readonly budget: ReadBudget;
}

/** What resolvers may know of a request over HTTP. Throws what Apollo Server answers with 503 while the database is down. */
export function requestContext({ callers, addressOf, budget }: RequestContextParts) {
  return async (request: IncomingMessage): Promise<ShopContext> => {
    const caller = await callers.identify(request.headers.authorization).catch((error: unknown) => {
      throw requestFault(error);
    });
    const address = addressOf(request);
    const who = caller.actor?.uid ?? address;
    const spendRead = async (points: number) => {
      await budget.check(who);
      await budget.spend(who, points);
    };
    return { caller, loaders: new Loaders(), address, answerSize: new AnswerSize(), spendRead };
  };
}
