import { enumOf } from '../../../shared/enum-of.js';

export const Verdict = enumOf('Verdict', 'Whether a part fits a car, as far as is known.', {
  FITS: 'The part fits.',
  FITS_IF: 'Whether the part fits depends on the engine or on an answer that was not given yet.',
  DOES_NOT_FIT: 'The part does not fit: its list of cars is complete without this one, or a row excludes it.',
  UNKNOWN: 'No data for this car. This does not mean that the part does not fit.',
});
export type Verdict = keyof typeof Verdict;
