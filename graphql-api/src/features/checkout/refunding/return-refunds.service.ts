import type { EntityManager } from 'typeorm';

import { toDollars } from '../../../shared/money.js';
import { BadInput, ServiceUnavailable } from '../../../shared/shop-error.js';
import type { Order } from '../../order/order.entity.js';
import { OrderDisputed } from '../../order/order.errors.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { PaymentCaseKind } from '../payment/payment-case.kinds.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import { refundedByHandMinor } from '../payment/payment-refunds.js';
import { ReturnRefund, subjectOfReturn } from '../payment/return-refund.entity.js';
import { isDisputed, paymentOf } from './paid-order.js';
import type { RefundService } from './refund.service.js';

/** What goes back for a return. Minor units. */
interface Owed {
  readonly returnId: string;
  /** Locked. */
  readonly order: Order;
  readonly amountMinor: number;
}

/** Gives money back for what customers sent back (ADR 046): written down first, asked for after the commit. */
export class ReturnRefunds {
  constructor(
    private readonly refunds: RefundService,
    private readonly cases: PaymentCases,
  ) {}

  /**
   * Writes down what is owed, in the caller's transaction. Answers the id of the payment, for `give`. Throws OrderDisputed, and BadInput
   * for more than is left of what was paid. The database holds that, too.
   */
  async owe(manager: EntityManager, { returnId, order, amountMinor }: Owed): Promise<string> {
    if (await isDisputed(manager, order)) throw new OrderDisputed();
    const { attempt, parts } = await paymentOf(manager, order);
    const { transactionId, id: orderId } = order;
    // Of several orders nobody knows which one it was for: that is a case of its own.
    const byHandMinor =
      transactionId && parts.length === 1 ? await refundedByHandMinor(manager, transactionId) : 0;
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

  /** Asks the provider for it. Where it does not answer, the reconciler sees to it. */
  async give(attemptId: string): Promise<void> {
    await this.refunds.giveDue(attemptId).catch((error: unknown) => {
      if (!(error instanceof ServiceUnavailable)) throw error;
    });
  }
}
