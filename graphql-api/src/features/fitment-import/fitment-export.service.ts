import { stringify } from 'csv-stringify/sync';
import type { EntityManager } from 'typeorm';

import { harmless } from '../../shared/table-file/cell-text.js';
import { linesAfter } from '../fitment-desk/fitment-list.js';
import { answersCell, COLUMNS, type Column } from './fitment-columns.js';

type Exported = Awaited<ReturnType<typeof linesAfter>>[number];

const ROWS_AT_A_TIME = 2000;
const FIRST = '00000000-0000-0000-0000-000000000000';

const CELLS: Record<Column, (line: Exported) => number | string | null> = {
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
  position: ({ position }) => position?.toLowerCase().replace('_', ' ') ?? null,
  units: ({ units }) => units,
  question: ({ question }) => question,
  accepted: ({ accepted }) => answersCell(accepted),
  excludes: ({ excludes }) => (excludes ? 'yes' : null),
  note: ({ note }) => note,
  source: ({ source }) => source,
};

/** All lists of cars as a file that imports back as the same. */
export class FitmentExport {
  constructor(private readonly manager: EntityManager) {}

  /**
   * The file, some rows at a time, never all of them in memory: UTF-8 with its byte order mark, commas, no cell that a spreadsheet
   * takes for a formula.
   */
  async *read(): AsyncGenerator<string> {
    // With the mark spreadsheets know that it is UTF-8.
    yield `\uFEFF${stringify([[...COLUMNS]])}`;
    for (let after: [string, string] | undefined = [FIRST, FIRST]; after;) {
      const lines: Exported[] = await linesAfter(this.manager, after, ROWS_AT_A_TIME);
      yield stringify(
        lines.map((line) => COLUMNS.map((column) => harmless(String(CELLS[column](line) ?? '')))),
      );
      const last = lines.at(-1);
      after = last && lines.length === ROWS_AT_A_TIME ? [last.partId, last.id] : undefined;
    }
  }
}
