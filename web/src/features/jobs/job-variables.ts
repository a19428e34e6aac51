import type { ChosenCar } from '#shop-kit/car/car';

/** Variables of the query for all jobs, for a car or for none. */
export const jobsVariables = (car: ChosenCar | null) =>
  car ? { vehicle: car.car, answers: car.answers } : {};

/** Variables of the query for one job. */
export const jobVariables = (key: string, car: ChosenCar | null) => ({ key, ...jobsVariables(car) });
