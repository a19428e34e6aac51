import { formatMoney, toCents } from '#shared/format/money';
import { stockLevel, type Shelf } from '../stock-level';
import { units } from '../units';
import type { CartLine } from './cart-store';

/** What is different since a part was put into the cart. `isLoss`: the customer loses by it. */
export interface CartChange {
  kind: 'price' | 'smallest order' | 'stock';
  word: string;
  before: string;
  after: string;
  isLoss: boolean;
}

/** How many units of a line count today, and why not those that were wanted. */
export interface Counted {
  state: 'counted' | 'sold out' | 'no longer sold';
  /** 0 for what can't be ordered. */
  quantity: number;
  changes: readonly CartChange[];
}

/**
 * What a line comes to, with the part as it is now; null once it is no longer sold. The line keeps what was wanted: it counts again as soon
 * as there is enough.
 */
export function countLine(
  { quantity: wanted, seenPrice }: Pick<CartLine, 'quantity' | 'seenPrice'>,
  part: (Shelf & { price: string }) | null,
): Counted {
  if (!part) return { state: 'no longer sold', quantity: 0, changes: [] };
  if (stockLevel(part) === 'out') return { state: 'sold out', quantity: 0, changes: [] };
  const { price, orderQuantity, availableQuantity } = part;
  const changes: CartChange[] = [];
  if (price !== seenPrice) {
    const isUp = toCents(price) > toCents(seenPrice);
    changes.push({
      kind: 'price',
      word: isUp ? 'Price went up' : 'Price went down',
      before: formatMoney(seenPrice),
      after: formatMoney(price),
      isLoss: isUp,
    });
  }
  const isFewer = wanted < orderQuantity;
  if (isFewer || wanted > availableQuantity)
    changes.push({
      kind: isFewer ? 'smallest order' : 'stock',
      word: isFewer ? 'Minimum order changed' : `Only ${availableQuantity} left`,
      before: units(wanted),
      after: units(isFewer ? orderQuantity : availableQuantity),
      isLoss: true,
    });
  return {
    state: 'counted',
    quantity: Math.min(Math.max(wanted, orderQuantity), availableQuantity),
    changes,
  };
}
