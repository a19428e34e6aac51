import { hasErrorCode } from '#shared/apollo/shop-error';
import type { ChosenCar } from '#shop-kit/car/car';
import { isSameChoice } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { broughtTo, findCar, maxCars } from '#shop-kit/car/garage';
import type { Brought } from './account-garage';

type Bring = (cars: readonly ChosenCar[]) => Promise<Brought>;

/** Those of these cars that a garage has, or has room for, the first ones first: as many as can be brought at once. */
function fitting(garage: readonly ChosenCar[], cars: readonly ChosenCar[]): ChosenCar[] {
  const brought: ChosenCar[] = [];
  for (const car of cars) {
    // The last first, as the API does: of two that mean one car, one takes its place and the other needs room.
    const after = [...brought, car].reduceRight(broughtTo, garage);
    if (after.length <= Math.max(maxCars, garage.length) && brought.length < maxCars) brought.push(car);
  }
  return brought;
}

/** Takes from this browser what the account has now; what was said of a car in the meantime stays. */
function letGo(sent: readonly ChosenCar[]): void {
  const isSent = (car: ChosenCar) => sent.some((other) => isSameChoice(other, car));
  carStore.set({ local: carStore.get().local.filter((car) => !isSent(car)) });
}

/** One by one where the shop does not know one of them any more: that one is let go. */
async function bringKnown(cars: readonly ChosenCar[], bring: Bring): Promise<Brought[]> {
  try {
    return [await bring(cars)];
  } catch (refused) {
    if (!hasErrorCode(refused, 'UNKNOWN_CAR')) throw refused;
    if (cars.length === 1) return [];
    const all: Brought[] = [];
    for (const car of cars.toReversed()) all.push(...(await bringKnown([car], bring)));
    return all;
  }
}

/**
 * Brings the cars of this browser to an account, as many as it has room for. Answers how many were new to it. Rejects when
 * the shop does not answer; what it had not taken by then stays in the browser.
 */
export async function bringCars(account: readonly ChosenCar[], bring: Bring): Promise<number> {
  let garage = account;
  let added = 0;
  for (;;) {
    const cars = fitting(garage, carStore.get().local);
    if (cars.length === 0) return added;
    for (const brought of await bringKnown(cars, bring)) {
      added += brought.added;
      garage = brought.garage;
    }
    letGo(cars);
  }
}

/** A car with what the account knows of it, too; where both have an answer, this browser heard it later. */
function withAnswersOf(account: readonly ChosenCar[], { car, answers }: ChosenCar): ChosenCar {
  const known = findCar(account, car)?.answers ?? [];
  const others = known.filter(({ question }) => !answers.some((own) => own.question === question));
  return { car, answers: [...others, ...answers] };
}

/**
 * Joins what browser and account know, when someone signs in: answers come together, and who has no car chosen finds the
 * one that they used last.
 */
export function joinCars(account: readonly ChosenCar[]): void {
  const { chosen, local } = carStore.get();
  carStore.set({
    chosen: chosen ? withAnswersOf(account, chosen) : (account[0] ?? null),
    local: local.map((car) => withAnswersOf(account, car)),
  });
}
