import type { VehicleInput } from '#shared/gql/schema-types.generated';
import type { ChosenCar } from './car';
import { writeEngine } from './car-address';
import { isSameCar } from './same-car';

/** As the API has it (GARAGE_FULL). */
export const mostCars = 10;

const modelOf = ({ year, make, model }: VehicleInput) => `${year} ${make} ${model}`.toLowerCase();

/** The car of a garage that somebody means who names this one: the same, or the same before its engine was known. */
export const findCar = <Kept extends ChosenCar>(
  garage: readonly Kept[],
  car: VehicleInput,
): Kept | undefined =>
  garage.find((kept) => isSameCar(kept.car, car)) ??
  garage.find((kept) => !writeEngine(kept.car.engine) && modelOf(kept.car) === modelOf(car));

/** A garage with a car in front: in the place of what it was before, or new, whether there is room or not. */
export function broughtTo(garage: readonly ChosenCar[], chosen: ChosenCar): readonly ChosenCar[] {
  const before = findCar(garage, chosen.car);
  return [chosen, ...garage.filter((kept) => kept !== before)];
}

/** The same, and as it was where there is no room. */
export function addedTo(garage: readonly ChosenCar[], chosen: ChosenCar): ChosenCar[] {
  const after = broughtTo(garage, chosen);
  return [...(after.length > Math.max(mostCars, garage.length) ? garage : after)];
}
