/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/gql/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FitReceiptFragment = {
  __typename: 'FitReceipt';
  verdict: Types.Verdict;
  reason: string;
  revision: number | null;
  car: {
    __typename: 'OrderedCar';
    year: number;
    make: string;
    model: string;
    engine: {
      __typename: 'Engine';
      litres: number | null;
      cylinders: number | null;
      fuel: Types.Fuel | null;
    } | null;
  };
};

export const FitReceiptFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FitReceipt' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FitReceipt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'revision' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'car' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'make' } },
                { kind: 'Field', name: { kind: 'Name', value: 'model' } },
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
} as unknown as DocumentNode<FitReceiptFragment, unknown>;
