import type { EntityManager } from 'typeorm';

import { FitmentQuestion } from '../features/cars/fitment/fitment-question.entity.js';
import type { Part } from '../features/catalogue/part/part.entity.js';
import { PartNumber } from '../features/catalogue/part/part-number.entity.js';
import { PartSpecification } from '../features/catalogue/part/part-specification.entity.js';
import { newId } from '../shared/ids.js';
import { REASON } from './load-seed-order.js';
import type { SeedData } from './seed-data.js';

type Parts = ReadonlyMap<string, Part>;

/** Loads which cars the parts fit, their numbers and specifications. Throws for a car or a part that the data set does not have. */
export async function loadFitment(
  manager: EntityManager,
  { fitment }: SeedData,
  parts: Parts,
): Promise<void> {
  const facts = Object.entries(fitment.parts).map(([key, given]) => ({ ...given, partId: idOf(parts, key) }));
  await manager.insert(FitmentQuestion, fitment.questions);
  await loadRows(
    manager,
    facts.flatMap((part) =>
      part.fitment.map(({ years: [year_from, year_to], ...row }) => ({
        ...row,
        id: newId(),
        part_id: part.partId,
        year_from,
        year_to,
      })),
    ),
  );
  await manager.insert(
    PartNumber,
    facts.flatMap(({ partId, numbers }) => numbers.map((number) => ({ ...number, id: newId(), partId }))),
  );
  await manager.insert(
    PartSpecification,
    facts.flatMap(({ partId, specifications }) =>
      specifications.map((fact, index) => ({ ...fact, partId, place: index + 1 })),
    ),
  );
  // After the rows: without one no list is complete.
  await manager.query(
    `UPDATE part SET universal = given.universal, fitment_complete = given.complete
     FROM jsonb_to_recordset($1) AS given (id uuid, universal boolean, complete boolean) WHERE part.id = given.id`,
    [JSON.stringify(facts.map(({ partId: id, universal, complete }) => ({ id, universal, complete })))],
  );
}

async function loadRows(manager: EntityManager, rows: readonly object[]): Promise<void> {
  const [loaded] = await manager.query<{ rows: number }[]>(
    `WITH loaded AS (
       INSERT INTO part_fitment (id, part_id, model_id, year_from, year_to, engine_litres, engine_cylinders, engine_fuel,
           position, units, question, accepted, excludes, note, source)
         SELECT given.id, part_id, model.id, year_from, year_to, litres, cylinders, fuel, position, units, question,
           accepted, coalesce(excludes, false), note, $2
         FROM jsonb_to_recordset($1) AS given (id uuid, part_id uuid, make text, model text, year_from smallint,
           year_to smallint, litres numeric, cylinders smallint, fuel text, position text, units smallint, question text,
           accepted text[], excludes boolean, note text)
         JOIN vehicle_model AS model ON (model.make, model.name) = (given.make, given.model)
       RETURNING 1
     ) SELECT count(*)::integer AS rows FROM loaded`,
    [JSON.stringify(rows), REASON],
  );
  if (loaded?.rows !== rows.length) throw new Error('the demo data refers to an unknown car');
}

function idOf(parts: Parts, key: string): string {
  const part = parts.get(key);
  if (!part) throw new Error(`the demo data refers to unknown ${key}`);
  return part.id;
}
