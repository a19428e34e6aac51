import type { EntityManager } from 'typeorm';

import type { RunningImport, RunningBatch } from '../../import/import-kind.js';

/**
 * Does something that may empty lists of a batch, and notes at their lines which were complete before: the database opens a complete list whose
 * last car goes (`open_emptied_lists`).
 */
export async function notingOpened(
  { manager, item: { id }, from, to }: RunningBatch,
  work: () => Promise<void>,
): Promise<void> {
  const complete = await manager.query<{ id: string }[]>(
    `SELECT id FROM part WHERE fitment_complete AND id IN (SELECT part_id FROM file_import_line
       WHERE import_id = $1 AND kind = 'CHANGED' AND place BETWEEN $2 AND $3) ORDER BY id`,
    [id, from, to],
  );
  await work();
  if (complete.length === 0) return;
  await manager.query(
    `UPDATE file_import_line AS line SET before = line.before || '{"listWasComplete": true}' FROM part
     WHERE import_id = $1 AND line.kind = 'CHANGED' AND place BETWEEN $2 AND $3
       AND part.id = line.part_id AND part.id = ANY($4::uuid[]) AND NOT part.fitment_complete`,
    [id, from, to, complete.map((part) => part.id)],
  );
}

/** Lists that were complete, and that an import opened while it was written or undone, are complete again where they name a car. */
export async function closeAgain(manager: EntityManager, { id }: RunningImport): Promise<void> {
  await manager.query(
    `UPDATE part SET fitment_complete = true WHERE id IN (
       SELECT id FROM part WHERE NOT fitment_complete AND id IN (SELECT part_id FROM file_import_line
           WHERE import_id = $1 AND kind = 'CHANGED' AND before ? 'listWasComplete')
         AND EXISTS (SELECT FROM part_fitment WHERE part_id = part.id AND NOT excludes)
       ORDER BY id FOR NO KEY UPDATE)`,
    [id],
  );
}
