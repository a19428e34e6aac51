import { useState } from 'react';
import { counted } from '#shared/format/count';
import { notify } from '#shared/ui/toast';
import { fullCart } from '#shop-kit/cart/add-to-cart';
import { addToCart } from '#shop-kit/cart/cart-store';
import { SeeCart } from '#shop-kit/cart/see-cart';
import { stockLevel } from '#shop-kit/stock-level';
import { allOf } from '#shop-kit/units';
import { usePartsToOrderAgainQuery } from './order-again.generated';

interface Ordered {
  id: string;
  product: string;
  quantity: number;
  /** Null once it is no longer sold. */
  part: { id: string } | null;
}

/** A part of the orders, with its total quantity. */
interface OrderedPart {
  product: string;
  partId: string | null;
  quantity: number;
}

/** The parts of the orders, each once. */
function partsOf(orders: readonly Ordered[]): OrderedPart[] {
  const parts = new Map<string, OrderedPart>();
  for (const { id, product, quantity, part } of orders) {
    const key = part?.id ?? id;
    parts.set(key, {
      product,
      partId: part?.id ?? null,
      quantity: quantity + (parts.get(key)?.quantity ?? 0),
    });
  }
  return [...parts.values()];
}

function inCart(count: number, all: number): string {
  if (count < all) return `${count} of ${counted(all, 'part')} ${count === 1 ? 'is' : 'are'} in the cart.`;
  if (all === 1) return 'The part is in the cart.';
  const every = allOf(all);
  return `${every.charAt(0).toUpperCase()}${every.slice(1)} parts are in the cart.`;
}

const pauseToRead = 5000;

/**
 * Puts what was ordered into the cart once more: what is still sold, at today's price, as many as then. What is not is named. The cart says
 * where there is less of it now.
 */
export function useOrderAgain() {
  const { refetch } = usePartsToOrderAgainQuery({ variables: { ids: [] }, skip: true });
  const [busy, setBusy] = useState(false);

  async function add(orders: readonly Ordered[]) {
    const parts = partsOf(orders);
    const ids = parts.flatMap(({ partId }) => partId ?? []);
    const answer = ids.length > 0 ? (await refetch({ ids }))?.data?.cartParts : [];
    if (!answer) {
      notify.error("We couldn't reach the server. Nothing was added to your cart. Try again.");
      return;
    }
    const missing: string[] = [];
    const wishes = parts.flatMap(({ product, partId, quantity }) => {
      const part = answer.find(({ id }) => id === partId)?.part;
      if (part && partId && stockLevel(part) !== 'out') return { partId, quantity, seenPrice: part.price };
      missing.push(`${product} is ${part ? 'sold out' : 'no longer sold'}.`);
      return [];
    });
    if (wishes.length === 0) notify.error(`${missing.join(' ')} Nothing was added to your cart.`);
    else if (!addToCart(wishes)) notify.error(fullCart);
    else {
      const text = [inCart(wishes.length, parts.length), ...missing].join(' ');
      // A message about missing parts stays until it was read.
      notify.offer('in-cart', <SeeCart>{text}</SeeCart>, missing.length > 0 ? undefined : pauseToRead);
    }
  }

  /** Puts the parts of one order, or of several that were placed together, into the cart. */
  async function orderAgain(orders: readonly Ordered[]) {
    setBusy(true);
    await add(orders);
    setBusy(false);
  }

  return { orderAgain, busy };
}
