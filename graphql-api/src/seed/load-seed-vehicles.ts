import type { EntityManager } from 'typeorm';

import type { SeedData } from './seed-data.js';

/** Loads makes, models and engines, each table with one statement: there are thousands, and someone waits for the shop to start. */
export async function loadVehicles(manager: EntityManager, { vehicles }: SeedData): Promise<void> {
  const models = vehicles.map(([make, name, years]) => ({
    make,
    name,
    years: `{${years.map(([from, to]) => `[${from},${to}]`).join(',')}}`,
  }));
  await manager.query(
    `INSERT INTO vehicle_model (make, name, years)
     SELECT make, name, years::int4multirange FROM jsonb_to_recordset($1) AS given (make text, name text, years text)`,
    [JSON.stringify(models)],
  );
  const engines = vehicles.flatMap(([make, name, , all]) =>
    all.map(([year_from, year_to, litres, cylinders, fuel]) => ({
      make,
      name,
      year_from,
      year_to,
      litres,
      cylinders,
      fuel,
    })),
  );
  await manager.query(
    `INSERT INTO vehicle_engine (model_id, year_from, year_to, litres, cylinders, fuel)
     SELECT model.id, year_from, year_to, litres, cylinders, fuel
     FROM jsonb_to_recordset($1) AS given (make text, name text, year_from smallint, year_to smallint, litres numeric,
       cylinders smallint, fuel text) JOIN vehicle_model AS model USING (make, name)`,
    [JSON.stringify(engines)],
  );
}
