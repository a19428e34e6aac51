import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import type { Job } from '../jobs/job-runner.js';

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];

/** Measures the runs of this instance's jobs. Answers the same jobs. */
export function measureJobs(registry: Registry, jobs: readonly Job[]): readonly Job[] {
  const registers = [registry];
  const labelNames = ['job'] as const;
  const succeeded = new Gauge({
    name: 'axle_job_last_success_timestamp_seconds',
    help: 'When a job of this instance last came to its end; 0 before the first time.',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'axle_job_failures_total',
    help: 'Runs that ended with an error.',
    labelNames,
    registers,
  });
  const items = new Counter({
    name: 'axle_job_items_total',
    help: 'What jobs have taken up.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'axle_job_duration_seconds',
    help: 'How long a run takes.',
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  return jobs.map((job) => {
    const labels = { job: job.name };
    succeeded.set(labels, 0);
    failures.inc(labels, 0);
    items.inc(labels, 0);
    return {
      ...job,
      runOnce: async (stop) => {
        const end = durations.startTimer(labels);
        try {
          const done = await job.runOnce(stop);
          items.inc(labels, done);
          succeeded.setToCurrentTime(labels);
          return done;
        } catch (error) {
          failures.inc(labels);
          throw error;
        } finally {
          end();
        }
      },
    };
  });
}
