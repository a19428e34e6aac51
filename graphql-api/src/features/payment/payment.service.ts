import { type EntityManager, In, IsNull, type Repository } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { isId, newId } from '../../shared/ids.js';
import { CURRENCY } from '../../shared/money.js';
import type { RateLimits } from '../../shared/rate-limits.js';
import { inTransaction } from '../../shared/transaction.js';
import type { HoldService } from '../order/hold.service.js';
import { Order } from '../order/order.entity.js';
import { OrderAlreadyPaid, OrderNotPayable } from '../order/order.errors.js';
import { ownOrderRefusal } from '../order/own-order-refusal.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import {
  NoSuchPayableOrder,
  PaymentCanceled,
  PaymentInProgress,
  PaymentMismatch,
  PaymentNotSucceeded,
  PaymentRefunded,
} from './payment.errors.js';
import { newIntentFor } from './new-intent.js';
import type { PaymentGateway, PaymentIntentSnapshot } from './payment-gateway.port.js';
import type { SettlementService } from './settlement.service.js';

/** What the browser needs to let its customer pay. */
export interface OpenPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountMinor: number;
  readonly currency: string;
}

interface Claim {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
}

/** Opens and confirms the payment of an order. No transaction is open during a call to the provider. */
export class PaymentService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly holds: HoldService,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The one open payment of the actor's own unpaid order: a new one, or the one that is open already. The amount is the
   * order's. A lapsed hold is taken again first. Throws NotYourOrder, OrderAlreadyPaid, OrderNotPayable,
   * PaymentInProgress, TooManyRequests, the refusals of HoldService.take, ServiceUnavailable.
   */
  async open(orderId: string, actor: Actor): Promise<OpenPayment> {
    await this.limits.spend('PAYMENT', actor.uid);
    // A second round only follows an intent that was cancelled behind our back.
    for (let round = 1; round <= 2; round++) {
      const { order, attempt } = await this.claim(orderId, actor);
      const intent = attempt.intentId
        ? await this.gateway.findIntent(attempt.intentId)
        : await this.gateway.createIntent(newIntentFor(order, attempt));
      const payment = await this.resume(attempt, intent, actor);
      if (payment) return payment;
    }
    throw new OrderNotPayable();
  }

  /**
   * Settles the actor's own order with a payment the browser says has succeeded. Throws NotYourOrder (also for another
   * customer's payment), PaymentMismatch, PaymentNotSucceeded, PaymentCanceled, PaymentRefunded, ServiceUnavailable.
   */
  async confirm(orderId: string, transactionId: string, actor: Actor): Promise<Order> {
    const order = await this.ownOrder(this.attempts.manager, orderId, actor);
    if (order.transactionId === transactionId) return order;
    const attempt = await this.attempts.findOneBy({ intentId: transactionId });
    if (!attempt) throw new PaymentMismatch();
    if (attempt.orderId !== orderId) {
      await this.ownOrder(this.attempts.manager, attempt.orderId, actor);
      throw new PaymentMismatch();
    }
    const settlement = await this.settlement.settle(transactionId, { actor: actor.uid });
    if (settlement === 'OPEN' || settlement === 'PROCESSING') throw new PaymentNotSucceeded();
    if (settlement === 'CANCELED') throw new PaymentCanceled();
    if (settlement === 'REFUND_DUE') throw new PaymentRefunded();
    return this.ownOrder(this.attempts.manager, orderId, actor);
  }

  /**
   * The actor's oldest unpaid order of this total: how documented clients name the order they pay.
   * Throws NoSuchPayableOrder when there is none.
   */
  async findPayable(totalMinor: number, actor: Actor): Promise<string> {
    const order = await this.attempts.manager.findOne(Order, {
      where: { userUid: actor.uid, totalMinor, paidAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    if (!order) throw new NoSuchPayableOrder();
    return order.id;
  }

  /** The id of the actor's own order if it costs this much. Throws NotYourOrder, NoSuchPayableOrder. */
  async requirePrice(orderId: string, totalMinor: number, actor: Actor): Promise<string> {
    const order = await this.ownOrder(this.attempts.manager, orderId, actor);
    if (order.totalMinor !== totalMinor) throw new NoSuchPayableOrder();
    return order.id;
  }

  /** Takes hold and attempt in the database before the provider hears of anything (bar F4, F7). */
  private async claim(orderId: string, actor: Actor): Promise<Claim> {
    return inTransaction(this.attempts.manager, async (manager) => {
      const order = await this.ownOrder(manager, orderId, actor, true);
      if (order.paid) throw new OrderAlreadyPaid();
      const open = await manager.findOne(PaymentAttempt, {
        where: { orderId, state: In(['CLAIMED', 'OPEN', 'WITHDRAWING']) },
      });
      if (open?.state === 'WITHDRAWING') throw new OrderNotPayable();
      await this.holds.keep(manager, order);
      if (open) return { order, attempt: open };
      const attempt = manager.create(PaymentAttempt, {
        id: newId(),
        orderId,
        state: 'CLAIMED',
        intentId: null,
        amountMinor: order.totalMinor,
        currency: CURRENCY,
        refundId: null,
        checkedAt: new Date(),
      });
      await manager.insert(PaymentAttempt, attempt);
      return { order, attempt };
    });
  }

  private async resume(
    attempt: PaymentAttempt,
    intent: PaymentIntentSnapshot | null,
    actor: Actor,
  ): Promise<OpenPayment | undefined> {
    if (intent?.status === 'SUCCEEDED') {
      await this.settlement.settle(intent.id, { actor: actor.uid });
      throw new OrderAlreadyPaid();
    }
    if (intent?.status === 'PROCESSING') throw new PaymentInProgress();
    if (!intent?.clientSecret || intent.status === 'CANCELED') {
      await this.attempts.update({ id: attempt.id, state: In(['CLAIMED', 'OPEN']) }, { state: 'CANCELED' });
      return undefined;
    }
    const opened = await this.attempts.update(
      { id: attempt.id, state: In(['CLAIMED', 'OPEN']) },
      { state: 'OPEN', intentId: intent.id },
    );
    if (opened.affected !== 1) throw new OrderNotPayable();
    const { id, clientSecret, amountMinor, currency } = intent;
    return { id, clientSecret, amountMinor, currency };
  }

  /** The actor's own order, even for an admin: nobody pays for somebody else. */
  private async ownOrder(manager: EntityManager, id: string, actor: Actor, lock = false): Promise<Order> {
    const order = isId(id)
      ? await manager.findOne(Order, {
          where: { id, userUid: actor.uid },
          ...(lock && { lock: { mode: 'pessimistic_write' } }),
        })
      : null;
    if (!order) throw await ownOrderRefusal(manager, id, actor);
    return order;
  }
}
