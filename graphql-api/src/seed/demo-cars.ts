import type { Exported } from '../shared/table-file/export-file.js';
import { CAR_CELLS, COLUMNS } from '../features/import/vehicles/car-values.js';
import { seedData } from './seed-data.js';

/** The cars that come with the demo, as a file of cars. `vehicles` is what demo data have of them. */
export function demoCars(vehicles: unknown): Exported {
  const cars = seedData.shape.vehicles.parse(vehicles).map(([make, model, years, engines]) => ({
    make,
    model,
    years: years.map(([from, to]) => ({ from, to })),
    engines: engines.map(([from, to, litres, cylinders, fuel]) => ({ from, to, litres, cylinders, fuel })),
  }));
  return {
    columns: COLUMNS,
    // eslint-disable-next-line @typescript-eslint/require-await -- they are in memory
    async *readAll() {
      yield cars.map((car) => COLUMNS.map((column) => CAR_CELLS[column](car)));
    },
  };
}
