import { MAX_MINOR, MIN_CHARGE_MINOR } from '../../shared/money.js';
import { BadInput } from '../../shared/shop-error.js';

/** Throws BadInput for a total that the payment provider takes in no single card payment. */
export function requireOneCardPayment(totalMinor: number): void {
  if (totalMinor > MAX_MINOR) throw new BadInput('This order is too large for one card payment.');
  if (totalMinor < MIN_CHARGE_MINOR) throw new BadInput('This order is too small for a card payment.');
}
