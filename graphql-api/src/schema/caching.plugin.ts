import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { forAnybody } from '../shared/made-from.js';

/**
 * A browser asks each time whether its copy is still right; a CDN may answer for a second by itself, and for five more
 * while it asks (RFC 9213).
 */
const SHARED = {
  'cache-control': 'public, max-age=0, s-maxage=1',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=5',
};

/** Says of a visitor's query, answered without an error, that any visitor may have the answer; of all else, that nobody may. */
export function cachingPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ contextValue, operation, request, response: { body, http } }) {
          const answered = body.kind === 'single' && !body.singleResult.errors;
          const isShared =
            answered && !contextValue.caller.actor && operation?.operation === OperationTypeNode.QUERY;
          if (isShared) forAnybody();
          const headers =
            isShared && request.http?.method === 'GET' ? SHARED : { 'cache-control': 'no-store' };
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
          return Promise.resolve();
        },
      }),
  };
}
