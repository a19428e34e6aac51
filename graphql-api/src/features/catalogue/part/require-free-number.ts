import type { EntityManager } from 'typeorm';

import { PartNumberTaken, type TakenNumber } from './part.errors.js';
import type { PartFieldValues } from './part-fields.js';
import { exactNumber, foldBrand } from './part-number-match.js';

/**
 * Refuses a number that another part of the brand has, until the transaction ends also for callers at the same time. Numbers that differ by
 * punctuation are two. Throws PartNumberTaken.
 */
export async function requireFreeNumber(
  manager: EntityManager,
  { brand, partNumber }: Pick<PartFieldValues, 'brand' | 'partNumber'>,
  ownId: string | null,
): Promise<void> {
  if (partNumber === null) return;
  const [{ key } = { key: '' }] = await manager.query<{ key: string }[]>(
    `SELECT key FROM number_key($1) AS key, pg_advisory_xact_lock(hashtextextended(key, 0))`,
    [partNumber],
  );
  if (key === '') return;
  const alike = await manager.query<TakenNumber[]>(
    `SELECT id, name, brand, part_number AS "partNumber" FROM part
     WHERE deleted_at IS NULL AND part_number_key COLLATE "C" = $1 AND id IS DISTINCT FROM $2`,
    [key, ownId],
  );
  const taken = alike.find(
    (part) =>
      foldBrand(part.brand) === foldBrand(brand) &&
      exactNumber(part.partNumber ?? '') === exactNumber(partNumber),
  );
  if (taken) throw new PartNumberTaken(taken);
}
