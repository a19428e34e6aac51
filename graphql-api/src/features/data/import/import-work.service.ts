import type { EntityManager } from 'typeorm';

import { refusalForDatabaseError } from '../../../shared/database-error.js';
import { remainderAfter } from '../../../shared/event-loop-pause.js';
import { ShopError } from '../../../shared/shop-error.js';
import { storableText } from '../../../shared/storable-text.js';
import { UnknownEncoding } from '../../../shared/table-file/file-format.js';
import { UnreadableFile } from '../../../shared/table-file/unreadable-file.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { ImportState } from './import.types.js';
import { ImportCheck } from './import-check.service.js';
import { ImportDiscarded, ShopChanged } from './import.errors.js';
import type { RunningImport } from './import-kind.js';
import type { ImportKinds } from './import-kind.js';
import { Progress } from './import-progress.js';
import {
  type ClaimedImport,
  claimImport,
  dropImport,
  dropLines,
  holdImport,
  inBatches,
  releaseImport,
  setImport,
  turnBack,
} from './import-rows.js';
import { isInSteps, takeStep, writeBatch } from './import-steps.js';

/** Maximum number of times a step is begun: what fails three times fails for a reason that stays. */
const MAX_ATTEMPTS = 3;
const MAX_PROBLEM_LENGTH = 500;

/** The next state of an import whose step is refused, and of one whose step fails. */
const INSTEAD = {
  [ImportState.CHECKING]: { refused: ImportState.REFUSED, failed: ImportState.FAILED },
  [ImportState.APPLYING]: { refused: ImportState.READY, failed: ImportState.FAILED },
  // It is applied, whatever fails: it can be undone later.
  [ImportState.UNDOING]: { refused: ImportState.APPLIED, failed: ImportState.APPLIED },
};

type Doing = keyof typeof INSTEAD;

/**
 * Does what admins asked of imports, in the background: each step is one transaction that holds its import, so that an instance of the
 * shop that dies leaves it as it was, for another instance. What orders would wait for is written in many small steps (import-steps.ts), and
 * the shop rests after each for as long as it took. A step is begun three times at most, however it ends, and what failed comes after what did
 * not: no import keeps the others waiting.
 */
export class ImportWork {
  private readonly checking = new ImportCheck();

  constructor(
    private readonly manager: EntityManager,
    private readonly kinds: ImportKinds,
    private readonly audit: AuditService,
  ) {}

  /** Takes up the next step that is due, of files of a few rows only or of any. Returns whether there was one. Throws what it failed at, having noted it. */
  async workNext(of: { readonly onlyShort?: boolean } = {}): Promise<boolean> {
    // In its own transaction: an instance that dies while it is at a step has tried it, too.
    const claimed = await inTransaction(this.manager, (manager) => claimImport(manager, of));
    if (!claimed) return false;
    if (claimed.stage) await remainderAfter(() => this.step(claimed));
    else await this.step(claimed);
    return true;
  }

  private async step(claimed: ClaimedImport): Promise<void> {
    try {
      if (claimed.attempt > MAX_ATTEMPTS && !claimed.isDiscarded && !isBeyondRefusal(claimed))
        throw new Error('The server stopped each time it processed this file.');
      await inTransaction(this.manager, async (manager) => {
        if (await holdImport(manager, claimed)) await this.work(manager, claimed);
      });
    } catch (error) {
      try {
        await this.putBack(claimed, error);
      } finally {
        await releaseImport(this.manager, claimed);
      }
    }
  }

  private async work(manager: EntityManager, claimed: ClaimedImport): Promise<void> {
    const { id, state } = claimed;
    if (claimed.isDiscarded) return dropImport(manager, id);
    // A long file is unpacked, or reported, between two questions, which on a busy machine takes longer than requests may idle.
    await manager.query("SET LOCAL idle_in_transaction_session_timeout = '2min'");
    // To lock what a long file changes takes longer than a request's statements may.
    await manager.query("SET LOCAL statement_timeout = '1min'");
    const progress = new Progress(this.manager, id);
    if (state === ImportState.CHECKING) return this.check(manager, claimed, progress);
    const isUndone = state === ImportState.UNDOING;
    const kind = this.kinds[claimed.kind];
    const { fileName } = claimed;
    const item: RunningImport = { id, isUndone, fileName, by: { uid: claimed.by } };
    if (isInSteps(kind)) {
      if (!(await takeStep(manager, claimed, kind, item, INSTEAD[state as Doing].refused))) return;
    } else {
      await inBatches(manager, id, (batch) => writeBatch(kind, { manager, item, ...batch }), progress);
    }
    await kind.settle(manager, item);
    const [at, done] = [new Date(), isUndone ? ImportState.UNDONE : ImportState.APPLIED];
    await setImport(manager, id, state, { state: done, [isUndone ? 'undone_at' : 'applied_at']: at });
    await this.reportConsequences(manager, claimed, item);
  }

  private async check(manager: EntityManager, claimed: ClaimedImport, progress: Progress): Promise<void> {
    const { id, state } = claimed;
    await dropLines(manager, id);
    const kind = this.kinds[claimed.kind];
    const checked = await this.checking.check(manager, claimed, kind, progress).catch((error: unknown) => {
      if (error instanceof UnknownEncoding) return error;
      throw error;
    });
    if (checked instanceof UnknownEncoding) {
      const sample = { encodings: checked.readings };
      return setImport(manager, id, state, { state: ImportState.NEEDS_RECIPE, sample });
    }
    const { encoding, delimiter, rows, counts, digest } = checked;
    await setImport(manager, id, state, {
      state: ImportState.READY,
      encoding,
      delimiter,
      file_rows: rows,
      new_lines: counts.NEW,
      changed_lines: counts.CHANGED,
      same_lines: counts.SAME,
      wrong_lines: counts.WRONG,
      digest,
    });
  }

  private async reportConsequences(
    manager: EntityManager,
    { kind, counts }: ClaimedImport,
    { id, fileName, by, isUndone }: RunningImport,
  ): Promise<void> {
    const values = { kind, file: fileName, newRows: counts.new, changedRows: counts.changed };
    await this.audit.record(manager, by.uid, isUndone ? 'IMPORT_UNDONE' : 'FILE_IMPORTED', ['import', id], {
      before: isUndone ? values : null,
      after: isUndone ? null : values,
    });
  }

  /** Says why a step can't be done. What the shop failed at is tried again, until it has failed too often, and thrown each time. */
  private async putBack(claimed: ClaimedImport, error: unknown): Promise<void> {
    const { id, state, stage, attempt, isDiscarded } = claimed;
    if (error instanceof ImportDiscarded) return;
    // What is written by half can only continue: it is tried until it is whole.
    if (isDiscarded || isBeyondRefusal(claimed)) throw error;
    const instead = INSTEAD[state as Doing];
    const leave = (to: ImportState, problem: string) =>
      stage === 'TAKING'
        ? turnBack(this.manager, id, problem)
        : setImport(this.manager, id, state, {
            state: to,
            problem,
            // While it was read, this was its progress.
            ...(state === ImportState.CHECKING && { file_rows: 0 }),
          });
    const refusal = error instanceof ShopError ? error : refusalForDatabaseError(error);
    const isAnswer = error instanceof UnreadableFile || error instanceof ShopChanged;
    if (isAnswer || refusal?.code === 'CONFLICT') {
      const problem = isAnswer ? error.message : 'A row of the file has been added in the meantime.';
      return leave(instead.refused, storableText(problem).slice(0, MAX_PROBLEM_LENGTH));
    }
    if (attempt >= MAX_ATTEMPTS) {
      const why = refusal ? refusal.message : 'See the server log.';
      await leave(instead.failed, `Processing failed ${MAX_ATTEMPTS} times. ${why}`);
    }
    throw error;
  }
}

/** Past what may be refused: an import that is being written, or given back, step by step. */
const isBeyondRefusal = ({ stage }: ClaimedImport): boolean => stage === 'WRITING' || stage === 'GIVING_BACK';
