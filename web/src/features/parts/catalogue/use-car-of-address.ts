import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useHydrated } from '#shared/browser/use-hydrated';
import type { ChosenCar } from '#shop-kit/car/car';
import { useChosenCar } from '#shop-kit/car/chosen-car';
import { keptCar } from '#shop-kit/car/kept-cars';
import { isSameCar, isSameChoice } from '#shop-kit/car/same-car';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { keepsCar, moveTo } from './catalogue-moves';

/** The car that was kept when this view opened: what is chosen since goes into the address, and opens another. */
function useKeptOnArrival(view: CatalogueView): ChosenCar | null {
  const kept = useChosenCar();
  const isHydrated = useHydrated();
  const [arrived, setArrived] = useState({ view, isHydrated, kept });
  if (arrived.view === view && arrived.isHydrated === isHydrated) return arrived.kept;
  setArrived({ view, isHydrated, kept });
  return kept;
}

/**
 * Holds the car of the address and the one that the browser keeps together. The address decides what shows: another car of the
 * browser stays what it is, and a car that is chosen, answered for or cleared meanwhile, here or in another tab, goes into
 * the address. `missing` is the address to go to where it has no car, or not what was answered for it; `other` the browser's
 * car where the list is for another.
 */
export function useCarOfAddress(view: CatalogueView): { missing: string | null; other: ChosenCar | null } {
  const kept = useKeptOnArrival(view);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const isToBeKept = keepsCar(state, useNavigationType());
  const last = useRef<ChosenCar | null>(null);

  const follow = useEffectEvent(() => {
    const now = keptCar.now();
    if (now === last.current) return;
    last.current = now;
    if (isSameChoice(now, view.car)) return;
    const isSame = now !== null && view.car !== null && isSameCar(now.car, view.car.car);
    // An answer changes verdicts where they stand; another car is another list.
    const next = isSame ? { ...view, car: now } : changed(view, { car: now });
    void navigate(paths.catalogue.to(next), {
      replace: isSame,
      state: moveTo('stay'),
      preventScrollReset: true,
    });
  });

  useEffect(function followKeptCar() {
    last.current = keptCar.now();
    return keptCar.subscribe(() => {
      follow();
    });
  }, []);

  if (!kept || isToBeKept) return { missing: null, other: null };
  if (!view.car) return { missing: paths.catalogue.to(changed(view, { car: kept })), other: null };
  if (!isSameCar(kept.car, view.car.car)) return { missing: null, other: kept };
  const isAnswered = kept.answers.length === 0 || isSameChoice(kept, view.car);
  return { missing: isAnswered ? null : paths.catalogue.to({ ...view, car: kept }), other: null };
}
