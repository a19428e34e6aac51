import type { EntityManager } from 'typeorm';

import type { Cell } from '../../../../shared/table-file/export-file.js';
import { cacheTags } from '../../../../cache/cache-tags.js';
import type { CheckService } from '../../../cars/fitment-admin/finding/check.service.js';
import type { YearRange } from '../../../cars/vehicle/vehicle-model.entity.js';
import { ShopChanged } from '../../import/import.errors.js';
import {
  changesIn,
  type ImportKind,
  type KindReader,
  type Outcome,
  type RunningBatch,
  type WrongLine,
} from '../../import/import-kind.js';
import { ImportKindName } from '../../import/import.types.js';
import { usedByText } from '../used-by.js';
import { cellOf, type Head, RowCells, WrongCell } from '../../import/row-cells.js';
import { rowIdOf } from '../row-id.js';
import { changedSince } from '../rows-of-table.js';
import { type WrittenLine, writtenLines } from '../written-lines.js';
import {
  type CarName,
  carsAfter,
  dropCars,
  findCars,
  keyOf,
  makeKey,
  makesAsSpelt,
  type NamedYears,
  namedYears,
  type StoredCar,
  writeCars,
} from './car-rows.js';
import { CAR_CELLS, type CarValues, type Column, COLUMNS, readEngines, readYears } from './car-values.js';

const ROWS_AT_A_TIME = 500;
const changesOfCar = changesIn(CAR_CELLS);

interface CarRow extends CarName {
  readonly provided: Partial<Pick<CarValues, 'engines' | 'years'>>;
}

type Line = WrittenLine<CarValues>;

/**
 * The list of cars: a row is a model with its years and engines, by the names of make and model. No file drops a model, and none cuts years that a
 * list of cars or a customer's garage names. A make has one spelling, that of its models which are there; a file respells models only.
 */
export class VehiclesKind implements ImportKind<CarRow, CarValues> {
  readonly name = ImportKindName.VEHICLES;
  readonly columns = COLUMNS;
  readonly needs = [['make'], ['model']];

  constructor(private readonly checks: CheckService) {}

  open(_manager: EntityManager, head: Head): Promise<KindReader<CarRow, CarValues>> {
    /** Makes in the spelling that the shop has, else the file has first, by their keys. */
    const spellings = new Map<string, string>();
    return Promise.resolve({
      read(cells) {
        const row = new RowCells<Column>(head, cells);
        const [make, model] = [row.line('make', 60), row.line('model', 60)];
        if (!make) throw new WrongCell('make', '', 'is empty.');
        if (!model) throw new WrongCell('model', '', 'is empty.');
        const [years, engines] = [readYears(row), readEngines(row)];
        return { make, model, provided: { ...(years && { years }), ...(engines && { engines }) } };
      },
      labelOf(cells) {
        const cell = cellOf(head, cells);
        return `${cell('make')} ${cell('model')}`.trim();
      },
      async lookUp(manager, rows) {
        const stored = await findCars(manager, rows);
        const named = await namedYears(
          manager,
          [...stored.values()].map(({ id }) => id),
        );
        const unknown = rows.filter((row) => !spellings.has(makeKey(row)));
        const known = unknown.length > 0 ? await makesAsSpelt(manager, unknown) : [];
        for (const [key, make] of known) spellings.set(key, make);
        const spelt = (row: CarRow): CarRow => {
          const key = makeKey(row);
          const make = spellings.get(key) ?? row.make;
          spellings.set(key, make);
          return { ...row, make };
        };
        return { compare: (row: CarRow) => [compare(spelt(row), stored.get(keyOf(row)), named)] };
      },
    });
  }

  format(after: CarValues): string {
    return String(CAR_CELLS.years(after));
  }

  readonly changesOf = changesOfCar;

  async apply(batch: RunningBatch): Promise<void> {
    const { manager } = batch;
    const lines = await writtenLines<CarValues>(batch);
    const stored = await requireStored(batch, lines, ({ before }) => before);
    await requireNamed(manager, stored, lines, ({ after }) => after);
    await writeCars(
      manager,
      lines.map(({ after }) => after),
    );
  }

  async undo(batch: RunningBatch): Promise<void> {
    const { manager } = batch;
    const lines = await writtenLines<CarValues>(batch);
    const stored = await requireStored(batch, lines, ({ after }) => after);
    await requireNamed(manager, stored, lines, ({ before }) => before);
    await dropCars(
      manager,
      lines.filter(({ before }) => before === null).map(({ after }) => stored.get(keyOf(after))?.id ?? 0),
    );
    await writeCars(
      manager,
      lines.flatMap(({ before }) => before ?? []),
    );
  }

  async settle(manager: EntityManager): Promise<void> {
    await this.checks.ask(manager);
    cacheTags.changed(manager, 'vehicles', 'parts', 'jobs');
  }

  async *readAll(manager: EntityManager): AsyncGenerator<Cell[][]> {
    for (let last: CarName | null = null; ;) {
      const cars: StoredCar[] = await carsAfter(manager, last, ROWS_AT_A_TIME);
      yield cars.map((car) => COLUMNS.map((column) => CAR_CELLS[column](car)));
      if (cars.length < ROWS_AT_A_TIME) return;
      last = cars.at(-1) ?? null;
    }
  }
}

function compare(
  { make, model, provided }: CarRow,
  stored: StoredCar | undefined,
  named: readonly NamedYears[],
): Outcome<CarValues> | WrongLine {
  const label = `${make} ${model}`;
  const own = {
    label,
    partId: null,
    cell: ['model', model],
    key: keyOf({ make, model }),
    rowId: rowIdOf(keyOf({ make, model })),
  } as const;
  if (!stored) {
    const { years, engines = [] } = provided;
    if (!years) return { label, wrong: new WrongCell('years', '', 'is required for a new model.') };
    return { ...own, kind: 'NEW', before: null, after: { make, model, years, engines } };
  }
  const { id, ...before } = stored;
  const after = { ...before, model, ...provided };
  if (changesOfCar(before, after).length === 0) return { ...own, kind: 'SAME', before: null, after: null };
  const who = namersOf(id, after.years, named);
  if (!who) return { ...own, kind: 'CHANGED', before, after };
  const cell = String(CAR_CELLS.years(after));
  return { label, wrong: new WrongCell('years', cell, `would remove years used by ${who}.`) };
}

/** Who names a model in years that are none of these, as text; undefined where no one does. */
function namersOf(id: number, years: readonly YearRange[], named: readonly NamedYears[]): string | undefined {
  const isMade = (year: number) => years.some(({ from, to }) => from <= year && year <= to);
  const left = named.filter((one) => one.id === id && !(isMade(one.from) && isMade(one.to)));
  const count = (what: 'garages' | 'lists') => left.reduce((sum, one) => sum + one[what], 0);
  return usedByText(count('lists'), count('garages'));
}

/** The cars of these lines, locked. Throws ShopChanged for the first that is not what it should be; null: that is not there. */
async function requireStored(
  { manager, item }: RunningBatch,
  lines: readonly Line[],
  expected: (line: Line) => CarValues | null,
): Promise<Map<string, StoredCar>> {
  const stored = await findCars(
    manager,
    lines.map(({ after }) => after),
    true,
  );
  for (const line of lines) {
    const [car, wanted] = [stored.get(keyOf(line.after)), expected(line)];
    // The spelling of a make is that of all its models.
    const isAsExpected =
      car && wanted ? changesOfCar({ ...wanted, make: car.make }, car).length === 0 : !car && !wanted;
    if (!isAsExpected) throw await changedSince(manager, item.id, line);
  }
  return stored;
}

/** Throws ShopChanged where someone names what would be left out; null: all of the model. */
async function requireNamed(
  manager: EntityManager,
  stored: ReadonlyMap<string, StoredCar>,
  lines: readonly Line[],
  becomes: (line: Line) => CarValues | null,
): Promise<void> {
  const named = await namedYears(
    manager,
    [...stored.values()].map(({ id }) => id),
  );
  for (const line of lines) {
    const car = stored.get(keyOf(line.after));
    const who = car && namersOf(car.id, becomes(line)?.years ?? [], named);
    if (who)
      throw new ShopChanged(
        `Row ${line.row} (${line.label}): it would now remove years or engines used by ${who}.`,
      );
  }
}
