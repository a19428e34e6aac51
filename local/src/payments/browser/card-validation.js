import { brandOf, hasValidChecksum } from './card-brands.js';

/**
 * @typedef {object} CardValues digits only, `expiry` as MMYY
 * @property {string} number
 * @property {string} expiry
 * @property {string} cvc
 * @property {string} postal
 */
/** @typedef {keyof CardValues} FieldName */
/** @typedef {{ type: 'validation_error', code: string, message: string }} ValidationError */

/** What Stripe's Elements say, word for word. */
const messages = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  incomplete_zip: 'Your postal code is incomplete.',
};
const zipLength = 5;

/**
 * What is wrong with one field; null when it is right. An empty or half-typed field counts as `incomplete_…`.
 *
 * @param {FieldName} field
 * @param {CardValues} values
 * @param {Date} now
 * @returns {keyof typeof messages | null}
 */
export function problemOf(field, values, now) {
  switch (field) {
    case 'number':
      return numberProblem(values.number);
    case 'expiry':
      return expiryProblem(values.expiry, now);
    case 'cvc':
      return values.cvc.length < brandOf(values.number).cvcLength && !isShortCvc(values)
        ? 'incomplete_cvc'
        : null;
    case 'postal':
      return values.postal.length < zipLength ? 'incomplete_zip' : null;
  }
}

/**
 * @param {keyof typeof messages} code
 * @returns {ValidationError}
 */
export function validationError(code) {
  return { type: 'validation_error', code, message: messages[code] };
}

/** @param {string} code */
export function isIncomplete(code) {
  return code.startsWith('incomplete_');
}

/** @param {string} number */
function numberProblem(number) {
  if (number.length < brandOf(number).length) return 'incomplete_number';
  return hasValidChecksum(number) ? null : 'invalid_number';
}

/**
 * @param {string} expiry
 * @param {Date} now
 */
function expiryProblem(expiry, now) {
  const month = Number(expiry.slice(0, 2));
  if (expiry.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month';
  if (expiry.length < 4) return 'incomplete_expiry';
  const year = 2000 + Number(expiry.slice(2));
  if (year < now.getFullYear()) return 'invalid_expiry_year_past';
  if (year > now.getFullYear() + 50) return 'invalid_expiry_year';
  return year === now.getFullYear() && month < now.getMonth() + 1 ? 'invalid_expiry_month_past' : null;
}

/**
 * Before the brand is known, three digits may be all there is.
 *
 * @param {CardValues} values
 */
function isShortCvc({ number, cvc }) {
  return brandOf(number).name === 'unknown' && cvc.length === 3;
}
