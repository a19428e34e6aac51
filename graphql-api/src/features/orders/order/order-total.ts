import { MAX_MINOR, MIN_CHARGE_MINOR } from '../../../shared/money.js';
import { BadInput } from '../../../shared/shop-error.js';

/** Why the payment provider does not accept a total as one card payment; null when it does. */
export function refusedTotal(totalMinor: number): BadInput | null {
  if (totalMinor > MAX_MINOR) return new BadInput('This order is too large for one card payment.');
  if (totalMinor < MIN_CHARGE_MINOR) return new BadInput('This order is too small for a card payment.');
  return null;
}

/** Throws BadInput for a total that the payment provider does not accept as one card payment. */
export function requireOneCardPayment(totalMinor: number): void {
  const refused = refusedTotal(totalMinor);
  if (refused) throw refused;
}
