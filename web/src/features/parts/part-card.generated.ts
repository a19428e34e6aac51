/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PartCard_PartFragment = {
  __typename: 'Part';
  id: string;
  name: string;
  brand: string | null;
  category: Types.Category | null;
  image: string | null;
  price: string;
  orderQuantity: number;
  availableQuantity: number;
  description: string;
};

export const PartCard_PartFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartCard_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'image' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'availableQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PartCard_PartFragment, unknown>;
