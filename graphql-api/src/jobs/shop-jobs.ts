import type { Logger } from 'pino';

import type { OrderCancellation } from '../features/checkout/cancelling/order-cancellation.service.js';
import { HoldNotExpired, OrderAlreadyPaid } from '../features/order/order.errors.js';
import { PaymentMismatch } from '../features/checkout/payment/payment.errors.js';
import type { ReconciliationService } from '../features/checkout/settling/reconciliation.service.js';
import { FailingItems } from './failing-items.js';
import type { Job } from './job-runner.js';
import { type Outcome, outcomeOf, untilNone } from './until-none.js';

const PACE_MS = 30_000;
const SEARCH_PACE_MS = 5_000;
const SOMEBODY_WAITS_MS = 2_000;
const HOUR_MS = 3_600_000;
const IDLE_SECONDS = 30;
/** Refunds that are due for longer need a person. */
const OVERDUE_MINUTES = 15;
/** So many are told of in a round. */
const OVERDUE_TOLD = 100;

/** Lets go the units of orders whose time is up: first those that need no answer of the payment provider. */
export function holdExpiry(cancellation: OrderCancellation, log: Logger): Job {
  const failing = new FailingItems(log);
  const inVain = new Set<string>();
  const expireNext = async (withPayment: boolean): Promise<Outcome> => {
    const expiry = await cancellation.expireNext({ withPayment, except: [...inVain] });
    if (!expiry) return 'NONE';
    const { orderId, failure } = expiry;
    // Meanwhile paid, or paid for again, or, as a mismatch, written down as a case, which says so itself.
    const settled = [OrderAlreadyPaid, HoldNotExpired, PaymentMismatch].some(
      (kind) => failure instanceof kind,
    );
    if (failure === undefined || settled) {
      failing.mended(orderId);
      return 'DONE';
    }
    inVain.add(orderId);
    failing.failed(orderId, failure, { orderId }, 'hold not let go');
    return outcomeOf(failure);
  };
  return {
    name: 'hold-expiry',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      let done = 0;
      for (const withPayment of [false, true]) {
        const round = await untilNone(stop, () => expireNext(withPayment));
        done += round.done;
        // Once all were tried, those tried in vain have their turn again.
        if (withPayment && round.complete) inVain.clear();
      }
      return done;
    },
  };
}

/** Finishes payments that were left half done, and tells of money that should have gone back. */
export function reconciler(reconciliation: ReconciliationService, log: Logger): Job {
  const failing = new FailingItems(log);
  const reconcileNext = async (): Promise<Outcome> => {
    // One at a time: what is claimed and not begun when the shop stops would wait for nothing.
    const [attempt] = await reconciliation.claim(1, IDLE_SECONDS);
    if (!attempt) return 'NONE';
    const { id: attemptId, orderId } = attempt;
    try {
      await reconciliation.reconcile(attempt);
      failing.mended(attemptId);
      return 'DONE';
    } catch (error) {
      // A mismatch is written down as a case, which says so itself.
      if (error instanceof PaymentMismatch) return 'DONE';
      failing.failed(attemptId, error, { attemptId, orderId }, 'attempt not reconciled');
      return outcomeOf(error);
    }
  };
  const refundNext = async (): Promise<Outcome> => {
    const [caseId] = await reconciliation.claimAskedRefunds(1, IDLE_SECONDS);
    if (caseId === undefined) return 'NONE';
    try {
      await reconciliation.giveAsked(caseId);
      failing.mended(caseId);
      return 'DONE';
    } catch (error) {
      failing.failed(caseId, error, { caseId }, 'refund not given');
      return outcomeOf(error);
    }
  };
  return {
    name: 'reconciler',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      const { done } = await untilNone(stop, reconcileNext);
      const refunded = await untilNone(stop, refundNext);
      for (const overdue of await reconciliation.claimOverdue(OVERDUE_TOLD, OVERDUE_MINUTES)) {
        log.error(overdue, 'refund overdue');
      }
      return done + refunded.done;
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
    runOnce: async (stop) => {
      let folded = 0;
      for (const one of sums) if (!stop.aborted) folded += await one.fold();
      return folded;
    },
  };
}

/** An index that is filled after the fact. */
interface Fillable {
  /** Takes in some of what changed. Answers how many; 0 once nothing is left. */
  fill(): Promise<number>;
}

/** Takes new and changed orders into the index that admins search by (ADR 020). */
export function orderIndexing(search: Fillable): Job {
  return {
    name: 'order-indexing',
    everyMs: SEARCH_PACE_MS,
    runOnce: async () => {
      let indexed = 0;
      for (let some = await search.fill(); some > 0; some = await search.fill()) indexed += some;
      return indexed;
    },
  };
}

/** Work that is done step by step. */
interface Steps {
  /** Does the next step. Answers whether there was one. */
  workNext(): Promise<boolean>;
}

/** Looks at files of lists of cars, applies them and takes them back: somebody waits for it. */
export function fitmentImports(work: Steps): Job {
  return {
    name: 'fitment-imports',
    everyMs: SOMEBODY_WAITS_MS,
    runOnce: async (stop) => {
      let done = 0;
      while (!stop.aborted && (await work.workNext())) done += 1;
      return done;
    },
  };
}

/** Lists that are looked at in ranges. */
interface Checks {
  /** Looks at the next range. Answers whether another one is due at once. */
  checkSome(): Promise<boolean>;
}

/** Looks at all lists of cars once a day, or when asked to. */
export function fitmentCheck(checks: Checks): Job {
  return {
    name: 'fitment-check',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      let ranges = 0;
      while (!stop.aborted && (await checks.checkSome())) ranges += 1;
      return ranges;
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
    runOnce: async (stop) => {
      let forgotten = 0;
      for (const store of stores) if (!stop.aborted) forgotten += await store.forgetOld();
      return forgotten;
    },
  };
}
