import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { newId } from '../../../shared/ids.js';
import { BadInput } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { PartNumber } from '../../catalogue/part/part-number.entity.js';
import { PartSpecification } from '../../catalogue/part/part-specification.entity.js';
import { FitmentChangedConflict } from './fitment-admin.errors.js';
import type { FindingService } from './finding/finding.service.js';
import { lockPart } from '../../catalogue/part/lock-part.js';
import {
  checkedNumbers,
  checkedSpecifications,
  formatPartNumber,
  formatSpecification,
} from './part-facts.js';
import type { PartNumberInput, PartSpecificationInput } from './part-facts.inputs.js';

/** The two flags of a list of cars. */
interface FitmentMarks {
  readonly universal?: boolean | null;
  readonly fitmentComplete?: boolean | null;
}

/**
 * What admins say about a part besides its list: flags, numbers, specifications. Whole tables are set, if they have not
 * changed since the admin saw them; every change is in the audit log.
 */
export class PartFactsAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly findings: FindingService,
    private readonly audit: AuditService,
  ) {}

  /** Flags left out stay. Throws PartNotSold, and BadInput for a complete list without a car that it fits. */
  setMarks(partId: string, marks: FitmentMarks, actor: Actor): Promise<Part> {
    return inTransaction(this.manager, async (manager) => {
      const part = await lockPart(manager, partId);
      const before = { universal: part.universal, fitmentComplete: part.fitmentComplete };
      const after = {
        universal: marks.universal ?? before.universal,
        fitmentComplete: marks.fitmentComplete ?? before.fitmentComplete,
      };
      if (after.fitmentComplete && !before.fitmentComplete) await requireCar(manager, partId);
      await manager.update(Part, partId, after);
      await this.recordChange(manager, part, actor, before, after);
      return Object.assign(part, after);
    });
  }

  /** All numbers except the maker's own. Throws PartNotSold, FitmentChangedConflict, BadInput. */
  setNumbers(
    partId: string,
    expected: readonly PartNumberInput[],
    updated: readonly PartNumberInput[],
    actor: Actor,
  ): Promise<Part> {
    const [was, becomes] = [expected.map(formatPartNumber), checkedNumbers(updated)];
    return inTransaction(this.manager, async (manager) => {
      const part = await lockPart(manager, partId);
      const stored = await manager.findBy(PartNumber, { partId });
      const before = requireExpected(stored.map(formatPartNumber), was);
      await manager.delete(PartNumber, { partId });
      if (becomes.length > 0) {
        await manager.insert(
          PartNumber,
          becomes.map((number) => ({ ...number, id: newId(), partId })),
        );
      }
      const after = becomes.map(formatPartNumber).sort();
      await this.recordChange(
        manager,
        part,
        actor,
        { numbers: before.join('; ') },
        { numbers: after.join('; ') },
      );
      return part;
    });
  }

  /** The whole table, in its order. Throws PartNotSold, FitmentChangedConflict, BadInput. */
  setSpecifications(
    partId: string,
    expected: readonly PartSpecificationInput[],
    updated: readonly PartSpecificationInput[],
    actor: Actor,
  ): Promise<Part> {
    const [was, becomes] = [expected.map(formatSpecification), checkedSpecifications(updated)];
    return inTransaction(this.manager, async (manager) => {
      const part = await lockPart(manager, partId);
      const stored = await manager.find(PartSpecification, { where: { partId }, order: { place: 'ASC' } });
      const specificationTexts = stored.map(({ name, number, unit, text }) =>
        formatSpecification({ name, number: toNumber(number), unit, text }),
      );
      if (specificationTexts.join('; ') !== was.join('; ')) throw new FitmentChangedConflict();
      await manager.delete(PartSpecification, { partId });
      if (becomes.length > 0) {
        await manager.insert(
          PartSpecification,
          becomes.map((specification, index) => ({ ...specification, partId, place: index + 1 })),
        );
      }
      const after = becomes.map(formatSpecification);
      await this.recordChange(
        manager,
        part,
        actor,
        { specifications: specificationTexts.join('; ') },
        { specifications: after.join('; ') },
      );
      return part;
    });
  }

  private async recordChange(
    manager: EntityManager,
    { id }: Part,
    actor: Actor,
    before: object,
    after: object,
  ): Promise<void> {
    cacheTags.changed(manager, `part:${id}`, 'parts');
    await this.findings.refresh(manager, [id]);
    await this.audit.record(manager, actor.uid, 'PART_CHANGED', ['part', id], { before, after });
  }
}

/** The present rows, sorted. Throws FitmentChangedConflict when they are not what was seen. */
function requireExpected(stored: readonly string[], expected: readonly string[]): string[] {
  const now = [...stored].sort();
  if (now.join('; ') !== [...expected].sort().join('; ')) throw new FitmentChangedConflict();
  return now;
}

async function requireCar(manager: EntityManager, partId: string): Promise<void> {
  const [row] = await manager.query<object[]>(
    'SELECT FROM part_fitment WHERE part_id = $1 AND NOT excludes LIMIT 1',
    [partId],
  );
  if (!row) {
    throw new BadInput('A list without a car that fits is never complete. Add a car first.', {
      field: 'fitmentComplete',
    });
  }
}

/** The driver returns `numeric` as text. */
const toNumber = (value: number | string | null) => (value === null ? null : Number(value));
