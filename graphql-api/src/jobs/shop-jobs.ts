import type { Logger } from 'pino';

import type { OrderCancellation } from '../features/checkout/cancelling/order-cancellation.service.js';
import { HoldNotExpired } from '../features/order/order.errors.js';
import { PaymentMismatch } from '../features/checkout/payment/payment.errors.js';
import type { ReconciliationService } from '../features/checkout/settling/reconciliation.service.js';
import { FailingItems } from './failing-items.js';
import type { Job } from './job-runner.js';

const PACE_MS = 30_000;
const HOUR_MS = 3_600_000;
const IDLE_SECONDS = 30;
const BATCH = 100;
/** A refund that is due for longer needs a person. */
const OVERDUE_MINUTES = 15;

/** Lets go the units of orders whose time is up. */
export function holdExpiry(cancellation: OrderCancellation, log: Logger): Job {
  const failing = new FailingItems(log);
  return {
    name: 'hold-expiry',
    everyMs: PACE_MS,
    runOnce: async () =>
      each(await cancellation.findOverdue(BATCH), async (id) => {
        try {
          await cancellation.expire(id);
          failing.mended(id);
        } catch (error) {
          if (!(error instanceof HoldNotExpired || error instanceof PaymentMismatch))
            failing.failed(id, error, { orderId: id }, 'hold not let go');
        }
      }),
  };
}

/** Finishes payments that were left half done, and tells of money that should have gone back. */
export function reconciler(reconciliation: ReconciliationService, log: Logger): Job {
  const failing = new FailingItems(log);
  return {
    name: 'reconciler',
    everyMs: PACE_MS,
    runOnce: async () => {
      const done = await each(await reconciliation.claim(BATCH, IDLE_SECONDS), async (attempt) => {
        const { id: attemptId, orderId } = attempt;
        try {
          await reconciliation.reconcile(attempt);
          failing.mended(attemptId);
        } catch (error) {
          // A mismatch is written down as a problem, which says so itself.
          if (!(error instanceof PaymentMismatch))
            failing.failed(attemptId, error, { attemptId, orderId }, 'attempt not reconciled');
        }
      });
      for (const overdue of await reconciliation.claimOverdue(BATCH, OVERDUE_MINUTES)) {
        log.error(overdue, 'refund overdue');
      }
      return done;
    },
  };
}

/** Sums that are kept as lines of what has changed. */
interface Sums {
  /** Makes few lines of many. Answers how many it took. */
  fold(): Promise<number>;
}

/** Keeps the counts of the catalogue and the figures of orders short: sums up what was noted since. */
export function countFolding(sums: readonly Sums[]): Job {
  return {
    name: 'count-folding',
    everyMs: PACE_MS,
    runOnce: async () => {
      let folded = 0;
      for (const one of sums) folded += await one.fold();
      return folded;
    },
  };
}

/** Something that is kept for a while only. */
interface Forgetful {
  /** Removes what is past its time. Answers how many. */
  forgetOld(): Promise<number>;
}

/** Forgets idempotency keys, handled events and counters whose time is over. */
export function housekeeping(stores: readonly Forgetful[]): Job {
  return {
    name: 'housekeeping',
    everyMs: HOUR_MS,
    runOnce: async () => {
      let forgotten = 0;
      for (const store of stores) forgotten += await store.forgetOld();
      return forgotten;
    },
  };
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<number> {
  for (const item of items) await work(item);
  return items.length;
}
