import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { counted } from '#shared/format/count';
import { notify } from '#shared/ui/toast';
import { carStore } from '#shop-kit/car/car-store';
import { useAccountGarage } from './account-garage';
import { uploadCars, mergeAccountCars } from './upload-cars';

interface GarageKeeperProps {
  /** Whether the user has just signed in. */
  arrived: () => boolean;
  /** Called when all that follows from the upload is done. */
  onArrived: () => void;
}

/** "2 cars added to your garage.", and how many did not fit. */
function notifyUploaded(added: number, left: number): void {
  const full = left > 0 ? ` It is full: ${counted(left, 'car')} stayed in this browser.` : '';
  if (added > 0 || left > 0) notify.success(`${counted(added, 'car')} added to your garage.${full}`);
}

/** Uploads this browser's cars to the signed-in user's account: at sign-in, and whenever one is chosen. */
export function GarageKeeper({ arrived, onArrived }: GarageKeeperProps) {
  const local = useSyncExternalStore(carStore.subscribe, () => carStore.get().local);
  const { cars: account, upload } = useAccountGarage();
  const isBusy = useRef(false);
  const isKnown = account !== undefined;

  const uploadLocal = useEffectEvent(async () => {
    if (isBusy.current || !account) return;
    isBusy.current = true;
    const isFirst = arrived();
    try {
      if (isFirst) mergeAccountCars(account);
      const added = await uploadCars(account, upload);
      if (isFirst) {
        notifyUploaded(added, carStore.get().local.length);
        onArrived();
      }
    } catch {
      // They stay in the browser, and are uploaded with the next choice or on the next page.
    } finally {
      isBusy.current = false;
    }
  });

  useEffect(
    function uploadNewCars() {
      if (isKnown) void uploadLocal();
    },
    [isKnown, local],
  );

  return null;
}
