/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import { createMutationHook, createQueryHook } from '#shared/apollo/hook-factories';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ProductDrafts_DraftFragment = {
  __typename: 'PartDraft';
  id: string;
  savedBy: string;
  savedAt: string;
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

export type ProductDraftsQueryVariables = Exact<{
  search: string;
}>;

export type ProductDraftsQuery = {
  partDrafts: Array<{
    __typename: 'PartDraft';
    id: string;
    savedBy: string;
    savedAt: string;
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
  }>;
};

export type ProductDraftQueryVariables = Exact<{
  id: string;
}>;

export type ProductDraftQuery = {
  partDraft: {
    __typename: 'PartDraft';
    id: string;
    savedBy: string;
    savedAt: string;
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
  } | null;
};

export type SaveProductDraftMutationVariables = Exact<{
  id?: string | null | undefined;
  input: Types.PartDraftInput;
}>;

export type SaveProductDraftMutation = {
  savePartDraft: {
    __typename: 'PartDraft';
    id: string;
    savedBy: string;
    savedAt: string;
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
};

export type RemoveProductDraftMutationVariables = Exact<{
  id: string;
}>;

export type RemoveProductDraftMutation = { removePartDraft: { __typename: 'PartDraft'; id: string } };

export const ProductDrafts_DraftFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductDrafts_draft' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PartDraft' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedAt' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductValues_draft' } },
        ],
      },
    },
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
} as unknown as DocumentNode<ProductDrafts_DraftFragment, unknown>;
export const ProductDraftsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductDrafts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'partDrafts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductDrafts_draft' } }],
            },
          },
        ],
      },
    },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductDrafts_draft' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PartDraft' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedAt' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductValues_draft' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductDraftsQuery, ProductDraftsQueryVariables>;
export const ProductDraftDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProductDraft' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'partDraft' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductDrafts_draft' } }],
            },
          },
        ],
      },
    },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductDrafts_draft' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PartDraft' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedAt' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductValues_draft' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProductDraftQuery, ProductDraftQueryVariables>;
export const SaveProductDraftDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveProductDraft' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'PartDraftInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savePartDraft' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductDrafts_draft' } }],
            },
          },
        ],
      },
    },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProductDrafts_draft' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PartDraft' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'savedAt' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProductValues_draft' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveProductDraftMutation, SaveProductDraftMutationVariables>;
export const RemoveProductDraftDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemoveProductDraft' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removePartDraft' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveProductDraftMutation, RemoveProductDraftMutationVariables>;
export const useProductDraftsQuery = /* #__PURE__ */ createQueryHook(ProductDraftsDocument);
export const useProductDraftQuery = /* #__PURE__ */ createQueryHook(ProductDraftDocument);
export const useSaveProductDraftMutation = /* #__PURE__ */ createMutationHook(SaveProductDraftDocument);
export const useRemoveProductDraftMutation = /* #__PURE__ */ createMutationHook(RemoveProductDraftDocument);
