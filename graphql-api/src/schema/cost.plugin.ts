import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { TooManyRequests } from '../shared/rate-limits.js';
import { noteWork } from '../shared/work-under-way.js';
import { costOf, rememberedCostOf, requireAffordable } from './query-cost.js';

/** Refuses what is too costly, and takes the cost of a query out of its caller's read budget, before anything runs. */
export function costPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ schema, document, operation, operationName, request, contextValue }) {
          const asked = { document, operationName, variables: request.variables };
          // Mutations have limits of their own: a customer can pay even while a neighbour reads too much.
          if (operation?.operation !== OperationTypeNode.QUERY) {
            const cost = costOf(schema, asked);
            noteWork({ cost });
            requireAffordable(cost);
            return;
          }
          const cost = rememberedCostOf(schema, asked);
          noteWork({ cost });
          requireAffordable(cost);
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
