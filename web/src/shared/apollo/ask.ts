import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Asks one query; its answer is then in the cache. Rejects when it fails. */
export type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | undefined>;
