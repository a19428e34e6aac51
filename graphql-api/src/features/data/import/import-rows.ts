import type { EntityManager } from 'typeorm';

import { type Import, ImportState } from './import.types.js';
import { NoSuchImport } from './import.errors.js';
import type { ImportBatch } from './import-kind.js';
import type { Progress } from './import-progress.js';

/** Days in which an import can be undone. */
export const UNDO_DAYS = 30;

/** Lines that one statement is about: none of them may take long. */
const LINES_AT_A_TIME = 1000;

/** SQL: an import as the API shows it. Alias: `item`. */
export const IMPORT_COLUMNS = `item.id, item.kind, item.created_at AS "createdAt", item.file_name AS "fileName", item.state, item.encoding,
  item.delimiter, item.file_rows AS "rowsRead", item.progress,
  json_build_object('new', item.new_lines, 'changed', item.changed_lines, 'same', item.same_lines, 'wrong', item.wrong_lines) AS counts,
  item.recipe, CASE WHEN item.sample IS NOT NULL THEN item.sample || jsonb_build_object('encoding', item.recipe->>'encoding') END AS sample,
  item.digest, item.problem, item.applied_at AS "appliedAt",
  CASE WHEN item.state IN ('APPLIED', 'UNDOING') THEN item.applied_at + interval '${UNDO_DAYS} days' END AS "undoUntil",
  item.undone_at AS "undoneAt"`;

/** What the shop itself has to know of an import. */
/** `by` is who had the step taken that it waits for: applied or undid it, else uploaded it. */
type ImportRow = Import & { readonly by: string };

/** The stage of an import that is written in steps (ADR 040). */
export type ImportStage = 'GIVING_BACK' | 'TAKING' | 'WRITING';

interface Reached {
  readonly stage: ImportStage;
  /** The last place that the stage is done with; GIVING_BACK counts down. */
  readonly reached: number;
}

/** An import whose next step is to be done. */
export type ClaimedImport = ImportRow & {
  /** Null where it is written by one transaction, or nothing was begun. */
  readonly stage: ImportStage | null;
  readonly reached: number;
  /** How often this step was begun, this time included. */
  readonly attempt: number;
  readonly isDiscarded: boolean;
};

/** An instance of the version before writes who undoes it over who applied it. */
const BY = "coalesce(CASE WHEN item.state = 'UNDOING' THEN undone_by END, applied_by, actor)";
const WAITS = `(state IN ('CHECKING', 'APPLYING', 'UNDOING') OR discarded_at IS NOT NULL)`;
/** SQL: what waits until another of its kind is whole. */
const WAITS_FOR_ANOTHER = `state IN ('APPLYING', 'UNDOING') AND stage IS NULL
  AND kind IN (SELECT kind FROM file_import WHERE stage IS NOT NULL)`;
/** A file up to this size has a few hundred rows. */
const MAX_SHORT_BYTES = 64 * 1024;
/** SQL: an import of a file of a few rows, not packed: a packed one may have any number of rows. */
const IS_SHORT = `EXISTS (SELECT FROM file_import_piece AS piece WHERE piece.import_id = file_import.id AND piece.place = 1
  AND octet_length(piece.bytes) <= ${MAX_SHORT_BYTES} AND substring(piece.bytes FROM 1 FOR 2) <> '\\x1f8b')`;
/** More than there are instances of the shop, each of which may be at one. */
const SCANNED = 100;
/** SQL: no one has claimed it who hasn't begun yet. */
const UNCLAIMED = '(claimed_until IS NULL OR claimed_until < now())';
/** From claim to work: an instance that has not begun by then has died. */
const CLAIM_SECONDS = 5;

/** An import, which no one else takes up until the transaction ends. Throws NoSuchImport. */
export async function lockImport(manager: EntityManager, id: string): Promise<ImportRow> {
  const [row] = await manager.query<ImportRow[]>(
    `SELECT ${IMPORT_COLUMNS}, ${BY} AS by FROM file_import AS item
     WHERE item.id = $1 AND item.discarded_at IS NULL FOR UPDATE`,
    [id],
  );
  if (!row) throw new NoSuchImport();
  return row;
}

/**
 * The import whose step is next, and that no other instance of the shop is at: one that was tried less often, then the oldest. Counts the
 * attempt, which stays counted whatever becomes of it, and keeps the import until `holdImport`. Null when there is none.
 */
export async function claimImport(
  manager: EntityManager,
  { onlyShort = false } = {},
): Promise<ClaimedImport | null> {
  const waiting = await manager.query<{ id: string }[]>(
    `SELECT id FROM file_import WHERE ${WAITS} AND ${UNCLAIMED} AND NOT (${WAITS_FOR_ANOTHER})${onlyShort ? ` AND ${IS_SHORT}` : ''}
     ORDER BY attempts, created_at LIMIT ${SCANNED}`,
  );
  for (const { id } of waiting) {
    if (!(await isClaimable(manager, id))) continue;
    const [[row]] = await manager.query<[ClaimedImport[], number]>(
      `UPDATE file_import AS item SET attempts = attempts + 1, claimed_until = now() + interval '${CLAIM_SECONDS} s'
       WHERE id = $1
       RETURNING ${IMPORT_COLUMNS}, ${BY} AS by, item.attempts AS attempt,
         item.stage, item.reached, item.discarded_at IS NOT NULL AS "isDiscarded"`,
      [id],
    );
    if (row) return row;
  }
  return null;
}

/** Lets an import be claimed again after its step failed. */
export async function releaseImport(manager: EntityManager, { id, attempt }: ClaimedImport): Promise<void> {
  await manager.query('UPDATE file_import SET claimed_until = NULL WHERE id = $1 AND attempts = $2', [
    id,
    attempt,
  ]);
}

/** Keeps an import from other instances of the shop until the transaction ends. Returns whether its step is still to be done. */
export async function holdImport(
  manager: EntityManager,
  { id, state, stage, reached }: ClaimedImport,
): Promise<boolean> {
  const [lock] = await manager.query<{ taken: boolean }[]>(`SELECT ${lockOf('$1')} AS taken`, [id]);
  if (!lock?.taken) return false;
  // An instance of the version before passes over rows that are locked.
  const found = await manager.query<unknown[]>(
    `SELECT FROM file_import WHERE id = $1 AND state = $2 AND stage IS NOT DISTINCT FROM $3 AND reached = $4 AND ${WAITS}
     FOR KEY SHARE`,
    [id, state, stage, reached],
  );
  return found.length > 0;
}

/** Whether an import waits, unclaimed. Locks it only then, so that the task that has claimed it finds its lock free. */
async function isClaimable(manager: EntityManager, id: string): Promise<boolean> {
  const [item] = await manager.query<{ taken: boolean }[]>(
    `SELECT ${lockOf('item.id::text')} AS taken FROM (
       SELECT id FROM file_import WHERE id = $1 AND ${WAITS} AND ${UNCLAIMED} FOR NO KEY UPDATE SKIP LOCKED) AS item`,
    [id],
  );
  return item?.taken === true;
}

/** SQL: an extra lock, by the name that it had in the version before: the row itself stays free for admins who read the import or discard it. */
const lockOf = (id: string) => `pg_try_advisory_xact_lock(hashtext('fitment_import'), hashtext(${id}))`;

/** Whether someone has discarded an import since its step began. */
export async function isDiscarded(manager: EntityManager, id: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    'SELECT FROM file_import WHERE id = $1 AND discarded_at IS NOT NULL',
    [id],
  );
  return found.length > 0;
}

/** Moves an import from one state to the next, where it is at the first; `problem` and what was tried go where none is given. */
export async function setImport(
  manager: EntityManager,
  id: string,
  from: ImportState,
  values: { readonly state: ImportState; readonly problem?: string | null } & Record<string, unknown>,
): Promise<void> {
  const all = {
    problem: null,
    attempts: 0,
    claimed_until: null,
    progress: 0,
    stage: null,
    reached: 0,
    ...values,
  };
  const names = Object.keys(all);
  await manager.query(
    `UPDATE file_import SET ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')}
     WHERE id = $1 AND state = $2`,
    [id, from, ...Object.values(all)],
  );
}

/**
 * Begins an import that is written in steps, where no other of its kind is under way: from the commit on no one else writes what it is about to
 * write (`keep_part_for_import`). Waits for a task that works on it.
 */
export async function beginImport(manager: EntityManager, id: string): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('import_begins'))");
  await manager.query(
    `UPDATE file_import SET stage = 'TAKING', attempts = 0, claimed_until = NULL WHERE id = $1 AND NOT (${WAITS_FOR_ANOTHER})`,
    [id],
  );
}

/** Records how far an import has come, in the transaction that brought it there. */
export async function advanceImport(
  manager: EntityManager,
  id: string,
  { stage, reached, progress }: Reached & { readonly progress: number },
): Promise<void> {
  await manager.query(
    'UPDATE file_import SET stage = $2, reached = $3, progress = $4, attempts = 0, claimed_until = NULL WHERE id = $1',
    [id, stage, reached, progress],
  );
}

/** Starts returning what an import took; the refusal is reported once that is done. */
export async function turnBack(manager: EntityManager, id: string, problem: string): Promise<void> {
  await manager.query(
    `UPDATE file_import SET stage = 'GIVING_BACK', problem = $2, attempts = 0, claimed_until = NULL WHERE id = $1 AND stage = 'TAKING'`,
    [id, problem],
  );
}

/** The place of the last line of an import; 0 without lines. */
export async function lastPlace(manager: EntityManager, importId: string): Promise<number> {
  const [last] = await manager.query<{ place: number }[]>(
    'SELECT coalesce(max(place), 0) AS place FROM file_import_line WHERE import_id = $1',
    [importId],
  );
  return last?.place ?? 0;
}

/** Does something with all lines of an import, batch by batch. */
export async function inBatches(
  manager: EntityManager,
  importId: string,
  work: (batch: ImportBatch) => Promise<void>,
  progress?: Progress,
): Promise<void> {
  const lines = await lastPlace(manager, importId);
  for (let from = 1; from <= lines; from += LINES_AT_A_TIME) {
    await progress?.report(from / lines);
    await work({ from, to: from + LINES_AT_A_TIME - 1 });
  }
}

/** Deletes what a file would do, or did. In the transaction that holds its import. */
export const dropLines = (manager: EntityManager, importId: string): Promise<void> =>
  inBatches(manager, importId, async ({ from, to }) => {
    await manager.query('DELETE FROM file_import_line WHERE import_id = $1 AND place BETWEEN $2 AND $3', [
      importId,
      from,
      to,
    ]);
  });

/** Deletes an import with all that belongs to it. In the transaction that holds it. */
export async function dropImport(manager: EntityManager, id: string): Promise<void> {
  await dropLines(manager, id);
  await manager.query('DELETE FROM file_import WHERE id = $1', [id]);
}
