import type { EntityManager, Repository } from 'typeorm';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import type { Attempted } from '../../../shared/claim.js';
import { lockRow } from '../../../shared/lock-row.js';
import type { ShopError } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { PaymentAttempt } from '../../payments/payment/payment-attempt.entity.js';
import { PaymentInProgress } from '../../payments/payment/payment.errors.js';
import { lockOpenAttempts, markCanceling } from '../../payments/payment/payment-set.js';
import type { PaymentCancellation } from '../../payments/settling/payment-cancellation.service.js';
import type { HoldService } from '../holding/hold.service.js';
import { Order } from '../order/order.entity.js';
import {
  HoldNotExpired,
  NotYourOrder,
  OrderAlreadyPaid,
  OrderNotPayable,
  OrderRefunded,
  orderUnknownTo,
} from '../order/order.errors.js';

/** What is done to an order once no one can pay it any more, in the transaction that closes its payment. */
interface Closing {
  readonly actor: string;
  /** The refusal when there is no such order, or no longer. */
  readonly unknown: () => ShopError;
  /** Throws when the (locked) order must stay as it is. `now` is the database's time. */
  readonly guard: (order: Order, now: Date) => void;
  readonly finish: (manager: EntityManager, order: Order) => Promise<void>;
}

/** An order that was locked and is to be canceled, and its open payment if it has one. */
interface Claim {
  readonly order: Order;
  readonly attempt: PaymentAttempt | null;
}

/** Which expired orders to take. */
export interface OverdueOrders {
  /** Orders with an open payment, which the provider has to cancel first, or those without, which need no one else. */
  readonly withPayment: boolean;
  /** Orders that have just failed. */
  readonly except?: readonly string[];
}

const EXPIRY = 'system:hold-expiry';

/**
 * Closes unpaid orders: customers and admins delete them, and expired holds end. Always claim, cancel at the provider, then release, so
 * that no order is charged after it is gone. (A paid order is canceled by `OrderRefund`.)
 */
export class OrderClosing {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly holds: HoldService,
    private readonly payments: PaymentCancellation,
    private readonly audit: AuditService,
  ) {}

  /**
   * Deletes an unpaid order: the actor's own, or any for an admin. Returns it as it was. Throws NotYourOrder, NotFound
   * to admins, OrderAlreadyPaid, OrderRefunded, PaymentInProgress, OrderNotPayable (someone else is changing it),
   * ServiceUnavailable.
   */
  async delete(id: string, actor: Actor): Promise<Order> {
    return this.cancel(id, {
      actor: actor.uid,
      unknown: () => orderUnknownTo(actor),
      guard: (order) => {
        if (!isAdmin(actor) && order.userUid !== actor.uid) throw new NotYourOrder();
        if (order.refunded) throw new OrderRefunded();
        if (order.paid) throw new OrderAlreadyPaid();
      },
      finish: async (manager, order) => {
        await manager.softDelete(Order, order.id);
        await this.audit.record(manager, actor.uid, 'ORDER_DELETED', ['order', order.id], {
          before: { partId: order.partId, quantity: order.quantity, totalMinor: order.totalMinor },
        });
      },
    });
  }

  /**
   * Releases the units of the order that has been overdue longest; each instance gets different ones. It stays listed as
   * unpaid. Null when none is left; orders whose payment was received and waits for an admin are left alone.
   */
  async expireNext(overdue: OverdueOrders): Promise<Attempted<{ orderId: string }> | null> {
    let orderId: string | undefined;
    try {
      const claim = await inTransaction(this.orders.manager, async (manager) => {
        orderId = await this.findOverdue(manager, overdue);
        return orderId === undefined ? null : this.claim(manager, orderId, this.expiry);
      });
      if (claim) await this.conclude(claim, this.expiry);
    } catch (failure) {
      if (orderId === undefined) throw failure;
      return { orderId, failure };
    }
    return orderId === undefined ? null : { orderId };
  }

  private readonly expiry: Closing = {
    actor: EXPIRY,
    unknown: () => new HoldNotExpired(),
    guard: ({ held, holdExpiresAt }, now) => {
      if (!held || !holdExpiresAt || holdExpiresAt > now) throw new HoldNotExpired();
    },
    finish: async (manager, order) => {
      await this.audit.record(manager, EXPIRY, 'HOLD_EXPIRED', ['order', order.id], {
        before: { held: order.held, holdExpiresAt: order.holdExpiresAt },
      });
    },
  };

  /** Locks it. An attempt that is being canceled is in someone's hands, or the reconciler will finish it. */
  private async findOverdue(
    manager: EntityManager,
    { withPayment, except = [] }: OverdueOrders,
  ): Promise<string | undefined> {
    const open =
      "SELECT FROM payment_attempt_order AS paying WHERE paying.order_id = item.id AND paying.state = 'OPEN'";
    const [overdue]: { id: string }[] = await manager.query(
      `SELECT id FROM shop_order AS item WHERE held AND hold_expires_at <= now() AND id <> ALL($1)
         AND ${withPayment ? '' : 'NOT'} EXISTS (${open})
         AND NOT EXISTS (${open} AND EXISTS (
           SELECT FROM payment_attempt AS attempt WHERE attempt.id = attempt_id AND (attempt.state = 'CANCELING' OR EXISTS (
             SELECT FROM payment_case WHERE payment_case.intent_id = attempt.intent_id
               AND kind = 'PAYMENT_MISMATCH' AND payment_case.state <> 'CLOSED'))))
         AND NOT EXISTS (
           SELECT FROM payment_case WHERE order_id = item.id AND kind = 'PAYMENT_MISMATCH' AND state <> 'CLOSED')
       ORDER BY hold_expires_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
      [except],
    );
    return overdue?.id;
  }

  private async cancel(id: string, cancellation: Closing): Promise<Order> {
    const claim = await inTransaction(this.orders.manager, (manager) =>
      this.claim(manager, id, cancellation),
    );
    return this.conclude(claim, cancellation);
  }

  /** Marks the open attempt as being canceled. Without one nothing can be paid, and the order is closed at once. */
  private async claim(manager: EntityManager, id: string, cancellation: Closing): Promise<Claim> {
    const order = await this.lock(manager, id, cancellation);
    const [attempt] = await lockOpenAttempts(manager, [id]);
    if (attempt?.state === 'CANCELING') throw new OrderNotPayable();
    if (attempt) await markCanceling(manager, [attempt]);
    else await this.close(manager, order, cancellation);
    return { order, attempt: attempt ?? null };
  }

  /** Cancels a claimed order's payment at the provider, then closes the order. */
  private async conclude(claim: Claim, cancellation: Closing): Promise<Order> {
    if (!claim.attempt) return claim.order;
    const outcome = await this.payments.cancel(claim.attempt, cancellation.actor);
    if (outcome === 'PAID') throw new OrderAlreadyPaid();
    if (outcome === 'STILL_OPEN') throw new PaymentInProgress();
    return inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, claim.order.id, cancellation);
      // Since the cancellation another tab may have opened the next payment; if that is paid, the order is honored.
      if ((await lockOpenAttempts(manager, [order.id])).length > 0) throw new OrderNotPayable();
      await this.close(manager, order, cancellation);
      return order;
    });
  }

  private async close(manager: EntityManager, order: Order, { actor, finish }: Closing): Promise<void> {
    await this.holds.release(manager, order, actor);
    await finish(manager, order);
  }

  private async lock(manager: EntityManager, id: string, { guard, unknown }: Closing): Promise<Order> {
    const order = await lockRow(manager, Order, { id });
    if (!order) throw unknown();
    const [{ now }]: [{ now: Date }] = await manager.query('SELECT clock_timestamp() AS now');
    guard(order, now);
    return order;
  }
}
