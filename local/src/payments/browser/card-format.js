import { brandOf, grouped } from './card-brands.js';

/** @typedef {import('./card-validation.js').CardValues} CardValues */
/** @typedef {import('./card-validation.js').FieldName} FieldName */

/**
 * The digits that an input's text stands for, cut to what the field can hold.
 *
 * @param {FieldName} field
 * @param {string} text
 * @param {{ number: string, deleting: boolean }} context the card number, and whether the text got shorter
 */
export function digitsOf(field, text, { number, deleting }) {
  if (field === 'expiry') return expiryDigits(text, deleting);
  const digits = text.replace(/\D/g, '');
  if (field === 'number') return digits.slice(0, brandOf(digits).length);
  return digits.slice(0, field === 'cvc' ? brandOf(number).cvcLength : 5);
}

/**
 * The digits as the input shows them. While someone deletes, nothing is put behind the last digit.
 *
 * @param {FieldName} field
 * @param {string} digits
 * @param {boolean} deleting
 */
export function shownAs(field, digits, deleting) {
  if (field === 'number') return grouped(digits);
  if (field !== 'expiry') return digits;
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/**
 * Where the caret belongs: behind the same number of digits as before, and behind a separator that follows them.
 *
 * @param {string} shown
 * @param {number} digitsBefore
 */
export function caretAfter(shown, digitsBefore) {
  let position = 0;
  for (let seen = 0; position < shown.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(shown.charAt(position))) seen += 1;
  }
  const separator = /^\D+/.exec(shown.slice(position));
  return digitsBefore > 0 && separator ? position + separator[0].length : position;
}

/**
 * MMYY of what was typed, pasted or filled in: `9` becomes 09, `1/30` becomes 0130, `12/2030` becomes 1230.
 *
 * @param {string} text
 * @param {boolean} deleting
 */
function expiryDigits(text, deleting) {
  const [first = '', second = ''] = text.split(/\D+/).filter((part) => part !== '');
  if (deleting) return (first + second).slice(0, 4);
  const isWholeMonth = /^[2-9]$/.test(first) || (first.length === 1 && /^\d\s*\//.test(text));
  const month = isWholeMonth ? first.padStart(2, '0') : first;
  const year = second.length === 4 ? second.slice(2) : second;
  const digits = month + year;
  // Autofill may write MMYYYY without a separator.
  return /^\d{2}20\d{2}$/.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
}
