import { hasErrorCode } from '#shared/apollo/shop-error';
import type { ChosenCar } from '#shop-kit/car/car';
import { isSameChoice } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { broughtTo, findCar, maxCars } from '#shop-kit/car/garage';
import type { UploadResult } from './account-garage';

type Upload = (cars: readonly ChosenCar[]) => Promise<UploadResult>;

/** Selects the first of these cars that a garage has or has room for, at most as many as one upload accepts. */
function fitting(garage: readonly ChosenCar[], cars: readonly ChosenCar[]): ChosenCar[] {
  const brought: ChosenCar[] = [];
  for (const car of cars) {
    // The last first, as the API does: of two that match one car, one replaces it and the other needs room.
    const after = [...brought, car].reduceRight(broughtTo, garage);
    if (after.length <= Math.max(maxCars, garage.length) && brought.length < maxCars) brought.push(car);
  }
  return brought;
}

/** Removes uploaded cars from this browser; a car that was answered for in the meantime stays. */
function removeUploaded(sent: readonly ChosenCar[]): void {
  const isSent = (car: ChosenCar) => sent.some((other) => isSameChoice(other, car));
  carStore.set({ local: carStore.get().local.filter((car) => !isSent(car)) });
}

/** Uploads the cars one by one if the API does not know one of them any more, and skips that one. */
async function uploadKnown(cars: readonly ChosenCar[], upload: Upload): Promise<UploadResult[]> {
  try {
    return [await upload(cars)];
  } catch (refused) {
    if (!hasErrorCode(refused, 'UNKNOWN_CAR')) throw refused;
    if (cars.length === 1) return [];
    const all: UploadResult[] = [];
    for (const car of cars.toReversed()) all.push(...(await uploadKnown([car], upload)));
    return all;
  }
}

/**
 * Uploads this browser's cars to an account, as many as it has room for. Resolves to how many were new to it. Rejects when
 * the API does not respond; cars not uploaded by then stay in the browser.
 */
export async function uploadCars(account: readonly ChosenCar[], upload: Upload): Promise<number> {
  let garage = account;
  let added = 0;
  for (;;) {
    const cars = fitting(garage, carStore.get().local);
    if (cars.length === 0) return added;
    for (const result of await uploadKnown(cars, upload)) {
      added += result.added;
      garage = result.garage;
    }
    removeUploaded(cars);
  }
}

/** A car with the account's answers added; where both have an answer, this browser's is newer. */
function withAnswersOf(account: readonly ChosenCar[], { car, answers }: ChosenCar): ChosenCar {
  const known = findCar(account, car)?.answers ?? [];
  const others = known.filter(({ question }) => !answers.some((own) => own.question === question));
  return { car, answers: [...others, ...answers] };
}

/**
 * Merges the account's cars into this browser at sign-in: answers are combined, and if no car is chosen here, the account's
 * last used one is.
 */
export function mergeAccountCars(account: readonly ChosenCar[]): void {
  const { chosen, local } = carStore.get();
  carStore.set({
    chosen: chosen ? withAnswersOf(account, chosen) : (account[0] ?? null),
    local: local.map((car) => withAnswersOf(account, car)),
  });
}
