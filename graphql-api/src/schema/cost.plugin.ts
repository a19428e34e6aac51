import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import type { ErrorCode } from '../shared/error-codes.js';
import { TooManyRequests } from '../shared/rate-limits.js';
import { noteWork } from '../shared/active-work.js';
import { memoizedCostOf, requireAffordable } from './query-cost.js';

/**
 * Refuses what is too costly, and takes its cost out of its caller's read budget, before anything runs. Refuses an answer
 * that became too large.
 */
export function costPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ schema, document, operation, operationName, request, contextValue }) {
          const cost = memoizedCostOf(schema, { document, operationName, variables: request.variables });
          const isQuery = operation?.operation === OperationTypeNode.QUERY;
          noteWork({ cost });
          requireAffordable(cost);
          // Changes have limits of their own: someone can sign in even while a neighbor reads too much. Who is signed in has no
          // neighbors, and reads what a change returns.
          if (!isQuery && !contextValue.caller.actor) return;
          await contextValue.spendRead(cost).catch((error: unknown) => {
            throw error instanceof TooManyRequests ? overBudget(error) : error;
          });
        },
        willSendResponse({ contextValue, operation, response: { body } }) {
          if (contextValue.answerSize.isExceeded && body.kind === 'single')
            body.singleResult = { data: null, errors: [tooLarge(operation?.operation)] };
          return Promise.resolve();
        },
      }),
  };
}

function tooLarge(operation: OperationTypeNode | undefined): GraphQLFormattedError {
  const code: ErrorCode = 'PAYLOAD_TOO_LARGE';
  const done = operation === OperationTypeNode.MUTATION ? 'The change was made, but its' : 'The';
  return { message: `${done} answer is too large. Ask for less at once.`, extensions: { code } };
}

function overBudget(refusal: TooManyRequests): GraphQLError {
  const seconds = String(refusal.details.retryAfterSeconds);
  return new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status: 429, headers: new HeaderMap([['retry-after', seconds]]) } },
  });
}
