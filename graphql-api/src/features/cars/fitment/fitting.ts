import type { SqlValues } from '../../../shared/sql-values.js';
import type { Car } from '../vehicle/car.js';
import type { CarAnswers } from './fitment-row.js';

/** Which parts of the catalogue, by their verdict on a car. */
export type FittingScope =
  | 'ALL'
  | 'DOES_NOT_FIT'
  | 'FITS'
  | 'FITS_IF'
  | 'FITS_OR_FITS_IF'
  | 'FITS_OR_MAYBE'
  | 'UNKNOWN';

/** A car for which parts are listed. */
export interface Fitting {
  readonly car: Car;
  /** Only answers that their questions have. */
  readonly answers: CarAnswers;
  readonly scope: FittingScope;
}

/**
 * SQL: the parts with a verdict on a car, as `judge` decides it (ADR 034). Alias: `item`. The car's rows are read from
 * one index; they are a small set, whatever the size of the shop.
 */
export function fittingCondition({ car, answers, scope }: Fitting, values: SqlValues): string {
  if (scope === 'ALL') return 'true';
  const conditions = rowConditions(car, answers, values);
  const rows = (excludes: boolean, how: string) =>
    `SELECT row.part_id FROM part_fitment AS row WHERE ${conditions.ofCar} AND ${excludes ? '' : 'NOT '}row.excludes AND ${how}`;
  const [fits, mayFit] = [rows(false, conditions.holds), rows(false, conditions.mayHold)];
  const [out, mayBeOut] = [rows(true, conditions.holds), rows(true, conditions.mayHold)];
  const universal = 'SELECT id FROM part WHERE universal AND deleted_at IS NULL';
  switch (scope) {
    case 'FITS':
      return `${oneOf(`${fits} UNION ALL ${universal}`)} AND item.id NOT IN (${mayBeOut})`;
    case 'FITS_IF':
      return `${oneOf(`${mayFit} UNION ALL ${mayBeOut}`)} AND item.id NOT IN (${out})
        AND CASE WHEN item.universal OR item.id IN (${fits}) THEN item.id IN (${mayBeOut}) ELSE item.id IN (${mayFit}) END`;
    case 'FITS_OR_FITS_IF':
      return `${oneOf(`${mayFit} UNION ALL ${universal}`)} AND item.id NOT IN (${out})`;
    case 'UNKNOWN':
      return `NOT item.fitment_complete AND NOT item.universal AND item.id NOT IN (${mayFit} UNION ALL ${out})`;
    case 'FITS_OR_MAYBE':
      return `(NOT item.fitment_complete OR item.universal OR item.id IN (${mayFit})) AND item.id NOT IN (${out})`;
    case 'DOES_NOT_FIT':
      return `(item.fitment_complete AND NOT item.universal AND item.id NOT IN (${mayFit}) OR item.id IN (${out}))`;
  }
}

/**
 * SQL: the car's rows of FITS_IF parts in which only the question is open. Aliases: `row`, `item`. Only rows that can
 * change the verdict: excluding ones if something fits already, else including ones.
 */
export function openQuestionCondition({ car, answers }: Fitting, values: SqlValues): string {
  const conditions = rowConditions(car, answers, values);
  const unanswered = answers.size === 0 ? '' : ` AND row.question <> ALL(${values.add([...answers.keys()])})`;
  const fits = `SELECT row.part_id FROM part_fitment AS row WHERE ${conditions.ofCar} AND NOT row.excludes AND ${conditions.holds}`;
  return `${conditions.ofCar} AND ${conditions.engineHolds} AND row.question IS NOT NULL${unanswered}
    AND row.excludes = (item.universal OR item.id IN (${fits}))`;
}

/** With an array the parts are looked up by id; with a subquery Postgres would rather read the whole catalogue. */
const oneOf = (parts: string) => `item.id = ANY(ARRAY(${parts}))`;

/**
 * SQL: whether a row is for the car's model and year, whether the rest of it holds, and whether it holds or is open.
 * Alias: `row`.
 */
export function rowConditions({ modelId, year, engine }: Car, answers: CarAnswers, values: SqlValues) {
  const holds: string[] = [];
  const mayHold: string[] = [];
  for (const fact of ['litres', 'cylinders', 'fuel'] as const) {
    const column = `row.engine_${fact}`;
    const known = engine?.[fact] ?? null;
    const same = known === null ? '' : ` OR ${column} = ${values.add(known)}`;
    holds.push(`(${column} IS NULL${same})`);
    if (known !== null) mayHold.push(`(${column} IS NULL${same})`);
  }
  const engineHolds = holds.join(' AND ');
  const answered = [...answers].map(([key, answer]) => {
    const [question, given] = [values.add(key), values.add(answer)];
    mayHold.push(`(row.question IS DISTINCT FROM ${question} OR ${given} = ANY(row.accepted))`);
    return ` OR (row.question = ${question} AND ${given} = ANY(row.accepted))`;
  });
  holds.push(`(row.question IS NULL${answered.join('')})`);
  const [of, in_] = [values.add(modelId), values.add(year)];
  return {
    ofCar: `row.model_id = ${of} AND row.year_from <= ${in_} AND row.year_to >= ${in_}`,
    engineHolds,
    holds: holds.join(' AND '),
    mayHold: ['true', ...mayHold].join(' AND '),
  };
}
