import { Fuel } from '../../../cars/vehicle/fuel.kinds.js';
import { Position } from '../../../cars/fitment/position.kinds.js';
import {
  answersProblem,
  inOrder,
  type KnownModel,
  type KnownQuestion,
  yearsProblem,
} from '../../../cars/fitment-admin/line-check.js';
import type { LineValues } from '../../../cars/fitment-admin/line-values.js';
import type { LineField } from '../../../cars/fitment-admin/fitment-admin.errors.js';
import { type PartNaming, readNaming } from '../named-parts.js';
import { VOCABULARY } from '../../../catalogue/search/words.js';
import { groupBy } from '../../../../shared/group-by.js';
import { type Head, parseWhole, RowCells, WrongCell } from '../../import/row-cells.js';
import { answersOfCell } from '../answers-cell.js';
import type { Column } from './fitment-columns.js';

/** A row of a file, its wildcards expanded: what it says of each line; what it has no column for is left out. */
export interface FileRow extends PartNaming {
  readonly id: string | null;
  readonly revision: number | null;
  readonly lines: readonly FileLine[];
}

export type FileLine = Pick<LineValues, 'make' | 'model' | 'modelId' | 'yearFrom' | 'yearTo'> &
  Partial<LineValues>;

export class RowReader {
  private readonly byMake: ReadonlyMap<string, readonly KnownModel[]>;
  private readonly questions: ReadonlyMap<string, KnownQuestion>;

  constructor(
    private readonly head: Head,
    models: readonly KnownModel[],
    questions: readonly KnownQuestion[],
  ) {
    this.byMake = groupBy(models, ({ make }) => makeKeyOf(make));
    this.questions = new Map(questions.map((question) => [question.key, question]));
  }

  /** Throws WrongCell for the first cell that is invalid. */
  read(cells: readonly string[]): FileRow {
    const row = new Cells(this.head, cells);
    const id = row.id('id');
    const named = readNaming(row);
    const facts = this.factsOf(row);
    const lines = this.carsOf(row).map((car) => ({ ...facts, ...car }));
    if (id && lines.length > 1) {
      throw new WrongCell(
        'id',
        id,
        `is one row, but the wildcard matches ${lines.length}. Leave the id empty.`,
      );
    }
    return {
      id,
      revision: row.whole('revision', 1, 2_000_000_000) ?? null,
      ...named,
      lines,
    };
  }

  private factsOf(row: Cells): Partial<LineValues> {
    const answers = row.text('accepted', 2000);
    const key = row.text('question', 60) ?? null;
    const question = this.questions.get(key ?? '') ?? null;
    const accepted = answersOfCell(answers);
    const problem = answersProblem(key, question, accepted);
    if (problem) row.refuse(problem.field === 'question' ? 'question' : 'accepted', problem.reason);
    const asked = row.has('question') || row.has('accepted');
    return dropUndefined({
      litres: row.litres(),
      cylinders: row.whole('cylinders', 1, 24),
      fuel: row.oneOf('fuel', Fuel, { PETROL: Fuel.GASOLINE }),
      position: row.oneOf('position', Position),
      units: row.whole('units', 1, 1000),
      question: asked ? (question?.key ?? null) : undefined,
      accepted: asked ? question && inOrder(question, accepted) : undefined,
      excludes: row.flag('excludes'),
      note: row.text('note', 500),
      source: row.text('source', 200) ?? undefined,
    });
  }

  /** The models and years that a row means, wildcards expanded. */
  private carsOf(row: Cells): Pick<LineValues, 'make' | 'model' | 'modelId' | 'yearFrom' | 'yearTo'>[] {
    const [make, name] = [row.line('make', 60) ?? '', row.line('model', 60) ?? ''];
    const ofMake = this.byMake.get(makeKeyOf(make));
    if (!ofMake) row.refuse('make', make ? 'is not a known make.' : 'is empty.');
    const isWildcard = name.endsWith('*');
    const models = findModels(ofMake, isWildcard ? name.slice(0, -1).trim() : name, isWildcard);
    if (models.length === 0) row.refuse('model', name ? `is not a known model of ${make}.` : 'is empty.');
    const [from, to] = row.years();
    const cars = models.flatMap((model) =>
      spansOf(model, from, to).map(([yearFrom, yearTo]) => ({
        modelId: model.id,
        make: model.make,
        model: model.name,
        yearFrom,
        yearTo,
      })),
    );
    const [model] = models;
    if (model && !isWildcard && from !== null && to !== null) {
      const problem = yearsProblem(model, from, to);
      if (problem) row.refuse(columnOf(problem.field), problem.reason);
    }
    if (cars.length === 0) row.refuse('year_from', 'to year_to contains no model year of these models.');
    return cars;
  }
}

/** A name without case and punctuation, as the search compares names. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A make in that form, short names as the search knows them: "VW", "Chevy". */
const makeKeyOf = (make: string) => keyOf(VOCABULARY.makes[keyOf(make)] ?? make);

/** The models of a name, or whose names begin with it: as it is written, else without punctuation ("F150") or by a short name. */
function findModels(models: readonly KnownModel[], name: string, isWildcard: boolean): readonly KnownModel[] {
  const matching = (read: (text: string) => string, expected: string) =>
    models.filter((model) =>
      isWildcard ? read(model.name).startsWith(expected) : read(model.name) === expected,
    );
  const asWritten = matching((text) => text.toLowerCase(), name.toLowerCase());
  const key = keyOf(name);
  if (asWritten.length > 0 || key === '') return asWritten;
  const alike = matching(keyOf, keyOf(VOCABULARY.models[key] ?? key));
  return isWildcard || alike.length === 1 ? alike : [];
}

/**
 * The years of a model that a row selects. A first and a last year are one span; with a wildcard (null), or of many models, there is
 * one for each time that the model was made, within the given years.
 */
function spansOf(model: KnownModel, from: number | null, to: number | null): (readonly [number, number])[] {
  if (from !== null && to !== null && !yearsProblem(model, from, to)) return [[from, to]];
  return model.years.flatMap((span) => {
    const [first, last] = [Math.max(span.from, from ?? span.from), Math.min(span.to, to ?? span.to)];
    return first <= last ? [[first, last] as const] : [];
  });
}

class Cells extends RowCells<Column> {
  litres(): number | null | undefined {
    const text = this.text('litres', 60);
    if (text == null) return text;
    const [, digits] = /^(\d{1,2}(?:[.,]\d)?)\s*l?$/i.exec(text) ?? [];
    const litres = Number(digits?.replace(',', '.'));
    if (litres > 0 && litres < 30) return litres;
    this.refuse('litres', 'must be liters with one decimal, such as 2.0.');
  }

  /** First and last year; null for a wildcard: "*" for all years, "2016-2021", "2016-" or "2016" and "*". */
  years(): readonly [number | null, number | null] {
    const first = this.text('year_from', 60);
    const last = this.text('year_to', 60) ?? null;
    if (first == null) this.refuse('year_from', 'is empty.');
    if (last !== null) return [this.year('year_from', first), this.year('year_to', last)];
    if (first === '*') return [null, null];
    const [from = '', to] = first.split(/\s*(?:-|–|to)\s*/);
    const yearFrom = this.year('year_from', from);
    if (to === undefined) return [yearFrom, yearFrom];
    return [yearFrom, to === '' ? null : this.year('year_from', to)];
  }

  private year(column: 'year_from' | 'year_to', text: string): number | null {
    if (text === '*') return null;
    const year = parseWhole(text);
    if (year >= 1885 && year <= 2100) return year;
    const invalidAt = text.search(/\D/);
    this.refuse(
      column,
      invalidAt >= 0 && text.length === 4
        ? `is not a year: character ${invalidAt + 1} is not a digit.`
        : 'must be a year from 1885 to 2100.',
    );
  }
}

const COLUMN_OF: Partial<Record<LineField, Column>> = { yearFrom: 'year_from', yearTo: 'year_to' };
const columnOf = (field: LineField): Column => COLUMN_OF[field] ?? (field as Column);

function dropUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
