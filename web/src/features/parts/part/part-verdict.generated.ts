/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/gql/schema-types.generated';

import { createQueryHook } from '#shared/apollo/hook-factories';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PartVerdict_PartFragment = {
  __typename: 'Part';
  id: string;
  fitment: {
    __typename: 'FitmentVerdict';
    verdict: Types.Verdict;
    reason: string;
    needsEngine: boolean;
    row: {
      __typename: 'Fitment';
      id: string;
      excludes: boolean;
      accepted: Array<string> | null;
      make: string;
      model: string;
      yearFrom: number;
      yearTo: number;
      position: Types.Position | null;
      note: string | null;
      engine: {
        __typename: 'Engine';
        litres: number | null;
        cylinders: number | null;
        fuel: Types.Fuel | null;
      } | null;
    } | null;
    question: { __typename: 'FitmentQuestion'; key: string; text: string; answers: Array<string> } | null;
  } | null;
};

export type PartVerdictQueryVariables = Exact<{
  id: string;
  vehicle: Types.VehicleInput;
  answers: Array<Types.FitmentAnswerInput> | Types.FitmentAnswerInput;
}>;

export type PartVerdictQuery = {
  part: {
    __typename: 'Part';
    id: string;
    fitment: {
      __typename: 'FitmentVerdict';
      verdict: Types.Verdict;
      reason: string;
      needsEngine: boolean;
      row: {
        __typename: 'Fitment';
        id: string;
        excludes: boolean;
        accepted: Array<string> | null;
        make: string;
        model: string;
        yearFrom: number;
        yearTo: number;
        position: Types.Position | null;
        note: string | null;
        engine: {
          __typename: 'Engine';
          litres: number | null;
          cylinders: number | null;
          fuel: Types.Fuel | null;
        } | null;
      } | null;
      question: { __typename: 'FitmentQuestion'; key: string; text: string; answers: Array<string> } | null;
    } | null;
  } | null;
};

export type FittingCountQueryVariables = Exact<{
  filter: Types.PartFilter;
}>;

export type FittingCountQuery = { parts: { __typename: 'PartConnection'; totalCount: number } };

export const PartVerdict_PartFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PartVerdict_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fitment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'vehicle' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'vehicle' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'answers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VerdictLine' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'row' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
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
      name: { kind: 'Name', value: 'VerdictLine' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FitmentVerdict' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsEngine' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'answers' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'row' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'excludes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'engine' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EngineFacts' } }],
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
} as unknown as DocumentNode<PartVerdict_PartFragment, unknown>;
export const PartVerdictDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PartVerdict' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'vehicle' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'VehicleInput' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'FitmentAnswerInput' } },
              },
            },
          },
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
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PartVerdict_part' } }],
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
      name: { kind: 'Name', value: 'VerdictLine' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FitmentVerdict' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsEngine' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'answers' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'row' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'excludes' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'engine' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EngineFacts' } }],
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
      name: { kind: 'Name', value: 'PartVerdict_part' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Part' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fitment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'vehicle' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'vehicle' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'answers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'answers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VerdictLine' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'row' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
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
} as unknown as DocumentNode<PartVerdictQuery, PartVerdictQueryVariables>;
export const FittingCountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FittingCount' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'PartFilter' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'parts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FittingCountQuery, FittingCountQueryVariables>;
export const usePartVerdictQuery = /* #__PURE__ */ createQueryHook(PartVerdictDocument);
export const useFittingCountQuery = /* #__PURE__ */ createQueryHook(FittingCountDocument);
