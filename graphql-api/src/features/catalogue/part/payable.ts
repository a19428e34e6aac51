import { MAX_MINOR, MIN_CHARGE_MINOR } from '../../../shared/money.js';
import type { Part } from './part.entity.js';

/**
 * Whether the smallest order of a part is possible as one card payment; `part_smallest_order_is_payable` in the
 * database. Pure.
 */
export function isPayable({
  priceMinor,
  orderQuantity,
}: Pick<Part, 'orderQuantity' | 'priceMinor'>): boolean {
  const smallest = priceMinor * orderQuantity;
  return smallest >= MIN_CHARGE_MINOR && smallest <= MAX_MINOR;
}
