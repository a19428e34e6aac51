import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { newId } from '../../../shared/ids.js';
import { BadInput } from '../../../shared/shop-error.js';
import { requireText } from '../../../shared/text.validator.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { lockPart } from '../part/lock-part.js';
import { Part } from '../part/part.entity.js';
import {
  changedBy,
  fieldsOf,
  isUnchangedOrApplied,
  type PartFieldValues,
  partFieldValues,
} from '../part/part-fields.js';
import { PartChangedConflict, SmallestOrderNotPayable } from '../part/part.errors.js';
import { isPayable } from '../part/payable.js';
import { requireFreeNumber } from '../part/require-free-number.js';
import { isBlank } from '../../../shared/visible-text.js';
import { type AddPartInput, MAX_UNITS, type UpdatePartInput } from './part-admin.inputs.js';
import type { PartDrafts, ExpectedDraft } from './part-draft.service.js';
import type { StockService } from '../../fulfillment/stock/stock.service.js';

/** Characters of the reason for a change of stock. */
export const RESTOCK_REASON_LENGTH = { min: 1, max: 500 } as const;

type PartValues = PartFieldValues & Pick<Part, 'priceMinor' | 'orderQuantity'>;

/** What admins do with parts. Every change is in the audit log with the values before and after. */
export class PartAdminService {
  constructor(
    private readonly parts: Repository<Part>,
    private readonly stock: StockService,
    private readonly drafts: PartDrafts,
    private readonly audit: AuditService,
  ) {}

  /**
   * Publishes a part that has a name, a picture and a description (ADR 019). Its draft, if it had one, is removed and
   * the part gets its id. Throws BadInput for what is missing, PartNumberTaken, NoSuchDraft, DraftChangedConflict, and what `add` throws.
   */
  publish(input: AddPartInput, draft: ExpectedDraft | null, actor: Actor): Promise<Part> {
    const values = partFieldValues(input);
    requireFirstPicture(values);
    requireShowable(input);
    return inTransaction(this.parts.manager, async (manager) => {
      await requireFreeNumber(manager, values, null);
      return this.addWithin(manager, input, actor, draft);
    });
  }

  /**
   * Publishes whatever a documented client sends (name, picture and description are not required). Throws
   * SmallestOrderNotPayable, and BadInput for further pictures without a first one.
   */
  add(input: AddPartInput, actor: Actor): Promise<Part> {
    return inTransaction(this.parts.manager, (manager) => this.addWithin(manager, input, actor, null));
  }

  private async addWithin(
    manager: EntityManager,
    input: AddPartInput,
    actor: Actor,
    draft: ExpectedDraft | null,
  ): Promise<Part> {
    const values: PartValues = {
      ...partFieldValues(input),
      priceMinor: input.price,
      orderQuantity: input.orderQuantity,
    };
    requirePayable(values);
    requireFirstPicture(values);
    const id = draft ? (await this.drafts.take(manager, draft)).id : newId();
    await manager.insert(Part, {
      ...values,
      id,
      availableQuantity: 0,
      heldQuantity: 0,
      soldQuantity: 0,
      receivedQuantity: 0,
      createdBy: actor.email,
    });
    await this.stock.receive(manager, { partId: id, quantity: input.availableQuantity, actor: actor.uid });
    await this.recordChange(manager, 'PART_ADDED', actor, id, null, {
      ...values,
      availableQuantity: input.availableQuantity,
    });
    return manager.findOneByOrFail(Part, { id });
  }

  /**
   * Changes the fields that the input contains, if those that were seen have not changed since. Throws PartNotSold,
   * PartChangedConflict, PartNumberTaken, SmallestOrderNotPayable, BadInput for further pictures without a first one.
   */
  async update(
    id: string,
    input: UpdatePartInput,
    expected: UpdatePartInput | null | undefined,
    actor: Actor,
  ): Promise<Part> {
    return inTransaction(this.parts.manager, async (manager) => {
      const part = await lockPart(manager, id);
      const before = valuesOf(part);
      if (expected && !isUnchanged(before, expected, input)) throw new PartChangedConflict();
      const after: PartValues = {
        ...changedBy(input, before),
        priceMinor: input.price ?? before.priceMinor,
        orderQuantity: input.orderQuantity ?? before.orderQuantity,
      };
      requirePayable(after);
      requireFirstPicture(after);
      requireUnchangedIdentity(before, after);
      if (before.brand !== after.brand || before.partNumber !== after.partNumber)
        await requireFreeNumber(manager, after, id);
      await manager.update(Part, id, after);
      await this.recordChange(manager, 'PART_CHANGED', actor, id, before, after);
      return manager.findOneByOrFail(Part, { id });
    });
  }

  /** Removes a part from the shop. Its orders stay, even unpaid ones. Throws PartNotSold. */
  async remove(id: string, actor: Actor): Promise<Part> {
    return inTransaction(this.parts.manager, async (manager) => {
      const part = await lockPart(manager, id);
      await manager.softDelete(Part, id);
      await this.recordChange(manager, 'PART_REMOVED', actor, id, valuesOf(part), null);
      return part;
    });
  }

  /** Adds units, or writes them off when `quantity` is negative. Throws BadInput, PartNotSold, NotSoManyUnits. */
  async restock(id: string, quantity: number, reason: string, actor: Actor): Promise<Part> {
    if (quantity === 0 || Math.abs(quantity) > MAX_UNITS) {
      throw new BadInput('Quantity must be from -1,000,000 to 1,000,000, but not 0.', { field: 'quantity' });
    }
    const why = requireText(reason, 'reason', RESTOCK_REASON_LENGTH);
    return inTransaction(this.parts.manager, async (manager) => {
      const before = await lockPart(manager, id);
      await this.stock.restock(manager, { partId: id, quantity, reason: why, actor: actor.uid });
      const part = await manager.findOneByOrFail(Part, { id });
      await this.audit.record(manager, actor.uid, 'PART_RESTOCKED', ['part', id], {
        before: { availableQuantity: before.availableQuantity },
        after: { availableQuantity: part.availableQuantity, reason: why },
      });
      return part;
    });
  }

  private async recordChange(
    manager: EntityManager,
    action: 'PART_ADDED' | 'PART_CHANGED' | 'PART_REMOVED',
    actor: Actor,
    subjectId: string,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    cacheTags.changed(manager, `part:${subjectId}`, 'parts');
    await this.audit.record(manager, actor.uid, action, ['part', subjectId], { before, after });
  }
}

const valuesOf = (part: Part): PartValues => ({
  ...fieldsOf(part),
  priceMinor: part.priceMinor,
  orderQuantity: part.orderQuantity,
});

const isUnchanged = (values: PartValues, expected: UpdatePartInput, input: UpdatePartInput): boolean =>
  isUnchangedOrApplied(values, expected, input) &&
  [expected.price ?? values.priceMinor, input.price].includes(values.priceMinor) &&
  [expected.orderQuantity ?? values.orderQuantity, input.orderQuantity].includes(values.orderQuantity);

function requirePayable(values: PartValues): void {
  if (!isPayable(values)) throw new SmallestOrderNotPayable();
}

function requireFirstPicture({ image, moreImages }: PartFieldValues): void {
  if (moreImages.length === 0) return;
  const field = 'moreImages';
  if (image === null) throw new BadInput('Further pictures need a first one.', { field });
  if (moreImages.includes(image))
    throw new BadInput('The first picture is among the further ones.', { field });
}

/** What a published part needs. Throws BadInput that names the field. */
function requireShowable(input: AddPartInput): void {
  for (const field of ['name', 'image', 'description'] as const) {
    if (!isBlank(input[field] ?? '')) continue;
    throw new BadInput(`A published part needs a ${FIELD_LABELS[field]}; without one, save a draft.`, {
      field,
    });
  }
}

/** A published part can't lose these; an imported one may never have had them. Throws BadInput. */
function requireUnchangedIdentity(before: PartValues, after: PartValues): void {
  for (const field of ['name', 'image', 'description'] as const) {
    if (before[field] && !after[field])
      throw new BadInput(`A part keeps a ${FIELD_LABELS[field]} once it has one.`, { field });
  }
}

const FIELD_LABELS = { name: 'name', image: 'picture', description: 'description' };
