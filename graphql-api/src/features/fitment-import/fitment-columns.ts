import { UnreadableFile } from '../../shared/table-file/unreadable-file.js';

/** What a file of lists of cars may have, in the order of an export. */
export const COLUMNS = [
  'id',
  'revision',
  'part_id',
  'brand',
  'part_number',
  'make',
  'model',
  'year_from',
  'year_to',
  'litres',
  'cylinders',
  'fuel',
  'position',
  'units',
  'question',
  'accepted',
  'excludes',
  'note',
  'source',
] as const;

export type Column = (typeof COLUMNS)[number];

/** Which column each cell of a row is. */
export type Head = readonly Column[];

/** The head of a file, in any case, with blanks or dashes for the underscores. Throws UnreadableFile. */
export function readHead(cells: readonly string[]): Head {
  const head = cells.map((cell, index) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    const column = COLUMNS.find((known) => known === name);
    if (column) return column;
    throw new UnreadableFile(
      `Row 1, column ${index + 1}: “${cell.trim().slice(0, 60)}” is none of our columns. There are ${COLUMNS.join(', ')}.`,
    );
  });
  const twice = head.find((column, index) => head.indexOf(column) !== index);
  if (twice) throw new UnreadableFile(`Row 1: the column ${twice} is there twice.`);
  if (!head.includes('part_id') && !head.includes('part_number')) {
    throw new UnreadableFile('Row 1: there is neither part_number nor part_id, so no row names a part.');
  }
  const missing = (['make', 'model', 'year_from'] as const).filter((column) => !head.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`Row 1: the file has no column ${missing.join(', ')}.`);
  return head;
}

/** Answers in one cell: "rear discs | rear drums". */
export const answersCell = (answers: readonly string[] | null): string =>
  (answers ?? []).map((answer) => answer.replace(/[\\|]/g, '\\$&')).join(' | ');

export const answersOfCell = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^|\\])+/g) ?? [])
    .map((answer) => answer.replace(/\\(.)/g, '$1').trim())
    .filter((answer) => answer !== '');
