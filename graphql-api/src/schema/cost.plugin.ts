import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { TooManyRequests } from '../shared/rate-limits.js';
import { noteWork } from '../shared/work-under-way.js';
import { memoisedCostOf, requireAffordable } from './query-cost.js';

/** Refuses what is too costly, and takes its cost out of its caller's read budget, before anything runs. */
export function costPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ schema, document, operation, operationName, request, contextValue }) {
          const cost = memoisedCostOf(schema, { document, operationName, variables: request.variables });
          const isQuery = operation?.operation === OperationTypeNode.QUERY;
          noteWork({ cost });
          requireAffordable(cost);
          // Changes have limits of their own: somebody can sign in even while a neighbour reads too much. Who is signed in has no
          // neighbours, and reads what a change answers.
          if (!isQuery && !contextValue.caller.actor) return;
          await contextValue.spendRead(cost).catch((error: unknown) => {
            throw error instanceof TooManyRequests ? overBudget(error) : error;
          });
        },
      }),
  };
}

function overBudget(refusal: TooManyRequests): GraphQLError {
  const seconds = String(refusal.details.retryAfterSeconds);
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status: 429, headers: new HeaderMap([['retry-after', seconds]]) } },
  });
}
