import type { ApolloServerPlugin } from '@apollo/server';

import type { ShopContext } from '../auth/shop-context.js';
import { noteWork } from '../shared/active-work.js';

/**
 * Notes an operation as it was asked, and the codes that it was refused with. Of its values only those that a page asked
 * with: they are a visitor's. A caller's own may be tokens and addresses.
 */
export function behindPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ operation, operationName, source, request }) {
          noteWork({
            name: operationName ?? undefined,
            kind: operation?.operation,
            query: source,
            ...(!request.http && { variables: request.variables }),
          });
          return Promise.resolve();
        },
        willSendResponse({ response: { body } }) {
          const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
          const codes = errors.map(({ extensions }) => String(extensions?.code));
          if (codes.length > 0) noteWork({ errors: [...new Set(codes)] });
          return Promise.resolve();
        },
      }),
  };
}
