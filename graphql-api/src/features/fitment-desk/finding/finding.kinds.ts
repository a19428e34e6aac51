import { registerEnumType } from 'type-graphql';

/** The clearest mistakes first. */
export enum FindingKind {
  YEAR = 'YEAR',
  DUPLICATE = 'DUPLICATE',
  OVERLAP = 'OVERLAP',
  QUANTITY = 'QUANTITY',
  ORPHAN = 'ORPHAN',
  HOLE = 'HOLE',
  RETURNED = 'RETURNED',
}

registerEnumType(FindingKind, {
  name: 'FitmentFindingKind',
  description: 'What looks wrong in a list of cars.',
  valuesConfig: {
    YEAR: { description: 'Years in which the model was not made.' },
    DUPLICATE: { description: 'A row that another one says already.' },
    OVERLAP: { description: 'Two rows that say the same of some years.' },
    QUANTITY: { description: 'Other pieces than nearly all rows of the part.' },
    ORPHAN: { description: 'An engine that no car of the model is known with; a question that no row asks.' },
    HOLE: { description: 'Years missing between two rows that are alike.' },
    RETURNED: {
      description: 'A customer sends the part back because it does not fit; gone once the list was changed.',
    },
  },
});
