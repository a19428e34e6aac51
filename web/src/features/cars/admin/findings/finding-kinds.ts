import type { FitmentFindingKind } from '#shared/gql/schema-types.generated';

/** What looks wrong, as the work list calls it, the clearest mistakes first. */
export const findingKinds: readonly { readonly kind: FitmentFindingKind; readonly label: string }[] = [
  { kind: 'YEAR', label: 'Year' },
  { kind: 'DUPLICATE', label: 'Duplicate' },
  { kind: 'OVERLAP', label: 'Overlap' },
  { kind: 'QUANTITY', label: 'Quantity' },
  { kind: 'ORPHAN', label: 'Unknown or unused' },
  { kind: 'HOLE', label: 'Missing years' },
  { kind: 'RETURNED', label: 'Returned' },
];

export const labelOfKind = (kind: FitmentFindingKind) =>
  findingKinds.find((one) => one.kind === kind)?.label ?? kind;
