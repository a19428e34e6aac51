import { groupBy } from '../../../shared/group-by.js';
import { type KeysetOrder, seekAfter, type Slice } from '../../../shared/keyset-page.js';
import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import type { FitmentAnswerInput } from './fitment.inputs.js';
import type { CarAnswers } from './fitment-row.js';
import { COLUMN_NAMES, COLUMNS, type FitmentColumns, fitmentOf, JOINS } from './fitment-columns.js';
import { fitmentsCondition, type FitmentsFilter } from './fitments-filter.js';
import type { PartFitment } from './part-fitment.entity.js';

export interface RowsQuery {
  readonly partId: string;
  readonly modelId: number;
}

/** The list of a part, or what a filter leaves of it. */
export interface ListQuery {
  readonly partId: string;
  readonly filter: FitmentsFilter;
}

export interface SliceQuery extends ListQuery {
  readonly slice: Slice;
}

export interface MakeCount {
  readonly make: string;
  readonly count: number;
}

/** Order by make, model and years. */
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

/** Reads the lists of cars, for many parts with one statement. The caller declares which parts it shows. */
export class FitmentService {
  constructor(private readonly catalogue: ReadDatabase) {}

  /** All rows of parts for a model, in the order of `queries`; for each part the newest cars first. */
  readonly findRows = async (queries: readonly RowsQuery[]): Promise<PartFitment[][]> => {
    const rows = await this.read(
      `SELECT ${COLUMNS} FROM unnest($1::uuid[], $2::integer[]) AS wanted (part_id, model_id)
       JOIN part_fitment AS row ON row.part_id = wanted.part_id AND row.model_id = wanted.model_id ${JOINS}
       ORDER BY row.year_from DESC, row.id`,
      [queries.map(({ partId }) => partId), queries.map(({ modelId }) => modelId)],
      true,
    );
    const byPart = groupBy(rows, ({ partId, modelId }) => `${partId} ${modelId}`);
    return queries.map(({ partId, modelId }) => byPart.get(`${partId} ${modelId}`) ?? []);
  };

  /** Slices of the lists of parts, in the order `byCar`. */
  readonly findSlices = async (queries: readonly SliceQuery[]): Promise<PartFitment[][]> => {
    return forAlike(
      queries,
      ({ slice, filter }) => JSON.stringify([slice, filter]),
      (alike) => this.readSlice(alike),
    );
  };

  /** The makes of the lists of parts, by name, each with its rows. */
  readonly countMakes = async (queries: readonly ListQuery[]): Promise<MakeCount[][]> =>
    forAlike(
      queries,
      ({ filter }) => JSON.stringify(filter),
      (alike) => this.readMakes(alike),
    );

  /** The answers, without those that the question does not have. */
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

  private readMakes(queries: readonly ListQuery[]): Promise<(MakeCount & { partId: string })[]> {
    const values = new SqlValues();
    const parts = values.add([...new Set(queries.map(({ partId }) => partId))]);
    const condition = fitmentsCondition(queries[0]?.filter ?? {}, values);
    return this.catalogue.query({
      text: `SELECT row.part_id AS "partId", model.make, count(*)::integer AS count
        FROM part_fitment AS row JOIN vehicle_model AS model ON model.id = row.model_id
        WHERE row.part_id = ANY(${parts})${condition} GROUP BY row.part_id, model.make ORDER BY model.make`,
      values: values.all,
    });
  }

  /** Reads the same slice of several lists. */
  private readSlice(queries: readonly SliceQuery[]): Promise<PartFitment[]> {
    const { filter = {}, slice: { rows, skip, after } = { rows: 0, skip: 0 } } = queries[0] ?? {};
    const values = new SqlValues();
    const parts = values.add([...new Set(queries.map(({ partId }) => partId))]);
    const order = byCar.columns.map(({ column }) => column).join(', ');
    return this.read(
      // Numbered all at once: part by part the planner would read all models for each.
      `SELECT ${COLUMN_NAMES} FROM (
         SELECT ${COLUMNS}, row_number() OVER (PARTITION BY row.part_id ORDER BY ${order}) AS nth
         FROM part_fitment AS row ${JOINS}
         WHERE row.part_id = ANY(${parts}::uuid[])${fitmentsCondition(filter, values)}${seekAfter(byCar, after, values)}
       ) AS slice WHERE nth > ${skip} AND nth <= ${skip + rows} ORDER BY "partId", nth`,
      values.all,
    );
  }

  private async read(text: string, values: readonly unknown[], prepared = false): Promise<PartFitment[]> {
    const rows = await this.catalogue.query<FitmentColumns>({ text, values, prepared });
    return rows.map(fitmentOf);
  }
}

/** Data read for many parts, with one statement for all that want the same. */
async function forAlike<Query extends ListQuery, Row extends { partId: string }>(
  queries: readonly Query[],
  sameness: (one: Query) => string,
  read: (alike: readonly Query[]) => Promise<Row[]>,
): Promise<Row[][]> {
  const found = new Map<Query, Row[]>();
  for (const alike of groupBy(queries, sameness).values()) {
    const rows = groupBy(await read(alike), ({ partId }) => partId);
    for (const one of alike) found.set(one, rows.get(one.partId) ?? []);
  }
  return queries.map((one) => found.get(one) ?? []);
}

/** Answers by the keys of their questions; the last of two counts. */
export const asAnswers = (given: readonly FitmentAnswerInput[]): CarAnswers =>
  new Map(given.map(({ question, answer }) => [question, answer]));
