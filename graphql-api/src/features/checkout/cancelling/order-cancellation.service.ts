import { type EntityManager, In, type Repository } from 'typeorm';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import type { ShopError } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { PaymentInProgress } from '../payment/payment.errors.js';
import type { PaymentCancellation } from './payment-cancellation.service.js';
import type { HoldService } from '../holding/hold.service.js';
import { Order } from '../../order/order.entity.js';
import {
  HoldNotExpired,
  NotYourOrder,
  OrderAlreadyPaid,
  OrderNotPayable,
  OrderRefunded,
  orderUnknownTo,
} from '../../order/order.errors.js';

/** What is done to an order once nobody can pay it any more, in the transaction that closes its payment. */
interface Cancellation {
  readonly actor: string;
  /** The refusal when there is no such order (any more). */
  readonly unknown: () => ShopError;
  /** Throws when the (locked) order must stay as it is. `now` is the database's time. */
  readonly guard: (order: Order, now: Date) => void;
  readonly finish: (manager: EntityManager, order: Order) => Promise<void>;
}

/**
 * Takes unpaid orders back: a deletion, or the expiry of a hold. Always claim, cancel at the provider, then release
 * (design section 5, bar F8), so that no order is charged after it is gone.
 */
export class OrderCancellation {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly holds: HoldService,
    private readonly payments: PaymentCancellation,
    private readonly audit: AuditService,
  ) {}

  /**
   * Deletes an unpaid order: the actor's own, or any for an admin. Answers it as it was. Throws NotYourOrder, NotFound to admins,
   * OrderAlreadyPaid, OrderRefunded, PaymentInProgress, OrderNotPayable (somebody else is at it), ServiceUnavailable.
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
        await this.audit.record(manager, {
          actor: actor.uid,
          action: 'ORDER_DELETED',
          subject: 'order',
          subjectId: order.id,
          before: { partId: order.partId, quantity: order.quantity, totalMinor: order.totalMinor },
        });
      },
    });
  }

  /** Unpaid orders whose time is up, longest ago first; not those whose money came, does not fit, and waits for a person. */
  async findOverdue(limit: number): Promise<string[]> {
    const overdue: { id: string }[] = await this.orders.query(
      `SELECT id FROM shop_order AS item WHERE held AND hold_expires_at <= now() AND NOT EXISTS (
         SELECT FROM payment_case WHERE order_id = item.id AND kind = 'PAYMENT_MISMATCH' AND state <> 'CLOSED')
       ORDER BY hold_expires_at LIMIT $1`,
      [limit],
    );
    return overdue.map(({ id }) => id);
  }

  /**
   * Lets go the units of an order whose time is up; it stays listed as unpaid. Throws HoldNotExpired when there is
   * nothing to let go (any more), else refuses like `delete`.
   */
  async expire(id: string): Promise<Order> {
    const actor = 'system:hold-expiry';
    return this.cancel(id, {
      actor,
      unknown: () => new HoldNotExpired(),
      guard: ({ held, holdExpiresAt }, now) => {
        if (!held || !holdExpiresAt || holdExpiresAt > now) throw new HoldNotExpired();
      },
      finish: async (manager, order) => {
        await this.audit.record(manager, {
          actor,
          action: 'HOLD_EXPIRED',
          subject: 'order',
          subjectId: order.id,
          before: { held: order.held, holdExpiresAt: order.holdExpiresAt },
        });
      },
    });
  }

  private async cancel(id: string, cancellation: Cancellation): Promise<Order> {
    const claim = await this.claim(id, cancellation);
    if (!claim.attempt) return claim.order;
    const outcome = await this.payments.cancel(claim.order, claim.attempt, cancellation.actor);
    if (outcome === 'PAID') throw new OrderAlreadyPaid();
    if (outcome === 'STILL_OPEN') throw new PaymentInProgress();
    return inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, id, cancellation);
      // Since the cancellation another tab may have opened the next payment: whoever pays it shall have the order.
      if (await this.findOpenAttempt(manager, id)) throw new OrderNotPayable();
      await this.close(manager, order, cancellation);
      return order;
    });
  }

  /** Marks the open attempt as being cancelled. Without one nothing can be paid, and the order is closed at once. */
  private async claim(id: string, cancellation: Cancellation) {
    return inTransaction(this.orders.manager, async (manager) => {
      const order = await this.lock(manager, id, cancellation);
      const attempt = await this.findOpenAttempt(manager, id);
      if (attempt?.state === 'CANCELING') throw new OrderNotPayable();
      if (attempt) {
        await manager.update(PaymentAttempt, attempt.id, { state: 'CANCELING', checkedAt: () => 'now()' });
      } else {
        await this.close(manager, order, cancellation);
      }
      return { order, attempt };
    });
  }

  private async findOpenAttempt(manager: EntityManager, orderId: string): Promise<PaymentAttempt | null> {
    return manager.findOneBy(PaymentAttempt, { orderId, state: In(['CLAIMED', 'OPEN', 'CANCELING']) });
  }

  private async close(manager: EntityManager, order: Order, { actor, finish }: Cancellation): Promise<void> {
    await this.holds.release(manager, order, actor);
    await finish(manager, order);
  }

  private async lock(manager: EntityManager, id: string, { guard, unknown }: Cancellation): Promise<Order> {
    if (!isId(id)) throw unknown();
    const order = await manager.findOne(Order, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!order) throw unknown();
    const [{ now }]: [{ now: Date }] = await manager.query('SELECT clock_timestamp() AS now');
    guard(order, now);
    return order;
  }
}
