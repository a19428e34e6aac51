/** The cars of this browser, written as an address has them, so that one reader guards both. */
import type { ChosenCar } from './car';
import { carFromSearch, withCar } from './car-address';
import { addedTo } from './garage';
import { keptAs } from './kept';

const readCar = (text: string) => carFromSearch(new URLSearchParams(text));
const writeCar = (chosen: ChosenCar) => withCar(new URLSearchParams(), chosen).toString();

/** The car that parts are looked for. */
export const keptCar = keptAs<ChosenCar | null>('axle:car', {
  read: (text) => (text === null ? null : readCar(text)),
  write: (chosen) => chosen && writeCar(chosen),
});

/** The visitor's garage, the latest first; of somebody who is signed in, what the account has not got yet. */
export const keptGarage = keptAs<ChosenCar[]>('axle:garage', {
  read: (text) => (text ?? '').split('\n').flatMap((line) => readCar(line) ?? []),
  write: (cars) => (cars.length > 0 ? cars.map(writeCar).join('\n') : null),
});

/** Id of the account whose cars these are; null: a visitor's. */
export const keptOwner = keptAs<string | null>('axle:car-owner', {
  read: (text) => text,
  write: (id) => id,
});

/** Keeps a car as the chosen one, and first in the garage while that has room. */
export function keepChosen(chosen: ChosenCar): void {
  keptCar.keep(chosen);
  keptGarage.keep(addedTo(keptGarage.now(), chosen));
}

/** Leaves no car in this browser: by then the account has them. */
export function forgetCars(): void {
  keptCar.keep(null);
  keptGarage.keep([]);
  keptOwner.keep(null);
}
