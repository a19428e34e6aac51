import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { onlyUnavailable } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { Order } from '../../orders/order/order.entity.js';
import { NoSuchOrder, OrderAlreadyShipped, OrderNotPaid } from '../../orders/order/order.errors.js';
import { OrderStatus } from '../../orders/order/order-status.js';
import { ownOrderRefusal } from '../../orders/order/own-order-refusal.js';
import { announceRefunded } from '../../customers/outbox/announce.js';
import type { StockService } from '../../fulfillment/stock/stock.service.js';
import { unitsOf } from '../../orders/holding/hold.service.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { manualRefundOf, subjectOf } from '../payment/payment-set.js';
import { PaymentCaseKind } from '../payment/payment-case.kinds.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import { moneyBack } from '../payment/payment-refunds.js';
import { paymentOf, requireRefundable } from './paid-order.js';
import type { RefundService } from './refund.service.js';

/** A paid order whose money has already gone back: how, and who says so. */
interface ByProvider {
  readonly refundId: string;
  readonly actor: Actor;
}

/** A paid, unshipped order: who reverses it, and why. */
type OrderReversal = (typeof BY_ADMIN | typeof BY_CUSTOMER) & {
  readonly actor: Actor;
  readonly reason: string | null;
};

/**
 * Refunds paid orders that were not shipped, for admins, and for customers who cancel. Shipping locks the same row, so
 * exactly one of these succeeds; the database enforces that too.
 */
export class OrderRefund {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly stock: StockService,
    private readonly refunds: RefundService,
    private readonly cases: PaymentCases,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Reverses the order: its units return to stock and it is refunded, whatever the provider responds; the money
   * follows after the commit, through the reconciler if the provider does not respond. Repeating it has no further
   * effect. Throws NoSuchOrder, OrderNotPaid, OrderAlreadyShipped, and OrderDisputed and ManualRefundUnassigned, since after a
   * chargeback or a manual refund the customer would be paid twice.
   */
  refund(id: string, reason: string | null, actor: Actor): Promise<Order> {
    return this.settle(id, { ...BY_ADMIN, reason, actor });
  }

  /** Cancels the order for its customer, who no longer wants it. Also throws NotYourOrder, TooManyRequests. */
  async cancel(id: string, actor: Actor): Promise<Order> {
    await this.limits.spend('ORDER', actor.uid);
    return this.settle(id, { ...BY_CUSTOMER, reason: null, actor });
  }

  private async settle(id: string, reversal: OrderReversal): Promise<Order> {
    const attemptId = await inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, id, reversal);
      const { attempt, shares } = await paymentOf(manager, order);
      if (order.refunded) return attempt.id;
      await requireRefundable(manager, order, shares);
      const { transactionId } = order;
      const back = await moneyBack(manager, transactionId);
      const leftMinor = attempt.amountMinor - back.refunded - back.refundedManually;
      await this.revert(manager, order, reversal);
      const part = { attemptId: attempt.id, orderId: order.id };
      await manager.update(AttemptOrder, part, { state: 'REFUND_DUE' });
      await manager.update(PaymentAttempt, attempt.id, { checkedAt: () => 'now()' });
      await this.cases.note(manager, {
        kind: PaymentCaseKind.REFUND_DUE,
        subject: subjectOf(attempt.id, order.id, shares),
        transactionId,
        orderId: order.id,
        amountMinor: Math.max(0, Math.min(order.totalMinor - manualRefundOf(shares, order), leftMinor)),
        currency: attempt.currency,
        detail: `${reversal.who} the order. The refund is pending.`,
      });
      return attempt.id;
    });
    await this.refunds.issueDueRefund(attemptId).catch(onlyUnavailable);
    return this.orders.findOneByOrFail({ id });
  }

  /**
   * Reverses in the caller's transaction, for money that already went back at the provider: nothing is requested there.
   */
  async close(manager: EntityManager, id: string, { refundId, actor }: ByProvider): Promise<void> {
    const reversal = { ...BY_ADMIN, reason: 'refunded at the provider', actor };
    const order = await this.lock(manager, id, reversal);
    const { attempt } = await paymentOf(manager, order);
    if (order.refunded) return;
    await this.revert(manager, order, reversal);
    const part = { attemptId: attempt.id, orderId: id };
    await manager.update(AttemptOrder, part, { state: 'REFUNDED', refundId });
    await this.audit.record(manager, 'system:refund', 'PAYMENT_REFUNDED', ['order', id], {
      after: { intentId: order.transactionId, refundId, amountMinor: order.totalMinor },
    });
  }

  private async revert(
    manager: EntityManager,
    order: Order,
    { action, status, reason, actor: { uid } }: OrderReversal,
  ): Promise<void> {
    // The admin's reason may name the customer and would stay in the ledger; the audit log has it while the account exists.
    const ledgerReason = status === OrderStatus.CANCELLED ? 'cancelled' : 'refunded';
    await this.stock.cancelSale(manager, { ...unitsOf(order, uid), reason: ledgerReason });
    await manager.update(Order, order.id, {
      refundedAt: () => 'now()',
      ...(status === OrderStatus.CANCELLED && { cancelledAt: () => 'now()' }),
    });
    await announceRefunded(manager, [order]);
    await this.audit.record(manager, uid, action, ['order', order.id], {
      before: { status: order.status },
      after: { status, amountMinor: order.totalMinor, ...(reason && { reason }) },
    });
  }

  private async lock(manager: EntityManager, id: string, { isOwn, actor }: OrderReversal): Promise<Order> {
    const order = await lockRow(manager, Order, { id });
    if (isOwn && order?.userUid !== actor.uid) throw await ownOrderRefusal(manager, id, actor);
    if (!order) throw new NoSuchOrder();
    if (!order.paidAt) throw new OrderNotPaid();
    if (order.shipped)
      throw new OrderAlreadyShipped(
        isOwn
          ? 'It can no longer be canceled; return it instead.'
          : 'Shipped orders are refunded through a return.',
      );
    return order;
  }
}

/** Who reverses it. */
const BY_ADMIN = {
  isOwn: false,
  action: 'ORDER_REFUNDED',
  status: OrderStatus.REFUNDED,
  who: 'An admin refunded',
} as const;
const BY_CUSTOMER = {
  isOwn: true,
  action: 'ORDER_CANCELLED',
  status: OrderStatus.CANCELLED,
  who: 'The customer canceled',
} as const;
