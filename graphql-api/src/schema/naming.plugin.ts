import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';

import type { ShopContext } from '../auth/shop-context.js';
import { noteRequest } from '../shared/active-request.js';

const MAX_NAME = 60;

/**
 * Records what a request asks for: by its client's name, which the grammar keeps to letters, digits and underscores,
 * and by its root field.
 */
export function namingPlugin(): ApolloServerPlugin<ShopContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ operation, operationName, request }) {
          // A page runs several itself; what was requested is the page.
          if (!request.http || !operation) return Promise.resolve();
          const field = rootFieldOf(operation);
          noteRequest({ field, operation: operationName?.slice(0, MAX_NAME) ?? field });
          return Promise.resolve();
        },
      }),
  };
}

/** `query parts`, `mutation placeOrder`: as many names as the schema has fields. */
function rootFieldOf({ operation, selectionSet: { selections } }: OperationDefinitionNode): string {
  const [first, ...others] = selections;
  const name = first?.kind === Kind.FIELD && others.length === 0 ? first.name.value : 'several';
  return `${operation} ${name}`;
}
