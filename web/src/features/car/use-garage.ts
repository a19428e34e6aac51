import { useSyncExternalStore } from 'react';
import { useSessionState } from '#shared/session/session-context';
import type { ChosenCar } from '#shop-kit/car/car';
import { findCar } from '#shop-kit/car/garage';
import { isSameCar } from '#shop-kit/car/same-car';
import { keptGarage } from '#shop-kit/car/kept-cars';
import { useAccountGarage } from './use-account-garage';

/** The cars that somebody keeps, and what can be done with them. */
export interface Garage {
  /** The latest first. */
  cars: readonly ChosenCar[];
  /** Kept with the account; else in this browser. */
  isAccount: boolean;
  /** The account's cars could not be loaded. */
  failed: boolean;
  retry: () => void;
  remove: (car: ChosenCar) => void;
}

const none: readonly ChosenCar[] = [];

/** The garage of whoever is there: the browser's, and once signed in the account's with what it has not got yet. */
export function useGarage(): Garage {
  const { status } = useSessionState();
  const isAccount = status === 'signed-in';
  const own = useSyncExternalStore(keptGarage.subscribe, keptGarage.now, () => none);
  const account = useAccountGarage(isAccount);
  const ofAccount = account.cars ?? [];
  return {
    cars: [...own, ...ofAccount.filter(({ car }) => !own.some((kept) => isSameCar(kept.car, car)))],
    isAccount,
    failed: isAccount && account.failed,
    retry: account.retry,
    remove({ car }) {
      const kept = findCar(ofAccount, car);
      if (kept) account.remove(kept);
      keptGarage.keep(own.filter((other) => !isSameCar(other.car, car)));
    },
  };
}
