import { JobAdminService } from '../features/jobs/job-admin.service.js';
import { JobService } from '../features/jobs/job.service.js';
import type { Catalogue } from './catalogue.js';
import type { Foundation } from './foundation.js';
import type { Shop } from './shop.js';

/** The room `jobs`. */
export function createJobs(
  { database, catalogue }: Foundation,
  { audit }: Shop,
  { partFitments }: Catalogue,
) {
  return {
    jobs: new JobService(catalogue, partFitments),
    jobAdmin: new JobAdminService(database.manager, audit),
  };
}
