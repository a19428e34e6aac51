import { enumOf } from '../../../shared/enum-of.js';

export const Verdict = enumOf('Verdict', 'Whether a part fits a car, as far as is known.', {
  FITS: 'It does.',
  FITS_IF: 'It depends on something that is not known yet.',
  DOES_NOT_FIT: 'It does not: the list of cars is complete without this one, or a row excludes it.',
  UNKNOWN: 'Nothing is known. That is not a no.',
});
export type Verdict = keyof typeof Verdict;
