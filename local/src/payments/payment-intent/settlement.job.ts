import type { SandboxStore } from '../state/sandbox.store.js';
import type { TimedJob } from '../state/scheduler.js';
import { settleIntent } from './payment-intent.service.js';

/** Settles intents that are `processing` when their time has come. */
export const settlementJob = (store: SandboxStore): TimedJob => ({
  nextDue: (account) => {
    const times = [...account.table('settlements').values()].flatMap(({ dueAt }) => dueAt ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  },
  run: (account) => {
    store.change(account, (work) => {
      for (const { id, dueAt } of [...work.table('settlements').values()]) {
        if (dueAt !== null && dueAt <= work.now) settleIntent(work, id);
      }
    });
  },
});
