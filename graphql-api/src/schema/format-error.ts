import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';

import { refusalForDatabaseError } from '../shared/database-error.js';
import { BadInput, ShopError } from '../shared/shop-error.js';
import { describeInvalid } from '../shared/validate-input.js';

/** Told of every fault: the real error, which no answer shows. */
export type FaultListener = (fault: unknown) => void;

/** Codes of Apollo Server's own refusals: they speak of the document, never of our data. */
const DOCUMENT_REFUSALS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * The one place where errors become GraphQL answers: refusals keep message, code and details, everything else is
 * INTERNAL and the id of the request (bar C27).
 */
export function errorFormatter(onFault: FaultListener, requestId: () => string | undefined) {
  return (formatted: GraphQLFormattedError, raw: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted;
    const refusal = refusalOf(formatted, unwrapResolverError(raw));
    if (refusal) {
      return {
        message: refusal.message,
        locations,
        path,
        extensions: { ...refusal.details, code: refusal.code },
      };
    }
    const code = formatted.extensions?.code;
    if (typeof code === 'string' && DOCUMENT_REFUSALS.has(code)) {
      return { message: formatted.message, locations, path, extensions: { code } };
    }
    onFault(raw);
    return {
      message: 'Internal error',
      locations,
      path,
      extensions: { code: 'INTERNAL', requestId: requestId() },
    };
  };
}

function refusalOf(formatted: GraphQLFormattedError, error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error;
  if (error instanceof ArgumentValidationError) return describeInvalid(error.extensions.validationErrors);
  // A value that does not fit its GraphQL type; a custom scalar says so with our own code.
  const code = formatted.extensions?.code;
  if (code === 'BAD_USER_INPUT' || (code === 'BAD_INPUT' && error instanceof GraphQLError)) {
    return new BadInput(formatted.message);
  }
  return refusalForDatabaseError(error);
}
