import { ShopChanged } from '../../../import/import.errors.js';
import type { RunningBatch } from '../../../import/import-kind.js';
import { HASH_IN_LINK, UPLOADED } from '../../../../catalogue/picture/picture-names.js';
import { linksIn } from './picture-addresses.js';

/**
 * Keeps the uploaded pictures that a batch is about to put into parts for another week, since nothing may refuse it while it is written
 * (ADR 040). Throws ShopChanged for a row whose picture the shop does not have any more.
 */
export async function keepPictures({
  manager,
  item: { id, isUndone },
  from,
  to,
}: RunningBatch): Promise<void> {
  const [missed] = await manager.query<{ row: number; label: string }[]>(
    `WITH named AS MATERIALIZED (
       SELECT line.file_row, line.label, substring(link FROM '^${HASH_IN_LINK}') AS hash
       FROM (SELECT file_row, label, CASE WHEN $4 THEN before ELSE after END AS side FROM file_import_line
         WHERE import_id = $1 AND place BETWEEN $2 AND $3 AND kind IN ('NEW', 'CHANGED')) AS line,
         LATERAL (${linksIn('side')}) AS picture (link)
       WHERE link LIKE '${UPLOADED}%'
     ), kept AS (
       UPDATE picture SET last_needed_at = now()
       WHERE hash IN (SELECT hash FROM picture WHERE hash IN (SELECT hash FROM named) ORDER BY hash FOR NO KEY UPDATE)
       RETURNING hash
     )
     SELECT file_row AS row, label FROM named
     WHERE hash IS NOT NULL AND hash NOT IN (SELECT hash FROM kept) ORDER BY file_row LIMIT 1`,
    [id, from, to, isUndone],
  );
  if (!missed) return;
  const { row, label } = missed;
  throw new ShopChanged(
    isUndone
      ? `Row ${row} (${label}) had a picture that was later removed.`
      : `Row ${row} (${label}) names a picture that doesn't exist.`,
  );
}
