import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { saveToGarageLimits } from '#shared/gql/limits.generated';
import type { ChosenCar } from './car';
import { isSameCar, writeEngine } from './car-address';

/** Same limit as in the API (GARAGE_FULL). */
export const maxCars = saveToGarageLimits.cars.items.max;

const modelOf = ({ year, make, model }: VehicleInput) => `${year} ${make} ${model}`.toLowerCase();

/** The garage's car that matches this one: the same, or the same before its engine was known. */
export const findCar = <Found extends ChosenCar>(
  garage: readonly Found[],
  car: VehicleInput,
): Found | undefined =>
  garage.find((other) => isSameCar(other.car, car)) ??
  garage.find((other) => !writeEngine(other.car.engine) && modelOf(other.car) === modelOf(car));

/** A garage with a car in front: in the place of what it was before, or new, whether there is room or not. */
export function broughtTo(garage: readonly ChosenCar[], chosen: ChosenCar): readonly ChosenCar[] {
  const before = findCar(garage, chosen.car);
  return [chosen, ...garage.filter((other) => other !== before)];
}

/** The garage with the car added, or unchanged if it is full. */
export function addedTo(garage: readonly ChosenCar[], chosen: ChosenCar): readonly ChosenCar[] {
  const after = broughtTo(garage, chosen);
  return after.length > Math.max(maxCars, garage.length) ? garage : after;
}

/** The garage of a user with cars in both account and browser. */
export const garageOf = (
  local: readonly ChosenCar[],
  account: readonly ChosenCar[],
): readonly ChosenCar[] => [
  ...local,
  ...account.filter(({ car }) => !local.some((other) => isSameCar(other.car, car))),
];
