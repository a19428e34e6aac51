import type { ChosenCar } from '#shop-kit/car/car';

/** What is asked of all jobs, for a car or for none. */
export const jobsVariables = (car: ChosenCar | null) =>
  car ? { vehicle: car.car, answers: car.answers } : {};

/** What is asked of one job. */
export const jobVariables = (key: string, car: ChosenCar | null) => ({ key, ...jobsVariables(car) });
