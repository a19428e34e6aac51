/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ProductValues_PartFragment = {
  __typename: 'Part';
  name: string;
  image: string | null;
  images: Array<string>;
  imageAlts: Array<string>;
  price: string;
  orderQuantity: number;
  description: string;
  details: string;
  category: Types.Category | null;
  type: Types.PartType | null;
  brand: string | null;
  partNumber: string | null;
};

export type ProductValues_DraftFragment = {
  __typename: 'PartDraft';
  name: string;
  image: string | null;
  moreImages: Array<string>;
  imageAlts: Array<string>;
  price: string | null;
  orderQuantity: number | null;
  availableQuantity: number | null;
  description: string;
  details: string;
  category: Types.Category | null;
  type: Types.PartType | null;
  brand: string | null;
  partNumber: string | null;
};

export const ProductValues_PartFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductValues_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'image' } },
          { kind: 'Field', name: { kind: 'Name', value: 'images' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageAlts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'details' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partNumber' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductValues_PartFragment, unknown>;
export const ProductValues_DraftFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductValues_draft' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PartDraft' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'image' } },
          { kind: 'Field', name: { kind: 'Name', value: 'moreImages' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageAlts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'availableQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'details' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partNumber' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductValues_DraftFragment, unknown>;
