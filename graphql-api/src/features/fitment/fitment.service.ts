import { groupBy } from '../../shared/group-by.js';
import { type KeysetOrder, seekAfter, type Slice } from '../../shared/keyset-page.js';
import type { ReadDatabase } from '../../shared/read-database.js';
import { SqlValues } from '../../shared/sql-values.js';
import type { FitmentAnswerInput } from './fitment.inputs.js';
import type { CarAnswers } from './fitment-row.js';
import { PartFitment } from './part-fitment.entity.js';

/** The rows of a part for one model. */
export interface RowsWanted {
  readonly partId: string;
  readonly modelId: number;
}

/** A slice of the rows of a part. */
export interface SliceWanted {
  readonly partId: string;
  readonly slice: Slice;
}

/** By make, model and years. */
export const byCar: KeysetOrder<PartFitment> = {
  direction: 'ASC',
  columns: [
    { column: 'model.make', cast: 'text', read: ({ make }) => make },
    { column: 'model.name', cast: 'text', read: ({ model }) => model },
    { column: 'row.year_from', cast: 'integer', read: ({ yearFrom }) => String(yearFrom) },
    { column: 'row.year_to', cast: 'integer', read: ({ yearTo }) => String(yearTo) },
    { column: 'row.id', cast: 'uuid', read: ({ id }) => id },
  ],
};

const COLUMNS = `row.id, row.part_id AS "partId", row.model_id AS "modelId", model.make, model.name AS model,
  row.year_from AS "yearFrom", row.year_to AS "yearTo", row.engine_litres::float8 AS "engineLitres",
  row.engine_cylinders AS "engineCylinders", row.engine_fuel AS "engineFuel", row.position, row.units,
  row.question AS "questionKey", question.text AS "questionText", question.answers AS "questionAnswers", row.accepted,
  row.excludes, row.note, row.source, row.revision`;
const JOINS = `JOIN vehicle_model AS model ON model.id = row.model_id
  LEFT JOIN fitment_question AS question ON question.key = row.question`;

type FitmentColumns = Omit<PartFitment, 'engine' | 'question'> & {
  readonly questionText: string;
  readonly questionAnswers: string[];
};

/** Reads the lists of cars, for many parts with one statement. Who shows them says of which parts. */
export class FitmentService {
  constructor(private readonly catalogue: ReadDatabase) {}

  /** All rows of parts for a model, in the order of what is wanted. */
  readonly findRows = async (wanted: readonly RowsWanted[]): Promise<PartFitment[][]> => {
    const rows = await this.read(
      `SELECT ${COLUMNS} FROM unnest($1::uuid[], $2::integer[]) AS wanted (part_id, model_id)
       JOIN part_fitment AS row ON row.part_id = wanted.part_id AND row.model_id = wanted.model_id ${JOINS}`,
      [wanted.map(({ partId }) => partId), wanted.map(({ modelId }) => modelId)],
      true,
    );
    const byPart = groupBy(rows, ({ partId, modelId }) => `${partId} ${modelId}`);
    return wanted.map(({ partId, modelId }) => byPart.get(`${partId} ${modelId}`) ?? []);
  };

  /** Slices of the lists of parts, in the order `byCar`. */
  readonly findSlices = async (wanted: readonly SliceWanted[]): Promise<PartFitment[][]> => {
    const bySlice = groupBy(wanted, ({ slice }) => JSON.stringify(slice));
    const found = new Map<SliceWanted, PartFitment[]>();
    for (const alike of bySlice.values()) {
      const rows = groupBy(await this.readSlice(alike), ({ partId }) => partId);
      for (const one of alike) found.set(one, rows.get(one.partId) ?? []);
    }
    return wanted.map((one) => found.get(one) ?? []);
  };

  /** How many rows the lists of parts have. */
  readonly countRows = async (partIds: readonly string[]): Promise<number[]> => {
    const rows = await this.catalogue.query<{ partId: string; rows: number }>({
      text: `SELECT part_id AS "partId", count(*)::integer AS rows FROM part_fitment WHERE part_id = ANY($1) GROUP BY part_id`,
      values: [partIds],
      prepared: true,
    });
    const counts = new Map(rows.map(({ partId, rows: count }) => [partId, count]));
    return partIds.map((id) => counts.get(id) ?? 0);
  };

  /** What was answered, less whatever its question does not have. */
  async answersTo(given: readonly FitmentAnswerInput[]): Promise<CarAnswers> {
    if (given.length === 0) return new Map();
    const questions = await this.catalogue.query<{ key: string; answers: string[] }>({
      text: 'SELECT key, answers FROM fitment_question WHERE key = ANY($1)',
      values: [given.map(({ question }) => question)],
      prepared: true,
    });
    const possible = new Map(questions.map(({ key, answers }) => [key, answers]));
    return asAnswers(given.filter(({ question, answer }) => possible.get(question)?.includes(answer)));
  }

  /** The same slice of several lists. */
  private readSlice(wanted: readonly SliceWanted[]): Promise<PartFitment[]> {
    const { rows, skip, after } = wanted[0]?.slice ?? { rows: 0, skip: 0 };
    const values = new SqlValues();
    const parts = values.add([...new Set(wanted.map(({ partId }) => partId))]);
    const order = byCar.columns.map(({ column }) => column).join(', ');
    return this.read(
      `SELECT slice.* FROM unnest(${parts}::uuid[]) AS wanted (part_id) CROSS JOIN LATERAL (
         SELECT ${COLUMNS} FROM part_fitment AS row ${JOINS}
         WHERE row.part_id = wanted.part_id${seekAfter(byCar, after, values)}
         ORDER BY ${order} LIMIT ${rows} OFFSET ${skip}
       ) AS slice`,
      values.all,
    );
  }

  private async read(text: string, values: readonly unknown[], prepared = false): Promise<PartFitment[]> {
    const rows = await this.catalogue.query<FitmentColumns>({ text, values, prepared });
    return rows.map(fitmentOf);
  }
}

/** Answers by the keys of their questions; the last of two counts. */
export const asAnswers = (given: readonly FitmentAnswerInput[]): CarAnswers =>
  new Map(given.map(({ question, answer }) => [question, answer]));

function fitmentOf({ questionText, questionAnswers, ...row }: FitmentColumns): PartFitment {
  const { engineLitres: litres, engineCylinders: cylinders, engineFuel: fuel, questionKey: key } = row;
  const asksForEngine = litres !== null || cylinders !== null || fuel !== null;
  return Object.assign(new PartFitment(), row, {
    engine: asksForEngine ? { litres, cylinders, fuel } : null,
    question: key === null ? null : { key, text: questionText, answers: questionAnswers },
  });
}
