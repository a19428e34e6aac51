import type { EntityManager } from 'typeorm';

import type { ImportState } from './import.types.js';
import type { RunningImport, ImportKind, StepsOfKind, RunningBatch } from './import-kind.js';
import { advanceImport, beginImport, type ClaimedImport, lastPlace, setImport } from './import-rows.js';

/**
 * Lines of one step: an order of a part that it writes waits until its transaction is over. A new price is written to each line of the
 * part's list of cars, too: 2 to 3 ms of the database.
 */
const LINES_WRITTEN = 100;
/** Lines of one step that are only checked, or whose units alone are moved. */
const LINES_PER_STEP = 200;
/** Share of `take` in the progress that is shown: it writes little. */
const SHARE_OF_WRITING = 0.2;

type KindInSteps = ImportKind & { readonly steps: StepsOfKind };

/** Writes a batch, or undoes it. */
export const writeBatch = (kind: ImportKind, batch: RunningBatch): Promise<void> =>
  batch.item.isUndone ? kind.undo(batch) : kind.apply(batch);

export const isInSteps = (kind: ImportKind): kind is KindInSteps => kind.steps !== undefined;

/**
 * Takes the next step of an import, in the transaction that holds it, and notes it there: an instance that dies leaves each step done and noted, or
 * neither, and the next one continues from there. An import ends as a whole, for all that may be refused is asked and taken before anything is
 * written (ADR 040). `refused` is the state of an import that could not be. Returns whether all of it is written. Throws ShopChanged.
 */
export async function takeStep(
  manager: EntityManager,
  { id, state, stage, reached, problem }: ClaimedImport,
  kind: KindInSteps,
  item: RunningImport,
  refused: ImportState,
): Promise<boolean> {
  if (stage === null) {
    await beginImport(manager, id);
    return false;
  }
  const lines = await lastPlace(manager, id);
  if (stage === 'GIVING_BACK') {
    const from = Math.max(1, reached - LINES_PER_STEP + 1);
    await kind.steps.undoTake({ manager, item, from, to: reached });
    if (from > 1) await advanceImport(manager, id, { stage, reached: from - 1, progress: from / lines });
    else await setImport(manager, id, state, { state: refused, problem });
    return false;
  }
  const from = reached + 1;
  const to = await placeAfter(
    manager,
    id,
    reached,
    stage === 'TAKING' ? LINES_PER_STEP : LINES_WRITTEN,
    lines,
  );
  const share = to / lines;
  if (stage === 'TAKING') {
    await kind.steps.take({ manager, item, from, to });
    const next = to < lines ? ({ stage, reached: to } as const) : ({ stage: 'WRITING', reached: 0 } as const);
    await advanceImport(manager, id, { ...next, progress: SHARE_OF_WRITING * share });
    return false;
  }
  await manager.query("SET LOCAL axle.writes_import = 'on'");
  await writeBatch(kind, { manager, item, from, to });
  const progress = SHARE_OF_WRITING + (1 - SHARE_OF_WRITING) * share;
  if (to < lines) await advanceImport(manager, id, { stage, reached: to, progress });
  return to === lines;
}

/** Up to which place there are so many lines that write something, from the one after `reached` on. */
async function placeAfter(
  manager: EntityManager,
  importId: string,
  reached: number,
  lines: number,
  last: number,
): Promise<number> {
  const [found] = await manager.query<{ place: number }[]>(
    `SELECT place FROM file_import_line WHERE import_id = $1 AND place > $2 AND kind IN ('NEW', 'CHANGED')
     ORDER BY place OFFSET $3 LIMIT 1`,
    [importId, reached, lines - 1],
  );
  return found?.place ?? last;
}
