/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import { createMutationHook, createQueryHook } from '#shared/apollo/hook-factories';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BackInStockRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackInStockRequestsQuery = { backInStockRequests: Array<string> };

export type RequestBackInStockMutationVariables = Exact<{
  partId: string;
}>;


export type RequestBackInStockMutation = { requestBackInStock: Array<string> };

export type CancelBackInStockMutationVariables = Exact<{
  partId: string;
}>;


export type CancelBackInStockMutation = { cancelBackInStock: Array<string> };


export const BackInStockRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackInStockRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backInStockRequests"}}]}}]} as unknown as DocumentNode<BackInStockRequestsQuery, BackInStockRequestsQueryVariables>;
export const RequestBackInStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestBackInStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestBackInStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partId"}}}]}]}}]} as unknown as DocumentNode<RequestBackInStockMutation, RequestBackInStockMutationVariables>;
export const CancelBackInStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBackInStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBackInStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partId"}}}]}]}}]} as unknown as DocumentNode<CancelBackInStockMutation, CancelBackInStockMutationVariables>;
export const useBackInStockRequestsQuery = /* #__PURE__ */ createQueryHook(BackInStockRequestsDocument);
export const useRequestBackInStockMutation = /* #__PURE__ */ createMutationHook(RequestBackInStockDocument);
export const useCancelBackInStockMutation = /* #__PURE__ */ createMutationHook(CancelBackInStockDocument);