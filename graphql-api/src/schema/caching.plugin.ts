import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLFormattedError, OperationTypeNode } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { cacheTags } from '../cache/cache-tags.js';
import type { ErrorCode } from '../shared/error-codes.js';

/**
 * A browser asks each time whether its copy is still right; a CDN may answer for a second on its own, and for five more
 * while it asks (RFC 9213).
 */
const SHARED = {
  'cache-control': 'public, max-age=0, s-maxage=1',
  'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=5',
};

/** Whether one of these reports that a dependency did not respond. */
export const lackSomething = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.some(({ extensions }) => extensions?.code === ('SERVICE_UNAVAILABLE' satisfies ErrorCode));

/** Marks a visitor's query answered without an error, and without anything of their own, as public, everything else as private. */
export function cachingPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ contextValue, operation, request, response: { body, http } }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : [];
          const isShared =
            !errors &&
            !contextValue.caller.actor &&
            !cacheTags.isPrivate() &&
            operation?.operation === OperationTypeNode.QUERY;
          if (isShared) contextValue.onOutcome?.('public');
          else if (lackSomething(errors)) contextValue.onOutcome?.('unavailable');
          const headers =
            isShared && request.http?.method === 'GET' ? SHARED : { 'cache-control': 'no-store' };
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
          return Promise.resolve();
        },
      }),
  };
}
