import type { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { trustedDocuments } from '#shared/gql/trusted-documents.generated';
import { operationName } from './operation-name';

/** Whether an operation answers alike to everybody, as the schema says (`@auth`, `@variesByRole`). */
export const asksForAnybody = ({
  operationName = '',
}: Pick<ApolloLink.Operation, 'operationName'>): boolean => operationName in trustedDocuments;

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
