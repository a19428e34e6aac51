import { formatCount } from '#shared/format/count';

/** Stock of a part, and its minimum order. */
export interface Shelf {
  availableQuantity: number;
  /** Minimum order quantity. */
  orderQuantity: number;
}

/**
 * `out` as soon as the smallest order can't be filled, `low` below ten units or below three smallest orders.
 */
export function stockLevel({ availableQuantity, orderQuantity }: Shelf): 'in' | 'low' | 'out' {
  if (availableQuantity < orderQuantity) return 'out';
  return availableQuantity < 10 || availableQuantity < 3 * orderQuantity ? 'low' : 'in';
}

/** "Min. order 2"; nothing where one can be ordered. */
export const smallestOrder = ({ orderQuantity }: Pick<Shelf, 'orderQuantity'>) =>
  orderQuantity > 1 ? `Min. order ${formatCount(orderQuantity)}` : '';
