import type { EntityManager } from 'typeorm';

import { type RowCells, WrongCell } from '../import/row-cells.js';

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
  if (!partId && !partNumber) throw new WrongCell('part_number', '', 'is empty: no part is named.');
  return { partId, brand, partNumber };
}

/** What a row calls its part, for whoever looks at a row that can't be taken. */
export const namedAs = (cell: (column: PartColumn) => string): string =>
  cell('part_number') || cell('part_id');

export interface NamedPart {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string | null;
  readonly key: string | null;
}

/** Parts by their ids, and by their numbers without punctuation and case. */
export interface NamedParts {
  readonly byId: ReadonlyMap<string, NamedPart>;
  readonly byKey: ReadonlyMap<string, readonly NamedPart[]>;
}

export const keyOf = (number: string) => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** The keys of numbers that a spreadsheet may have taken the zeros from. */
export const withZeros = (number: string): string[] =>
  /^\d+$/.test(number) ? [`0${number}`, `00${number}`] : [];

/** All parts on sale that these rows may mean, also those whose number lost its zeros in a spreadsheet. */
export async function findParts(manager: EntityManager, rows: readonly PartNaming[]): Promise<NamedParts> {
  const ids = rows.flatMap(({ partId }) => (partId ? [partId] : []));
  const keys = rows.flatMap(({ partId, partNumber }) =>
    !partId && partNumber ? [keyOf(partNumber), ...withZeros(partNumber)] : [],
  );
  const parts = await manager.query<NamedPart[]>(
    `SELECT id, name, brand, part_number AS "partNumber", part_number_key AS key FROM part
     WHERE deleted_at IS NULL AND id = ANY($1::uuid[])
     UNION SELECT id, name, brand, part_number, part_number_key FROM part
     WHERE deleted_at IS NULL AND part_number_key <> '' AND part_number_key COLLATE "C" = ANY($2::text[])`,
    [[...new Set(ids)], [...new Set(keys)]],
  );
  const byKey = new Map<string, NamedPart[]>();
  for (const part of parts) {
    const key = part.key ?? '';
    byKey.set(key, [...(byKey.get(key) ?? []), part]);
  }
  return { byId: new Map(parts.map((part) => [part.id, part])), byKey };
}

export function partOf(row: PartNaming, parts: NamedParts): NamedPart | WrongCell {
  const { partId, partNumber, brand } = row;
  if (partId) {
    return parts.byId.get(partId) ?? new WrongCell('part_id', partId, 'is not a part on sale.');
  }
  const number = partNumber ?? '';
  const all = parts.byKey.get(keyOf(number)) ?? [];
  const meant = brand ? all.filter((part) => part.brand?.toLowerCase() === brand.toLowerCase()) : all;
  const [part, another] = meant;
  if (!part) {
    return all.length > 0
      ? new WrongCell('brand', brand ?? '', `has no part with the number ${number}.`)
      : new WrongCell('part_number', number, 'is the number of no part that is sold.');
  }
  if (another) {
    const reason = `is the number of ${meant.length} parts. Say the brand, or the part_id.`;
    return new WrongCell('part_number', number, reason);
  }
  return part;
}
