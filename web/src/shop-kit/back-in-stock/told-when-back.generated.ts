/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import { createMutationHook, createQueryHook } from '#shared/apollo/hook-factories';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PartsToldWhenBackQueryVariables = Exact<{ [key: string]: never; }>;


export type PartsToldWhenBackQuery = { partsToldWhenBack: Array<string> };

export type TellWhenBackMutationVariables = Exact<{
  partId: string;
}>;


export type TellWhenBackMutation = { tellWhenBack: Array<string> };

export type DontTellWhenBackMutationVariables = Exact<{
  partId: string;
}>;


export type DontTellWhenBackMutation = { dontTellWhenBack: Array<string> };


export const PartsToldWhenBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartsToldWhenBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partsToldWhenBack"}}]}}]} as unknown as DocumentNode<PartsToldWhenBackQuery, PartsToldWhenBackQueryVariables>;
export const TellWhenBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TellWhenBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tellWhenBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partId"}}}]}]}}]} as unknown as DocumentNode<TellWhenBackMutation, TellWhenBackMutationVariables>;
export const DontTellWhenBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DontTellWhenBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dontTellWhenBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partId"}}}]}]}}]} as unknown as DocumentNode<DontTellWhenBackMutation, DontTellWhenBackMutationVariables>;
export const usePartsToldWhenBackQuery = /* #__PURE__ */ createQueryHook(PartsToldWhenBackDocument);
export const useTellWhenBackMutation = /* #__PURE__ */ createMutationHook(TellWhenBackDocument);
export const useDontTellWhenBackMutation = /* #__PURE__ */ createMutationHook(DontTellWhenBackDocument);