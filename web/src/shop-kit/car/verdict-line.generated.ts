/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VerdictLineFragment = {
  __typename: 'FitmentVerdict';
  verdict: Types.Verdict;
  reason: string;
  needsEngine: boolean;
  question: { __typename: 'FitmentQuestion'; key: string; text: string; answers: Array<string> } | null;
  row: {
    __typename: 'Fitment';
    id: string;
    excludes: boolean;
    accepted: Array<string> | null;
    engine: {
      __typename: 'Engine';
      litres: number | null;
      cylinders: number | null;
      fuel: Types.Fuel | null;
    } | null;
  } | null;
};

export const VerdictLineFragmentDoc = {
  kind: 'Document',
  definitions: [
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
} as unknown as DocumentNode<VerdictLineFragment, unknown>;
