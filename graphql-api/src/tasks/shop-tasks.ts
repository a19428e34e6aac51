import { setTimeout as delay } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { OrderCancellation } from '../features/orders/cancelling/order-cancellation.service.js';
import { HoldNotExpired, OrderAlreadyPaid, OrderNotPayable } from '../features/orders/order/order.errors.js';
import type { AccountErasure } from '../features/customers/customer/account-erasure.service.js';
import type { PictureFetching } from '../features/data/import-kinds/parts/pictures/picture-fetching.service.js';
import type { MailSending } from '../features/customers/mail/mail-sending.service.js';
import { PaymentMismatch } from '../features/payments/payment/payment.errors.js';
import type { ReconciliationService } from '../features/payments/settling/reconciliation.service.js';
import type { ShopDatabase } from '../db/shop-database.js';
import type { StockCheckService } from '../features/fulfillment/stock/stock-check.service.js';
import { ServiceUnavailable } from '../shared/shop-error.js';
import { FailingItems } from './failing-items.js';
import type { Task } from './task-runner.js';
import { type Outcome, outcomeOf, runUntilIdle } from './run-until-idle.js';

const PACE_MS = 30_000;
const SEARCH_PACE_MS = 5_000;
const CUSTOMER_WAIT_MS = 2_000;
const MAIL_PACE_MS = 5_000;
const PICTURE_PACE_MS = 5_000;
/** Fewer than an instance holds places for, so that admins can upload in the meantime. */
const PICTURES_AT_A_TIME = 4;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const IDLE_SECONDS = 30;
/** Refunds due for longer than this need a person. */
const OVERDUE_MINUTES = 15;
/** How many are reported in a round. */
const OVERDUE_NOTIFIED = 100;

/** Releases the units of expired orders: first those that need no answer from the payment provider. */
export function holdExpiry(cancellation: OrderCancellation, log: Logger): Task {
  const failing = new FailingItems(log);
  const inVain = new Set<string>();
  const expireNext = async (withPayment: boolean): Promise<Outcome> => {
    const expiry = await cancellation.expireNext({ withPayment, except: [...inVain] });
    if (!expiry) return 'NONE';
    const { orderId, failure } = expiry;
    // Paid in the meantime, or being paid again; in another instance's hands; or a mismatch, recorded as a case that reports itself.
    const settled = [OrderAlreadyPaid, HoldNotExpired, OrderNotPayable, PaymentMismatch].some(
      (kind) => failure instanceof kind,
    );
    if (failure === undefined || settled) {
      failing.resolved(orderId);
      return 'DONE';
    }
    inVain.add(orderId);
    failing.failed(orderId, failure, { orderId }, 'stock hold release failed');
    return outcomeOf(failure);
  };
  return {
    name: 'hold-expiry',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      let done = 0;
      for (const withPayment of [false, true]) {
        const round = await runUntilIdle(stop, () => expireNext(withPayment));
        done += round.done;
        // Once all have been tried, failed ones get another turn.
        if (withPayment && round.complete) inVain.clear();
      }
      return done;
    },
  };
}

/** Finishes half-done payments, and reports overdue refunds. */
export function reconciler(reconciliation: ReconciliationService, log: Logger): Task {
  const failing = new FailingItems(log);
  const reconcileNext = async (): Promise<Outcome> => {
    // One at a time: an item claimed but not begun when the shop stops would wait needlessly.
    const [attempt] = await reconciliation.claim(1, IDLE_SECONDS);
    if (!attempt) return 'NONE';
    const { id: attemptId, orderIds } = attempt;
    try {
      await reconciliation.reconcile(attempt);
      failing.resolved(attemptId);
      return 'DONE';
    } catch (error) {
      // A mismatch is recorded as a case, which reports itself.
      if (error instanceof PaymentMismatch) return 'DONE';
      failing.failed(attemptId, error, { attemptId, orderIds }, 'payment reconciliation failed');
      return outcomeOf(error);
    }
  };
  const refundNext = async (): Promise<Outcome> => {
    const [caseId] = await reconciliation.claimAskedRefunds(1, IDLE_SECONDS);
    if (caseId === undefined) return 'NONE';
    try {
      await reconciliation.issueRequestedRefund(caseId);
      failing.resolved(caseId);
      return 'DONE';
    } catch (error) {
      failing.failed(caseId, error, { caseId }, 'refund failed');
      return outcomeOf(error);
    }
  };
  return {
    name: 'reconciler',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      const { done } = await runUntilIdle(stop, reconcileNext);
      const refunded = await runUntilIdle(stop, refundNext);
      for (const overdue of await reconciliation.claimOverdue(OVERDUE_NOTIFIED, OVERDUE_MINUTES)) {
        log.error(overdue, 'refund overdue');
      }
      return done + refunded.done;
    },
  };
}

/** Sends waiting mails. A server that accepts no mail is logged once, not for each of them. */
export function mails(sending: Pick<MailSending, 'sendNext'>, log: Logger): Task {
  const failing = new FailingItems(log);
  const sendNext = async (): Promise<Outcome> => {
    const sent = await sending.sendNext();
    if (!sent) return 'NONE';
    const { key, failure } = sent;
    if (failure === undefined) {
      failing.resolved(key);
      failing.resolved('server');
      return 'DONE';
    }
    const id = failure instanceof ServiceUnavailable ? 'server' : key;
    failing.failed(id, failure, { mail: key }, 'email delivery failed');
    return outcomeOf(failure);
  };
  return {
    name: 'mails',
    everyMs: MAIL_PACE_MS,
    runOnce: async (stop) => (await runUntilIdle(stop, sendNext)).done,
  };
}

/** Deletes the sign-ins of deleted accounts at the identity provider, if it did not answer at once. */
export function signInRemoval(erasure: Pick<AccountErasure, 'removeNextSignIn'>, log: Logger): Task {
  const removeNext = notifyIfFailing(log, 'uid', 'sign-in deletion failed', () => erasure.removeNextSignIn());
  return {
    name: 'sign-in-removal',
    everyMs: PACE_MS,
    runOnce: async (stop) => (await runUntilIdle(stop, removeNext)).done,
  };
}
/** Mails customers about parts that are back. It polls, so that code that moves units does not have to care. */
export const backInStock = (requests: { notifyBatch(): Promise<number> }): Task =>
  stepByStep('back-in-stock', PACE_MS, () => requests.notifyBatch());

/** Mails admins about low stock, once a day. */
export const lowStock = (mails: { announceToday(): Promise<number> }): Task =>
  eachOnce('low-stock', HOUR_MS, [() => mails.announceToday()]);

/**
 * A task that does each of these once per run, whatever becomes of the others; the run then fails with all that failed. Each returns how
 * much it did.
 */
const eachOnce = (name: string, everyMs: number, tasks: readonly (() => Promise<number>)[]): Task => ({
  name,
  everyMs,
  runOnce: async (stop) => {
    let done = 0;
    const failures: unknown[] = [];
    for (const task of tasks) {
      if (stop.aborted) break;
      try {
        done += await task();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 1)
      throw new AggregateError(
        failures,
        `${failures.length} of ${tasks.length} failed: ${failures.map(String).join('; ')}`,
      );
    if (failures.length === 1) throw failures[0];
    return done;
  },
});

/** A task that takes one step after another, until a step did nothing: 0 or false. */
const stepByStep = (name: string, everyMs: number, step: () => Promise<boolean | number>): Task => ({
  name,
  everyMs,
  runOnce: async (stop) => {
    let done = 0;
    for (let some = 1; some > 0 && !stop.aborted; done += some) some = Number(await step());
    return done;
  },
});

/** Records where the shop works, so that it notices a restored database, and checks the stock ledger once a day. */
export function databaseCheck(
  database: Pick<ShopDatabase, 'recordPresence' | 'claimLedgerCheck'>,
  stock: Pick<StockCheckService, 'firstDisagreement'>,
  log: Logger,
): Task {
  const checkLedger = async () => {
    if (!(await database.claimLedgerCheck())) return 0;
    const disagreement = await stock.firstDisagreement();
    if (disagreement) log.error(disagreement, 'stock ledger disagrees');
    return 1;
  };
  return eachOnce('database-check', MINUTE_MS, [() => database.recordPresence(), checkLedger]);
}

/** Keeps catalogue counts and order figures short by folding recent lines. */
export const countFolding = (sums: readonly { fold(): Promise<number> }[]): Task =>
  eachOnce(
    'count-folding',
    PACE_MS,
    sums.map((one) => () => one.fold()),
  );

/** Indexes new and changed orders for the admins' search (ADR 019). */
export const orderIndexing = (search: { fill(): Promise<number> }): Task =>
  stepByStep('order-indexing', SEARCH_PACE_MS, async () => {
    const began = performance.now();
    const filled = await search.fill();
    // In a rush there is always more to index: four fifths of the time belong to placing orders.
    if (filled > 0) await delay(4 * (performance.now() - began));
    return filled;
  });

/** Checks, applies and undoes admins' files: someone waits for it. */
export const fileImports = (work: { workNext(): Promise<boolean> }): Task =>
  stepByStep('imports', CUSTOMER_WAIT_MS, () => work.workNext());

/** The same for files of a few rows only, so that none waits for a long one. */
export const shortFileImports = (work: {
  workNext(of: { readonly onlyShort: boolean }): Promise<boolean>;
}): Task => stepByStep('short-imports', CUSTOMER_WAIT_MS, () => work.workNext({ onlyShort: true }));

/** Fetches pictures that applied files of parts name by address, a few at a time: most of it is waiting for their hosts. */
export function pictureFetching(fetching: Pick<PictureFetching, 'fetchNext'>, log: Logger): Task {
  const fetchNext = notifyIfFailing(log, 'address', 'picture fetch failed', () => fetching.fetchNext());
  return {
    name: 'picture-fetching',
    everyMs: PICTURE_PACE_MS,
    runOnce: async (stop) => {
      const rounds = Array.from({ length: PICTURES_AT_A_TIME }, () => runUntilIdle(stop, fetchNext));
      return (await Promise.all(rounds)).reduce((done, round) => done + round.done, 0);
    },
  };
}

/** Checks all lists of cars once a day, or on request, in ranges. */
export const fitmentCheck = (checks: { checkSome(): Promise<boolean> }): Task =>
  stepByStep('fitment-check', PACE_MS, () => checks.checkSome());

/** Deletes old idempotency keys, handled events, counters and unused pictures. */
export const housekeeping = (stores: readonly { forgetOld(): Promise<number> }[]): Task =>
  eachOnce(
    'housekeeping',
    HOUR_MS,
    stores.map((store) => () => store.forgetOld()),
  );

/** Takes the next item, which its property `name` names, and logs as `message` that it keeps failing. */
function notifyIfFailing<Name extends string>(
  log: Logger,
  name: Name,
  message: string,
  claimNext: () => Promise<
    (Readonly<Record<Name, string>> & { readonly failure?: unknown }) | null | undefined
  >,
): () => Promise<Outcome> {
  const failing = new FailingItems(log);
  return async () => {
    const item = await claimNext();
    if (!item) return 'NONE';
    const { [name]: id, failure } = item;
    if (failure === undefined) {
      failing.resolved(id);
      return 'DONE';
    }
    failing.failed(id, failure, { [name]: id }, message);
    return outcomeOf(failure);
  };
}
