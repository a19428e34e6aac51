import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { refusal } from '../../../shared/shop-error.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { Order } from '../../orders/order/order.entity.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import type { PaymentCase } from '../payment/payment-case.entity.js';
import { manualRefundOf } from '../payment/payment-set.js';
import { notPlacedMinor } from '../refunding/payment-issue.js';
import type { OrderRefund } from '../refunding/order-refund.service.js';
import { type OrderLeft, shareOut } from './share-out.js';

/** What an admin states about a case about a payment of several orders. */
interface Answer {
  readonly found: PaymentCase;
  /** The share of each order of the payment. */
  readonly shares: readonly AttemptOrder[];
  /** The orders that the money was for, locked: paid by this payment and not refunded. */
  readonly orders: readonly Order[];
  readonly actor: Actor;
}

/** Money of several orders went back without a request from the shop: an admin says which of them it was for. */
export class RefundAllocation {
  constructor(
    private readonly orderRefunds: OrderRefund,
    private readonly audit: AuditService,
  ) {}

  /**
   * Reverses orders that are not shipped. For the others it stores how much was for each, which is not refunded again.
   * Returns whether any was reversed. Throws BadInput if the former cost more than went back, less what earlier cases
   * used, or if that leaves nothing for one of the latter.
   */
  async allocate(manager: EntityManager, answer: Answer): Promise<boolean> {
    const { found, shares, orders, actor } = answer;
    const unshipped = orders.filter(({ shipped }) => !shipped);
    const shipped = orders.filter((order) => order.shipped);
    const costMinor = sumOf(unshipped.map((order) => leftOf(order, shares).leftMinor));
    const remainingMinor = (await notPlacedMinor(manager, found.id)) - costMinor;
    const amounts = shareOut(
      remainingMinor,
      shipped.map((order) => leftOf(order, shares)),
    );
    if (remainingMinor < 0 || amounts.includes(0)) throw new RefundExceedsPaid();
    for (const { id } of unshipped) {
      await this.orderRefunds.close(manager, id, { refundId: found.subject, actor });
    }
    for (const [index, order] of shipped.entries()) {
      await this.note(manager, answer, { order, amountMinor: amounts[index] ?? 0 });
    }
    return unshipped.length > 0;
  }

  private async note(
    manager: EntityManager,
    { found, shares, actor }: Answer,
    { order, amountMinor }: { readonly order: Order; readonly amountMinor: number },
  ): Promise<void> {
    const { subject: refundId, transactionId } = found;
    const share = shares.find(({ orderId }) => orderId === order.id);
    if (!share) throw new RefundExceedsPaid();
    const { attemptId, orderId } = share;
    await manager.update(
      AttemptOrder,
      { attemptId, orderId },
      { manualRefundMinor: share.manualRefundMinor + amountMinor, manualRefundId: refundId },
    );
    await this.audit.record(manager, actor.uid, 'CASE_RESOLVED', ['order', orderId], {
      after: { transactionId, refundId, amountMinor },
    });
  }
}

export class RefundExceedsPaid extends refusal(
  'BAD_INPUT',
  'Select orders of this payment whose total does not exceed the refund.',
  { field: 'orderIds' },
) {}

function leftOf(order: Order, shares: readonly AttemptOrder[]): OrderLeft {
  const { totalMinor, unitPriceMinor, unitsBack, returnedMinor } = order;
  const backMinor = returnedMinor + manualRefundOf(shares, order);
  return { leftMinor: totalMinor - backMinor, awaitedMinor: unitPriceMinor * unitsBack - backMinor };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, minor) => sum + minor, 0);
