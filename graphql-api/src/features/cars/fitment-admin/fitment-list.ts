import type { EntityManager } from 'typeorm';

import { yearRanges } from '../vehicle/vehicle-model.entity.js';
import type { KnownModel, KnownQuestion } from './line-check.js';
import type { StoredLine } from './line-values.js';

/** SQL: a line as `StoredLine`. Aliases: `row`, `model`. */
const LINE_COLUMNS = `row.id, row.part_id AS "partId", row.model_id AS "modelId", model.make, model.name AS model,
  row.year_from AS "yearFrom", row.year_to AS "yearTo", row.engine_litres::float8 AS litres,
  row.engine_cylinders AS cylinders, row.engine_fuel AS fuel, row.position, row.units, row.question, row.accepted,
  row.excludes, row.note, row.source, row.revision`;

const LINES = `SELECT ${LINE_COLUMNS} FROM part_fitment AS row JOIN vehicle_model AS model ON model.id = row.model_id`;

/** A line, locked until the transaction ends; null when there is none. */
export async function lockLine(manager: EntityManager, id: string): Promise<StoredLine | null> {
  const [line] = await manager.query<StoredLine[]>(`${LINES} WHERE row.id = $1 FOR UPDATE OF row`, [id]);
  return line ?? null;
}

/** The lines of these ids, and all lines of these parts for these models. */
export function findLines(
  manager: EntityManager,
  ids: readonly string[],
  pairs: readonly { readonly partId: string; readonly modelId: number }[],
): Promise<StoredLine[]> {
  return manager.query(
    `${LINES} WHERE row.id = ANY($1::uuid[])
     UNION ${LINES} JOIN unnest($2::uuid[], $3::integer[]) AS wanted (part_id, model_id)
       ON wanted.part_id = row.part_id AND wanted.model_id = row.model_id`,
    [ids, pairs.map(({ partId }) => partId), pairs.map(({ modelId }) => modelId)],
  );
}

/** The next lines in order of part and id, up to a limit. */
export function linesAfter(
  manager: EntityManager,
  [partId, id]: readonly [string, string],
  most: number,
): Promise<(StoredLine & { brand: string | null; partNumber: string | null })[]> {
  return manager.query(
    `SELECT ${LINE_COLUMNS}, part.brand, part.part_number AS "partNumber"
     FROM part_fitment AS row JOIN vehicle_model AS model ON model.id = row.model_id
     JOIN part ON part.id = row.part_id AND part.deleted_at IS NULL
     WHERE (row.part_id, row.id) > ($1, $2) ORDER BY row.part_id, row.id LIMIT $3`,
    [partId, id, most],
  );
}

type ModelRow = Omit<KnownModel, 'years'> & { readonly years: string };

/** A model by its names, in any case. `makeIsKnown` says what is wrong if there is none. */
export async function findModel(
  manager: EntityManager,
  make: string,
  name: string,
): Promise<{ readonly model: KnownModel | null; readonly makeIsKnown: boolean }> {
  const rows = await manager.query<ModelRow[]>(
    `SELECT id, make, name, years::text AS years FROM vehicle_model
     WHERE lower(make) = lower($1) ORDER BY lower(name) <> lower($2) LIMIT 1`,
    [make, name],
  );
  const found = rows[0]?.name.toLowerCase() === name.toLowerCase() ? rows[0] : undefined;
  return { model: found ? modelOf(found) : null, makeIsKnown: rows.length > 0 };
}

/** The whole list of cars, a few thousand models. */
export async function listModels(manager: EntityManager): Promise<KnownModel[]> {
  const rows = await manager.query<ModelRow[]>(
    'SELECT id, make, name, years::text AS years FROM vehicle_model ORDER BY make, name',
  );
  return rows.map(modelOf);
}

export const listQuestions = (manager: EntityManager): Promise<KnownQuestion[]> =>
  manager.query('SELECT key, text, answers FROM fitment_question ORDER BY key');

const modelOf = ({ years, ...model }: ModelRow): KnownModel => ({ ...model, years: yearRanges.from(years) });
