import type { EntityManager } from 'typeorm';

import { yearRanges } from '../../../cars/vehicle/vehicle-model.entity.js';
import { type CarValues, type EngineSpan, sortEngines } from './car-values.js';

/** A model by its names, in which case does not matter. */
export type CarName = Pick<CarValues, 'make' | 'model'>;

export interface StoredCar extends CarValues {
  readonly id: number;
}

export const keyOf = ({ make, model }: CarName): string =>
  JSON.stringify([make.toLowerCase(), model.toLowerCase()]);

export const makeKey = ({ make }: Pick<CarValues, 'make'>): string => make.toLowerCase();

/** SQL: a model with its engines. Alias: `model`. */
const CARS = `SELECT model.id, model.make, model.name AS model, model.years::text AS years,
    (SELECT coalesce(json_agg(json_build_object('from', year_from, 'to', year_to, 'litres', litres, 'cylinders', cylinders, 'fuel', fuel)), '[]')
     FROM vehicle_engine WHERE model_id = model.id) AS engines
  FROM vehicle_model AS model`;

type CarRow = Omit<StoredCar, 'years'> & { readonly years: string };

const carOf = ({ years, engines, ...car }: CarRow): StoredCar => ({
  ...car,
  years: yearRanges.from(years),
  engines: sortEngines(engines),
});

/** The cars of these names, by their keys; with `locked`, no one else changes them until the transaction ends. */
export async function findCars(
  manager: EntityManager,
  names: readonly CarName[],
  locked = false,
): Promise<Map<string, StoredCar>> {
  const rows = await manager.query<CarRow[]>(
    `${CARS} JOIN jsonb_to_recordset($1) AS wanted (make text, model text)
       ON lower(model.make) = lower(wanted.make) AND lower(model.name) = lower(wanted.model)
     ORDER BY model.id ${locked ? 'FOR UPDATE OF model' : ''}`,
    [JSON.stringify(names.map(({ make, model }) => ({ make, model })))],
  );
  return new Map(rows.map(carOf).map((car) => [keyOf(car), car]));
}

/** The cars after this one, by make and name. */
export async function carsAfter(
  manager: EntityManager,
  last: CarName | null,
  most: number,
): Promise<StoredCar[]> {
  const rows = await manager.query<CarRow[]>(
    `${CARS} WHERE (lower(model.make), lower(model.name)) > (lower($1), lower($2))
     ORDER BY lower(model.make), lower(model.name) LIMIT $3`,
    [last?.make ?? '', last?.model ?? '', most],
  );
  return rows.map(carOf);
}

/** Years in which lists of parts and customers' cars name a model. */
export interface NamedYears {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly lists: number;
  readonly garages: number;
}

export const namedYears = (manager: EntityManager, ids: readonly number[]): Promise<NamedYears[]> =>
  manager.query(
    `SELECT model_id AS id, year_from AS "from", year_to AS "to", count(DISTINCT part_id)::integer AS lists, 0 AS garages
     FROM part_fitment WHERE model_id = ANY($1::integer[]) GROUP BY 1, 2, 3
     UNION ALL
     SELECT model.id, car.year, car.year, 0, count(*)::integer
     FROM garage_car AS car JOIN vehicle_model AS model ON lower(model.make) = lower(car.make) AND lower(model.name) = lower(car.model)
     WHERE model.id = ANY($1::integer[]) GROUP BY 1, 2`,
    [ids],
  );

/** Makes that have models, as most of these spell them, by their keys. */
export async function makesAsSpelt(
  manager: EntityManager,
  cars: readonly Pick<CarValues, 'make'>[],
): Promise<ReadonlyMap<string, string>> {
  const makes = await manager.query<Pick<CarValues, 'make'>[]>(
    `SELECT mode() WITHIN GROUP (ORDER BY make) AS make FROM vehicle_model
     WHERE lower(make) IN (SELECT lower(name) FROM unnest($1::text[]) AS name) GROUP BY lower(make)`,
    [[...new Set(cars.map(({ make }) => make))]],
  );
  return new Map(makes.map((one) => [makeKey(one), one.make]));
}

/** Adds models, in the spelling that their make has, or changes those of the same names, with all their engines. */
export async function writeCars(manager: EntityManager, cars: readonly CarValues[]): Promise<void> {
  const spellings = await makesAsSpelt(manager, cars);
  const models = JSON.stringify(
    cars.map((car) => ({
      make: spellings.get(makeKey(car)) ?? car.make,
      model: car.model,
      years: yearRanges.to(car.years),
    })),
  );
  await manager.query(
    `INSERT INTO vehicle_model (make, name, years)
     SELECT make, model, years::int4multirange FROM jsonb_to_recordset($1) AS given (make text, model text, years text)
     ON CONFLICT (lower(make), lower(name)) DO UPDATE SET name = excluded.name, years = excluded.years`,
    [models],
  );
  await manager.query(
    `DELETE FROM vehicle_engine USING vehicle_model AS model, jsonb_to_recordset($1) AS given (make text, model text)
     WHERE model_id = model.id AND lower(model.make) = lower(given.make) AND lower(model.name) = lower(given.model)`,
    [models],
  );
  const engines = cars.flatMap(({ make, model, engines: all }) =>
    all.map((one: EngineSpan) => ({ make, model, ...one })),
  );
  await manager.query(
    `INSERT INTO vehicle_engine (model_id, year_from, year_to, litres, cylinders, fuel)
     SELECT model.id, given."from", given."to", given.litres, given.cylinders, given.fuel
     FROM jsonb_to_recordset($1) AS given (make text, model text, "from" smallint, "to" smallint, litres numeric, cylinders smallint, fuel text)
     JOIN vehicle_model AS model ON lower(model.make) = lower(given.make) AND lower(model.name) = lower(given.model)`,
    [JSON.stringify(engines)],
  );
}

/** Deletes models with their engines; the caller makes sure that no one names them. */
export async function dropCars(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query('DELETE FROM vehicle_model WHERE id = ANY($1::integer[])', [ids]);
}
