import type { EntityManager } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { cacheTags } from '../../cache/cache-tags.js';
import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../shop/audit/audit.service.js';
import { PART_TYPES } from '../catalogue/part/part-type.js';
import { trimText } from '../../shared/visible-text.js';
import { emptySlot } from './fill-slot.js';
import { JobChangedConflict, NoSuchJob } from './job.errors.js';
import type { JobInput } from './job.inputs.js';
import type { Job } from './job.types.js';
import { type JobRow, JOBS } from './job-rows.js';
import { addJob, changeJob, type JobValues } from './write-job.js';

/** What admins do with jobs. Every change is in the audit log with the values before and after. */
export class JobAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Adds a job (`revision` null), or changes it as a whole. Throws JobChangedConflict, NoSuchJob. */
  async save(key: string, revision: number | null, input: JobInput, actor: Actor): Promise<Job> {
    const values = valuesOf(input);
    return inTransaction(this.manager, async (manager) => {
      const before = revision === null ? null : await lock(manager, key, revision);
      const isWritten = await (before ? changeJob(manager, key, values) : addJob(manager, key, values));
      if (!isWritten) throw new JobChangedConflict();
      await this.recordChange(manager, 'JOB_SAVED', actor, key, before, values);
      const [job] = await manager.query<JobRow[]>(JOBS('key = $1'), [key]);
      if (!job) throw new NoSuchJob();
      return { ...job, slots: job.slots.map(emptySlot), fit: null };
    });
  }

  /** Returns the job as it was. Throws JobChangedConflict, NoSuchJob. */
  async remove(key: string, revision: number, actor: Actor): Promise<Job> {
    return inTransaction(this.manager, async (manager) => {
      const job = await lock(manager, key, revision);
      await manager.query('DELETE FROM job WHERE key = $1', [key]);
      await this.recordChange(manager, 'JOB_REMOVED', actor, key, job, null);
      return { ...job, slots: job.slots.map(emptySlot), fit: null };
    });
  }

  private async recordChange(
    manager: EntityManager,
    action: 'JOB_REMOVED' | 'JOB_SAVED',
    { uid: actor }: Actor,
    subjectId: string,
    before: JobValues | null,
    after: JobValues | null,
  ): Promise<void> {
    cacheTags.changed(manager, 'jobs');
    const values = { before: before && auditValues(before), after: after && auditValues(after) };
    await this.audit.record(manager, actor, action, ['job', subjectId], values);
  }
}

function valuesOf({ title, description, words, category, place, slots }: JobInput): JobValues {
  return {
    title: trimText(title),
    description: trimText(description),
    words: [...new Set(words.map(trimText))],
    category: category ?? null,
    place,
    slots: slots.map(({ type, title: named, units, required }) => ({
      type,
      title: trimText(named),
      units,
      required,
    })),
  };
}

/** The job as in the audit log: a slot is a text. */
const auditValues = ({ title, description, words, category, place, slots }: JobValues) => ({
  title,
  description,
  words,
  category,
  place,
  slots: slots.map(
    (slot) =>
      `${slot.units} × ${slot.title} (${PART_TYPES[slot.type].name}${slot.required ? '' : ', good to have'})`,
  ),
});

/** The job, locked until the transaction ends. */
async function lock(manager: EntityManager, key: string, revision: number): Promise<JobRow> {
  const [job] = await manager.query<JobRow[]>(`${JOBS('key = $1')} FOR UPDATE OF job`, [key]);
  if (!job) throw new NoSuchJob();
  if (job.revision !== revision) throw new JobChangedConflict();
  return job;
}
