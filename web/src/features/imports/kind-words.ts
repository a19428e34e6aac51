import type { ImportKind } from '#shared/gql/schema-types.generated';

interface KindWords {
  /** On its tab. */
  readonly label: string;
  /** Title of its page. */
  readonly title: string;
  /** What one row is. */
  readonly row: string;
  /** How rows are known, and what a file leaves out. */
  readonly rule: string;
  readonly needed: string;
  readonly optional: string;
}

/** What a file of each kind is, in words; in the order of the tabs. */
export const kindWords: Readonly<Record<ImportKind, KindWords>> = {
  FITMENT: {
    label: 'Fitment',
    title: 'Import lists of cars',
    row: 'One row, one car of one part',
    rule: 'The part number, with the brand where two makers share it, says which part it is. A star stands for all models or years.',
    needed: 'part_number, make, model, year_from',
    optional:
      'brand, year_to, litres, cylinders, fuel, position, units, question, accepted, excludes, note, source',
  },
};

export const importKinds = Object.keys(kindWords) as ImportKind[];

/** As it stands in addresses: of the API, and of this app. */
export const kindPath = (kind: ImportKind) => kind.toLowerCase();
