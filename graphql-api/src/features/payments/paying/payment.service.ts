import { type EntityManager, In, type Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { HoldService } from '../../orders/holding/hold.service.js';
import { Order } from '../../orders/order/order.entity.js';
import {
  NotYourOrder,
  OrderAlreadyPaid,
  OrderNotPayable,
  OrderRefunded,
  type RefusedOrder,
  refuse,
} from '../../orders/order/order.errors.js';
import type { OrderRepricing } from './order-repricing.service.js';
import { ownOrderRefusal } from '../../orders/order/own-order-refusal.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import type { PaymentCancellation } from '../settling/payment-cancellation.service.js';
import {
  PaymentCanceled,
  PaymentInProgress,
  PaymentMismatch,
  PaymentNotSucceeded,
  PaymentRefunded,
} from '../payment/payment.errors.js';
import { newIntentFor } from '../payment/new-intent.js';
import { requireOneCardPayment } from '../../orders/order/order-total.js';
import {
  closeAttempt,
  findPayment,
  insertPayment,
  lockOpenAttempts,
  markCanceling,
  sharesOf,
} from '../payment/payment-set.js';
import type { PaymentGateway, PaymentIntentSnapshot } from '../payment/payment-gateway.port.js';
import type { SettlementService } from '../settling/settlement.service.js';

/** What the browser needs so that the customer can pay. */
export interface OpenPayment {
  readonly id: string;
  readonly clientSecret: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** How a customer goes about paying. */
export interface Opening {
  /** The new total that the customer has agreed to, if the price has changed. Minor units. */
  readonly acceptedTotalMinor?: number;
  /** Runs in the transaction that records the payment as open. */
  readonly onOpened?: (manager: EntityManager, intentId: string) => Promise<void>;
}

/**
 * The attempt that pays the orders; or those that have to be canceled first, marked CANCELING: at another total, or
 * for other orders.
 */
type Claim = { readonly attempt: PaymentAttempt } | { readonly outdated: readonly PaymentAttempt[] };

/**
 * One for attempts at an old price or for other orders, one for an intent that was canceled behind our back, one that
 * succeeds.
 */
const MAX_ROUNDS = 3;

/** Opens and confirms the payment of a set of orders. No transaction is open during a call to the provider. */
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
   * The one open payment of the actor's own unpaid orders: a new one, or the one already open for exactly these. The
   * amount is their total. Expired holds are taken again first, at today's prices. Throws NotYourOrder,
   * OrderAlreadyPaid, OrderRefunded, OrderNotPayable, PaymentInProgress, PriceChanged, TooManyRequests, BadInput, the
   * refusals of HoldService.keep, ServiceUnavailable; OrdersRefused, with the code of the first of them, where several
   * orders are to be paid.
   */
  async open(orderIds: readonly string[], actor: Actor, opening: Opening = {}): Promise<OpenPayment> {
    await this.limits.spend('PAYMENT', actor.uid);
    return this.openCounted(orderIds, actor, opening);
  }

  /** Opens as `open` does, for a call that was counted before: never throws TooManyRequests. */
  async openCounted(orderIds: readonly string[], actor: Actor, opening: Opening): Promise<OpenPayment> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const claim = await this.claim(idSet(orderIds), actor, opening);
      if ('outdated' in claim) {
        await this.cancelPayments(claim.outdated, actor);
        continue;
      }
      const { attempt } = claim;
      const intent = attempt.intentId
        ? await this.gateway.findIntent(attempt.intentId)
        : await this.gateway.createIntent(await newIntentFor(this.attempts.manager, attempt));
      const payment = await this.resume(attempt, intent, actor, opening);
      if (payment) return payment;
    }
    throw new OrderNotPayable();
  }

  /**
   * A payment opened earlier, for the customer who opened it: the same answer again. Throws NotYourOrder,
   * ServiceUnavailable.
   */
  async recall(intentId: string, actor: Actor): Promise<OpenPayment> {
    const intent = await this.gateway.findIntent(intentId);
    if (!intent?.clientSecret || intent.uid !== actor.uid) throw new NotYourOrder();
    const { id, clientSecret, amountMinor, currency } = intent;
    return { id, clientSecret, amountMinor, currency };
  }

  /** Confirms as `confirm` does, for one order. Also throws NotYourOrder for one that was deleted in the meantime. */
  async confirmOne(orderId: string, transactionId: string, actor: Actor): Promise<Order> {
    const [order] = await this.confirm([orderId], transactionId, actor);
    if (!order) throw new NotYourOrder();
    return order;
  }

  /**
   * Settles the actor's own orders with a payment the browser says has succeeded, and returns them as they then are. Throws
   * NotYourOrder (also for another customer's payment), OrderRefunded, PaymentMismatch, PaymentNotSucceeded, PaymentCanceled,
   * PaymentRefunded when none of them could be honored, TooManyRequests, ServiceUnavailable.
   */
  async confirm(orderIds: readonly string[], transactionId: string, actor: Actor): Promise<Order[]> {
    await this.limits.spend('CONFIRM', actor.uid);
    const { manager } = this.attempts;
    const ids = idSet(orderIds);
    const orders = await this.ownOrders(manager, ids, actor);
    if (orders.every(({ refunded }) => refunded)) throw new OrderRefunded();
    if (orders.every((order) => order.transactionId === transactionId)) return orders;
    const payment = await findPayment(manager, transactionId);
    if (!payment) throw new PaymentMismatch();
    const paid = payment.shares.map(({ orderId }) => orderId);
    if (ids.some((id) => !paid.includes(id))) {
      await this.ownOrders(manager, paid, actor);
      throw new PaymentMismatch();
    }
    const settlement = await this.settlement.settle(transactionId, { actor: actor.uid });
    if (settlement === 'OPEN' || settlement === 'PROCESSING') throw new PaymentNotSucceeded();
    if (settlement === 'CANCELED') throw new PaymentCanceled();
    const settled = (await sharesOf(manager, payment.attempt.id)).filter(
      ({ orderId, state }) => state === 'SETTLED' && ids.includes(orderId),
    );
    if (settled.length === 0) throw new PaymentRefunded();
    return manager.find(Order, { where: { id: In(ids), userUid: actor.uid }, order: { id: 'ASC' } });
  }

  /** Takes holds and attempt in the database before the provider is called. */
  private async claim(ids: readonly string[], actor: Actor, { acceptedTotalMinor }: Opening): Promise<Claim> {
    return inTransaction(this.attempts.manager, async (manager) => {
      const orders = await this.ownOrders(manager, ids, actor, true);
      refuse(orders.flatMap(decidedRefusal), { size: orders.length });
      const open = await lockOpenAttempts(manager, ids);
      if (open.some(({ state }) => state === 'CANCELING')) throw new OrderNotPayable();
      const prices = await this.repricing.find(manager, orders);
      const [same] = open;
      if (same && (prices.size > 0 || !(await this.paysExactly(manager, open, ids)))) {
        this.repricing.requireAccepted(orders, prices, acceptedTotalMinor);
        await markCanceling(manager, open);
        return { outdated: open };
      }
      // Units first: no one should be asked to agree to the price of something that is gone.
      refuse(await this.holds.keep(manager, orders), { size: orders.length });
      this.repricing.requireAccepted(orders, prices, acceptedTotalMinor);
      await this.repricing.apply(manager, orders, prices);
      if (same) return { attempt: same };
      requireOneCardPayment(orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0));
      return { attempt: await insertPayment(manager, orders, { state: 'CLAIMED', intentId: null }) };
    });
  }

  /** Whether these attempts are a single one that pays exactly these orders. */
  private async paysExactly(
    manager: EntityManager,
    [attempt, ...others]: readonly PaymentAttempt[],
    ids: readonly string[],
  ): Promise<boolean> {
    if (!attempt || others.length > 0) return false;
    const shares = await sharesOf(manager, attempt.id);
    return shares.length === ids.length && shares.every(({ orderId }) => ids.includes(orderId));
  }

  /** After this no one can pay them any more; if someone just has, the orders are settled as they were. */
  private async cancelPayments(attempts: readonly PaymentAttempt[], actor: Actor): Promise<void> {
    const outcomes = await Promise.allSettled(
      attempts.map((attempt) => this.cancellation.cancel(attempt, actor.uid)),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason;
      if (outcome.value === 'PAID') throw new OrderAlreadyPaid();
      if (outcome.value === 'STILL_OPEN') throw new PaymentInProgress();
    }
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
      await closeAttempt(this.attempts.manager, attempt, ['CLAIMED', 'OPEN']);
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

  /** The actor's own orders by id, even for an admin: no one pays for someone else. Locked in order of id. */
  private async ownOrders(
    manager: EntityManager,
    ids: readonly string[],
    actor: Actor,
    lock = false,
  ): Promise<Order[]> {
    const orders = await manager.find(Order, {
      where: { id: In(ids.filter(isId)), userUid: actor.uid },
      order: { id: 'ASC' },
      ...(lock && { lock: { mode: 'for_no_key_update' } }),
    });
    const refused: RefusedOrder[] = [];
    for (const orderId of ids) {
      if (orders.some(({ id }) => id === orderId)) continue;
      refused.push({ orderId, refusal: await ownOrderRefusal(manager, orderId, actor) });
    }
    refuse(refused, { size: ids.length });
    return orders;
  }
}

/** Each id once, as the database writes it. */
const idSet = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Why an order that is already decided can't be paid. */
function decidedRefusal({ id: orderId, refunded, paid }: Order): RefusedOrder[] {
  if (refunded) return [{ orderId, refusal: new OrderRefunded() }];
  return paid ? [{ orderId, refusal: new OrderAlreadyPaid() }] : [];
}
