import type { VehicleInput } from '#shared/gql/schema-types.generated';
import type { NamedCarFragment } from './named-car.generated';

/** The car that a search names, where that is one: with a model and a year. */
export function carNamed({ make, model, year, litres }: NamedCarFragment): VehicleInput | null {
  if (model === null || year === null) return null;
  return { year, make, model, ...(litres !== null && { engine: { litres, cylinders: null, fuel: null } }) };
}

/** Car as far as a search names it: "2016 Honda Civic", "Volkswagen Golf, 2015 to 2021", "Honda". */
export function formatNamedCar({ make, model, year, from, to }: NamedCarFragment): string {
  const name = [year, make, model].filter(Boolean).join(' ');
  return year !== null || model === null ? name : `${name}, ${from} to ${to}`;
}
