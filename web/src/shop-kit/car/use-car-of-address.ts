import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '#shared/browser/use-hydrated';
import { choosesCar, moveTo } from '../catalogue-moves';
import type { ChosenCar } from './car';
import { isSameCar, isSameChoice } from './car-address';
import { carStore } from './car-store';
import { useCar } from './use-car';

/** Car that a page is shown for, or none: the same object as long as its URL is the same. */
interface CarView {
  readonly car: ChosenCar | null;
}

/** The user's own car when this view opened: a later choice goes into the URL, and opens another view. */
function useOwnOnArrival(view: CarView): ChosenCar | null {
  const { own } = useCar();
  const isHydrated = useHydrated();
  const [arrived, setArrived] = useState({ view, isHydrated, own });
  if (arrived.view === view && arrived.isHydrated === isHydrated) return arrived.own;
  setArrived({ view, isHydrated, own });
  return own;
}

/** Whether the URL was reached by a link that makes its car, or none, the user's own. */
function useIsChoice(): boolean {
  const { state } = useLocation() as { state: unknown };
  return choosesCar(state, useNavigationType());
}

/**
 * Keeps the car of the URL and the user's own together. The URL decides what shows: another car of the user stays what
 * it is, and a car that is chosen, answered for or cleared in the meantime, here or in another tab, goes into the URL.
 * `missing` is the URL to go to where it has no car, or not the user's answers; `other` is the user's own car where the
 * page is for another. `addressFor` is the URL of this view for another car, another answer or none.
 */
export function useCarOfAddress(
  view: CarView,
  addressFor: (car: ChosenCar | null) => string,
): { missing: string | null; other: ChosenCar | null } {
  const own = useOwnOnArrival(view);
  const navigate = useNavigate();
  const isChoice = useIsChoice();
  const last = useRef<ChosenCar | null>(null);

  const follow = useEffectEvent(() => {
    const { chosen: now } = carStore.get();
    if (now === last.current) return;
    last.current = now;
    if (isSameChoice(now, view.car)) return;
    // An answer changes verdicts in place; another car is another list.
    const isSame = now !== null && view.car !== null && isSameCar(now.car, view.car.car);
    void navigate(addressFor(now), {
      replace: isSame,
      state: moveTo('stay'),
      preventScrollReset: true,
    });
  });

  useEffect(function followOwnCar() {
    last.current = carStore.get().chosen;
    return carStore.subscribe(() => follow());
  }, []);

  if (!own || isChoice) return { missing: null, other: null };
  if (!view.car) return { missing: addressFor(own), other: null };
  if (!isSameCar(own.car, view.car.car)) return { missing: null, other: own };
  const isAnswered = own.answers.length === 0 || isSameChoice(own, view.car);
  return { missing: isAnswered ? null : addressFor(own), other: null };
}

/**
 * Makes the car of the URL the user's own: after a click that says so, else in a browser without one, once the shop
 * has listed something for it and so knows it.
 */
export function useChoiceOfAddress({ car }: CarView, isListed: boolean): void {
  const { setOwn } = useCar();
  const isChoice = useIsChoice();

  useEffect(
    function chooseCarOfAddress() {
      if (isChoice || (isListed && car && carStore.get().chosen === null)) setOwn(car);
    },
    [car, isListed, isChoice, setOwn],
  );
}
