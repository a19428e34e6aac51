import type { EntityManager } from 'typeorm';

import { counted } from '../../../../shared/counted.js';
import { ShopChanged } from '../../import/import.errors.js';
import type { RunningBatch } from '../../import/import-kind.js';
import type { PartRow } from './part-reader.js';

/** What the stock of a row is a difference from, and the units that files with the same origin moved before. */
export interface StockOrigin {
  readonly key: string;
  readonly moved: number;
}

export type MovedUnits = ReadonlyMap<string, number>;

/** SQL: the units that applied files moved, by part and origin; up to further conditions. */
const MOVED = `SELECT line.row_id, line.after->'origin'->>'key' AS key,
    sum((line.after->>'stock')::integer - (line.before->>'stock')::integer)::integer AS units
  FROM file_import_line AS line JOIN file_import AS item ON item.id = line.import_id
  WHERE item.state = 'APPLIED' AND line.kind = 'CHANGED' AND line.after ? 'origin'`;

/**
 * What names the origin of a row's stock: the export, else both numbers, which a second delivery may have in common with the first. Undefined where
 * the stock is not a difference, or was not changed since the export.
 */
function originOf({ stock, stockExported, exportId }: PartRow): string | undefined {
  if (stock === undefined || stockExported === undefined || stock === stockExported) return undefined;
  return exportId ?? `${stockExported} ${stock}`;
}

/** The units that applied files moved, for these parts. */
export async function movedUnits(manager: EntityManager, partIds: readonly string[]): Promise<MovedUnits> {
  const rows = await manager.query<{ row_id: string; key: string; units: number }[]>(
    `${MOVED} AND line.row_id = ANY($1::uuid[]) GROUP BY 1, 2`,
    [partIds],
  );
  return new Map(rows.map(({ row_id: partId, key, units }) => [`${partId} ${key}`, units]));
}

/** The origin of a row about a part; undefined where it has none. */
export function originIn(moved: MovedUnits, partId: string, row: PartRow): StockOrigin | undefined {
  const key = originOf(row);
  return key === undefined ? undefined : { key, moved: moved.get(`${partId} ${key}`) ?? 0 };
}

/** What is left out of a row's stock, as text; undefined where nothing is. */
export function leftOut({ moved }: StockOrigin): string | undefined {
  if (moved === 0) return undefined;
  const [units, are] = [Math.abs(moved), Math.abs(moved) === 1 ? 'is' : 'are'];
  return `${counted(units, 'item')} ${moved > 0 ? 'added' : 'removed'} by an earlier file from the same export and ${are} not applied again.`;
}

/** Throws ShopChanged where another file from the same export was applied, or undone, since these lines were previewed. */
export async function requireMovedAsPreviewed({
  manager,
  item: { id },
  from,
  to,
}: RunningBatch): Promise<void> {
  const [line] = await manager.query<{ row: number; label: string }[]>(
    `SELECT own.file_row AS row, own.label FROM file_import_line AS own
     WHERE own.import_id = $1 AND own.kind = 'CHANGED' AND own.place BETWEEN $2 AND $3 AND own.after ? 'origin'
       AND (own.after->'origin'->>'moved')::integer <> coalesce((SELECT units FROM (${MOVED}
         AND line.row_id = own.row_id AND line.after->'origin'->>'key' = own.after->'origin'->>'key' GROUP BY 1, 2) AS moved), 0)
     ORDER BY own.place LIMIT 1`,
    [id, from, to],
  );
  if (!line) return;
  throw new ShopChanged(
    `Row ${line.row} (${line.label}): another file from the same export has since been applied or undone. Check this one again.`,
  );
}
