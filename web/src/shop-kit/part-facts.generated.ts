/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../shared/gql/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PartFacts_PartFragment = {
  __typename: 'Part';
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

export const PartFacts_PartFragmentDoc = {
  kind: 'Document',
  definitions: [
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
} as unknown as DocumentNode<PartFacts_PartFragment, unknown>;
