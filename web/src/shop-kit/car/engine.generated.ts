/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type EngineFactsFragment = { __typename: 'Engine', litres: number | null, cylinders: number | null, fuel: Types.Fuel | null };

export const EngineFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EngineFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Engine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"litres"}},{"kind":"Field","name":{"kind":"Name","value":"cylinders"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}}]}}]} as unknown as DocumentNode<EngineFactsFragment, unknown>;