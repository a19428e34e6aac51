import type { EntityManager } from 'typeorm';

import { type RowCells, WrongCell } from '../import/row-cells.js';
import {
  exactNumber,
  foldBrand,
  matchNumber,
  type NumberMatch,
} from '../../catalogue/part/part-number-match.js';
import { numberKey } from '../../catalogue/search/search-condition.js';

/** How a row names a part: by its id, or by its number, with the brand where several have the number. */
export interface PartNaming {
  readonly partId: string | null;
  readonly brand: string | null;
  readonly partNumber: string | null;
}

export const PART_COLUMNS = ['part_id', 'brand', 'part_number'] as const;
export type PartColumn = (typeof PART_COLUMNS)[number];

/** Throws WrongCell. */
export function readNaming(row: RowCells<PartColumn>): PartNaming {
  const partId = row.id('part_id');
  const [partNumber = null, brand = null] = [row.text('part_number', 100), row.text('brand', 100)];
  if (!partId && !partNumber) throw new WrongCell('part_number', '', 'is required.');
  return { partId, brand, partNumber };
}

/** What a row calls its part, for the message about a rejected row. */
export const namedAs = (cell: (column: PartColumn) => string): string =>
  cell('part_number') || cell('part_id');

export interface NamedPart {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly key: string | null;
  /** The value of a number that is a figure. */
  readonly value: string | null;
}

/** The parts that rows may name, by their ids, by the keys of their numbers and by the values of those that are figures. */
export class NamedParts {
  readonly byId: ReadonlyMap<string, NamedPart>;
  /** Parts by key, and by `=` and value. */
  private readonly byNumber = new Map<string, NamedPart[]>();

  constructor(
    parts: readonly NamedPart[],
    /** Values of the numbers in the file. */
    private readonly values: ReadonlyMap<string, string | null>,
  ) {
    this.byId = new Map(parts.map((part) => [part.id, part]));
    for (const part of parts) {
      for (const name of [part.key, part.value && `=${part.value}`])
        if (name) this.byNumber.set(name, [...(this.byNumber.get(name) ?? []), part]);
    }
  }

  valueOf(number: string): string | null {
    return this.values.get(number) ?? null;
  }

  /** Every part whose number may be this one, in whatever spelling. */
  listByNumber(number: string): NamedPart[] {
    const names = [numberKey(number), `=${this.valueOf(number) ?? ''}`];
    return [...new Set(names.flatMap((name) => this.byNumber.get(name) ?? []))];
  }
}

/** All parts on sale that these rows may name, also those whose number a spreadsheet rewrote. */
export async function findParts(manager: EntityManager, rows: readonly PartNaming[]): Promise<NamedParts> {
  const ids = rows.flatMap(({ partId }) => (partId ? [partId] : []));
  const numbers = [...new Set(rows.flatMap(({ partNumber }) => partNumber ?? []))];
  const figures = await manager.query<{ number: string; value: string }[]>(
    `SELECT number, number_value(number) AS value FROM unnest($1::text[]) AS number WHERE number_value(number) IS NOT NULL`,
    [numbers],
  );
  const columns = `id, name, brand, part_number AS "partNumber", part_number_key AS key, number_value(part_number) AS value`;
  const parts = await manager.query<NamedPart[]>(
    `SELECT ${columns} FROM part WHERE deleted_at IS NULL AND id = ANY($1::uuid[])
     UNION SELECT ${columns} FROM part
     WHERE deleted_at IS NULL AND part_number_key <> '' AND part_number_key COLLATE "C" = ANY($2::text[])
     UNION SELECT ${columns} FROM part WHERE deleted_at IS NULL AND number_value(part_number) = ANY($3::text[])`,
    [
      [...new Set(ids)],
      [...new Set(numbers.map(numberKey))],
      [...new Set(figures.map(({ value }) => value))],
    ],
  );
  return new NamedParts(parts, new Map(figures.map(({ number, value }) => [number, value])));
}

/** The part that a number names, with how the preview says that it is not written like that; undefined where none has it. */
export interface FoundPart {
  readonly part: NamedPart;
  readonly note?: string;
}

/** Returns WrongCell where the number could be that of several parts. */
export function chooseByNumber(
  number: string,
  value: string | null,
  parts: readonly NamedPart[],
): FoundPart | WrongCell | undefined {
  const found = matchNumber(number, value, parts);
  const [part, another] = found.parts;
  if (!part) return undefined;
  if (another) {
    const names = found.parts.slice(0, 3).map((one) => [one.brand, one.partNumber].filter(Boolean).join(' '));
    const reason = `is the number of ${found.parts.length} parts: ${names.join(', ')}. Add the brand or the part_id.`;
    return new WrongCell('part_number', number, reason);
  }
  const note = noteOf(number, part.partNumber ?? '', found.match);
  return { part, ...(note !== undefined && { note }) };
}

export const matchedByValue = (number: string, known: string): string =>
  `Matched by value: ${number} is treated as ${known}.`;

/** Returns what a number is read as; undefined where only dashes, spaces or case differ. */
function noteOf(number: string, known: string, match: NumberMatch): string | undefined {
  if (match === 'VALUE') return matchedByValue(number, known);
  const [written, stored] = [number, known].map((one) => exactNumber(one).replaceAll('-', ''));
  return written === stored ? undefined : `${number} is treated as ${known}.`;
}

export function partOf(row: PartNaming, parts: NamedParts): FoundPart | WrongCell {
  const { partId, partNumber, brand } = row;
  if (partId) {
    const part = parts.byId.get(partId);
    return part ? { part } : new WrongCell('part_id', partId, 'is not an active part.');
  }
  const number = partNumber ?? '';
  const all = parts.listByNumber(number);
  const ofBrand = brand ? all.filter((part) => foldBrand(part.brand) === foldBrand(brand)) : all;
  const found = chooseByNumber(number, parts.valueOf(number), ofBrand);
  if (found) return found;
  return all.length > 0 && brand
    ? new WrongCell('brand', brand, `has no part with the number ${number}.`)
    : new WrongCell('part_number', number, "doesn't match any active part.");
}
