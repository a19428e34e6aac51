import type { EntityManager } from 'typeorm';

import { addJob } from '../features/jobs/write-job.js';
import type { SeedData } from './seed-data.js';

/** Loads what there is to do on a car, in the order of the data set. */
export async function loadJobs(manager: EntityManager, { jobs }: SeedData): Promise<void> {
  for (const [index, { key, ...job }] of jobs.entries())
    await addJob(manager, key, { ...job, place: 10 * (index + 1) });
}
