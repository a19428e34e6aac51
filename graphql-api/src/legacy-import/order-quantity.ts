import { MAX_UNITS } from '../features/catalogue/part-editing/part-admin.inputs.js';

/** What the catalogue says of an ordered part. */
export interface PartTerms {
  readonly priceMinor: number;
  readonly orderQuantity: number;
}

/** How many units at which price, minor units. */
export interface Units {
  readonly quantity: number;
  readonly unitPriceMinor: number;
}

/**
 * How many units an order without quantity was for: its total divided by the part's price, to the cent or by whole dollars
 * as the old client multiplied. Null when no reading comes out even, or two do with different quantities that are both
 * allowed: a quantity other than the one chosen is never stored. Pure.
 */
export function unitsOf(totalMinor: number, { priceMinor, orderQuantity }: PartTerms): Units | null {
  const wholeDollars = Math.floor(priceMinor / 100) * 100;
  const readings = new Map<number, Units>();
  for (const unitPriceMinor of [priceMinor, wholeDollars]) {
    const quantity = totalMinor / unitPriceMinor;
    if (Number.isInteger(quantity) && quantity <= MAX_UNITS)
      readings.set(quantity, { quantity, unitPriceMinor });
  }
  const all = [...readings.values()];
  const allowed = all.filter(({ quantity }) => quantity >= orderQuantity);
  const [only, ...others] = allowed.length > 0 ? allowed : all;
  return only && others.length === 0 ? only : null;
}
