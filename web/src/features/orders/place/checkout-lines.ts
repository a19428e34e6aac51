import type { RefusedOne } from '#shared/apollo/shop-error';
import { formatMoney, multiply } from '#shared/format/money';
import type { VerdictLineFragment } from '#shop-kit/car/verdict-line.generated';
import type { CategoryId } from '#shop-kit/categories';
import type { Shelf } from '#shop-kit/stock-level';
import { units } from '#shop-kit/units';
import type { OrderLine, Purchase } from './order-memory';

/** A part of the cart as it is now. */
export interface CheckoutItem {
  line: { partId: string };
  found: {
    product: string;
    /** Null once it is no longer sold. */
    part:
      | (Shelf & {
          image: string | null;
          category: CategoryId | null;
          price: string;
          fitment: VerdictLineFragment | null;
        })
      | null;
  };
  /** The quantity that can be ordered now; 0 if none can. */
  quantity: number;
}

/** A line's message, with the values before and after if there are any. */
export interface LineNews {
  word: string;
  before?: string;
  after?: string;
  more?: string;
}

/** A line as the next attempt orders it. */
export interface CheckoutLine extends OrderLine {
  item: CheckoutItem;
  /** Quantity of the last attempt, if it was refused here; and why. */
  refused?: { quantity: number; amount: string; news: LineNews };
}

const stays = 'Saved for later; it stays in your cart.';

/** What to order instead of a refused line, with its message. A quantity of 0 is left out. */
function instead(line: OrderLine, { error, message }: RefusedOne, smallest: number) {
  const { quantity, expectedUnitPrice } = line;
  const out = (word: string, more = stays) => ({ quantity: 0, news: { word, more } });
  const only = (left: number, word: string, more?: string) => ({
    quantity: left,
    news: { word, before: units(quantity), after: units(left), ...(more && { more }) },
  });
  switch (error.code) {
    case 'PRICE_CHANGED': {
      const { price } = error;
      const [before, after] = [formatMoney(expectedUnitPrice), formatMoney(price)];
      const news = { word: 'New price', before, after, ...(quantity > 1 && { more: 'each' }) };
      return { expectedUnitPrice: price, news };
    }
    case 'QUANTITY_OUT_OF_RANGE':
      if (error.max < error.min) return out('Sold out.');
      return quantity > error.max
        ? only(error.max, `Only ${error.max} left`)
        : only(error.min, 'Minimum order changed');
    case 'HOLD_LIMIT': {
      const why = 'Pay for an order or verify your email address to raise the limit.';
      return error.limit < smallest
        ? out('Limit reached.', `${why} ${stays}`)
        : only(error.limit, `Limit ${error.limit} for now`, why);
    }
    case 'PART_SOLD_OUT':
      return out('Sold out.');
    case 'NOT_FOUND':
      return out('No longer sold.');
    default:
      return out(message);
  }
}

/** Lines of the cart that can be ordered, at today's prices. */
export function linesOfCart(items: readonly CheckoutItem[]): CheckoutLine[] {
  return items.flatMap((item) => {
    const { line, found, quantity } = item;
    if (!found.part || quantity === 0) return [];
    return [{ partId: line.partId, quantity, expectedUnitPrice: found.part.price, item }];
  });
}

/** The lines after a refusal, each with the quantity that the next attempt requests instead. */
export function linesAfter(
  { lines }: Purchase,
  each: readonly RefusedOne[],
  items: readonly CheckoutItem[],
): CheckoutLine[] {
  return lines.flatMap((ordered, index) => {
    const item = items.find(({ line }) => line.partId === ordered.partId);
    if (!item) return [];
    const line = { ...ordered, item };
    const one = each.find((refused) => refused.index === index);
    if (!one) return [line];
    const { news, ...next } = instead(ordered, one, item.found.part?.orderQuantity ?? 1);
    return [
      {
        ...line,
        ...next,
        refused: {
          quantity: ordered.quantity,
          amount: multiply(ordered.expectedUnitPrice, ordered.quantity),
          news,
        },
      },
    ];
  });
}
