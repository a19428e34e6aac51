import type { EntityManager } from 'typeorm';

import type { FitmentImport, ImportState } from './fitment-import.types.js';
import { NoSuchImport } from './import.errors.js';

/** So long an import can be undone, in days. */
export const UNDO_DAYS = 30;

/** Lines that one statement is about: none of them may take long. */
const LINES_AT_A_TIME = 1000;

/** SQL: an import as the API shows it. Alias: `item`. */
export const IMPORT_COLUMNS = `item.id, item.created_at AS "createdAt", item.file_name AS "fileName", item.state, item.encoding,
  item.delimiter, item.file_rows AS rows, item.new_lines AS "newCount", item.changed_lines AS "changedCount",
  item.same_lines AS "sameCount", item.wrong_lines AS "wrongCount", item.problem, item.applied_at AS "appliedAt",
  CASE WHEN item.state IN ('APPLIED', 'UNDOING') THEN item.applied_at + interval '${UNDO_DAYS} days' END AS "undoUntil",
  item.undone_at AS "undoneAt"`;

/** What the shop itself has to know of an import. */
type ImportRow = FitmentImport & { readonly actor: string; readonly appliedBy: string | null };

/** An import, which nobody else takes up until the transaction ends. Throws NoSuchImport. */
export async function lockImport(manager: EntityManager, id: string): Promise<ImportRow> {
  const [row] = await manager.query<ImportRow[]>(
    `SELECT ${IMPORT_COLUMNS}, item.actor, item.applied_by AS "appliedBy" FROM fitment_import AS item
     WHERE item.id = $1 FOR UPDATE`,
    [id],
  );
  if (!row) throw new NoSuchImport();
  return row;
}

/** The oldest import that waits in this state and that no other copy of the shop is at; null when there is none. */
export async function claimImport(manager: EntityManager, state: ImportState): Promise<ImportRow | null> {
  const [row] = await manager.query<ImportRow[]>(
    `SELECT ${IMPORT_COLUMNS}, item.actor, item.applied_by AS "appliedBy" FROM fitment_import AS item
     WHERE item.state = '${state}' ORDER BY item.created_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return row ?? null;
}

/** Changes an import; `problem` is taken away where none is given. */
export async function setImport(
  manager: EntityManager,
  id: string,
  values: { readonly state: ImportState; readonly problem?: string } & Record<string, unknown>,
): Promise<void> {
  const all = { problem: null, ...values };
  const names = Object.keys(all);
  await manager.query(
    `UPDATE fitment_import SET ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} WHERE id = $1`,
    [id, ...Object.values(all)],
  );
}

/** Does something with all lines of an import, stretch by stretch, from one place to another. */
export async function inStretches(
  manager: EntityManager,
  importId: string,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  const [last] = await manager.query<{ place: number }[]>(
    'SELECT coalesce(max(place), 0) AS place FROM fitment_import_line WHERE import_id = $1',
    [importId],
  );
  for (let from = 1; from <= (last?.place ?? 0); from += LINES_AT_A_TIME) {
    await work(from, from + LINES_AT_A_TIME - 1);
  }
}

/** Forgets what a file would do, or did. In the transaction that holds its import. */
export const dropLines = (manager: EntityManager, importId: string): Promise<void> =>
  inStretches(manager, importId, async (from, to) => {
    await manager.query('DELETE FROM fitment_import_line WHERE import_id = $1 AND place BETWEEN $2 AND $3', [
      importId,
      from,
      to,
    ]);
  });

/** Forgets an import with all that belongs to it. In the transaction that holds it. */
export async function dropImport(manager: EntityManager, id: string): Promise<void> {
  await dropLines(manager, id);
  await manager.query('DELETE FROM fitment_import WHERE id = $1', [id]);
}
