import type { Account } from '../state/account.js';
import type { SandboxStore } from '../state/sandbox.store.js';
import { settleIntent } from './payment-intent.service.js';

/** Settles intents that are `processing` when their time has come. */
export class Settler {
  constructor(private readonly store: SandboxStore) {}

  /** When the account's next intent settles in ms since 1970; undefined: none waits for a time. */
  nextDue(account: Account): number | undefined {
    const times = [...account.table('settlements').values()].flatMap(({ dueAt }) => dueAt ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  run(account: Account): void {
    const now = this.store.now();
    const due = [...account.table('settlements').values()].filter(
      ({ dueAt }) => dueAt !== null && dueAt <= now,
    );
    this.store.change(account, null, (work) => {
      for (const { id } of due) settleIntent(work, id);
    });
  }
}
