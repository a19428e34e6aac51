import { cutTo } from '../../../shared/cut-to.js';
import { oneLine } from '../../../shared/one-line.js';
import { textOfCell } from '../../../shared/table-file/cell-text.js';
import { UnreadableFile } from '../../../shared/table-file/unreadable-file.js';
import { isBlank, trimText } from '../../../shared/visible-text.js';

/** An invalid cell, and why, as a sentence that continues after the value. */
export class WrongCell extends Error {
  constructor(
    readonly column: string,
    readonly value: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Which column each cell of a row is. */
export type Head<Column extends string = string> = readonly Column[];

/** What a file may have, and what it must: of each of these lists one column at least. */
export interface HeadRules<Column extends string = string> {
  readonly columns: readonly Column[];
  readonly needs: readonly (readonly Column[])[];
}

/** The head of a file, in any order and case, with spaces or dashes for the underscores. Throws UnreadableFile. */
export function readHead({ columns, needs }: HeadRules, cells: readonly string[], row: number): Head {
  // Spreadsheets keep saving a column that once was: empty ones at the end are ignored.
  const named = cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
  const head = named.map((cell, index) => {
    const name = trimText(cell)
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    if (columns.includes(name)) return name;
    throw new UnreadableFile(
      `Row ${row}, column ${index + 1}: “${cutTo(cell.trim(), 60)}” is not a known column. The columns are ${columns.join(', ')}.`,
    );
  });
  const twice = head.find((column, index) => head.indexOf(column) !== index);
  if (twice) throw new UnreadableFile(`Row ${row}: the column ${twice} appears twice.`);
  const missing = needs.filter((some) => !some.some((column) => head.includes(column)));
  if (missing.length > 0) {
    const names = missing.map((some) => some.join(' or ')).join(', ');
    throw new UnreadableFile(`Row ${row}: the file has no column ${names}.`);
  }
  return head;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SIGNED_NUMBER = /^[+-]\d{1,15}(?:[.,]\d{1,15})?$/;
const YES = new Set(['yes', 'true', '1', 'x', 'y']);
const NO = new Set(['', 'no', 'false', '0', 'n']);

/** The cells of a row, each read as what its column holds. Undefined: the file has no such column; null: the cell is empty. */
export class RowCells<Column extends string> {
  constructor(
    private readonly head: Head,
    private readonly cells: readonly string[],
  ) {
    const more = cells.slice(head.length).find((cell) => !isBlank(cell));
    if (more !== undefined)
      throw new WrongCell(
        head.at(-1) ?? '',
        more,
        `is an extra cell: the header has ${head.length} columns.`,
      );
  }

  has(column: Column): boolean {
    return this.head.includes(column);
  }

  refuse(column: Column, reason: string): never {
    throw new WrongCell(column, this.raw(column), reason);
  }

  text(column: Column, most: number): string | null | undefined {
    if (!this.has(column)) return undefined;
    const text = textOfCell(this.raw(column));
    if (text === null) {
      this.refuse(column, "is a formula. Text only; put ' before it, if it is text.");
    }
    if (text.includes('\u0000') || !text.isWellFormed()) this.refuse(column, 'contains invalid characters.');
    if (text.length > most) this.refuse(column, `is longer than ${most} characters.`);
    return text === '' ? null : text;
  }

  /** A name, or other text that people choose: spaces of any kind are one. */
  line(column: Column, most: number): string | null | undefined {
    const text = this.text(column, 10 * most);
    if (text == null) return text;
    const line = oneLine(text);
    if (line.length > most) this.refuse(column, `is longer than ${most} characters.`);
    return line === '' ? null : line;
  }

  /** The text of a column of numbers: "-2" is one, not a formula. */
  figure(column: Column): string | null | undefined {
    const raw = trimText(this.raw(column));
    return SIGNED_NUMBER.test(raw) ? raw : this.text(column, 60);
  }

  id(column: Column): string | null {
    const text = this.text(column, 60)?.toLowerCase() ?? null;
    if (text !== null && !UUID.test(text))
      this.refuse(column, 'is not a valid id. Leave it empty, or export it again.');
    return text;
  }

  whole(column: Column, least: number, most: number): number | null | undefined {
    const text = this.figure(column);
    if (text == null) return text;
    const number = parseWhole(text);
    if (number >= least && number <= most) return number;
    this.refuse(column, `must be a whole number from ${least} to ${most.toLocaleString('en-US')}.`);
  }

  oneOf<T extends string>(
    column: Column,
    values: Record<string, T>,
    others: Record<string, NoInfer<T>> = {},
  ): T | null | undefined {
    const text = this.text(column, 60);
    if (text == null) return text;
    const name = text.toUpperCase().replace(/[\s-]+/g, '_');
    const value = Object.values(values).find((known) => known === name) ?? others[name];
    if (value) return value;
    this.refuse(column, `must be one of ${Object.values(values).map(enumLabel).join(', ')}.`);
  }

  flag(column: Column): boolean | undefined {
    const text = this.text(column, 60);
    if (text === undefined) return undefined;
    const lower = (text ?? '').toLowerCase();
    if (YES.has(lower)) return true;
    if (NO.has(lower)) return false;
    this.refuse(column, 'must be yes or no.');
  }

  private raw(column: Column): string {
    return this.cells[this.head.indexOf(column)] ?? '';
  }
}

/** A whole number, also as "5.0", which is how programs save a column with a gap in it; NaN for anything else. "5.000" may be thousands. */
export const parseWhole = (text: string): number =>
  /^\d+(?:[.,]0{1,2})?$/.test(text) ? parseInt(text, 10) : NaN;

/** A name of a kind as files have it: `front_left` is "front left". */
export const enumLabel = (kind: string): string => kind.toLowerCase().replaceAll('_', ' ');

/** Several texts in one cell: "rear discs | rear drums". */
export const listCell = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

export const listOfCell = (cell: string): string[] => placesOfCell(cell).filter((text) => text !== '');

/** Texts of a cell where an empty place counts. */
export const placesOfCell = (cell: string): string[] =>
  cell === ''
    ? []
    : cell.split(/(?<=(?:^|[^\\])(?:\\\\)*)\|/).map((text) => trimText(text.replace(/\\(.)/g, '$1')));

/** The cells of a row that can't be read, as they are in the file, so that it can be found. */
export const cellOf =
  (head: Head, cells: readonly string[]) =>
  (column: string): string =>
    cutTo(cells[head.indexOf(column)]?.trim() ?? '', 60);
