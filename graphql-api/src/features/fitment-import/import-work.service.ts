import type { EntityManager } from 'typeorm';

import { refusalForDatabaseError } from '../../shared/database-error.js';
import { ShopError } from '../../shared/shop-error.js';
import { storableText } from '../../shared/storable-text.js';
import { UnreadableFile } from '../../shared/table-file/unreadable-file.js';
import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheckService } from '../fitment-desk/finding/check.service.js';
import { ImportState } from './fitment-import.types.js';
import { ImportCheck } from './import-check.service.js';
import { DiscardedMeanwhile, ListsChanged } from './import.errors.js';
import {
  type ClaimedImport,
  claimImport,
  dropImport,
  dropLines,
  holdImport,
  setImport,
} from './import-rows.js';
import { ImportWriting } from './import-writing.service.js';

/** So often a step is begun: what fails three times fails for a reason that stays. */
const MOST_ATTEMPTS = 3;
const MOST_OF_A_PROBLEM = 500;

/** What becomes of an import whose step is refused, and of one whose step the shop fails at. */
const INSTEAD = {
  [ImportState.CHECKING]: { refused: ImportState.REFUSED, failed: ImportState.FAILED },
  [ImportState.APPLYING]: { refused: ImportState.READY, failed: ImportState.FAILED },
  // Its rows stand in the lists, whatever fails: it can be undone later.
  [ImportState.UNDOING]: { refused: ImportState.APPLIED, failed: ImportState.APPLIED },
};

/**
 * Does what admins asked of imports, in the background: each step is one transaction that holds its import, so that an instance of the
 * shop that dies leaves it as it was, for another instance. A step is begun three times at most, however it ends, and what failed comes
 * after what did not: no import keeps the others waiting.
 */
export class ImportWork {
  private readonly checking = new ImportCheck();
  private readonly writing = new ImportWriting();

  constructor(
    private readonly manager: EntityManager,
    private readonly checks: CheckService,
    private readonly audit: AuditService,
  ) {}

  /** Takes up the next step that is due. Answers whether there was one. Throws what it failed at, having noted it. */
  async workNext(): Promise<boolean> {
    // By itself: an instance that dies while it is at a step has tried it, too.
    const claimed = await inTransaction(this.manager, claimImport);
    if (!claimed) return false;
    try {
      if (claimed.attempt > MOST_ATTEMPTS && !claimed.isDiscarded)
        throw new Error('The shop stopped each time it was at this.');
      await inTransaction(this.manager, async (manager) => {
        if (await holdImport(manager, claimed)) await this.work(manager, claimed);
      });
    } catch (error) {
      await this.putBack(claimed, error);
    }
    return true;
  }

  private async work(manager: EntityManager, claimed: ClaimedImport): Promise<void> {
    const { id, state } = claimed;
    if (claimed.isDiscarded) return dropImport(manager, id);
    switch (state) {
      case ImportState.CHECKING:
        return this.check(manager, claimed);
      case ImportState.APPLYING:
        await this.writing.apply(manager, id);
        await setImport(manager, id, state, { state: ImportState.APPLIED, applied_at: new Date() });
        return this.told(manager, claimed, 'FITMENT_IMPORTED');
      default:
        await this.writing.undo(manager, id);
        await setImport(manager, id, state, { state: ImportState.UNDONE, undone_at: new Date() });
        return this.told(manager, claimed, 'FITMENT_IMPORT_UNDONE');
    }
  }

  private async check(manager: EntityManager, { id, state, fileName }: ClaimedImport): Promise<void> {
    // A packed file is unpacked between two questions, which on a busy machine takes longer than requests may idle.
    await manager.query("SET LOCAL idle_in_transaction_session_timeout = '2min'");
    await dropLines(manager, id);
    const { encoding, delimiter, rows, counts, digest } = await this.checking.check(manager, id, fileName);
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

  private async told(
    manager: EntityManager,
    { id, appliedBy, actor, fileName, newCount, changedCount }: ClaimedImport,
    action: 'FITMENT_IMPORTED' | 'FITMENT_IMPORT_UNDONE',
  ): Promise<void> {
    await this.checks.ask(manager);
    const values = { file: fileName, newRows: newCount, changedRows: changedCount };
    const isUndone = action === 'FITMENT_IMPORT_UNDONE';
    await this.audit.record(manager, {
      actor: appliedBy ?? actor,
      action,
      subject: 'import',
      subjectId: id,
      before: isUndone ? values : null,
      after: isUndone ? null : values,
    });
  }

  /** Says why a step can't be done. What the shop failed at is tried again, until it has failed too often, and thrown each time. */
  private async putBack({ id, state, attempt, isDiscarded }: ClaimedImport, error: unknown): Promise<void> {
    if (error instanceof DiscardedMeanwhile) return;
    if (isDiscarded) throw error;
    const instead = INSTEAD[state as keyof typeof INSTEAD];
    const refusal = error instanceof ShopError ? error : refusalForDatabaseError(error);
    const isAnswer = error instanceof UnreadableFile || error instanceof ListsChanged;
    if (isAnswer || refusal?.code === 'CONFLICT') {
      const problem = isAnswer ? error.message : 'A row of the file stands in the lists by now.';
      return setImport(this.manager, id, state, {
        state: instead.refused,
        problem: storableText(problem).slice(0, MOST_OF_A_PROBLEM),
      });
    }
    if (attempt >= MOST_ATTEMPTS) {
      const why = refusal ? refusal.message : 'The reason is in its log.';
      await setImport(this.manager, id, state, {
        state: instead.failed,
        problem: `The shop failed at this ${MOST_ATTEMPTS} times. ${why}`,
      });
    }
    throw error;
  }
}
