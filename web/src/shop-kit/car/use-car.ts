import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { moveTo } from '../catalogue-moves';
import { type ChosenCar, withAnswer } from './car';
import { carFromSearch, isSameCar, withCar } from './car-address';
import { carStore, chooseCar, noCars } from './car-store';
import { garageOf } from './garage';

interface UsedCar {
  /** The page's car with its answers: the one in the URL, such as a shared link, otherwise the user's own. */
  chosen: ChosenCar | null;
  /** The car that this browser stores; null until the page is hydrated. */
  own: ChosenCar | null;
  /** The cars of the user, the latest first; those of an account once they are loaded. */
  garage: readonly ChosenCar[];
  /** Makes another car, or none, the user's own, and replaces the one in the URL. */
  choose: (car: ChosenCar | null) => void;
  /** Makes another car, or none, the user's own; when the user goes to another URL anyway. */
  setOwn: (car: ChosenCar | null) => void;
  /** Stores an answer about the car where the car is: in the URL, in the browser. Does nothing without a car. */
  answer: (question: string, answer: string) => void;
  /** URL of the same page with an additional answer; null while its URL has no car. */
  addressWith: (question: string, answer: string) => string | null;
  /** Takes a car out of the garage in the browser. */
  forget: (car: VehicleInput) => void;
}

/** The car that parts are looked for, and whatever can be done about it. */
export function useCar(): UsedCar {
  const cars = useSyncExternalStore(carStore.subscribe, carStore.get, () => noCars);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const ofAddress = carFromSearch(params);

  function readdress(car: ChosenCar | null) {
    if (!ofAddress) return;
    const next = withCar(params, car);
    // Another car has another list; an answer changes verdicts in place.
    if (!car || !isSameCar(car.car, ofAddress.car)) next.delete('page');
    void navigate(
      { pathname, search: next.toString() },
      { replace: true, state: moveTo('stay'), preventScrollReset: true },
    );
  }

  return {
    chosen: ofAddress ?? cars.chosen,
    own: cars.chosen,
    garage: garageOf(cars.local, cars.account),
    choose(car) {
      chooseCar(car);
      readdress(car);
    },
    setOwn: chooseCar,
    answer(question, answer) {
      const own = carStore.get().chosen;
      if (ofAddress) readdress(withAnswer(ofAddress, question, answer));
      // Another user's car in a shared link does not become this user's.
      if (own && (!ofAddress || isSameCar(ofAddress.car, own.car))) {
        chooseCar(withAnswer(own, question, answer));
      }
    },
    addressWith: (question, answer) =>
      ofAddress && `${pathname}?${withCar(params, withAnswer(ofAddress, question, answer))}`,
    forget(car) {
      carStore.set({ local: cars.local.filter((other) => !isSameCar(other.car, car)) });
    },
  };
}
