import type { Car } from '../vehicle/car.js';
import type { GarageCar } from './garage-car.entity.js';

const FACTS = ['litres', 'cylinders', 'fuel'] as const;

type NamedCar = Omit<Car, 'modelId'>;

/** Names in any case are the same: a file may respell them (ADR 034). */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const isOfModel = (saved: GarageCar, { year, make, model }: NamedCar) =>
  saved.year === year && isSameName(saved.make, make) && isSameName(saved.model, model);

const hasEngine = (saved: GarageCar, { engine }: NamedCar) =>
  FACTS.every((fact) => (saved.engine?.[fact] ?? null) === (engine?.[fact] ?? null));

/** The car in a garage that matches this one: the same, or the same without an engine. */
export const findCar = (garage: readonly GarageCar[], car: NamedCar): GarageCar | undefined =>
  garage.find((saved) => isOfModel(saved, car) && hasEngine(saved, car)) ??
  garage.find((saved) => isOfModel(saved, car) && saved.engine === null);
