import type { Logger } from 'pino';

/** Background work that any copy of the shop may do. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Does item by item what is due, until nothing is left or `stop` is aborted. Answers how many it did. */
  runOnce(stop: AbortSignal): Promise<number>;
}

/** Runs jobs at their pace, never one of them twice at a time, until it is stopped. Failures are logged and tried again. */
export class JobRunner {
  private readonly timers = new Map<Job, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly jobs: readonly Job[],
    private readonly log: Logger,
  ) {}

  /** Runs every job at once, then at its pace: what a crash left half done is finished after the restart. */
  start(): void {
    for (const job of this.jobs) this.schedule(job, 0);
  }

  /** Lets the items under way finish; begins no other. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running);
  }

  private schedule(job: Job, delayMs: number): void {
    const timer = setTimeout(() => {
      const run = this.run(job).finally(() => this.running.delete(run));
      this.running.add(run);
    }, delayMs);
    this.timers.set(job, timer);
  }

  private async run(job: Job): Promise<void> {
    try {
      const done = await job.runOnce(this.stopping.signal);
      if (done > 0) this.log.info({ job: job.name, done }, 'job');
    } catch (error) {
      this.log.error({ job: job.name, err: error }, 'job failed');
    }
    if (this.timers.has(job)) this.schedule(job, job.everyMs);
  }
}
