import { setImmediate as turn } from 'node:timers/promises';

import { pino } from 'pino';

import { type Job, JobRunner } from './job-runner.js';

const log = pino({ level: 'silent' });

/** Has items without end, each of them done when the test says so. */
class EndlessJob implements Job {
  readonly name = 'endless';
  readonly everyMs = 1_000_000;
  begun = 0;
  finishItem: () => void = () => undefined;

  async runOnce(stop: AbortSignal): Promise<number> {
    let done = 0;
    while (!stop.aborted) {
      this.begun += 1;
      await new Promise<void>((resolve) => (this.finishItem = resolve));
      done += 1;
    }
    return done;
  }
}

async function untilBegun(job: EndlessJob, items: number): Promise<void> {
  while (job.begun < items) await turn();
}

test('a runner that is stopped lets the item under way finish and begins no other', async () => {
  const job = new EndlessJob();
  const runner = new JobRunner([job], log);
  runner.start();
  await untilBegun(job, 1);
  job.finishItem();
  await untilBegun(job, 2);

  let stopped = false;
  const stopping = runner.stop().then(() => (stopped = true));
  await turn();
  expect(stopped).toBe(false);
  job.finishItem();
  await stopping;

  expect(job.begun).toBe(2);
});

test('a runner that is stopped before its jobs began begins none', async () => {
  const job = new EndlessJob();
  const runner = new JobRunner([job], log);
  runner.start();

  await runner.stop();
  await turn();

  expect(job.begun).toBe(0);
});

test('a job that fails run after run says so once, and once that it works again', async () => {
  const lines: { level: number; msg: string; job: string; failedRuns?: number }[] = [];
  const kept = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  let run = 0;
  const failing = new Set([1, 2, 3, 5]);
  const job: Job = {
    name: 'shaky',
    everyMs: 0,
    runOnce: () => {
      run += 1;
      return failing.has(run) ? Promise.reject(new Error('no database')) : Promise.resolve(0);
    },
  };
  const runner = new JobRunner([job], kept);
  runner.start();
  while (run < 7) await turn();
  await runner.stop();

  expect(lines).toMatchObject([
    { level: 50, msg: 'job failed', job: 'shaky' },
    { level: 30, msg: 'job works again', job: 'shaky', failedRuns: 3 },
    { level: 50, msg: 'job failed', job: 'shaky' },
    { level: 30, msg: 'job works again', job: 'shaky', failedRuns: 1 },
  ]);
});
