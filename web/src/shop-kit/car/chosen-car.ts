import { useSyncExternalStore } from 'react';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { type ChosenCar, withAnswer } from './car';
import { keepChosen, keptCar } from './kept-cars';

const none = () => null;

/** The car that this browser keeps, in all its tabs; null on the server and until the browser has taken its page over. */
export const useChosenCar = (): ChosenCar | null =>
  useSyncExternalStore(keptCar.subscribe, keptCar.now, none);

/** What the visitor may do about the chosen car; takes effect at once, everywhere. */
export interface CarChoice {
  /** Parts are looked for this car from now on; `answers` are those that are known of it already. */
  choose: (car: VehicleInput, answers?: ChosenCar['answers']) => void;
  /** No car is chosen any more; the garage keeps it. */
  clear: () => void;
  /** Keeps an answer with the chosen car; null takes it back. Does nothing without a car. */
  answer: (question: string, answer: string | null) => void;
}

const choice: CarChoice = {
  choose(car, answers = []) {
    keepChosen({ car, answers });
  },
  clear() {
    keptCar.keep(null);
  },
  answer(question, answer) {
    const chosen = keptCar.now();
    if (chosen) keepChosen(withAnswer(chosen, question, answer));
  },
};

/** The same object always. */
export const useChooseCar = (): CarChoice => choice;
