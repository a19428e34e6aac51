import { brandOf, grouped, lengthOf } from '../card/card-brands.js';
import type { FieldName } from './card-validation.js';

/**
 * The digits that an input's text stands for, cut to what the field can hold.
 *
 * @param number the card number, which decides on lengths
 * @param deleting whether the text got shorter
 */
export function digitsOf(field: FieldName, text: string, number: string, deleting: boolean): string {
  if (field === 'expiry') return expiryDigits(text, deleting);
  const digits = text.replace(/\D/g, '');
  if (field === 'number') return digits.slice(0, lengthOf(brandOf(digits)));
  return digits.slice(0, brandOf(number).cvcLength);
}

/** The digits as the input shows them. While someone deletes, nothing is put behind the last digit. */
export function shownAs(field: FieldName, digits: string, deleting: boolean): string {
  if (field === 'number') return grouped(digits);
  if (field !== 'expiry') return digits;
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/**
 * Where the caret belongs: behind the same number of digits as before, and behind a separator that follows them, or
 * before it while someone deletes.
 */
export function caretIn(shown: string, digitsBefore: number, deleting: boolean): number {
  if (digitsBefore <= 0) return 0;
  const end = new RegExp(`^(?:\\D*\\d){${digitsBefore}}${deleting ? '' : '\\D*'}`).exec(shown);
  return end?.[0].length ?? shown.length;
}

/** MMYY of what was typed, pasted or filled in: `9` becomes 09, `1/30` becomes 0130, `12/2030` becomes 1230. */
function expiryDigits(text: string, deleting: boolean): string {
  const [first = '', second = ''] = text.split(/\D+/).filter((part) => part !== '');
  if (deleting) return (first + second).slice(0, 4);
  const isWholeMonth = /^[2-9]$/.test(first) || (first.length === 1 && /^\d\s*\//.test(text));
  const month = isWholeMonth ? first.padStart(2, '0') : first;
  const year = second.length === 4 ? second.slice(2) : second;
  const digits = month + year;
  // Autofill may write MMYYYY without a separator.
  return /^\d{2}20\d{2}$/.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
}
