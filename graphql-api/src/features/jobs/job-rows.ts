import type { Job, JobSlot } from './job.types.js';

export type SlotRow = Pick<JobSlot, 'required' | 'title' | 'type' | 'units'>;

export type JobRow = Omit<Job, 'fit' | 'slots'> & { readonly slots: readonly SlotRow[] };

/** SQL: jobs with their slots, in their order. */
export const JOBS = (where: string): string =>
  `SELECT job.key, job.title, job.description, job.words, job.category, job.place, job.revision, (
      SELECT coalesce(json_agg(json_build_object('title', slot.title, 'type', slot.part_type, 'units', slot.units,
        'required', slot.required) ORDER BY slot.place), '[]')
      FROM job_slot AS slot WHERE slot.job_key = job.key
    ) AS slots
    FROM job WHERE ${where} ORDER BY job.place, job.key`;
