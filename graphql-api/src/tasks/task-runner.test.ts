import { setImmediate as turn } from 'node:timers/promises';

import { pino } from 'pino';

import { type Task, TaskRunner } from './task-runner.js';

const log = pino({ level: 'silent' });

/** Has items without end, each of them done when the test says so. */
class EndlessTask implements Task {
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

async function untilBegun(task: EndlessTask, items: number): Promise<void> {
  while (task.begun < items) await turn();
}

test('a stopped runner finishes the current item and starts no other', async () => {
  const task = new EndlessTask();
  const runner = new TaskRunner([task], log);
  runner.start();
  await untilBegun(task, 1);
  task.finishItem();
  await untilBegun(task, 2);

  let stopped = false;
  const stopping = runner.stop().then(() => (stopped = true));
  await turn();
  expect(stopped).toBe(false);
  task.finishItem();
  await stopping;

  expect(task.begun).toBe(2);
});

test('a runner stopped before its tasks start runs none', async () => {
  const task = new EndlessTask();
  const runner = new TaskRunner([task], log);
  runner.start();

  await runner.stop();
  await turn();

  expect(task.begun).toBe(0);
});

test('a task that keeps failing is logged once, and once more when it recovers', async () => {
  const lines: { level: number; msg: string; task: string; failedRuns?: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  let run = 0;
  const failing = new Set([1, 2, 3, 5]);
  const task: Task = {
    name: 'shaky',
    everyMs: 0,
    runOnce: () => {
      run += 1;
      return failing.has(run) ? Promise.reject(new Error('no database')) : Promise.resolve(0);
    },
  };
  const runner = new TaskRunner([task], log);
  runner.start();
  while (run < 7) await turn();
  await runner.stop();

  expect(lines).toMatchObject([
    { level: 50, msg: 'task failed', task: 'shaky' },
    { level: 30, msg: 'task recovered', task: 'shaky', failedRuns: 3 },
    { level: 50, msg: 'task failed', task: 'shaky' },
    { level: 30, msg: 'task recovered', task: 'shaky', failedRuns: 1 },
  ]);
});
