import type { Logger } from 'pino';

/** Background work that any instance of the shop may do. */
export interface Task {
  readonly name: string;
  readonly everyMs: number;
  /** Does due items one by one, until none is left or `stop` is aborted. Returns how many it did. */
  runOnce(stop: AbortSignal): Promise<number>;
}

/** Since when runs of a task have failed, and how many. */
interface Failure {
  readonly since: Date;
  readonly runs: number;
}

/**
 * Runs tasks at their intervals, never one of them twice at a time, until it is stopped. Failed runs are retried; a
 * failing task is logged when it starts failing and when it recovers, however often it is tried in the meantime.
 */
export class TaskRunner {
  private readonly timers = new Map<Task, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly failures = new Map<Task, Failure>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly tasks: readonly Task[],
    private readonly log: Logger,
  ) {}

  /**
   * Runs every task at once, then at its interval, so that what a crash left half done is finished after the restart.
   */
  start(): void {
    for (const task of this.tasks) this.schedule(task, 0);
  }

  /** Lets the items under way finish; begins no other. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running);
  }

  private schedule(task: Task, delayMs: number): void {
    const timer = setTimeout(() => {
      const run = this.run(task).finally(() => this.running.delete(run));
      this.running.add(run);
    }, delayMs);
    this.timers.set(task, timer);
  }

  private async run(task: Task): Promise<void> {
    try {
      const done = await task.runOnce(this.stopping.signal);
      this.recovered(task);
      if (done > 0) this.log.info({ task: task.name, done }, 'task completed');
    } catch (error) {
      this.failed(task, error);
    }
    if (this.timers.has(task)) this.schedule(task, task.everyMs);
  }

  private failed(task: Task, error: unknown): void {
    const { since, runs } = this.failures.get(task) ?? { since: new Date(), runs: 0 };
    this.failures.set(task, { since, runs: runs + 1 });
    if (runs === 0) this.log.error({ task: task.name, err: error }, 'task failed');
  }

  private recovered(task: Task): void {
    const failure = this.failures.get(task);
    if (!failure) return;
    this.failures.delete(task);
    this.log.info({ task: task.name, failedRuns: failure.runs, since: failure.since }, 'task recovered');
  }
}
