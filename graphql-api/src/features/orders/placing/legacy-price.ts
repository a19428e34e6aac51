import type { Part } from '../../catalogue/part/part.entity.js';

/** A possible meaning of a documented client's total: a whole quantity of a part. */
export interface Reading {
  readonly part: Part;
  readonly quantity: number;
}

/**
 * Every reading of a total at one price per unit, from the smallest order to all the units the part ever had: the total
 * is a multiple of the price or, as the documented client calculates, of the price's whole dollars. Pure.
 */
export function readingsOf(part: Part, priceMinor: number, totalMinor: number): Reading[] {
  return wholeQuantities(priceMinor, totalMinor)
    .filter((quantity) => quantity >= part.orderQuantity && isWithinStock(part, quantity))
    .map((quantity) => ({ part, quantity }));
}

/** Whether a total means whole quantities of a part at today's price, none of which can be ordered now. Pure. */
export function isOutOfRange(part: Part, totalMinor: number): boolean {
  const quantities = wholeQuantities(part.priceMinor, totalMinor);
  const canBeOrdered = (quantity: number) =>
    quantity >= part.orderQuantity && quantity <= part.availableQuantity;
  return quantities.length > 0 && !quantities.some(canBeOrdered);
}

/** How many units a total is for, by the price and by its whole dollars: none, one or two numbers. */
function wholeQuantities(priceMinor: number, totalMinor: number): number[] {
  const wholeDollars = Math.floor(priceMinor / 100) * 100;
  const quantities = [priceMinor, wholeDollars]
    .filter((unitMinor) => unitMinor > 0 && totalMinor > 0 && totalMinor % unitMinor === 0)
    .map((unitMinor) => totalMinor / unitMinor);
  return [...new Set(quantities)];
}

/** The client may have seen more units than are in stock now. */
function isWithinStock({ availableQuantity, receivedQuantity }: Part, quantity: number): boolean {
  return quantity <= availableQuantity || quantity <= receivedQuantity;
}
