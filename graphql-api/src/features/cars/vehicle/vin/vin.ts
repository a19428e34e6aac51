import { InvalidVin } from './vin.errors.js';

const LENGTH = 17;
/** ISO 3779: I, O and Q are not used, since they look like 1 and 0. */
const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/**
 * 49 CFR 565.15: which letters count as 1, 2 … 9, and the weight of each position. The ninth is the check digit itself.
 */
const LETTERS = ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'];
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Position 10: 1980 is A, and characters repeat after 30 years. */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** A vehicle identification number that can be one. */
export interface Vin {
  /** 17 characters, upper case. */
  readonly text: string;
  /** Who made it: the first three characters. */
  readonly wmi: string;
  readonly checkDigitAgrees: boolean;
  /** Required for cars from North America; others may have anything there (49 CFR 565.15, ISO 3779). */
  readonly needsCheckDigit: boolean;
  /** The model years that its tenth character may mean, likelier first; none if it says nothing. */
  readonly years: readonly number[];
}

/**
 * Reads a VIN as people type it: spaces, dashes and case do not matter. A model year after `newestYear` is still to
 * come, so an earlier one is likelier. Throws InvalidVin with position and reason.
 */
export function readVin(typed: string, newestYear: number): Vin {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const signs = Array.from(text);
  const wrong = signs.findIndex((sign) => !SIGNS.includes(sign));
  if (wrong >= 0) throw new InvalidVin(reasonOf(signs[wrong] ?? '', wrong + 1), wrong + 1);
  if (text.length !== LENGTH) {
    throw new InvalidVin(`A VIN has ${LENGTH} characters, and this has ${text.length}.`, null);
  }
  const checkDigitAgrees = checkDigit(text) === text[8];
  const needsCheckDigit = /[1-5]/.test(text.charAt(0));
  const years = yearsOf(text, checkDigitAgrees || needsCheckDigit, newestYear);
  return { text, wmi: text.slice(0, 3), checkDigitAgrees, needsCheckDigit, years };
}

function reasonOf(sign: string, position: number): string {
  return /[IOQ]/.test(sign)
    ? `I, O and Q never occur in a VIN, and character ${position} is ${sign}.`
    : `A VIN has letters and digits only, and character ${position} is neither.`;
}

function checkDigit(text: string): string {
  const remainder =
    WEIGHTS.reduce((sum, weight, place) => sum + weight * countOf(text.charAt(place)), 0) % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

const countOf = (sign: string) =>
  /\d/.test(sign) ? Number(sign) : LETTERS.findIndex((letters) => letters.includes(sign)) + 1;

function yearsOf(text: string, isNorthAmerican: boolean, newestYear: number): number[] {
  const place = YEAR_SIGNS.indexOf(text.charAt(9));
  if (place < 0) return [];
  const early = FIRST_YEAR + place;
  const late = early + 30;
  // For cars from North America position 7 is a letter since 2010 and was a digit before; elsewhere it says nothing.
  const isEarly = late > newestYear || (isNorthAmerican && /\d/.test(text.charAt(6)));
  return isEarly ? [early, late] : [late, early];
}
