import { ILike, type EntityManager, type Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import type { Clock } from '../../../shared/clock.js';
import { isId, newId } from '../../../shared/ids.js';
import { containsPattern } from '../../../shared/like.js';
import { lockRow } from '../../../shared/lock-row.js';
import { refusal } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { partFieldValues } from '../part/part-fields.js';
import type { PartDraftInput } from './part-admin.inputs.js';
import { PartDraft } from './part-draft.entity.js';

/** More than anyone prepares at a time. */
export const MAX_DRAFTS = 100;

class NoSuchDraft extends refusal('NOT_FOUND', 'This draft is gone: it was published or deleted.') {}

class DraftChangedConflict extends refusal(
  'CONFLICT',
  'Another admin saved this draft while you were editing. Reload it before you save.',
) {}

/** A draft and the `savedAt` that the client shows; null if it isn't checked. */
export interface ExpectedDraft {
  readonly id: string;
  readonly savedAt: Date | null;
}

/** Parts before they are published. For admins only: nothing else reads them. */
export class PartDrafts {
  constructor(
    private readonly drafts: Repository<PartDraft>,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Drafts whose name, brand or number contains the text, the one saved last first; at most `MAX_DRAFTS`. */
  list(search: string): Promise<PartDraft[]> {
    const has = ILike(containsPattern(search.trim()));
    return this.drafts.find({
      where: search.trim() ? [{ name: has }, { brand: has }, { partNumber: has }] : {},
      order: { savedAt: 'DESC', id: 'DESC' },
      take: MAX_DRAFTS,
    });
  }

  /** Null when it was published or deleted. */
  async find(id: string): Promise<PartDraft | null> {
    return isId(id) ? this.drafts.findOneBy({ id }) : null;
  }

  /** Writes a new draft, or replaces the one that was seen. Throws NoSuchDraft, DraftChangedConflict. */
  save(expected: ExpectedDraft | null, input: PartDraftInput, actor: Actor): Promise<PartDraft> {
    return inTransaction(this.drafts.manager, async (manager) => {
      const before = expected && (await this.lock(manager, expected));
      const after = {
        ...partFieldValues(input),
        priceMinor: input.price ?? null,
        orderQuantity: input.orderQuantity ?? null,
        availableQuantity: input.availableQuantity ?? null,
        savedBy: actor.email,
        savedAt: this.clock.now(),
      };
      const draft = manager.create(PartDraft, { id: before?.id ?? newId(), ...after });
      await manager.save(PartDraft, draft);
      await this.recordChange(manager, 'PART_DRAFT_SAVED', actor, before, draft);
      return draft;
    });
  }

  /** Throws NoSuchDraft. */
  remove(id: string, actor: Actor): Promise<PartDraft> {
    return inTransaction(this.drafts.manager, async (manager) => {
      const draft = await this.take(manager, { id, savedAt: null });
      await this.recordChange(manager, 'PART_DRAFT_REMOVED', actor, draft, null);
      return draft;
    });
  }

  /**
   * Removes a draft, so that it becomes a part in the same transaction: once, however many publish it. Throws
   * NoSuchDraft, DraftChangedConflict.
   */
  async take(manager: EntityManager, expected: ExpectedDraft): Promise<PartDraft> {
    const draft = await this.lock(manager, expected);
    await manager.delete(PartDraft, draft.id);
    return draft;
  }

  private async lock(manager: EntityManager, { id, savedAt }: ExpectedDraft): Promise<PartDraft> {
    const draft = await lockRow(manager, PartDraft, { id });
    if (!draft) throw new NoSuchDraft();
    if (savedAt && savedAt.getTime() !== draft.savedAt.getTime()) throw new DraftChangedConflict();
    return draft;
  }

  private async recordChange(
    manager: EntityManager,
    action: 'PART_DRAFT_SAVED' | 'PART_DRAFT_REMOVED',
    actor: Actor,
    before: PartDraft | null,
    after: PartDraft | null,
  ): Promise<void> {
    const subjectId = (after ?? before)?.id ?? '';
    const values = { before: loggedOf(before), after: loggedOf(after) };
    await this.audit.record(manager, actor.uid, action, ['part', subjectId], values);
  }
}

/** What the log keeps of a draft: its fields, without who and when, which the entry itself has. */
function loggedOf(draft: PartDraft | null): object | null {
  if (!draft) return null;
  const { id: _id, savedBy: _by, savedAt: _at, ...values } = draft;
  return values;
}
