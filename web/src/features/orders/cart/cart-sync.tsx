import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { counted } from '#shared/format/count';
import { notify } from '#shared/ui/toast';
import { cartStore, maxParts, noCart, type CartLine } from '#shop-kit/cart/cart-store';
import { paths } from '#shop-kit/paths';
import { askCart, bringCart, untold } from './bring-cart';
import { useMergeCartMutation, useMyCartQuery, useRemoveFromCartMutation } from './my-cart.generated';

/** "3 parts are in your cart.", and what it has no room for. */
function tell(): void {
  const { lines, unsent } = cartStore.get();
  if (lines.length === 0) return;
  const full =
    unsent.length > 0
      ? ` Your cart is full (${maxParts} parts). ${counted(unsent.length, 'part')} stayed in this browser.`
      : '';
  notify.success(
    `${counted(lines.length, 'part')} ${lines.length === 1 ? 'is' : 'are'} in your cart.${full}`,
  );
}

function useAccountCart() {
  const { refetch } = useMyCartQuery({ skip: true });
  const [merge] = useMergeCartMutation();
  const [remove] = useRemoveFromCartMutation();

  const known = (lines: readonly CartLine[] | undefined) => {
    if (!lines) throw new Error('the server did not return the cart');
    return lines.map(({ partId, quantity, seenPrice, addedAt }) => ({
      partId,
      quantity,
      seenPrice,
      addedAt,
    }));
  };
  return {
    ask: async () => known((await refetch())?.data?.myCart),
    merge: async (lines: readonly CartLine[]) => {
      const wanted = lines.map(({ partId, quantity, seenPrice }) => ({ partId, quantity, seenPrice }));
      return known((await merge({ variables: { lines: wanted } })).data?.mergeCart);
    },
    remove: async (partId: string) => known((await remove({ variables: { partId } })).data?.setCartLine),
  };
}

/**
 * Keeps the cart of this browser and that of the signed-in user the same: what is changed here is told at once by the tab that is looked
 * at; what another device changed is asked when someone comes back to the tab, or opens the cart or the checkout.
 */
export function CartKeeper() {
  const news = useSyncExternalStore(
    cartStore.subscribe,
    () => untold(cartStore.get()),
    () => untold(noCart),
  );
  const { pathname } = useLocation();
  const showsCart = pathname === paths.cart.path || pathname === paths.checkout.path;
  const account = useAccountCart();
  const isBusy = useRef(false);

  const keep = useEffectEvent(async (isAsked: boolean) => {
    if (isBusy.current || document.hidden) return;
    isBusy.current = true;
    const { receivedAt, unsent } = cartStore.get();
    const isFirst = receivedAt === null;
    try {
      if (isAsked || isFirst) await askCart(account);
      for (let told = ''; untold(cartStore.get()) !== told;) {
        told = untold(cartStore.get());
        await bringCart(account);
      }
      if (isFirst && unsent.length > 0) tell();
    } catch {
      // It stays in the browser, and is told with the next change, or when someone comes back.
    } finally {
      isBusy.current = false;
    }
  });

  useEffect(
    function tellWhatIsNew() {
      void keep(false);
    },
    [news],
  );

  useEffect(
    function onOtherDevice() {
      const ask = () => void keep(true);
      if (showsCart) ask();
      window.addEventListener('focus', ask);
      window.addEventListener('online', ask);
      return () => {
        window.removeEventListener('focus', ask);
        window.removeEventListener('online', ask);
      };
    },
    [showsCart],
  );

  return null;
}
