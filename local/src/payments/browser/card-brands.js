/**
 * @typedef {object} Brand
 * @property {import('@stripe/stripe-js').StripeCardElementChangeEvent['brand']} name
 * @property {string} word as people call it
 * @property {RegExp} prefix
 * @property {number} length digits of a number
 * @property {number} cvcLength
 * @property {number[]} groups sizes of the groups in which a number is written
 */

const fours = [4, 4, 4, 4, 3];

/** @type {Brand[]} */
const brands = [
  { name: 'visa', word: 'Visa', prefix: /^4/, length: 16, cvcLength: 3, groups: fours },
  {
    name: 'mastercard',
    word: 'Mastercard',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    length: 16,
    cvcLength: 3,
    groups: fours,
  },
  { name: 'amex', word: 'Amex', prefix: /^3[47]/, length: 15, cvcLength: 4, groups: [4, 6, 5] },
  {
    name: 'discover',
    word: 'Discover',
    prefix: /^(6011|64[4-9]|65)/,
    length: 16,
    cvcLength: 3,
    groups: fours,
  },
  { name: 'diners', word: 'Diners', prefix: /^3(0|[68])/, length: 14, cvcLength: 3, groups: [4, 6, 4] },
  { name: 'jcb', word: 'JCB', prefix: /^35/, length: 16, cvcLength: 3, groups: fours },
  { name: 'unionpay', word: 'UnionPay', prefix: /^62/, length: 16, cvcLength: 3, groups: fours },
];

/** @type {Brand} */
const unknown = { name: 'unknown', word: '', prefix: /^/, length: 16, cvcLength: 4, groups: fours };

/**
 * The brand that the digits typed so far belong to.
 *
 * @param {string} digits
 */
export function brandOf(digits) {
  return brands.find(({ prefix }) => prefix.test(digits)) ?? unknown;
}

/**
 * Digits in the groups of their brand: `4242 4242 42`.
 *
 * @param {string} digits
 */
export function grouped(digits) {
  const parts = [];
  let rest = digits;
  for (const size of brandOf(digits).groups) {
    if (rest !== '') parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/**
 * @param {string} digits
 */
export function hasValidChecksum(digits) {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
