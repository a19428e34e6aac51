import type { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { hasVin } from '#shared/format/vin';
import { trustedDocuments } from '#shared/gql/trusted-documents.generated';
import { operationName } from './operation-name';

/** Whether an operation's response is the same for everyone, by the schema (`@auth`, `@variesByRole`). A VIN is private. */
export const isPublicQuery = ({
  operationName = '',
  variables = {},
}: Pick<ApolloLink.Operation, 'operationName'> & { variables?: Record<string, unknown> }): boolean =>
  operationName in trustedDocuments && !searchesForVin(variables);

/** A VIN must not be in a URL (ADR 034). */
function searchesForVin({ text, filter }: Record<string, unknown>): boolean {
  const search = text ?? (filter as { search?: unknown } | null | undefined)?.search;
  return typeof search === 'string' && hasVin(search);
}

/**
 * Queries by GET and sha256, without a token, so that the shop, the browser and a CDN can use their caches. An API of
 * another release does not know the query: it then goes as text, and so do all that follow.
 */
export const visitorLink = (): ApolloLink =>
  new PersistedQueryLink({
    generateHash: (document) => trustedDocuments[operationName(document)] ?? '',
    useGETForHashedQueries: true,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
