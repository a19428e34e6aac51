import type { EntityManager } from 'typeorm';

import { refusalForDatabaseError } from '../../../shared/database-error.js';
import { ShopError } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { CheckService } from '../finding/check.service.js';
import { UnreadableFile } from '../../../shared/table-file/unreadable-file.js';
import { ImportState } from './fitment-import.types.js';
import { ImportCheck } from './import-check.service.js';
import { ListsChanged } from './import.errors.js';
import { claimImport, dropLines, setImport } from './import-rows.js';
import { ImportWriting } from './import-writing.service.js';

/** What an import waits for, and where it is put back to when that can't be done. */
const STEPS = [
  { state: ImportState.CHECKING, back: ImportState.REFUSED },
  { state: ImportState.APPLYING, back: ImportState.READY },
  { state: ImportState.UNDOING, back: ImportState.APPLIED },
] as const;

type Claimed = NonNullable<Awaited<ReturnType<typeof claimImport>>>;

/**
 * Does what admins asked of imports, in the background: each step is one transaction that holds its import, so that a copy of the
 * shop that dies leaves it as it was, for another copy.
 */
export class ImportWork {
  private readonly checking = new ImportCheck();
  private readonly writing = new ImportWriting();

  constructor(
    private readonly manager: EntityManager,
    private readonly checks: CheckService,
    private readonly audit: AuditService,
  ) {}

  /** Takes up the next step that is due. Answers whether there was one. */
  async workNext(): Promise<boolean> {
    for (const { state, back } of STEPS) {
      const taken: { claimed?: Claimed } = {};
      try {
        await inTransaction(this.manager, async (manager) => {
          const claimed = await claimImport(manager, state);
          if (!claimed) return;
          taken.claimed = claimed;
          await this.work(manager, claimed);
        });
      } catch (error) {
        if (!taken.claimed) throw error;
        await this.putBack(taken.claimed, back, error);
      }
      if (taken.claimed) return true;
    }
    return false;
  }

  private async work(manager: EntityManager, claimed: Claimed): Promise<void> {
    switch (claimed.state) {
      case ImportState.CHECKING:
        return this.check(manager, claimed);
      case ImportState.APPLYING:
        await this.writing.apply(manager, claimed.id);
        await setImport(manager, claimed.id, { state: ImportState.APPLIED, applied_at: new Date() });
        return this.told(manager, claimed, 'FITMENT_IMPORTED');
      default:
        await this.writing.undo(manager, claimed.id);
        await setImport(manager, claimed.id, { state: ImportState.UNDONE, undone_at: new Date() });
        return this.told(manager, claimed, 'FITMENT_IMPORT_UNDONE');
    }
  }

  private async check(manager: EntityManager, { id, fileName }: Claimed): Promise<void> {
    await dropLines(manager, id);
    const { encoding, delimiter, rows, counts } = await this.checking.check(manager, id, fileName);
    await setImport(manager, id, {
      state: ImportState.READY,
      encoding,
      delimiter,
      file_rows: rows,
      new_lines: counts.NEW,
      changed_lines: counts.CHANGED,
      same_lines: counts.SAME,
      wrong_lines: counts.WRONG,
    });
  }

  private async told(
    manager: EntityManager,
    { id, appliedBy, actor, fileName, newCount, changedCount }: Claimed,
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

  /** Says why a step can't be done. What the database could not do now is tried again; a fault of ours is told, and not repeated. */
  private async putBack({ id }: Claimed, back: ImportState, error: unknown): Promise<void> {
    const refusal = error instanceof ShopError ? error : refusalForDatabaseError(error);
    if (refusal?.code === 'SERVICE_UNAVAILABLE') throw error;
    const isOurs = error instanceof UnreadableFile || error instanceof ListsChanged;
    const problem = isOurs
      ? error.message
      : refusal?.code === 'CONFLICT'
        ? 'A row of the file stands in the lists by now.'
        : 'The shop failed at this. It is in the log.';
    await setImport(this.manager, id, { state: back, problem: problem.slice(0, 500) });
    if (!isOurs && refusal === undefined) throw error;
  }
}
