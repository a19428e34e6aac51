import type { VehicleInput } from '#shared/gql/schema-types.generated';
import type { ChosenCar } from './car';
import { withCar } from './car-address';

const written = (chosen: ChosenCar) => withCar(new URLSearchParams(), chosen).toString().toLowerCase();

/** Whether two cars are the same, in any case; what was answered does not matter. */
export const isSameCar = (one: VehicleInput, other: VehicleInput): boolean =>
  written({ car: one, answers: [] }) === written({ car: other, answers: [] });

/** Whether the answers are the same, too. */
export const isSameChoice = (one: ChosenCar | null, other: ChosenCar | null): boolean =>
  one && other ? written(sorted(one)) === written(sorted(other)) : one === other;

const sorted = ({ car, answers }: ChosenCar): ChosenCar => ({
  car,
  answers: answers.toSorted((one, other) => one.question.localeCompare(other.question)),
});
