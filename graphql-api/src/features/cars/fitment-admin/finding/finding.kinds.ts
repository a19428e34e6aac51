import { enumOf } from '../../../../shared/enum-of.js';

/** The clearest mistakes first. */
export const FindingKind = enumOf('FitmentFindingKind', 'What looks wrong in a list of cars.', {
  YEAR: 'Years in which the model was not made.',
  DUPLICATE: 'A row that another one already covers.',
  OVERLAP: 'Two rows that overlap in some years.',
  QUANTITY: 'A number of pieces that almost no other row of the part has.',
  ORPHAN: 'An engine not known for the model; a question that no row asks.',
  HOLE: 'Years missing between two similar rows.',
  RETURNED: 'A customer returns the part because it does not fit; gone once the list changes.',
});
export type FindingKind = keyof typeof FindingKind;
