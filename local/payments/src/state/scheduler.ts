import type { Account } from './account.js';
import type { SandboxStore } from './sandbox.store.js';

/** Work that waits for a time. */
export interface TimedJob {
  /** ms since 1970; undefined: nothing waits. */
  nextDue: (account: Account) => number | undefined;
  /** Does what is due now. */
  run: (account: Account) => void;
}

/** Interval between tries as long as the disk refuses. */
const diskPause = 1_000;
const longestTimer = 60_000;

/**
 * Runs a timed job, each account's at its time, also those that were due while the sandbox was down. Only what is on
 * disk is acted upon.
 */
export class Scheduler {
  private readonly timers = new Map<Account, NodeJS.Timeout>();
  private stopped = false;

  constructor(
    private readonly store: SandboxStore,
    private readonly job: TimedJob,
  ) {
    store.onChange = (account) => this.plan(account);
    for (const account of store.everyAccount()) this.plan(account);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private plan(account: Account): void {
    const due = this.job.nextDue(account);
    if (due !== undefined) this.wake(account, Math.max(0, due - this.store.now()));
  }

  private wake(account: Account, ms: number): void {
    if (this.stopped) return;
    clearTimeout(this.timers.get(account));
    const timer = setTimeout(() => void this.tick(account), Math.min(ms, longestTimer));
    this.timers.set(account, timer);
  }

  private async tick(account: Account): Promise<void> {
    try {
      await this.store.durable();
    } catch {
      this.wake(account, diskPause);
      return;
    }
    if (this.stopped) return;
    this.job.run(account);
    this.plan(account);
  }
}
