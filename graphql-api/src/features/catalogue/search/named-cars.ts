import type { EngineFacts } from '../../cars/vehicle/engine-facts.js';
import type { Car } from '../../cars/vehicle/car.js';
import type { NamedCar } from './car-text.service.js';

/** The one car that a search names, with its model and year; undefined if the text is ambiguous. */
export function oneCar([named, ...others]: readonly NamedCar[]): Car | undefined {
  const [modelId] = named?.modelIds ?? [];
  if (!named || modelId === undefined || others.length > 0) return undefined;
  const { make, model, year } = named;
  if (model === null || year === null) return undefined;
  return { modelId, make, model, year, engine: engineOf(named) };
}

/** What a search says about its car's engine; null: nothing. */
export const engineOf = ({ litres }: NamedCar): EngineFacts | null =>
  litres === null ? null : { litres, cylinders: null, fuel: null };
