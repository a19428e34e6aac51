/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/gql/schema-types.generated';

import { createQueryHook } from '#shared/apollo/hook-factories';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PartCars_RowFragment = {
  __typename: 'Fitment';
  id: string;
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  position: Types.Position | null;
  accepted: Array<string> | null;
  excludes: boolean;
  note: string | null;
  engine: {
    __typename: 'Engine';
    litres: number | null;
    cylinders: number | null;
    fuel: Types.Fuel | null;
  } | null;
};

export type PartCarsQueryVariables = Exact<{
  id: string;
  make?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
}>;

export type PartCarsQuery = {
  part: {
    __typename: 'Part';
    id: string;
    fitments: {
      __typename: 'FitmentConnection';
      totalCount: number;
      makes: Array<{ __typename: 'FitmentMake'; make: string; count: number }>;
      nodes: Array<{
        __typename: 'Fitment';
        id: string;
        make: string;
        model: string;
        yearFrom: number;
        yearTo: number;
        position: Types.Position | null;
        accepted: Array<string> | null;
        excludes: boolean;
        note: string | null;
        engine: {
          __typename: 'Engine';
          litres: number | null;
          cylinders: number | null;
          fuel: Types.Fuel | null;
        } | null;
      }>;
    };
  } | null;
};

export const PartCars_RowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartCars_row' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Fitment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'make' } },
          { kind: 'Field', name: { kind: 'Name', value: 'model' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yearFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yearTo' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'engine' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EngineFacts' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'excludes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EngineFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Engine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'litres' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cylinders' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fuel' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PartCars_RowFragment, unknown>;
export const PartCarsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PartCars' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'make' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
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
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'fitments' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'make' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'make' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'search' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'makes' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'make' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'nodes' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PartCars_row' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EngineFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Engine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'litres' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cylinders' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fuel' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartCars_row' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Fitment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'make' } },
          { kind: 'Field', name: { kind: 'Name', value: 'model' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yearFrom' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yearTo' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'engine' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EngineFacts' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'position' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'excludes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PartCarsQuery, PartCarsQueryVariables>;
export const usePartCarsQuery = /* #__PURE__ */ createQueryHook(PartCarsDocument);
