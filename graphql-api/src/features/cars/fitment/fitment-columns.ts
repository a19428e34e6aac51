import { PartFitment } from './part-fitment.entity.js';

/** Column of each value of a row with its model and its question. Aliases: `row`, `model`, `question`. */
const PLACES: Record<keyof FitmentColumns, string> = {
  id: 'row.id',
  partId: 'row.part_id',
  modelId: 'row.model_id',
  make: 'model.make',
  model: 'model.name',
  yearFrom: 'row.year_from',
  yearTo: 'row.year_to',
  engineLitres: 'row.engine_litres::float8',
  engineCylinders: 'row.engine_cylinders',
  engineFuel: 'row.engine_fuel',
  position: 'row.position',
  units: 'row.units',
  questionKey: 'row.question',
  questionText: 'question.text',
  questionAnswers: 'question.answers',
  accepted: 'row.accepted',
  excludes: 'row.excludes',
  note: 'row.note',
  source: 'row.source',
  revision: 'row.revision',
};

/** SQL: the columns of a row with its model and its question. */
export const COLUMNS = Object.entries(PLACES)
  .map(([name, place]) => `${place} AS "${name}"`)
  .join(', ');

/** SQL: these columns, of a table that has them already. */
export const COLUMN_NAMES = Object.keys(PLACES)
  .map((name) => `"${name}"`)
  .join(', ');

export const JOINS = `JOIN vehicle_model AS model ON model.id = row.model_id
  LEFT JOIN fitment_question AS question ON question.key = row.question`;

export type FitmentColumns = Omit<PartFitment, 'engine' | 'question'> & {
  readonly questionText: string;
  readonly questionAnswers: string[];
};

export function fitmentOf({ questionText, questionAnswers, ...row }: FitmentColumns): PartFitment {
  const { engineLitres: litres, engineCylinders: cylinders, engineFuel: fuel, questionKey: key } = row;
  const asksForEngine = litres !== null || cylinders !== null || fuel !== null;
  return Object.assign(new PartFitment(), row, {
    engine: asksForEngine ? { litres, cylinders, fuel } : null,
    question: key === null ? null : { key, text: questionText, answers: questionAnswers },
  });
}
