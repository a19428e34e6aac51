import type { EntityManager } from 'typeorm';

import type { Cell } from '../../../../shared/table-file/export-file.js';
import type { CheckService } from '../../../cars/fitment-admin/finding/check.service.js';
import {
  findLines,
  linesAfter,
  listModels,
  listQuestions,
} from '../../../cars/fitment-admin/fitment-list.js';
import { formatLine, type LineValues } from '../../../cars/fitment-admin/line-values.js';
import {
  type RunningImport,
  type ImportKind,
  type KindReader,
  type Outcome,
  type RunningBatch,
  type WrongLine,
} from '../../import/import-kind.js';
import { ImportKindName } from '../../import/import.types.js';
import { findParts, namedAs, partOf } from '../named-parts.js';
import { cellOf, type Head, listCell, enumLabel, WrongCell } from '../../import/row-cells.js';
import { OF_A_PART, RowsOfTable, partConsequences, text } from '../rows-of-table.js';
import { closeAgain, notingOpened } from './complete-lists.js';
import { changesOfLine } from './fitment-cells.js';
import { type Column, COLUMNS } from './fitment-columns.js';
import { type FileRow, RowReader } from './fitment-reader.js';
import { StoredLines } from './stored-lines.js';

type Exported = Awaited<ReturnType<typeof linesAfter>>[number];

const ROWS_AT_A_TIME = 2000;
const FIRST = '00000000-0000-0000-0000-000000000000';

const CELLS: Record<Column, (line: Exported) => Cell> = {
  id: ({ id }) => id,
  revision: ({ revision }) => revision,
  part_id: ({ partId }) => partId,
  brand: ({ brand }) => brand,
  part_number: ({ partNumber }) => partNumber,
  make: ({ make }) => make,
  model: ({ model }) => model,
  year_from: ({ yearFrom }) => yearFrom,
  year_to: ({ yearTo }) => yearTo,
  litres: ({ litres }) => litres?.toFixed(1) ?? null,
  cylinders: ({ cylinders }) => cylinders,
  fuel: ({ fuel }) => fuel?.toLowerCase() ?? null,
  position: ({ position }) => position && enumLabel(position),
  units: ({ units }) => units,
  question: ({ question }) => question,
  accepted: ({ accepted }) => listCell(accepted ?? []),
  excludes: ({ excludes }) => (excludes ? 'yes' : null),
  note: ({ note }) => note,
  source: ({ source }) => source,
};

/** Lists of cars: a row is a line of the list of one part, wildcards of models and years expanded (ADR 040). */
export class FitmentKind implements ImportKind<FileRow, LineValues> {
  readonly name = ImportKindName.FITMENT;
  readonly columns = COLUMNS;
  readonly needs = [['part_number', 'part_id'], ['make'], ['model'], ['year_from']];
  private readonly table = new RowsOfTable({
    table: 'part_fitment',
    columns: {
      model_id: (side) => `(${side}->>'modelId')::integer`,
      year_from: (side) => `(${side}->>'yearFrom')::smallint`,
      year_to: (side) => `(${side}->>'yearTo')::smallint`,
      engine_litres: (side) => `(${side}->>'litres')::numeric`,
      engine_cylinders: (side) => `(${side}->>'cylinders')::smallint`,
      engine_fuel: text('fuel'),
      position: text('position'),
      units: (side) => `(${side}->>'units')::smallint`,
      question: text('question'),
      accepted: (side) =>
        `CASE WHEN ${side}->>'question' IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(${side}->'accepted')) END`,
      excludes: (side) => `(${side}->>'excludes')::boolean`,
      note: text('note'),
      source: text('source'),
    },
    ofNew: { id: 'line.row_id', part_id: 'line.part_id', revision: '1' },
    ofChanged: 'revision = part_fitment.revision + 1',
    matches: 'part_fitment.id = line.row_id',
    rowId: 'id',
    owner: OF_A_PART,
  });

  constructor(private readonly checks: CheckService) {}

  async open(manager: EntityManager, head: Head, source: string): Promise<KindReader<FileRow, LineValues>> {
    const reader = new RowReader(head, await listModels(manager), await listQuestions(manager));
    return {
      read: (cells) => reader.read(cells),
      labelOf(cells) {
        const cell = cellOf(head, cells);
        const car = `${cell('make')} ${cell('model')}`.trim();
        return [namedAs(cell), car].filter(Boolean).join(', ');
      },
      linesOf: ({ lines }) => lines.length,
      async lookUp(within, rows) {
        const parts = await findParts(within, rows);
        const pairs = rows.flatMap((row) => {
          const found = partOf(row, parts);
          return found instanceof WrongCell
            ? []
            : row.lines.map(({ modelId }) => ({ partId: found.part.id, modelId }));
        });
        const ids = rows.flatMap(({ id }) => (id ? [id] : []));
        const stored = new StoredLines(await findLines(within, ids, pairs));
        const compare = (row: FileRow): readonly (Outcome<LineValues> | WrongLine)[] => {
          const found = partOf(row, parts);
          if (found instanceof WrongCell) return [{ wrong: found }];
          const { part, note } = found;
          return row.lines.map((line) => {
            const label = `${part.partNumber ?? part.name}, ${line.make} ${line.model}`;
            const compared = stored.compare(row, part, line, source);
            return compared instanceof WrongCell
              ? { label, wrong: compared }
              : { ...compared, label, partId: part.id, cell: ['model', line.model], ...(note && { note }) };
          });
        };
        return { compare };
      },
    };
  }

  format = formatLine;

  readonly changesOf = changesOfLine;

  apply(batch: RunningBatch): Promise<void> {
    return notingOpened(batch, () => this.table.apply(batch));
  }

  undo(batch: RunningBatch): Promise<void> {
    return notingOpened(batch, () => this.table.undo(batch));
  }

  async settle(manager: EntityManager, item: RunningImport): Promise<void> {
    await closeAgain(manager, item);
    await this.checks.ask(manager);
    await partConsequences(manager, item);
  }

  async *readAll(manager: EntityManager): AsyncGenerator<Cell[][]> {
    for (let after: [string, string] | undefined = [FIRST, FIRST]; after;) {
      const lines: Exported[] = await linesAfter(manager, after, ROWS_AT_A_TIME);
      yield lines.map((line) => COLUMNS.map((column) => CELLS[column](line)));
      const last = lines.at(-1);
      after = last && lines.length === ROWS_AT_A_TIME ? [last.partId, last.id] : undefined;
    }
  }
}
