/** Factories behind the generated hooks: the only place that meets Apollo's React hooks (ADR 001). */
import {
  CombinedGraphQLErrors,
  NetworkStatus,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { type skipToken, useMutation, type useQuery } from '@apollo/client/react';
import { use, useCallback } from 'react';
import { operationName } from './operation-name';
import { QuerySourceContext } from './query-source';
import { useFailureOnServer } from './server-failures';

type QueryArgs<D, V extends OperationVariables> =
  Record<string, never> extends V
    ? [options?: useQuery.Options<D, V> | typeof skipToken]
    : [options: useQuery.Options<D, V> | typeof skipToken];

const message = 'The server could not fetch this; the browser tries again.';
const serverFailure = new Error(message);

/** The refusal that the server's page shows. */
const refusedWith = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

/**
 * A hook for one query. What failed on the server shows as an error until the page is hydrated, then loads again.
 * `refetch` never rejects: what goes wrong with it is in `error`, and the data that was there stays.
 */
export function createQueryHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  const name = operationName(document);
  return (...[options]: QueryArgs<D, V>) => {
    const useSource = use(QuerySourceContext);
    const { refetch: refetchAll, ...result } = useSource(
      document,
      options as useQuery.Options<D, V> & { variables: V; returnPartialData?: false },
    );
    const refetch = useCallback(
      (variables?: Partial<V>) => refetchAll(variables).catch(() => undefined),
      [refetchAll],
    );
    const failure = useFailureOnServer(name);
    if (failure === null || result.data) return { ...result, refetch };
    const error = failure === '' ? serverFailure : refusedWith(failure);
    return { ...result, refetch, loading: false, error, networkStatus: NetworkStatus.error };
  };
}

/** Creates a hook for one mutation. Variables are passed to the call, not to the hook. */
export function createMutationHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return (options?: Omit<useMutation.Options<D, V>, 'variables'>) => useMutation(document, options);
}
