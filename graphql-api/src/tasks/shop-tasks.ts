import { setTimeout as delay } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { ShopDatabase } from '../db/shop-database.js';
import type { AccountErasure } from '../features/customers/customer/account-erasure.service.js';
import type { MailSending } from '../features/customers/mail/mail-sending.service.js';
import type { PictureFetching } from '../features/data/import-kinds/parts/pictures/picture-fetching.service.js';
import type { StockCheckService } from '../features/fulfillment/stock/stock-check.service.js';
import type { OrderClosing } from '../features/orders/closing/order-closing.service.js';
import { HoldNotExpired, OrderAlreadyPaid, OrderNotPayable } from '../features/orders/order/order.errors.js';
import { PaymentMismatch, UnknownPayment } from '../features/payments/payment/payment.errors.js';
import type { PaymentEvent } from '../features/payments/payment/payment-gateway.port.js';
import type { MissedEvents } from '../features/payments/settling/missed-events.service.js';
import type { ReconciliationService } from '../features/payments/settling/reconciliation.service.js';
import { attempt } from '../shared/claim.js';
import { ServiceUnavailable } from '../shared/shop-error.js';
import { FailingItems } from './failing-items.js';
import { itemWork, type Round } from './item-work.js';
import type { Task } from './task-runner.js';

const PACE_MS = 30_000;
const SEARCH_PACE_MS = 5_000;
const CUSTOMER_WAIT_MS = 2_000;
const MAIL_PACE_MS = 5_000;
const PICTURE_PACE_MS = 5_000;
/** Fewer than an instance holds places for, so that admins can upload in the meantime. */
const PICTURES_AT_A_TIME = 4;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Paid in the meantime, or being paid again; claimed by another instance; or a mismatch, recorded as a case that reports itself. */
const SETTLED = [OrderAlreadyPaid, HoldNotExpired, OrderNotPayable, PaymentMismatch];

/** Releases the units of expired orders: first those that need no answer from the payment provider. */
export function holdExpiry(closing: Pick<OrderClosing, 'expireNext'>, log: Logger): Task {
  const failed = new Set<string>();
  const release = (withPayment: boolean) =>
    itemWork(log, 'stock hold release failed', async () => {
      const expiry = await closing.expireNext({ withPayment, except: [...failed] });
      if (expiry?.failure === undefined) return expiry;
      const { orderId, failure } = expiry;
      if (SETTLED.some((kind) => failure instanceof kind)) return { orderId };
      failed.add(orderId);
      return expiry;
    });
  const [releaseUnpaid, releaseWithPayment] = [release(false), release(true)];
  return {
    name: 'hold-expiry',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      const unpaid = await releaseUnpaid(stop);
      const others = await releaseWithPayment(stop);
      // Once all have been tried, failed ones get another turn.
      if (others.complete) failed.clear();
      return unpaid.done + others.done;
    },
  };
}

/** Finishes half-done payments, and reports overdue refunds. */
export function reconciler(
  payments: Pick<ReconciliationService, 'reconcileNext' | 'refundNext' | 'claimOverdue'>,
  log: Logger,
): Task {
  const reconcile = itemWork(log, 'payment reconciliation failed', () => payments.reconcileNext());
  const refund = itemWork(log, 'refund failed', () => payments.refundNext());
  return {
    name: 'reconciler',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      const reconciled = await reconcile(stop);
      const refunded = await refund(stop);
      for (const overdue of await payments.claimOverdue()) log.error(overdue, 'refund overdue');
      return reconciled.done + refunded.done;
    },
  };
}

/** Recorded as cases, which report themselves. */
const REPORTED = [UnknownPayment, PaymentMismatch];

/** Asks the provider for events whose messages never arrived. */
export function missedEvents(missed: MissedEvents, log: Logger): Task {
  let left: PaymentEvent[] = [];
  const handle = itemWork(log, 'payment event handling failed', async () => {
    const event = left.shift();
    return event && attempt({ event: event.id, type: event.type }, () => missed.handle(event), REPORTED);
  });
  const failing = new FailingItems(log);
  return {
    name: 'missed-events',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      const inquiry = await missed.claim();
      if (!inquiry) return 0;
      try {
        left = await missed.find(inquiry);
        failing.resolved('poll');
      } catch (error) {
        if (!(error instanceof ServiceUnavailable)) throw error;
        failing.failed('poll', error, {}, 'payment event poll failed');
        return 0;
      }
      const { done, failed, complete } = await handle(stop);
      if (complete && failed === 0) await missed.advance(inquiry);
      return done;
    },
  };
}

/** Sends waiting mails. A server that accepts no mail is logged once, not for each of them. */
export const mails = (sending: Pick<MailSending, 'sendNext'>, log: Logger): Task =>
  itemByItem(
    'mails',
    MAIL_PACE_MS,
    itemWork(log, 'email delivery failed', () => sending.sendNext(), { logsOutageOnce: true }),
  );

/** Deletes the sign-ins of deleted accounts at the identity provider, if it did not respond at once. */
export const signInRemoval = (erasure: Pick<AccountErasure, 'removeNextSignIn'>, log: Logger): Task =>
  itemByItem(
    'sign-in-removal',
    PACE_MS,
    itemWork(log, 'sign-in deletion failed', () => erasure.removeNextSignIn()),
  );

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

/** A task that works on items one by one, `atATime` of them in parallel. */
const itemByItem = (
  name: string,
  everyMs: number,
  work: (stop: AbortSignal) => Promise<Round>,
  atATime = 1,
): Task => ({
  name,
  everyMs,
  runOnce: async (stop) => {
    const rounds = await Promise.all(Array.from({ length: atATime }, () => work(stop)));
    return rounds.reduce((done, round) => done + round.done, 0);
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
    if (disagreement) log.error(disagreement, 'stock ledger check failed');
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

/** Handles files of a few rows only, so that none waits for a long one. */
export const shortFileImports = (work: {
  workNext(of: { readonly onlyShort: boolean }): Promise<boolean>;
}): Task => stepByStep('short-imports', CUSTOMER_WAIT_MS, () => work.workNext({ onlyShort: true }));

/** Fetches pictures that applied files of parts name by address, a few at a time: most of it is waiting for their hosts. */
export const pictureFetching = (fetching: Pick<PictureFetching, 'fetchNext'>, log: Logger): Task =>
  itemByItem(
    'picture-fetching',
    PICTURE_PACE_MS,
    itemWork(log, 'picture fetch failed', () => fetching.fetchNext()),
    PICTURES_AT_A_TIME,
  );

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
