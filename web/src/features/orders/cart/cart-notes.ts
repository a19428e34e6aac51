import type { CartChange } from '#shop-kit/cart/counted';
import type { CartItem } from './use-cart-items';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What is different since the parts were put into the cart: "2 prices, 1 sold out."; null when nothing is. */
export function changesMessage(items: readonly CartItem[]): { title: string; what: string } | null {
  const changes = items.flatMap((item) => item.changes);
  const of = (kind: CartChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const inState = (state: CartItem['state']) => items.filter((item) => item.state === state).length;
  const [soldOut, gone] = [inState('sold out'), inState('no longer sold')];
  const count = changes.length + soldOut + gone;
  if (count === 0) return null;
  const words = [
    ...counted(of('price'), 'price', 'prices'),
    ...counted(of('smallest order'), 'minimum order', 'minimum orders'),
    ...counted(of('stock'), 'stock', 'stocks'),
    ...counted(soldOut, 'sold out', 'sold out'),
    ...counted(gone, 'no longer sold', 'no longer sold'),
  ];
  const title = count === 1 ? '1 change since you added it.' : `${count} changes since you added them.`;
  return { title, what: `${words.join(', ')}.` };
}
