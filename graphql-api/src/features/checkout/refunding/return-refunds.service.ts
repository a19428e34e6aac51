import type { EntityManager } from 'typeorm';

import { toDollars } from '../../../shared/money.js';
import { BadInput, ServiceUnavailable } from '../../../shared/shop-error.js';
import type { Order } from '../../order/order.entity.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { PaymentCaseKind } from '../payment/payment-case.kinds.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import { moneyBack } from '../payment/payment-refunds.js';
import { ReturnRefund, subjectOfReturn } from '../payment/return-refund.entity.js';
import { paymentOf, requireRefundable } from './paid-order.js';
import type { RefundService } from './refund.service.js';

/** The refund for a return. Minor units. */
interface Owed {
  readonly returnId: string;
  /** Locked. */
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
   * RefundNotPlaced, and BadInput for more than is left of what was paid. The database enforces that too.
   */
  async owe(manager: EntityManager, { returnId, order, amountMinor }: Owed): Promise<string> {
    const { attempt, parts } = await paymentOf(manager, order);
    await requireRefundable(manager, order, parts);
    const { transactionId, id: orderId } = order;
    // For several orders, somebody has said which one it was for.
    const back = transactionId && parts.length === 1 ? await moneyBack(manager, transactionId) : null;
    const byHandMinor = back ? back.refundedByHand + back.paidAnotherWay : 0;
    const leftMinor = Math.max(0, order.totalMinor - order.returnedMinor - byHandMinor);
    if (amountMinor > leftMinor) {
      throw new BadInput(
        `${toDollars(byHandMinor + order.returnedMinor)} of this order went back already. At most ${toDollars(leftMinor)} is left.`,
        { field: 'amount' },
      );
    }
    await manager.insert(ReturnRefund, { returnId, attemptId: attempt.id, orderId, amountMinor });
    await manager.update(PaymentAttempt, attempt.id, { checkedAt: () => 'now()' });
    await this.cases.note(manager, {
      kind: PaymentCaseKind.REFUND_DUE,
      subject: subjectOfReturn(transactionId ?? attempt.id, { returnId }),
      transactionId,
      orderId,
      amountMinor,
      currency: attempt.currency,
      detail: 'A return was refunded. Its money has not gone back yet.',
    });
    return attempt.id;
  }

  /** Requests it from the provider. If it does not answer, the reconciler tries again. */
  async give(attemptId: string): Promise<void> {
    await this.refunds.giveDue(attemptId).catch((error: unknown) => {
      if (!(error instanceof ServiceUnavailable)) throw error;
    });
  }
}
