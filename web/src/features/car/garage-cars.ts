import type { ChosenCar } from '#shop-kit/car/car';
import { broughtTo, findCar, mostCars } from '#shop-kit/car/garage';
import type { GarageCar_CarFragment } from './my-garage.generated';

/** A car of the account's garage. */
export interface AccountCar extends ChosenCar {
  id: string;
}

/** What the API answers as everything here has it. */
export function accountCar({ id, year, make, model, engine, answers }: GarageCar_CarFragment): AccountCar {
  const { litres, cylinders, fuel } = engine ?? {};
  return {
    id,
    car: { year, make, model, ...(engine && { engine: { litres, cylinders, fuel } }) },
    answers: answers.map(({ question, answer }) => ({ question, answer })),
  };
}

/** A car with what the account knows of it, too; where both have an answer, this browser heard it later. */
export function withAnswersOf(account: readonly ChosenCar[], { car, answers }: ChosenCar): ChosenCar {
  const known = findCar(account, car)?.answers ?? [];
  const others = known.filter(({ question }) => !answers.some((own) => own.question === question));
  return { car, answers: [...others, ...answers] };
}

/** Those of these cars that a garage has, or has room for, the first ones first: as many as can be brought at once. */
export function fitting(garage: readonly ChosenCar[], cars: readonly ChosenCar[]): ChosenCar[] {
  const brought: ChosenCar[] = [];
  for (const car of cars) {
    // The last first, as the API does: of two that mean one car, one takes its place and the other needs room.
    const after = [...brought, car].reduceRight(broughtTo, garage);
    if (after.length <= Math.max(mostCars, garage.length) && brought.length < mostCars) brought.push(car);
  }
  return brought;
}
