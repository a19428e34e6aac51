import type { DataSource } from 'typeorm';

import { Category } from '../../src/features/catalogue/part/category.js';
import { PartType } from '../../src/features/catalogue/part/part-type.js';
import { addJob, type JobValues } from '../../src/features/jobs/write-job.js';

/** All fields of a job, as an admin enters them. */
export const jobInput = {
  title: 'Front brakes',
  description: '',
  words: [],
  place: 1,
  slots: [{ title: 'Discs', type: PartType.FRONT_BRAKE_DISC, units: 2, required: true }],
};

/** A job; its other fields are boring. Returns its key. */
export async function aJob(
  database: DataSource,
  given: Partial<JobValues> & { key?: string } = {},
): Promise<string> {
  const { key = 'front-brakes', ...fields } = given;
  await addJob(database.manager, key, {
    title: 'Front brakes',
    description: 'Discs and pads.',
    words: ['brakes in front'],
    category: Category.BRAKES,
    place: 1,
    slots: [{ title: 'Discs', type: PartType.FRONT_BRAKE_DISC, units: 2, required: true }],
    ...fields,
  });
  return key;
}
