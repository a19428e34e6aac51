import { BadInput, refusal } from '../../../shared/shop-error.js';

export class NoSuchLine extends refusal('NOT_FOUND', 'This row is no longer in the list.') {}

export class FitmentChangedConflict extends refusal(
  'CONFLICT',
  'Another admin changed this while you were editing. Reload it before you save.',
) {}

/** Two lines of a part may not be identical. */
export class LineListed extends refusal('CONFLICT', 'This row is already in the list.', { field: 'model' }) {}

/** A value that a line can't have; `field` is its name in the input. */
export class WrongLine extends BadInput {
  constructor({ field, reason }: LineProblem) {
    super(reason, { field });
  }
}

/** What is wrong with a line, as a sentence, and which value it is. */
export interface LineProblem {
  readonly field: LineField;
  readonly reason: string;
}

export type LineField =
  | 'accepted'
  | 'cylinders'
  | 'excludes'
  | 'fuel'
  | 'litres'
  | 'make'
  | 'model'
  | 'note'
  | 'position'
  | 'question'
  | 'source'
  | 'units'
  | 'yearFrom'
  | 'yearTo';
