/** The one store behind `useCar`: the cars of this browser, the same in all its tabs. */
import { onStored, storedAt, notifySubscribers } from '#shared/browser/stored-at';
import type { ChosenCar } from './car';
import { carFromSearch, withCar } from './car-address';
import { addedTo } from './garage';

export interface Cars {
  /** The car that parts are looked for. */
  readonly chosen: ChosenCar | null;
  /** The garage in the browser, the latest first: a visitor's, or what the account of its owner has not got yet. */
  readonly local: readonly ChosenCar[];
  /** The garage of the account, as far as this tab has asked for it. */
  readonly account: readonly ChosenCar[];
  /** Id of the account whose cars these are; null: a visitor's. */
  readonly owner: string | null;
}

/** What the server knows. */
export const noCars: Cars = { chosen: null, local: [], account: [], owner: null };

// Written as an address has them, so that one reader guards both.
const readCar = (text: string) => carFromSearch(new URLSearchParams(text));
const writeCar = (chosen: ChosenCar) => withCar(new URLSearchParams(), chosen).toString();

const chosen = storedAt(
  'axle:car',
  (text) => (text === null ? null : readCar(text)),
  (car) => car && writeCar(car),
);
const local = storedAt<readonly ChosenCar[]>(
  'axle:garage',
  (text) => (text ?? '').split('\n').flatMap((line) => readCar(line) ?? []),
  (cars) => (cars.length > 0 ? cars.map(writeCar).join('\n') : null),
);
const owner = storedAt<string | null>(
  'axle:car-owner',
  (text) => text,
  (id) => id,
);
let account = noCars.account;

let seen = noCars;

function get(): Cars {
  const now = { chosen: chosen.get(), local: local.get(), account, owner: owner.get() };
  const isSame =
    now.chosen === seen.chosen &&
    now.local === seen.local &&
    now.account === seen.account &&
    now.owner === seen.owner;
  if (!isSame) seen = now;
  return seen;
}

function set(change: Partial<Cars>): void {
  chosen.set(change.chosen);
  local.set(change.local);
  owner.set(change.owner);
  account = change.account ?? account;
  notifySubscribers('axle:car');
}

/**
 * `get` answers the same object, with the same values in it, as long as they are the same. `set` changes some of it and tells
 * everything that shows it; `subscribe` hears of that, and of other tabs.
 */
export const carStore = { get, set, subscribe: onStored };

/** Makes a car, or none, the chosen one; it comes first in the garage while that has room. */
export function chooseCar(car: ChosenCar | null): void {
  carStore.set(car ? { chosen: car, local: addedTo(carStore.get().local, car) } : { chosen: null });
}

/** Leaves no car in this browser: by then the account has them. */
export function forgetCars(): void {
  carStore.set(noCars);
}
