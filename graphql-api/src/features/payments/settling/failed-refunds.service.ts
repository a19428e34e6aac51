import type { EntityManager } from 'typeorm';

import type { AttemptOrder } from '../payment/attempt-order.entity.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind } from '../payment/payment-case.kinds.js';
import type { NewCase, PaymentCases } from '../payment/payment-cases.service.js';
import type { RefundSnapshot } from '../payment/payment-gateway.port.js';
import { storedRefunds } from '../payment/payment-refunds.js';
import { returnRefundsOf } from '../payment/return-refund.entity.js';
import { type Claim, failuresOf, type ProviderRefund, type RefundedPayment } from './refund-failures.js';

/** One of our payments whose first order is locked, with its refunds as read from the provider and stored. */
interface ReadPayment {
  readonly transactionId: string;
  /** The first of its orders. */
  readonly orderId: string;
  /** Null for an imported order. */
  readonly attemptId: string | null;
  readonly shares: readonly AttemptOrder[];
  readonly refunds: readonly RefundSnapshot[];
  /** Refunds that were known as issued, and have failed. */
  readonly failedNow: ReadonlySet<string>;
}

/**
 * Refunds that the provider made and the customer's bank sent back, perhaps days later, no matter who made them: each is a
 * case that says what is still owed, and to whom (ADR 027).
 */
export class FailedRefunds {
  constructor(private readonly cases: PaymentCases) {}

  /** Writes the cases, once each, in the caller's transaction. Returns the new ones, to be logged after it. */
  async note(manager: EntityManager, payment: ReadPayment): Promise<NewCase[]> {
    const { transactionId, refunds } = payment;
    if (refunds.every(({ status }) => status !== 'FAILED')) return [];
    const opened: NewCase[] = [];
    for (const failure of failuresOf(await factsOf(manager, payment))) {
      const { subject, refundId, orderId, amountMinor, isManual } = failure;
      const read = refunds.find(({ id }) => id === refundId);
      const failed: NewCase = {
        kind: PaymentCaseKind.REFUND_FAILED,
        ...{ subject, transactionId, orderId, amountMinor },
        currency: read?.currency ?? null,
        detail: `${isManual ? 'A refund issued in Stripe' : 'The refund'} failed: ${read?.failure ?? 'no reason given'}.`,
      };
      if (await this.cases.write(manager, failed)) opened.push(failed);
    }
    return opened;
  }
}

async function factsOf(manager: EntityManager, payment: ReadPayment): Promise<RefundedPayment> {
  const { transactionId, orderId, attemptId, shares, failedNow } = payment;
  const cases = await manager.findBy(PaymentCase, { transactionId });
  const isAlone = shares.length <= 1;
  const paid = shares.find(({ state }) => state === 'SETTLED');
  const stored = await storedRefunds(manager, transactionId);
  return {
    ...{ transactionId, cases, isAlone, failedNow },
    // No one knows which order a refund of several was for: as other cases of a payment, it belongs to the first.
    paidOrderId: paid || shares.length === 0 ? orderId : null,
    claims: [...sharesOf(shares, cases), ...(attemptId ? await returnsOf(manager, attemptId) : [])],
    refunds: stored.map((refund) => ({ ...refund, purpose: purpose(refund, payment) })),
  };
}

function sharesOf(shares: readonly AttemptOrder[], cases: readonly PaymentCase[]): Claim[] {
  // The amount received for one order may have been more or less than it cost, and all of it was to go back.
  const receivedMinor = cases.find(({ kind }) => kind === PaymentCaseKind.PAYMENT_MISMATCH)?.amountMinor;
  return shares.flatMap(({ orderId, amountMinor, refundId, state, manualRefundMinor, manualRefundId }) => {
    const part = { key: orderId, orderId, isDue: state === 'REFUND_DUE' };
    if (REFUND_AMOUNT.has(state))
      return [
        {
          ...part,
          refundId,
          amountMinor: shares.length === 1 ? (receivedMinor ?? amountMinor) : amountMinor,
        },
      ];
    return manualRefundMinor > 0
      ? [{ ...part, refundId: manualRefundId, amountMinor: manualRefundMinor }]
      : [];
  });
}

async function returnsOf(manager: EntityManager, attemptId: string): Promise<Claim[]> {
  const returns = await returnRefundsOf(manager, attemptId);
  return returns.map(({ returnId: key, orderId, amountMinor, refundId, state }) => ({
    ...{ key, orderId, amountMinor, refundId },
    isDue: state === 'REFUND_DUE',
  }));
}

const REFUND_AMOUNT = new Set(['REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND']);

/** The return or, of several orders, the order that the shop made a refund for. */
function purpose(
  { id, returnId }: Pick<ProviderRefund, 'id'> & { readonly returnId: string | null },
  { shares, refunds }: ReadPayment,
): string | null {
  if (returnId !== null) return returnId;
  if (shares.length <= 1) return null;
  const read = refunds.find((refund) => refund.id === id);
  // One issued after that reading is the shop's own.
  return read ? read.orderId : (shares.find(({ refundId }) => refundId === id)?.orderId ?? null);
}
