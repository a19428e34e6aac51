import type { EntityManager } from 'typeorm';

import { isId } from '../../../shared/ids.js';
import { COLUMNS, type FitmentColumns, fitmentOf, JOINS } from '../fitment/fitment-columns.js';
import type { FitmentRow } from '../fitment/fitment-row.js';
import type { FitmentList } from '../fitment/verdict.js';

/** A part's list for some models; null without one, or without a part. */
export async function readList(
  manager: EntityManager,
  partId: string,
  models: readonly { readonly modelId: number }[],
): Promise<FitmentList | null> {
  if (models.length === 0) return null;
  const [part] = await manager.query<Pick<FitmentList, 'complete' | 'universal'>[]>(
    'SELECT universal, fitment_complete AS complete FROM part WHERE id = $1',
    [partId],
  );
  if (!part) return null;
  const rows = await manager.query<FitmentColumns[]>(
    `SELECT ${COLUMNS} FROM part_fitment AS row ${JOINS}
     WHERE row.part_id = $1 AND row.model_id = ANY($2::integer[])`,
    [partId, models.map(({ modelId }) => modelId)],
  );
  return { ...part, rows: rows.map(fitmentOf) };
}

/** The row to remove and the line to add; null: none. */
interface Change {
  readonly gone: string | null;
  readonly line: FitmentRow | null;
}

/** A list as it would be after a change; no longer complete if no car that fits would be left. */
export async function listAfter(
  manager: EntityManager,
  partId: string,
  { rows, complete, universal }: FitmentList,
  { gone, line }: Change,
): Promise<FitmentList> {
  const staying = rows.filter(({ id }) => id !== gone);
  const bringsCar = line !== null && !line.excludes;
  const hasCar = bringsCar || !complete || (await hasAnotherCar(manager, partId, gone));
  return { universal, complete: complete && hasCar, rows: line ? [...staying, line] : staying };
}

async function hasAnotherCar(manager: EntityManager, partId: string, gone: string | null): Promise<boolean> {
  const [row] = await manager.query<object[]>(
    'SELECT FROM part_fitment WHERE part_id = $1 AND NOT excludes AND id IS DISTINCT FROM $2::uuid LIMIT 1',
    [partId, gone !== null && isId(gone) ? gone : null],
  );
  return row !== undefined;
}
