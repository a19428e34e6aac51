import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type skipToken, useQuery } from '@apollo/client/react';
import { createContext } from 'react';

/** Implementation of every query hook: Apollo's `useQuery`, or a replacement. */
export type QuerySource = <D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  options:
    | (useQuery.Options<D, V> & { variables: V; returnPartialData?: false })
    | typeof skipToken
    | undefined,
) => useQuery.Result<D, V, 'empty' | 'complete' | 'streaming'>;

/** Apollo's own, unless a page is rendered from known data (ADR 015). */
export const QuerySourceContext = createContext<QuerySource>(useQuery);
