import type { DataSource } from 'typeorm';

import { PartFitment } from '../../src/features/cars/fitment/part-fitment.entity.js';
import { GarageCar } from '../../src/features/cars/garage/garage-car.entity.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { PartNumber } from '../../src/features/catalogue/part/part-number.entity.js';
import { PartNumberKind } from '../../src/features/catalogue/part/part-number.kinds.js';
import { PartSpecification } from '../../src/features/catalogue/part/part-specification.entity.js';
import type { EngineFacts } from '../../src/features/cars/vehicle/engine-facts.js';
import { newId } from '../../src/shared/ids.js';

interface Model {
  readonly make: string;
  readonly name: string;
  /** `{[1996,2027)}` without. */
  readonly years?: string;
}

/** A model of car, created once, with one more engine where one is given. Returns its id. */
export async function aModel(
  database: DataSource,
  { make, name, years = '{[1996,2027)}' }: Model,
  engine?: Partial<EngineFacts>,
): Promise<number> {
  await database.query(
    'INSERT INTO vehicle_model (make, name, years) VALUES ($1, $2, $3::int4multirange) ON CONFLICT DO NOTHING',
    [make, name, years],
  );
  const [model] = await database.query<{ id: number }[]>(
    'SELECT id FROM vehicle_model WHERE make = $1 AND name = $2',
    [make, name],
  );
  if (engine) {
    const { litres = null, cylinders = null, fuel = null } = engine;
    await database.query(
      `INSERT INTO vehicle_engine (model_id, year_from, year_to, litres, cylinders, fuel)
       VALUES ($1, 1996, 2026, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [model?.id, litres, cylinders, fuel],
    );
  }
  return model?.id ?? 0;
}

/** A car in a user's garage, in one of its ten places. Returns its id. */
export async function aGarageCar(
  database: DataSource,
  userUid: string,
  { place = 1, make = 'Honda', model = 'Civic' } = {},
): Promise<string> {
  const id = newId();
  await database.manager.insert(GarageCar, {
    id,
    userUid,
    place,
    year: 2016,
    make,
    model,
    answers: [{ question: 'rear-brakes', answer: 'rear discs' }],
    chosenAt: new Date(),
  });
  return id;
}

/** Columns of a list's row; all others are boring. */
type Row = Pick<PartFitment, 'modelId'> &
  Partial<
    Pick<
      PartFitment,
      'accepted' | 'engineCylinders' | 'engineFuel' | 'engineLitres' | 'excludes' | 'position'
    >
  > & { readonly years?: readonly [number, number]; readonly question?: 'rear-brakes' | 'tow' | null };

/** One line of the list of cars of a part, with its question. */
export async function aFitment(database: DataSource, { id: partId }: Part, row: Row): Promise<string> {
  await database.query(`INSERT INTO fitment_question (key, text, answers)
    VALUES ('rear-brakes', 'Rear disc or drum?', '{rear discs,rear drums}'),
      ('tow', 'Does it have a tow package?', '{a tow package,no tow package}') ON CONFLICT DO NOTHING`);
  const { years: [yearFrom, yearTo] = [2016, 2021], question = null, ...rest } = row;
  const id = newId();
  await database.manager.insert(PartFitment, {
    id,
    partId,
    yearFrom,
    yearTo,
    questionKey: question,
    excludes: false,
    source: 'test',
    revision: 1,
    ...rest,
  });
  return id;
}

/** A number and a specification. */
export async function someFacts(database: DataSource, { id: partId }: Part): Promise<void> {
  const number = { id: newId(), partId, kind: PartNumberKind.OE, number: '45251-TBA-A00', maker: 'Honda' };
  await database.manager.insert(PartNumber, number);
  await database.manager.insert(PartSpecification, {
    partId,
    place: 1,
    name: 'Diameter',
    number: 312,
    unit: 'mm',
  });
}

/** Digest of the preview of `anImport`. */
export const DIGEST = 'a'.repeat(64);

/** A file of lists of cars with one row, as far as it has come: what it would write is Honda Civics of two years. */
export async function anImport(
  database: DataSource,
  { id: partId }: Pick<Part, 'id'>,
  state: 'APPLIED' | 'APPLYING' | 'READY' | 'UNDOING',
): Promise<string> {
  const modelId = await aModel(database, { make: 'Honda', name: 'Civic' });
  const [id, fitmentId] = [newId(), newId()];
  const isApplied = state === 'APPLIED' || state === 'UNDOING';
  await database.query(
    `INSERT INTO file_import (id, actor, file_name, state, file_rows, new_lines, applied_at, digest)
     VALUES ($1, 'test', 'cars.csv', $2, 1, 1, $3, $4)`,
    [id, state, isApplied ? new Date() : null, DIGEST],
  );
  const after = { modelId, make: 'Honda', model: 'Civic', yearFrom: 2001, yearTo: 2002, excludes: false };
  await database.query(
    `INSERT INTO file_import_line (import_id, place, file_row, kind, label, part_id, row_id, line_key, after)
     VALUES ($1, 1, 2, 'NEW', 'Honda Civic', $2, $3, 'key', $4)`,
    [id, partId, fitmentId, { ...after, source: 'test' }],
  );
  if (isApplied) {
    await database.manager.insert(PartFitment, {
      ...after,
      id: fitmentId,
      partId,
      source: 'test',
      revision: 1,
    });
  }
  return id;
}
