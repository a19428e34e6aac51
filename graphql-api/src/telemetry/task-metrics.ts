import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import type { Task } from '../tasks/task-runner.js';

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];

/** Measures the runs of this instance's tasks. Returns the same tasks. */
export function measureTasks(registry: Registry, tasks: readonly Task[]): readonly Task[] {
  const registers = [registry];
  const labelNames = ['task'] as const;
  const succeeded = new Gauge({
    name: 'axle_task_last_success_timestamp_seconds',
    help: 'When a task last succeeded in this instance; 0 before the first time.',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'axle_task_failures_total',
    help: 'Runs that ended with an error.',
    labelNames,
    registers,
  });
  const items = new Counter({
    name: 'axle_task_items_total',
    help: 'Items that tasks have processed.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'axle_task_duration_seconds',
    help: 'How long a run takes.',
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  return tasks.map((task) => {
    const labels = { task: task.name };
    succeeded.set(labels, 0);
    failures.inc(labels, 0);
    items.inc(labels, 0);
    return {
      ...task,
      runOnce: async (stop) => {
        const end = durations.startTimer(labels);
        try {
          const done = await task.runOnce(stop);
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
