import { type EntityManager, Not, type Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import { ServiceUnavailable } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { Order } from '../../order/order.entity.js';
import {
  NoSuchOrder,
  OrderAlreadyShipped,
  OrderDisputed,
  OrderNotPaid,
  RefundNotPlaced,
} from '../../order/order.errors.js';
import { OrderStatus } from '../../order/order-status.js';
import { announceRefunded } from '../../outbox/announce.js';
import type { StockService } from '../../stock/stock.service.js';
import { unitsOf } from '../holding/hold.service.js';
import { AttemptOrder } from '../payment/attempt-order.entity.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { findPayment, insertPayment, partsOf, type PaymentSet, subjectOf } from '../payment/payment-set.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseState } from '../payment/payment-case.kinds.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import { refundedMinor } from '../payment/payment-refunds.js';
import type { RefundService } from './refund.service.js';

/** A paid order whose money went back already: what did that, and who says so. */
interface TakenBack {
  readonly refundId: string;
  readonly actor: Actor;
}

/**
 * Refunds paid orders that were not shipped. Shipping locks the same row, so exactly one of the two goes through; the database
 * holds that too.
 */
export class OrderRefund {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly stock: StockService,
    private readonly refunds: RefundService,
    private readonly cases: PaymentCases,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes the order back: its units are on the shelf and it is refunded, whatever the provider says; its money follows after
   * the commit, and the reconciler sees to it where the provider does not answer. Again is the same as once. Throws
   * NoSuchOrder, OrderNotPaid, OrderAlreadyShipped, OrderDisputed and RefundNotPlaced: a bank that takes the money back, or who gave
   * it back by hand, would have paid it twice.
   */
  async refund(id: string, reason: string | null, actor: Actor): Promise<Order> {
    const attemptId = await inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, id);
      const { attempt, parts } = await this.paidBy(manager, order);
      if (order.refunded) return attempt.id;
      if (await this.hasOpenCase(manager, order, PaymentCaseKind.DISPUTE)) throw new OrderDisputed();
      // Of several nobody knows which one it was for.
      if (parts.length > 1 && (await this.hasOpenCase(manager, order, PaymentCaseKind.PROVIDER_REFUND)))
        throw new RefundNotPlaced();
      const backMinor =
        order.transactionId && parts.length === 1 ? await refundedMinor(manager, order.transactionId) : 0;
      await this.takeBack(manager, order, reason, actor);
      const part = { attemptId: attempt.id, orderId: order.id };
      await manager.update(AttemptOrder, part, { state: 'REFUND_DUE' });
      await manager.update(PaymentAttempt, attempt.id, { checkedAt: () => 'now()' });
      await this.cases.note(manager, {
        kind: PaymentCaseKind.REFUND_DUE,
        subject: subjectOf(attempt.id, order.id, parts),
        transactionId: order.transactionId,
        orderId: order.id,
        amountMinor: order.totalMinor - backMinor,
        currency: attempt.currency,
        detail: 'An admin refunded the order. Its money has not gone back yet.',
      });
      return attempt.id;
    });
    await this.refunds.giveDue(attemptId).catch((error: unknown) => {
      if (!(error instanceof ServiceUnavailable)) throw error;
    });
    return this.orders.findOneByOrFail({ id });
  }

  /** The same in the caller's transaction, for money that went back at the provider: nothing more is asked there. */
  async close(manager: EntityManager, id: string, { refundId, actor }: TakenBack): Promise<void> {
    const order = await this.lock(manager, id);
    const { attempt } = await this.paidBy(manager, order);
    if (order.refunded) return;
    await this.takeBack(manager, order, 'refunded at the provider', actor);
    const part = { attemptId: attempt.id, orderId: id };
    await manager.update(AttemptOrder, part, { state: 'REFUNDED', refundId });
    await this.audit.record(manager, {
      actor: 'system:refund',
      action: 'PAYMENT_REFUNDED',
      subject: 'order',
      subjectId: id,
      after: { intentId: order.transactionId, refundId, amountMinor: order.totalMinor },
    });
  }

  private async takeBack(
    manager: EntityManager,
    order: Order,
    reason: string | null,
    { uid }: Actor,
  ): Promise<void> {
    await this.stock.cancelSale(manager, { ...unitsOf(order, uid), reason: reason ?? 'refunded' });
    await manager.update(Order, order.id, { refundedAt: () => 'now()' });
    await announceRefunded(manager, [order]);
    await this.audit.record(manager, {
      actor: uid,
      action: 'ORDER_REFUNDED',
      subject: 'order',
      subjectId: order.id,
      before: { status: order.status },
      after: { status: OrderStatus.REFUNDED, amountMinor: order.totalMinor, ...(reason && { reason }) },
    });
  }

  private async lock(manager: EntityManager, id: string): Promise<Order> {
    const order = isId(id)
      ? await manager.findOne(Order, { where: { id }, lock: { mode: 'for_no_key_update' } })
      : null;
    if (!order) throw new NoSuchOrder();
    if (!order.paidAt) throw new OrderNotPaid();
    if (order.shipped)
      throw new OrderAlreadyShipped('What is on its way is refunded at the payment provider.');
    return order;
  }

  /** About its payment. */
  private hasOpenCase(
    manager: EntityManager,
    { transactionId }: Order,
    kind: PaymentCaseKind,
  ): Promise<boolean> {
    return transactionId === null
      ? Promise.resolve(false)
      : manager.existsBy(PaymentCase, { transactionId, kind, state: Not(PaymentCaseState.CLOSED) });
  }

  /** The payment that paid it. An imported order has none of ours yet. */
  private async paidBy(manager: EntityManager, order: Order): Promise<PaymentSet> {
    const { transactionId: intentId } = order;
    const known = intentId === null ? null : await findPayment(manager, intentId);
    if (known) return known;
    const attempt = await insertPayment(manager, [order], { state: 'SETTLED', intentId });
    return { attempt, parts: await partsOf(manager, attempt.id) };
  }
}
