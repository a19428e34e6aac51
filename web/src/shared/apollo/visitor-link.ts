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

/** A VIN must not stand in an address (ADR 034). */
function searchesForVin({ text, filter }: Record<string, unknown>): boolean {
  const search = text ?? (filter as { search?: unknown } | null | undefined)?.search;
  return typeof search === 'string' && hasVin(search);
}

/**
 * Asks by GET and sha256, without a token, so that the shop, the browser and a CDN can answer what they have. An API of
 * another release does not know the query: it then goes as text, and so does all that follows.
 */
export const visitorLink = (): ApolloLink =>
  new PersistedQueryLink({
    generateHash: (document) => trustedDocuments[operationName(document)] ?? '',
    useGETForHashedQueries: true,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
