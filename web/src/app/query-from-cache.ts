import { type ApolloClient, NetworkStatus, type OperationVariables } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import type { QuerySource } from '#shared/apollo/query-source';
import { withTypenames } from '#shared/apollo/with-typenames';

const notOnServer = (): never => {
  throw new Error('On the server a page asks once.');
};

/**
 * Runs queries against the client's cache, without fetching or watching anything. What is not cached shows as
 * loading, and calls `onMissing`.
 */
export const queryFromCache =
  (client: ApolloClient, onMissing: () => void): QuerySource =>
  (document, options) => {
    // oxlint-disable-next-line typescript/no-deprecated -- some pages still say it this way
    const { skip, variables }: { skip?: boolean | undefined; variables?: OperationVariables | undefined } =
      options === skipToken ? { skip: true } : (options ?? {});
    const data = skip ? null : client.cache.readQuery({ query: withTypenames(document), variables });
    const isMissing = !skip && data === null;
    if (isMissing) onMissing();
    return {
      client,
      data: data ?? undefined,
      dataState: data === null ? 'empty' : 'complete',
      loading: isMissing,
      networkStatus: isMissing ? NetworkStatus.loading : NetworkStatus.ready,
      refetch: notOnServer,
      fetchMore: notOnServer,
      startPolling: notOnServer,
      stopPolling: notOnServer,
      subscribeToMore: notOnServer,
      updateQuery: notOnServer,
      // Typed by a document that is not known here.
    } as never;
  };
