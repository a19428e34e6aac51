/** The one store behind `useCar`: the cars of this browser, the same in all its tabs. */
import { createPersistedStore } from '#shared/browser/persisted-store';
import type { ChosenCar } from './car';
import { carFromSearch, withCar } from './car-address';
import { addedTo } from './garage';

export interface Cars {
  /** The chosen car. */
  readonly chosen: ChosenCar | null;
  /** The garage in the browser, the latest first: a visitor's, or cars that the owner's account has not received yet. */
  readonly local: readonly ChosenCar[];
  /** The garage of the account, once this tab has fetched it. */
  readonly account: readonly ChosenCar[];
  /** Id of the account whose cars these are; null: a visitor's. */
  readonly owner: string | null;
}

/** State on the server. */
export const noCars: Cars = { chosen: null, local: [], account: [], owner: null };

// Stored in the format of addresses, so that one parser checks both.
const readCar = (text: string) => carFromSearch(new URLSearchParams(text));
const writeCar = (chosen: ChosenCar) => withCar(new URLSearchParams(), chosen).toString();

const chosen = createPersistedStore<ChosenCar | null>({
  key: 'axle:car',
  initial: null,
  parse: readCar,
  format: (car) => car && writeCar(car),
});
const local = createPersistedStore<readonly ChosenCar[]>({
  key: 'axle:garage',
  initial: [],
  parse: (text) => text.split('\n').flatMap((line) => readCar(line) ?? []),
  format: (cars) => (cars.length > 0 ? cars.map(writeCar).join('\n') : null),
});
const owner = createPersistedStore<string | null>({
  key: 'axle:car-owner',
  initial: null,
  parse: (text) => text,
  format: (id) => id,
});
let account = noCars.account;

let snapshot = noCars;

function get(): Cars {
  const now = { chosen: chosen.get(), local: local.get(), account, owner: owner.get() };
  const isSame =
    now.chosen === snapshot.chosen &&
    now.local === snapshot.local &&
    now.account === snapshot.account &&
    now.owner === snapshot.owner;
  if (!isSame) snapshot = now;
  return snapshot;
}

function set(change: Partial<Cars>): void {
  const after = { ...get(), ...change };
  account = after.account;
  // Only the last one notifies: subscribers see all of the change or none.
  local.write(after.local);
  owner.write(after.owner);
  chosen.set(after.chosen);
}

/**
 * `get` returns the same object, with the same values in it, until one of them changes. `set` changes some of them and notifies
 * subscribers, as changes in other tabs do.
 */
export const carStore = { get, set, subscribe: chosen.subscribe };

/** Makes a car, or none, the chosen one; it comes first in the garage while that has room. */
export function chooseCar(car: ChosenCar | null): void {
  carStore.set(car ? { chosen: car, local: addedTo(carStore.get().local, car) } : { chosen: null });
}

/** Removes all cars from this browser: by then the account has them. */
export function forgetCars(): void {
  carStore.set(noCars);
}
