import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { counted } from '#shared/format/count';
import { notify } from '#shared/ui/toast';
import { cartStore, maxParts, noCart, type CartLine } from '#shop-kit/cart/cart-store';
import { paths } from '#shop-kit/paths';
import { pullCart, pushCart, pendingChanges } from './account-cart';
import { useMergeCartMutation, useMyCartQuery, useRemoveFromCartMutation } from './my-cart.generated';

/** "3 parts are in your cart.", and how many did not fit. */
function notifyMerged(): void {
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

  const received = (lines: readonly CartLine[] | undefined) => {
    if (!lines) throw new Error('the server did not return the cart');
    return lines.map(({ partId, quantity, seenPrice, addedAt }) => ({
      partId,
      quantity,
      seenPrice,
      addedAt,
    }));
  };
  return {
    ask: async () => received((await refetch())?.data?.myCart),
    merge: async (lines: readonly CartLine[]) => {
      const inputs = lines.map(({ partId, quantity, seenPrice }) => ({ partId, quantity, seenPrice }));
      return received((await merge({ variables: { lines: inputs } })).data?.mergeCart);
    },
    remove: async (partId: string) => received((await remove({ variables: { partId } })).data?.setCartLine),
  };
}

/**
 * Keeps this browser's cart and the signed-in user's cart the same. The visible tab sends changes at once; changes by other
 * devices are loaded when the user returns to the tab, or opens the cart or the checkout.
 */
export function CartKeeper() {
  const changes = useSyncExternalStore(
    cartStore.subscribe,
    () => pendingChanges(cartStore.get()),
    () => pendingChanges(noCart),
  );
  const { pathname } = useLocation();
  const showsCart = pathname === paths.cart.path || pathname === paths.checkout.path;
  const account = useAccountCart();
  const isBusy = useRef(false);

  const sync = useEffectEvent(async (shouldPull: boolean) => {
    if (isBusy.current || document.hidden) return;
    isBusy.current = true;
    const { receivedAt, unsent } = cartStore.get();
    const isFirst = receivedAt === null;
    try {
      if (shouldPull || isFirst) await pullCart(account);
      for (let sent = ''; pendingChanges(cartStore.get()) !== sent;) {
        sent = pendingChanges(cartStore.get());
        await pushCart(account);
      }
      if (isFirst && unsent.length > 0) notifyMerged();
    } catch {
      // Unsent changes stay in the browser and are sent with the next change, or when the user returns.
    } finally {
      isBusy.current = false;
    }
  });

  useEffect(
    function pushChanges() {
      void sync(false);
    },
    [changes],
  );

  useEffect(
    function onOtherDevice() {
      const ask = () => void sync(true);
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
