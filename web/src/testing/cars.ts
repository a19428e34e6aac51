/** The cars of tests: a small list that has what lists have. */
import type { Engine, FitmentVerdict, GarageCar, QueryVehiclesArgs, VehicleChoice } from './schema.generated';

const gasoline = (litres: number): Engine => ({ litres, cylinders: 4, fuel: 'GASOLINE' });

const models: { make: string; name: string; from: number; to: number; engines: Engine[] }[] = [
  { make: 'Ford', name: 'F-150', from: 2010, to: 2026, engines: [] },
  { make: 'Honda', name: 'Accord', from: 1996, to: 2026, engines: [gasoline(2.4)] },
  { make: 'Honda', name: 'CR-V', from: 2016, to: 2026, engines: [] },
  { make: 'Honda', name: 'Civic', from: 1996, to: 2026, engines: [gasoline(1.5), gasoline(2)] },
  { make: 'Tesla', name: 'Model S', from: 2012, to: 2016, engines: [] },
];

/** The API's response to `vehicles`, as far as the pages of the shop ask. */
export function carsToChoose({ year, make, model }: QueryVehiclesArgs): VehicleChoice {
  const left = models.filter(
    (car) =>
      (year == null || (car.from <= year && year <= car.to)) &&
      (make == null || car.make === make) &&
      (model == null || car.name === model),
  );
  return {
    years: [2017, 2016, 2005],
    makes: [...new Set(left.map((car) => car.make))],
    models: left.map((car) => ({ make: car.make, name: car.name, years: [{ from: car.from, to: car.to }] })),
    engines: left.flatMap(({ engines }) => engines),
  };
}

/** A car in the garage of an account. */
export const aGarageCar = (car: Partial<GarageCar> = {}): GarageCar => ({
  id: `car-${car.year ?? 2016}-${car.model ?? 'Civic'}`,
  year: 2016,
  make: 'Honda',
  model: 'Civic',
  engine: null,
  answers: [],
  chosenAt: '2026-11-21T14:02:00.000Z',
  ...car,
});

/** Fits the Civic. */
export const aVerdict = (verdict: Partial<FitmentVerdict> = {}): FitmentVerdict => ({
  verdict: 'FITS',
  reason: 'Front, Civic 2016 to 2021',
  row: null,
  question: null,
  needsEngine: false,
  ...verdict,
});
