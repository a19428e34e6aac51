import type { EntityManager } from 'typeorm';

import { toDollars } from '../../../shared/money.js';
import { BadInput, onlyUnavailable } from '../../../shared/shop-error.js';
import type { Order } from '../../orders/order/order.entity.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { PaymentCaseKind } from '../payment/payment-case.kinds.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import { moneyBack } from '../payment/payment-refunds.js';
import { manualRefundOf } from '../payment/payment-set.js';
import { ReturnRefund, subjectOfReturn } from '../payment/return-refund.entity.js';
import { paymentOf, requireRefundable } from './paid-order.js';
import type { RefundService } from './refund.service.js';

/** The refund for a return. Minor units. */
interface DueReturnRefund {
  readonly returnId: string;
  /** The locked order. */
  readonly order: Order;
  readonly amountMinor: number;
}

/** Refunds what customers sent back (ADR 046): recorded first, requested after the commit. */
export class ReturnRefunds {
  constructor(
    private readonly refunds: RefundService,
    private readonly cases: PaymentCases,
  ) {}

  /**
   * Records what is owed, in the caller's transaction. Returns the id of the payment, for `give`. Throws OrderDisputed,
   * ManualRefundUnassigned, and BadInput for more than is left of what was paid. The database enforces that too.
   */
  async createDueRefund(
    manager: EntityManager,
    { returnId, order, amountMinor }: DueReturnRefund,
  ): Promise<string> {
    const { attempt, shares } = await paymentOf(manager, order);
    await requireRefundable(manager, order, shares);
    const { transactionId, id: orderId } = order;
    const back = await moneyBack(manager, transactionId);
    // For several orders, an admin has recorded which one it was for.
    const manualRefundMinor =
      shares.length === 1
        ? back.refundedExceptReturns + back.refundedManually
        : manualRefundOf(shares, order);
    requireLeft(amountMinor, [
      { of: 'this order', paidMinor: order.totalMinor, backMinor: order.returnedMinor + manualRefundMinor },
      {
        of: 'its payment',
        paidMinor: attempt.amountMinor,
        backMinor: back.refunded + back.refundedManually,
      },
    ]);
    await manager.insert(ReturnRefund, { returnId, attemptId: attempt.id, orderId, amountMinor });
    await manager.update(PaymentAttempt, attempt.id, { checkedAt: () => 'now()' });
    await this.cases.note(manager, {
      kind: PaymentCaseKind.REFUND_DUE,
      subject: subjectOfReturn(transactionId ?? attempt.id, { returnId }),
      transactionId,
      orderId,
      amountMinor,
      currency: attempt.currency,
      detail: 'A return was refunded. The refund is pending.',
    });
    return attempt.id;
  }

  /** Requests it from the provider. If it does not respond, the reconciler tries again. */
  async give(attemptId: string): Promise<void> {
    await this.refunds.issueDueRefund(attemptId).catch(onlyUnavailable);
  }
}

/** What was paid, and what has gone back of it. Minor units. */
interface Account {
  readonly of: string;
  readonly paidMinor: number;
  readonly backMinor: number;
}

/** Throws BadInput, which says where the least is left, for more than that. */
function requireLeft(amountMinor: number, accounts: readonly Account[]): void {
  const [least] = accounts
    .map(({ paidMinor, ...account }) => ({
      ...account,
      leftMinor: Math.max(0, paidMinor - account.backMinor),
    }))
    .sort((one, other) => one.leftMinor - other.leftMinor);
  if (!least || amountMinor <= least.leftMinor) return;
  throw new BadInput(
    `${toDollars(least.backMinor)} of ${least.of} was already refunded. At most ${toDollars(least.leftMinor)} is left.`,
    { field: 'amount' },
  );
}
