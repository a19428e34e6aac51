/** Whether a text may be a vehicle identification number: 17 letters and digits without I, O and Q (ISO 3779). */
function isVin(text: string): boolean {
  const signs = text.replace(/[\s-]/g, '');
  return /^[A-HJ-NPR-Z0-9]{17}$/i.test(signs) && /\d/.test(signs) && /[a-z]/i.test(signs);
}

/** Whether a text is or contains a VIN, also with spaces in it. */
export const hasVin = (text: string): boolean => isVin(text) || text.split(/[\s,;:.]+/).some(isVin);

/** Whether the text may be a mistyped VIN: a single word of similar length with letters and digits. */
export function isNearlyVin(text: string): boolean {
  const signs = text.trim();
  return /^[A-Z0-9]{15,19}$/i.test(signs) && /\d.*\d.*\d/.test(signs) && /[a-z].*[a-z].*[a-z]/i.test(signs);
}
