import { type EntityManager, In, type Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId, newId } from '../../../shared/ids.js';
import { CURRENCY } from '../../../shared/money.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { currentRequestId } from '../../../shared/request-under-way.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { HoldService } from '../holding/hold.service.js';
import { Order } from '../../order/order.entity.js';
import { NotYourOrder, OrderAlreadyPaid, OrderNotPayable, OrderRefunded } from '../../order/order.errors.js';
import type { OrderRepricing } from './order-repricing.service.js';
import { ownOrderRefusal } from '../../order/own-order-refusal.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import type { PaymentCancellation } from '../cancelling/payment-cancellation.service.js';
import {
  PaymentCanceled,
  PaymentInProgress,
  PaymentMismatch,
  PaymentNotSucceeded,
  PaymentRefunded,
} from '../payment/payment.errors.js';
import { newIntentFor } from '../payment/new-intent.js';
import type { PaymentGateway, PaymentIntentSnapshot } from '../payment/payment-gateway.port.js';
import type { SettlementService } from '../settling/settlement.service.js';

/** What the browser needs to let its customer pay. */
export interface OpenPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** How a customer goes about paying an order. */
export interface Opening {
  /** The new total that the customer has agreed to, where the price has changed. Minor units. */
  readonly acceptedTotalMinor?: number;
  /** Runs in the transaction that makes the payment known as open. */
  readonly onOpened?: (manager: EntityManager, intentId: string) => Promise<void>;
}

interface Claim {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  /** The attempt is of another total than the order will have: marked CANCELING, to be cancelled first. */
  readonly outdated?: true;
}

/** One for an attempt of the old price, one for an intent that was cancelled behind our back, one that goes through. */
const MAX_ROUNDS = 3;

/** Opens and confirms the payment of an order. No transaction is open during a call to the provider. */
export class PaymentService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly holds: HoldService,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly cancellation: PaymentCancellation,
    private readonly repricing: OrderRepricing,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The one open payment of the actor's own unpaid order: a new one, or the one that is open already. The amount is the
   * order's. An expired hold is taken again first, at today's price. Throws NotYourOrder, OrderAlreadyPaid, OrderRefunded,
   * OrderNotPayable, PaymentInProgress, PriceChanged, TooManyRequests, the refusals of HoldService.keep, ServiceUnavailable.
   */
  async open(orderId: string, actor: Actor, opening: Opening = {}): Promise<OpenPayment> {
    await this.limits.spend('PAYMENT', actor.uid);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const { order, attempt, outdated } = await this.claim(orderId, actor, opening);
      if (outdated) {
        await this.cancelPayment(order, attempt, actor);
        continue;
      }
      const intent = attempt.intentId
        ? await this.gateway.findIntent(attempt.intentId)
        : await this.gateway.createIntent(newIntentFor(order, attempt));
      const payment = await this.resume(attempt, intent, actor, opening);
      if (payment) return payment;
    }
    throw new OrderNotPayable();
  }

  /**
   * A payment that was opened before, for whoever opened it: the same answer again. Throws NotYourOrder, TooManyRequests,
   * ServiceUnavailable.
   */
  async recall(intentId: string, actor: Actor): Promise<OpenPayment> {
    await this.limits.spend('PAYMENT', actor.uid);
    const intent = await this.gateway.findIntent(intentId);
    if (!intent?.clientSecret || intent.uid !== actor.uid) throw new NotYourOrder();
    const { id, clientSecret, amountMinor, currency } = intent;
    return { id, clientSecret, amountMinor, currency };
  }

  /**
   * Settles the actor's own order with a payment the browser says has succeeded. Throws NotYourOrder (also for another
   * customer's payment), OrderRefunded, PaymentMismatch, PaymentNotSucceeded, PaymentCanceled, PaymentRefunded, TooManyRequests,
   * ServiceUnavailable.
   */
  async confirm(orderId: string, transactionId: string, actor: Actor): Promise<Order> {
    await this.limits.spend('CONFIRM', actor.uid);
    const order = await this.ownOrder(this.attempts.manager, orderId, actor);
    if (order.refunded) throw new OrderRefunded();
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

  /** Takes hold and attempt in the database before the provider hears of anything (bar F4, F7). */
  private async claim(orderId: string, actor: Actor, { acceptedTotalMinor }: Opening): Promise<Claim> {
    return inTransaction(this.attempts.manager, async (manager) => {
      const order = await this.ownOrder(manager, orderId, actor, true);
      if (order.refunded) throw new OrderRefunded();
      if (order.paid) throw new OrderAlreadyPaid();
      const open = await manager.findOne(PaymentAttempt, {
        where: { orderId, state: In(['CLAIMED', 'OPEN', 'CANCELING']) },
      });
      if (open?.state === 'CANCELING') throw new OrderNotPayable();
      const price = await this.repricing.find(manager, order);
      if (price && open) {
        this.repricing.requireAccepted(order, price, acceptedTotalMinor);
        await manager.update(PaymentAttempt, open.id, { state: 'CANCELING', checkedAt: () => 'now()' });
        return { order, attempt: open, outdated: true };
      }
      // The units first: nobody is asked to agree to the price of something that is gone.
      await this.holds.keep(manager, order);
      if (price) {
        this.repricing.requireAccepted(order, price, acceptedTotalMinor);
        await this.repricing.apply(manager, order, price);
      }
      if (open) return { order, attempt: open };
      const attempt = manager.create(PaymentAttempt, {
        id: newId(),
        orderId,
        state: 'CLAIMED',
        intentId: null,
        amountMinor: order.totalMinor,
        currency: CURRENCY,
        refundId: null,
        requestId: currentRequestId() ?? null,
        checkedAt: new Date(),
      });
      await manager.insert(PaymentAttempt, attempt);
      return { order, attempt };
    });
  }

  /** Nobody can pay the old price any more once this is through; if somebody just has, the order is theirs at that price. */
  private async cancelPayment(order: Order, attempt: PaymentAttempt, actor: Actor): Promise<void> {
    const outcome = await this.cancellation.cancel(order, attempt, actor.uid);
    if (outcome === 'PAID') throw new OrderAlreadyPaid();
    if (outcome === 'STILL_OPEN') throw new PaymentInProgress();
  }

  private async resume(
    attempt: PaymentAttempt,
    intent: PaymentIntentSnapshot | null,
    actor: Actor,
    { onOpened }: Opening,
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
    await inTransaction(this.attempts.manager, async (manager) => {
      const opened = await manager.update(
        PaymentAttempt,
        { id: attempt.id, state: In(['CLAIMED', 'OPEN']) },
        { state: 'OPEN', intentId: intent.id },
      );
      if (opened.affected !== 1) throw new OrderNotPayable();
      await onOpened?.(manager, intent.id);
    });
    const { id, clientSecret, amountMinor, currency } = intent;
    return { id, clientSecret, amountMinor, currency };
  }

  /** The actor's own order, even for an admin: nobody pays for somebody else. */
  private async ownOrder(manager: EntityManager, id: string, actor: Actor, lock = false): Promise<Order> {
    const order = isId(id)
      ? await manager.findOne(Order, {
          where: { id, userUid: actor.uid },
          ...(lock && { lock: { mode: 'for_no_key_update' } }),
        })
      : null;
    if (!order) throw await ownOrderRefusal(manager, id, actor);
    return order;
  }
}
