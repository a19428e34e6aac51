import { hasErrorCode } from '#shared/apollo/shop-error';
import type { ChosenCar } from '#shop-kit/car/car';
import { findCar } from '#shop-kit/car/garage';
import { keptCar, keptGarage } from '#shop-kit/car/kept-cars';
import { isSameCar } from '#shop-kit/car/same-car';
import { fitting, withAnswersOf, type AccountCar } from './garage-cars';
import type { Brought } from './use-account-garage';

type Bring = (cars: readonly ChosenCar[]) => Promise<Brought>;

const textOf = ({ answers }: ChosenCar) =>
  answers.map(({ question, answer }) => `${question}:${answer}`).join('\n');

/** Takes from this browser what the account has now; what was said of a car meanwhile stays. */
function letGo(sent: readonly ChosenCar[]): void {
  const isSent = (kept: ChosenCar) =>
    sent.some((other) => isSameCar(other.car, kept.car) && textOf(other) === textOf(kept));
  keptGarage.keep(keptGarage.now().filter((kept) => !isSent(kept)));
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
export async function bringCars(account: readonly AccountCar[], bring: Bring): Promise<number> {
  let garage: readonly ChosenCar[] = account;
  let added = 0;
  for (;;) {
    const cars = fitting(garage, keptGarage.now());
    if (cars.length === 0) return added;
    for (const brought of await bringKnown(cars, bring)) {
      added += brought.added;
      garage = brought.garage;
    }
    letGo(cars);
  }
}

/**
 * Joins what browser and account know, when somebody signs in: answers come together, and who has no car chosen finds the
 * one that they used last.
 */
export function joinCars(account: readonly AccountCar[]): void {
  const chosen = keptCar.now();
  const [last] = account;
  if (chosen) {
    if (findCar(account, chosen.car)) keptCar.keep(withAnswersOf(account, chosen));
  } else if (last) {
    keptCar.keep({ car: last.car, answers: last.answers });
  }
  keptGarage.keep(keptGarage.now().map((kept) => withAnswersOf(account, kept)));
}
