import type { Logger } from 'pino';

/** Background work that any instance of the shop may do. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Does due items one by one, until none is left or `stop` is aborted. Returns how many it did. */
  runOnce(stop: AbortSignal): Promise<number>;
}

/** Since when runs of a job have failed, and how many. */
interface Trouble {
  readonly since: Date;
  readonly runs: number;
}

/**
 * Runs jobs at their intervals, never one of them twice at a time, until it is stopped. Failed runs are retried; a
 * failing job is logged when it starts failing and when it works again, however often it is tried in the meantime.
 */
export class JobRunner {
  private readonly timers = new Map<Job, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly troubles = new Map<Job, Trouble>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly jobs: readonly Job[],
    private readonly log: Logger,
  ) {}

  /**
   * Runs every job at once, then at its interval, so that what a crash left half done is finished after the restart.
   */
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
      this.works(job);
      if (done > 0) this.log.info({ job: job.name, done }, 'job');
    } catch (error) {
      this.fails(job, error);
    }
    if (this.timers.has(job)) this.schedule(job, job.everyMs);
  }

  private fails(job: Job, error: unknown): void {
    const { since, runs } = this.troubles.get(job) ?? { since: new Date(), runs: 0 };
    this.troubles.set(job, { since, runs: runs + 1 });
    if (runs === 0) this.log.error({ job: job.name, err: error }, 'job failed');
  }

  private works(job: Job): void {
    const trouble = this.troubles.get(job);
    if (!trouble) return;
    this.troubles.delete(job);
    this.log.info({ job: job.name, failedRuns: trouble.runs, since: trouble.since }, 'job works again');
  }
}
