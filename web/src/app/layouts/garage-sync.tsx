import { useEffect, useSyncExternalStore } from 'react';
import { useSessionState } from '#shared/session/session-context';
import { loadedLater } from '#shared/ui/loaded-later';
import { forgetCars, keptGarage, keptOwner } from '#shop-kit/car/kept-cars';
import { forgetVisit, noteVisitor, wasVisitor } from './visit-note';

// Most pages have nothing to bring.
const GarageKeeper = loadedLater(async () => (await import('#features/car/garage-keeper')).GarageKeeper);

const isNeeded = () => keptGarage.now().length > 0 || wasVisitor();

const nobody = () => null;

/**
 * Once somebody is signed in, the cars of this browser become the account's. Whoever signs out leaves none, however that came
 * about; those of somebody whose session was lost wait for the same account, and for no other.
 */
export function GarageSync() {
  const session = useSessionState();
  const { status } = session;
  const needed = useSyncExternalStore(keptGarage.subscribe, isNeeded, () => false);
  const owner = useSyncExternalStore(keptOwner.subscribe, keptOwner.now, nobody);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const hasLeft = session.status === 'visitor' && session.ended === 'left';

  useEffect(
    function rememberTheVisit() {
      if (status === 'visitor') noteVisitor();
    },
    [status],
  );

  useEffect(
    function keepCarsToTheirOwner() {
      const isAnothers = keptOwner.now() !== null && keptOwner.now() !== userId;
      if (isAnothers && (userId !== null || hasLeft)) forgetCars();
      if (userId !== null && keptOwner.now() !== userId) keptOwner.keep(userId);
    },
    [userId, hasLeft],
  );

  if (userId === null || owner !== userId || !needed) return null;
  return <GarageKeeper arrived={wasVisitor} onArrived={forgetVisit} />;
}
