import { formatMoney, toCents } from '#shared/format/money';
import { stockLevel, type Shelf } from '../stock-level';
import { units } from '../units';
import type { CartLine } from './cart-store';

/** What has changed since a part was added to the cart. `isLoss`: for the worse for the customer. */
export interface CartChange {
  kind: 'price' | 'smallest order' | 'stock';
  word: string;
  before: string;
  after: string;
  isLoss: boolean;
}

/** Number of units of a line that can be ordered now, and why not as many as requested. */
export interface CheckedLine {
  state: 'counted' | 'sold out' | 'no longer sold';
  /** 0 for what can't be ordered. */
  quantity: number;
  changes: readonly CartChange[];
}

/**
 * Checks a line against its part as it is now; null if it is no longer sold. The line keeps the requested quantity, for when there
 * is enough again.
 */
export function checkLine(
  { quantity: requested, seenPrice }: Pick<CartLine, 'quantity' | 'seenPrice'>,
  part: (Shelf & { price: string }) | null,
): CheckedLine {
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
  const isFewer = requested < orderQuantity;
  if (isFewer || requested > availableQuantity)
    changes.push({
      kind: isFewer ? 'smallest order' : 'stock',
      word: isFewer ? 'Minimum order changed' : `Only ${availableQuantity} left`,
      before: units(requested),
      after: units(isFewer ? orderQuantity : availableQuantity),
      isLoss: true,
    });
  return {
    state: 'counted',
    quantity: Math.min(Math.max(requested, orderQuantity), availableQuantity),
    changes,
  };
}
