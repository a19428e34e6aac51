/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/gql/schema-types.generated';

import { createQueryHook } from '#shared/apollo/hook-factories';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PartPage_PartFragment = {
  __typename: 'Part';
  id: string;
  name: string;
  brand: string | null;
  category: Types.Category | null;
  partNumber: string | null;
  image: string | null;
  images: Array<string>;
  imageAlts: Array<string>;
  price: string;
  orderQuantity: number;
  availableQuantity: number;
  description: string;
  details: string;
  createdAt: string;
  universal: boolean;
  fitmentComplete: boolean;
  jobs: Array<{ __typename: 'Job'; key: string; title: string }>;
  numbers: Array<{
    __typename: 'PartNumber';
    kind: Types.PartNumberKind;
    number: string;
    maker: string | null;
  }>;
  specifications: Array<{
    __typename: 'PartSpecification';
    name: string;
    number: number | null;
    unit: string | null;
    text: string | null;
  }>;
};

export type PartPageQueryVariables = Exact<{
  id: string;
}>;

export type PartPageQuery = {
  part: {
    __typename: 'Part';
    id: string;
    name: string;
    brand: string | null;
    category: Types.Category | null;
    partNumber: string | null;
    image: string | null;
    images: Array<string>;
    imageAlts: Array<string>;
    price: string;
    orderQuantity: number;
    availableQuantity: number;
    description: string;
    details: string;
    createdAt: string;
    universal: boolean;
    fitmentComplete: boolean;
    jobs: Array<{ __typename: 'Job'; key: string; title: string }>;
    numbers: Array<{
      __typename: 'PartNumber';
      kind: Types.PartNumberKind;
      number: string;
      maker: string | null;
    }>;
    specifications: Array<{
      __typename: 'PartSpecification';
      name: string;
      number: number | null;
      unit: string | null;
      text: string | null;
    }>;
  } | null;
};

export const PartPage_PartFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartPage_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'image' } },
          { kind: 'Field', name: { kind: 'Name', value: 'images' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageAlts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'availableQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'details' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'universal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fitmentComplete' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PartFacts_part' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartFacts_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'numbers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maker' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'specifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'unit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PartPage_PartFragment, unknown>;
export const PartPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PartPage' },
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
            name: { kind: 'Name', value: 'part' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PartPage_part' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartFacts_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'numbers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maker' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'specifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'unit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartPage_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'brand' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'image' } },
          { kind: 'Field', name: { kind: 'Name', value: 'images' } },
          { kind: 'Field', name: { kind: 'Name', value: 'imageAlts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'orderQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'availableQuantity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'details' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'universal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fitmentComplete' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'jobs' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PartFacts_part' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PartPageQuery, PartPageQueryVariables>;
export const usePartPageQuery = /* #__PURE__ */ createQueryHook(PartPageDocument);
