import { readFile } from 'node:fs/promises';

import type { EntityManager } from 'typeorm';

import { type Exported, fileOf } from '../shared/table-file/export-file.js';
import { CAR_CELLS, COLUMNS } from '../features/data/import-kinds/vehicles/car-values.js';
import { seedData } from './seed-data.js';

/** The same path from the sources and from the bundle. It is in the image, too. */
const FILE = new URL('../../../local/demo-data/vehicles.json', import.meta.url);

/** Name of the file of these cars. */
export const DEMO_CARS_NAME = 'vehicles-of-the-demo.csv';

/** The cars that ship with the shop (public domain, `local/demo-data/README.md`), as a CSV file of VEHICLES. */
export async function* demoCarsFile(manager: EntityManager): AsyncGenerator<Buffer> {
  const cars = demoCars(JSON.parse(await readFile(FILE, 'utf8')));
  for await (const text of fileOf(manager, cars)) yield Buffer.from(text);
}

/** `vehicles` is what demo data have of them. */
function demoCars(vehicles: unknown): Exported {
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
