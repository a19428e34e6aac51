/**
 * Parses an amount as users type it ("12", "12,5", "$1,234.50") to the API's form; null if invalid. A comma before
 * three digits marks thousands, since no amount has three places.
 */
export function readMoney(typed: string): string | null {
  const plain = typed.replace(/[$\s]/g, '').replace(/^([1-9]\d{0,2}),(?=\d{3}(?:\.|$))/, '$1');
  const [, whole, fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : `${Number(whole)}.${fraction.padEnd(2, '0')}`;
}

/** Whether the text is an amount above the maximum. */
export const isAboveLargest = (typed: string) => /^\$?\d{7,}(\.\d{0,2})?$/.test(typed.replace(/[\s,]/g, ''));
