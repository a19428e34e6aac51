import { useEffect, useSyncExternalStore } from 'react';
import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';
import { useSessionState } from '#shared/session/session-context';
import { loadedLater } from '#shared/ui/loaded-later';
import { carStore, forgetCars, noCars } from '#shop-kit/car/car-store';
import { forgetCart } from '#shop-kit/cart/cart-store';

// Most pages have nothing to sync, and visitors have no account.
const GarageKeeper = loadedLater(async () => (await import('#features/cars/car/garage-sync')).GarageKeeper);
const CartKeeper = loadedLater(async () => (await import('#features/orders/cart/cart-sync')).CartKeeper);

/** Whether this tab was a visitor's: signing in may load another document, which has to know. */
const wasVisitor = createPersistedStore({ key: 'axle:visitor', storage: sessionTexts, initial: false });

const isNeeded = () => carStore.get().local.length > 0 || wasVisitor.get();

const noOwner = () => null;

/**
 * After login, the cars and the cart of this browser become the account's. After logout none are left; after a lost session they wait
 * for the same account, and for no other.
 */
export function AccountSync() {
  const session = useSessionState();
  const { status } = session;
  const needed = useSyncExternalStore(carStore.subscribe, isNeeded, () => false);
  const owner = useSyncExternalStore(carStore.subscribe, () => carStore.get().owner, noOwner);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const hasLeft = session.status === 'visitor' && session.ended === 'left';

  useEffect(
    function rememberTheVisit() {
      if (status === 'visitor') wasVisitor.write(true);
    },
    [status],
  );

  useEffect(
    function keepThemToTheirOwner() {
      const { owner: before } = carStore.get();
      if (before !== null && before !== userId && (userId !== null || hasLeft)) {
        forgetCars();
        forgetCart();
      }
      if (userId !== null && before !== userId) carStore.set({ owner: userId });
    },
    [userId, hasLeft],
  );

  useEffect(
    function forgetTheAccountsGarage() {
      return () => carStore.set({ account: noCars.account });
    },
    [userId],
  );

  if (userId === null || owner !== userId) return null;
  return (
    <>
      {needed && <GarageKeeper arrived={wasVisitor.get} onArrived={() => wasVisitor.write(false)} />}
      <CartKeeper />
    </>
  );
}
