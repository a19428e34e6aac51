/** Factories behind the generated hooks: the only place that meets Apollo's React hooks (ADR 002). */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type skipToken, useMutation, useQuery } from '@apollo/client/react';

type QueryArgs<D, V extends OperationVariables> =
  Record<string, never> extends V
    ? [options?: useQuery.Options<D, V> | typeof skipToken]
    : [options: useQuery.Options<D, V> | typeof skipToken];

export function createQueryHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return (...[options]: QueryArgs<D, V>) =>
    useQuery(document, options as useQuery.Options<D, V> & { variables: V; returnPartialData?: false });
}

export function createMutationHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return (options?: Omit<useMutation.Options<D, V>, 'variables'>) => useMutation<D, V>(document, options);
}
