import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { cacheTags } from '../../../cache/cache-tags.js';
import { isId, newId } from '../../../shared/ids.js';
import { oneLine } from '../../../shared/one-line.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { PartFitment } from '../fitment/part-fitment.entity.js';
import { trimText } from '../../../shared/visible-text.js';
import type { FindingService } from './finding/finding.service.js';
import { findLines, findModel, listQuestions, lockLine } from './fitment-list.js';
import { FitmentChangedConflict, LineListed, NoSuchLine, WrongLine } from './fitment-admin.errors.js';
import type { FitmentInput } from './fitment-line.inputs.js';
import { answersProblem, inOrder, type KnownModel, type KnownQuestion, yearsProblem } from './line-check.js';
import { lineKey, type LineValues, formatLine, type StoredLine } from './line-values.js';
import { lockPart } from '../../catalogue/part/lock-part.js';

/** The source of a line written by an admin. */
const BY_HAND = 'by hand';

interface CheckedLine {
  readonly values: LineValues;
  readonly question: KnownQuestion | null;
}

/** What admins do with the lists of cars, line by line. Every change is in the audit log. */
export class FitmentAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly findings: FindingService,
    private readonly audit: AuditService,
  ) {}

  async find(id: string): Promise<PartFitment | null> {
    const [line] = isId(id) ? await findLines(this.manager, [id], []) : [];
    return line ? shown(line, await questionOf(this.manager, line.question)) : null;
  }

  /** A line as it would be in a list; nothing is written. Throws WrongLine. */
  async draft(partId: string, input: FitmentInput): Promise<PartFitment> {
    const { values, question } = await check(this.manager, input, BY_HAND);
    return shown({ ...values, id: newId(), partId, revision: 1 }, question);
  }

  /** Throws PartNotSold, WrongLine, LineListed. */
  add(partId: string, input: FitmentInput, actor: Actor): Promise<PartFitment> {
    return inTransaction(this.manager, async (manager) => {
      await lockPart(manager, partId);
      const { values, question } = await check(manager, input, BY_HAND);
      const line = { ...values, id: newId(), partId, revision: 1 };
      await requireOnce(manager, line);
      await manager.insert(PartFitment, { ...columnsOf(line), id: line.id, partId, revision: 1 });
      await this.recordChange(manager, 'FITMENT_ADDED', actor, null, line);
      return shown(line, question);
    });
  }

  /**
   * Changes a line, if it still has that revision. Throws NoSuchLine, FitmentChangedConflict, PartNotSold, WrongLine,
   * LineListed.
   */
  change(id: string, revision: number, input: FitmentInput, actor: Actor): Promise<PartFitment> {
    return inTransaction(this.manager, async (manager) => {
      const before = await lockUnchanged(manager, id, revision);
      const { values, question } = await check(manager, input, before.source);
      const line = { ...before, ...values, revision: revision + 1 };
      await requireOnce(manager, line);
      await manager.update(PartFitment, id, { ...columnsOf(line), revision: line.revision });
      await this.recordChange(manager, 'FITMENT_CHANGED', actor, before, line);
      return shown(line, question);
    });
  }

  /** Removes a line from its list, if it still has that revision. Throws NoSuchLine, FitmentChangedConflict, PartNotSold. */
  remove(id: string, revision: number, actor: Actor): Promise<PartFitment> {
    return inTransaction(this.manager, async (manager) => {
      const line = await lockUnchanged(manager, id, revision);
      const question = await questionOf(manager, line.question);
      await manager.delete(PartFitment, id);
      await this.recordChange(manager, 'FITMENT_REMOVED', actor, line, null);
      return shown(line, question);
    });
  }

  private async recordChange(
    manager: EntityManager,
    action: 'FITMENT_ADDED' | 'FITMENT_CHANGED' | 'FITMENT_REMOVED',
    actor: Actor,
    before: StoredLine | null,
    after: StoredLine | null,
  ): Promise<void> {
    const { partId } = after ?? before ?? { partId: '' };
    cacheTags.changed(manager, `part:${partId}`, 'parts');
    await this.audit.record(manager, actor.uid, action, ['part', partId], {
      before: before && details(before),
      after: after && details(after),
    });
    // Returns of the part are answered by the change.
    await this.findings.refresh(manager, [partId]);
  }
}

/** What the log says about a line. */
const details = (line: StoredLine) => ({ row: formatLine(line), note: line.note });

async function lockUnchanged(manager: EntityManager, id: string, revision: number): Promise<StoredLine> {
  const line = isId(id) ? await lockLine(manager, id) : null;
  if (!line) throw new NoSuchLine();
  await lockPart(manager, line.partId);
  if (line.revision !== revision) throw new FitmentChangedConflict();
  return line;
}

/** The values of an input, with names as in the list of cars. Throws WrongLine. */
async function check(manager: EntityManager, input: FitmentInput, source: string): Promise<CheckedLine> {
  const model = await requireModel(manager, input);
  const { yearFrom, yearTo, engine, excludes } = input;
  const key = input.question?.trim() ?? null;
  const question = await questionOf(manager, key);
  const accepted = (input.accepted ?? []).map(oneLine);
  const problem = yearsProblem(model, yearFrom, yearTo) ?? answersProblem(key, question, accepted);
  if (problem) throw new WrongLine(problem);
  const values: LineValues = {
    modelId: model.id,
    make: model.make,
    model: model.name,
    yearFrom,
    yearTo,
    litres: engine?.litres ?? null,
    cylinders: engine?.cylinders ?? null,
    fuel: engine?.fuel ?? null,
    position: input.position ?? null,
    units: input.units ?? null,
    question: key,
    accepted: question && inOrder(question, accepted),
    excludes,
    note: trimText(input.note ?? '') || null,
    source,
  };
  return { values, question };
}

async function requireModel(manager: EntityManager, input: FitmentInput): Promise<KnownModel> {
  const [make, name] = [oneLine(input.make), oneLine(input.model)];
  const { model, makeIsKnown } = await findModel(manager, make, name);
  if (model) return model;
  throw new WrongLine(
    makeIsKnown
      ? { field: 'model', reason: `Our list of cars has no ${make} ${name}.` }
      : { field: 'make', reason: `Our list of cars has no ${make}.` },
  );
}

async function questionOf(manager: EntityManager, key: string | null): Promise<KnownQuestion | null> {
  if (key === null) return null;
  const questions = await listQuestions(manager);
  return questions.find((question) => question.key === key) ?? null;
}

async function requireOnce(manager: EntityManager, line: StoredLine): Promise<void> {
  const stored = await findLines(manager, [], [line]);
  const key = lineKey(line);
  if (stored.some((other) => other.id !== line.id && lineKey(other) === key)) throw new LineListed();
}

const columnsOf = (line: LineValues) => ({
  modelId: line.modelId,
  yearFrom: line.yearFrom,
  yearTo: line.yearTo,
  engineLitres: line.litres,
  engineCylinders: line.cylinders,
  engineFuel: line.fuel,
  position: line.position,
  units: line.units,
  questionKey: line.question,
  accepted: line.accepted,
  excludes: line.excludes,
  note: line.note,
  source: line.source,
});

function shown(line: StoredLine, question: KnownQuestion | null): PartFitment {
  const { litres, cylinders, fuel, id, partId, make, model, revision } = line;
  const asksForEngine = litres !== null || cylinders !== null || fuel !== null;
  const own = { id, partId, make, model, revision };
  const engine = asksForEngine ? { litres, cylinders, fuel } : null;
  return Object.assign(new PartFitment(), columnsOf(line), own, { engine, question });
}
