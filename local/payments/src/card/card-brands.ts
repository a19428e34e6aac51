/** How the cards of a brand look; the browser half and the server share it. */
export interface Brand {
  name: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  /** As people call it in the card field. */
  word: string;
  prefix: RegExp;
  /** Sizes of the groups in which a number is written. */
  groups: readonly number[];
  cvcLength: number;
}

const fours = [4, 4, 4, 4];
const mastercard = /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/;

const brands: readonly Brand[] = [
  { name: 'visa', word: 'Visa', prefix: /^4/, groups: fours, cvcLength: 3 },
  { name: 'mastercard', word: 'Mastercard', prefix: mastercard, groups: fours, cvcLength: 3 },
  { name: 'amex', word: 'Amex', prefix: /^3[47]/, groups: [4, 6, 5], cvcLength: 4 },
  { name: 'discover', word: 'Discover', prefix: /^(6011|64[4-9]|65)/, groups: fours, cvcLength: 3 },
  { name: 'diners', word: 'Diners', prefix: /^3[068]/, groups: [4, 6, 4], cvcLength: 3 },
  { name: 'jcb', word: 'JCB', prefix: /^35/, groups: fours, cvcLength: 3 },
  { name: 'unionpay', word: 'UnionPay', prefix: /^62/, groups: fours, cvcLength: 3 },
];
const unknown: Brand = { name: 'unknown', word: '', prefix: /^/, groups: fours, cvcLength: 4 };

/** The brand that the digits typed so far belong to. */
export function brandOf(digits: string): Brand {
  return brands.find(({ prefix }) => prefix.test(digits)) ?? unknown;
}

/** How many digits a number of the brand has. */
export function lengthOf({ groups }: Brand): number {
  return groups.reduce((sum, size) => sum + size);
}

/** Digits in the groups of their brand: `4242 4242 42`. */
export function grouped(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of brandOf(digits).groups) {
    if (rest !== '') parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Luhn's checksum, which every card number carries. */
export function hasValidChecksum(digits: string): boolean {
  const values = Array.from(digits, Number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)));
  return values.reduce((sum, value) => sum + value, 0) % 10 === 0;
}
