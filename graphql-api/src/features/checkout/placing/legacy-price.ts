import type { Part } from '../../part/part.entity.js';

/** What a documented client's total can mean: a whole quantity of a part. */
export interface Reading {
  readonly part: Part;
  readonly quantity: number;
}

/**
 * Every reading of a total at one price per unit, within the smallest order and the units that the part ever had: the
 * total is that of the price, or, as the documented client reckons it, of the price's whole dollars. Pure.
 */
export function readingsOf(part: Part, priceMinor: number, totalMinor: number): Reading[] {
  const wholeDollars = Math.floor(priceMinor / 100) * 100;
  const quantities = [priceMinor, wholeDollars]
    .filter((unitMinor) => unitMinor > 0 && totalMinor % unitMinor === 0)
    .map((unitMinor) => totalMinor / unitMinor)
    .filter((quantity) => quantity >= part.orderQuantity && isWithinStock(part, quantity));
  return [...new Set(quantities)].map((quantity) => ({ part, quantity }));
}

/** A client may have chosen among more units than are on the shelf now. */
function isWithinStock({ availableQuantity, receivedQuantity }: Part, quantity: number): boolean {
  return quantity <= availableQuantity || quantity <= receivedQuantity;
}
