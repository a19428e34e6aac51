import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';

import { refusalForDatabaseError } from '../shared/database-error.js';
import { BadInput, RETRY_AFTER_SECONDS, ShopError } from '../shared/shop-error.js';
import { describeInvalid } from '../shared/validate-input.js';

/** Called for every fault with the real error, which no answer shows. */
export type FaultListener = (fault: unknown) => void;

/** Codes of Apollo Server's own refusals: they are about the document, never about our data. */
const DOCUMENT_REFUSALS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * The one place where errors become GraphQL answers: refusals keep message, code and details, everything else is
 * INTERNAL and the id of the request.
 */
export function errorFormatter(onFault: FaultListener, requestId: () => string | undefined) {
  return (formatted: GraphQLFormattedError, raw: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted;
    const refusal = refusalOf(formatted, causeOf(raw));
    if (refusal) {
      return {
        message: refusal.message,
        locations,
        path,
        extensions: { ...refusal.details, code: refusal.code },
      };
    }
    const code = isRefusedRequest(raw) ? 'BAD_REQUEST' : formatted.extensions?.code;
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

/**
 * What went wrong before any field ran, such as in finding out who calls, for Apollo to answer: with 503 when a
 * dependency is down, where Apollo alone would send 500.
 */
export function requestFault(error: unknown): GraphQLError {
  const refusal = error instanceof ShopError ? error : refusalForDatabaseError(error);
  return new GraphQLError('The request failed.', {
    originalError: error instanceof Error ? error : new Error(String(error)),
    extensions: { http: refusal?.code === 'SERVICE_UNAVAILABLE' ? unavailable : { status: 500 } },
  });
}

const unavailable = {
  status: 503,
  headers: new HeaderMap([['retry-after', String(RETRY_AFTER_SECONDS)]]),
};

/** Apollo Server refuses some requests by their status alone: a hash of another text, a persisted query of no version. */
function isRefusedRequest(raw: unknown): boolean {
  if (!(raw instanceof GraphQLError) || raw.extensions.code !== undefined) return false;
  const { status = 500 } = (raw.extensions.http ?? {}) as { status?: number };
  return status >= 400 && status < 500;
}

/** What was thrown, out of what graphql-js and `requestFault` put around it. */
function causeOf(raw: unknown): unknown {
  return raw instanceof GraphQLError ? (raw.originalError ?? raw) : raw;
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
