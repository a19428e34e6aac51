import { brandOf, hasValidChecksum, lengthOf } from '../card/card-brands.js';

/** Digits only, `expiry` as MMYY. */
export type CardValues = Record<FieldName, string>;
export type FieldName = 'number' | 'expiry' | 'cvc';
export type Problem = keyof typeof messages;

/** Messages of Stripe's Elements, word for word. */
const messages = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
};

/** What is wrong with one field; null when it is right. An empty or half-typed field counts as `incomplete_…`. */
export function problemOf(field: FieldName, { number, expiry, cvc }: CardValues): Problem | null {
  const brand = brandOf(number);
  switch (field) {
    case 'number':
      if (number.length < lengthOf(brand)) return 'incomplete_number';
      return hasValidChecksum(number) ? null : 'invalid_number';
    case 'expiry':
      return expiryProblem(expiry, new Date());
    case 'cvc':
      // Before the brand is known, three digits may be all there is.
      return cvc.length < (brand.name === 'unknown' ? 3 : brand.cvcLength) ? 'incomplete_cvc' : null;
  }
}

export function validationError(code: Problem) {
  return { type: 'validation_error' as const, code, message: messages[code] };
}

function expiryProblem(expiry: string, now: Date): Problem | null {
  const month = Number(expiry.slice(0, 2));
  if (expiry.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month';
  if (expiry.length < 4) return 'incomplete_expiry';
  const year = 2000 + Number(expiry.slice(2));
  if (year < now.getFullYear()) return 'invalid_expiry_year_past';
  if (year > now.getFullYear() + 50) return 'invalid_expiry_year';
  return year === now.getFullYear() && month < now.getMonth() + 1 ? 'invalid_expiry_month_past' : null;
}
