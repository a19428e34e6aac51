import type { EntityManager } from 'typeorm';

import type { JobRow } from './job-rows.js';

export type JobValues = Pick<JobRow, 'category' | 'description' | 'place' | 'slots' | 'title' | 'words'>;

const SLOTS = `INSERT INTO job_slot (job_key, place, title, part_type, units, required)
  SELECT saved.key, slot.place, slot.title, slot.type, slot.units, slot.required
  FROM saved CROSS JOIN jsonb_to_recordset($7)
    AS slot (place smallint, title text, type text, units smallint, required boolean)
  RETURNING place`;

/** Adds a job with its slots; false if there is already one with this key. */
export const addJob = (manager: EntityManager, key: string, job: JobValues): Promise<boolean> =>
  write(
    manager,
    `WITH saved AS (
       INSERT INTO job (key, title, description, words, category, place) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (key) DO NOTHING RETURNING key
     ) ${SLOTS}`,
    key,
    job,
  );

/** Changes a job as a whole; false if there is none with this key. */
export async function changeJob(manager: EntityManager, key: string, job: JobValues): Promise<boolean> {
  await manager.query('DELETE FROM job_slot WHERE job_key = $1', [key]);
  return write(
    manager,
    `WITH saved AS (
       UPDATE job SET (title, description, words, category, place, revision) = ($2, $3, $4, $5, $6, revision + 1)
       WHERE key = $1 RETURNING key
     ) ${SLOTS}`,
    key,
    job,
  );
}

async function write(manager: EntityManager, sql: string, key: string, job: JobValues): Promise<boolean> {
  const { title, description, words, category, place, slots } = job;
  const placed = slots.map((slot, index) => ({ ...slot, place: index + 1 }));
  const written = await manager.query<object[]>(sql, [
    key,
    title,
    description,
    words,
    category,
    place,
    JSON.stringify(placed),
  ]);
  return written.length > 0;
}
