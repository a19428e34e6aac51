import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { counted } from '#shared/format/count';
import { notify } from '#shared/ui/toast';
import { carStore } from '#shop-kit/car/car-store';
import { useAccountGarage } from './account-garage';
import { bringCars, joinCars } from './bring-cars';

interface GarageKeeperProps {
  /** Whether the user has just signed in. */
  arrived: () => boolean;
  /** When all that follows from that is done. */
  onArrived: () => void;
}

/** "2 cars added to your garage.", and what did not fit. */
function tell(added: number, left: number): void {
  const full = left > 0 ? ` It is full: ${counted(left, 'car')} stayed in this browser.` : '';
  if (added > 0 || left > 0) notify.success(`${counted(added, 'car')} added to your garage.${full}`);
}

/** Brings the cars of this browser to the account of the signed-in user: at the sign-in, and whenever one is chosen. */
export function GarageKeeper({ arrived, onArrived }: GarageKeeperProps) {
  const local = useSyncExternalStore(carStore.subscribe, () => carStore.get().local);
  const { cars: account, bring } = useAccountGarage();
  const isBusy = useRef(false);
  const isKnown = account !== undefined;

  const bringThem = useEffectEvent(async () => {
    if (isBusy.current || !account) return;
    isBusy.current = true;
    const isFirst = arrived();
    try {
      if (isFirst) joinCars(account);
      const added = await bringCars(account, bring);
      if (isFirst) {
        tell(added, carStore.get().local.length);
        onArrived();
      }
    } catch {
      // They stay in the browser, and are brought with the next choice or on the next page.
    } finally {
      isBusy.current = false;
    }
  });

  useEffect(
    function bringWhatIsNew() {
      if (isKnown) void bringThem();
    },
    [isKnown, local],
  );

  return null;
}
