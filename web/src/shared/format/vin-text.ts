/** Pattern of a VIN before it is decoded; the API decides whether there is a car for it. */
export const vinLength = 17;

/** Normalizes a VIN as the API does: in capitals, without spaces and dashes. */
export const plainVin = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase();

/** Why the text is not a VIN; null if it may be one. */
export function vinFault(typed: string): string | null {
  const vin = plainVin(typed);
  if (/[IOQ]/.test(vin)) return 'I, O and Q never occur in a VIN.';
  if (/[^A-Z0-9]/.test(vin)) return 'A VIN has letters and digits only.';
  if (vin.length < vinLength) {
    return `${vin.length} ${vin.length === 1 ? 'character' : 'characters'} so far, a VIN has ${vinLength}.`;
  }
  return vin.length > vinLength ? `${vin.length} characters, a VIN has ${vinLength}.` : null;
}
