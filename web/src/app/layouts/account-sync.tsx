import { useEffect, useSyncExternalStore } from 'react';
import { useSessionState } from '#shared/session/session-context';
import { loadedLater } from '#shared/ui/loaded-later';
import { carStore, forgetCars, noCars } from '#shop-kit/car/car-store';
import { forgetCart } from '#shop-kit/cart/cart-store';
import { forgetVisit, noteVisitor, wasVisitor } from './visit-note';

// Most pages have nothing to sync, and visitors have no account.
const GarageKeeper = loadedLater(async () => (await import('#features/cars/car/garage-sync')).GarageKeeper);
const CartKeeper = loadedLater(async () => (await import('#features/orders/cart/cart-sync')).CartKeeper);

const isNeeded = () => carStore.get().local.length > 0 || wasVisitor();

const nobody = () => null;

/**
 * Once someone is signed in, cars and cart of this browser become the account's. Whoever signs out leaves none, however that came
 * about; those of someone whose session was lost wait for the same account, and for no other.
 */
export function AccountSync() {
  const session = useSessionState();
  const { status } = session;
  const needed = useSyncExternalStore(carStore.subscribe, isNeeded, () => false);
  const owner = useSyncExternalStore(carStore.subscribe, () => carStore.get().owner, nobody);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const hasLeft = session.status === 'visitor' && session.ended === 'left';

  useEffect(
    function rememberTheVisit() {
      if (status === 'visitor') noteVisitor();
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
      {needed && <GarageKeeper arrived={wasVisitor} onArrived={forgetVisit} />}
      <CartKeeper />
    </>
  );
}
