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
    DUPLICATE: { description: 'A row that another one already covers.' },
    OVERLAP: { description: 'Two rows that overlap in some years.' },
    QUANTITY: { description: 'A number of pieces that almost no other row of the part has.' },
    ORPHAN: { description: 'An engine not known for the model; a question that no row asks.' },
    HOLE: { description: 'Years missing between two similar rows.' },
    RETURNED: {
      description: 'A customer returns the part because it does not fit; gone once the list changes.',
    },
  },
});
