import { stringify } from 'csv-stringify/sync';
import type { EntityManager } from 'typeorm';

import { harmless } from './cell-text.js';

export type Cell = number | string | null;

/** What is exported as a file. */
export interface Exported {
  readonly columns: readonly string[];
  readAll(manager: EntityManager): AsyncIterable<readonly (readonly Cell[])[]>;
}

/**
 * A file, some rows at a time, never all of them in memory: UTF-8 with its byte order mark, commas, no cell that a spreadsheet takes for a
 * formula. What an import accepts is read back as the same.
 */
export async function* fileOf(manager: EntityManager, of: Exported): AsyncGenerator<string> {
  // With the mark spreadsheets know that it is UTF-8.
  yield `\uFEFF${stringify([[...of.columns]])}`;
  for await (const rows of of.readAll(manager)) {
    if (rows.length > 0)
      yield stringify(rows.map((cells) => cells.map((cell) => harmless(String(cell ?? '')))));
  }
}
