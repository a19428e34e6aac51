import { type EntityManager, In } from 'typeorm';

import { newId } from '../../../shared/ids.js';
import { CURRENCY } from '../../../shared/money.js';
import { currentRequestId } from '../../../shared/active-request.js';
import { Order } from '../../orders/order/order.entity.js';
import { AttemptOrder } from './attempt-order.entity.js';
import { PaymentAttempt, UNDECIDED } from './payment-attempt.entity.js';

/** An attempt, and the share of each of its orders, in order of id. */
export interface PaymentSet {
  readonly attempt: PaymentAttempt;
  readonly shares: readonly AttemptOrder[];
}

/** A payment to be opened, or one that was received before it had an attempt, as in an import or demo data. */
interface NewPayment {
  readonly state: 'CLAIMED' | 'SETTLED';
  readonly intentId: string | null;
  /** Time at which it happened; now if left out. */
  readonly at?: Date;
}

/** Stores an attempt to pay these orders, in the caller's transaction, which has locked them. */
export async function insertPayment(
  manager: EntityManager,
  orders: readonly Pick<Order, 'id' | 'totalMinor'>[],
  { state, intentId, at }: NewPayment,
): Promise<PaymentAttempt> {
  const [only, ...others] = orders;
  const attempt = manager.create(PaymentAttempt, {
    id: newId(at),
    onlyOrderId: only && others.length === 0 ? only.id : null,
    state,
    intentId,
    amountMinor: orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    currency: CURRENCY,
    requestId: state === 'CLAIMED' ? (currentRequestId() ?? null) : null,
    checkedAt: at ?? new Date(),
    ...(at && { createdAt: at }),
  });
  await manager.insert(PaymentAttempt, attempt);
  await manager.insert(
    AttemptOrder,
    orders.map(({ id: orderId, totalMinor: amountMinor }) => ({
      attemptId: attempt.id,
      orderId,
      amountMinor,
      state: state === 'CLAIMED' ? ('OPEN' as const) : state,
      refundId: null,
    })),
  );
  return attempt;
}

/** The subject of a case about one order's money: its payment's id, plus the order if the payment is for several. */
export function subjectOf(paymentId: string, orderId: string, { length }: readonly AttemptOrder[]): string {
  return length === 1 ? paymentId : `${paymentId}:${orderId}`;
}

/** What was refunded manually of an order's share although the order is kept. Minor units. */
export const manualRefundOf = (shares: readonly AttemptOrder[], { id }: Pick<Order, 'id'>): number =>
  shares.find(({ orderId }) => orderId === id)?.manualRefundMinor ?? 0;

/** The share of each of an attempt's orders, in order of id. */
export function sharesOf(manager: EntityManager, attemptId: string): Promise<AttemptOrder[]> {
  return manager.find(AttemptOrder, { where: { attemptId }, order: { orderId: 'ASC' } });
}

/** The payment with this intent; null when it is not ours. */
export async function findPayment(manager: EntityManager, intentId: string): Promise<PaymentSet | null> {
  const attempt = await manager.findOneBy(PaymentAttempt, { intentId });
  return attempt && { attempt, shares: await sharesOf(manager, attempt.id) };
}

/**
 * The attempts that can still pay any of these orders, locked in order of id; the orders are locked first, as
 * everywhere.
 */
export function lockOpenAttempts(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<PaymentAttempt[]> {
  return manager
    .createQueryBuilder(PaymentAttempt, 'item')
    .where('item.state IN (:...undecided)', { undecided: UNDECIDED })
    .andWhere(
      `item.id IN (SELECT attempt_id FROM payment_attempt_order WHERE state = 'OPEN' AND order_id = ANY(:orderIds))`,
      { orderIds },
    )
    .orderBy('item.id')
    .setLock('for_no_key_update')
    .getMany();
}

/** Marks attempts as being canceled, so that no one opens them any more. */
export async function markCanceling(
  manager: EntityManager,
  attempts: readonly Pick<PaymentAttempt, 'id'>[],
): Promise<void> {
  const id = In(attempts.map((attempt) => attempt.id));
  await manager.update(PaymentAttempt, { id }, { state: 'CANCELING', checkedAt: () => 'now()' });
}

/**
 * Closes an attempt that no one can pay any more, with its orders, in one statement, if it is in one of these states.
 */
export async function closeAttempt(
  manager: EntityManager,
  { id, intentId }: Pick<PaymentAttempt, 'id' | 'intentId'>,
  from: readonly PaymentAttempt['state'][],
): Promise<void> {
  await manager.query(
    `WITH closed AS (
       UPDATE payment_attempt SET state = 'CANCELED', intent_id = $3 WHERE id = $1 AND state = ANY($2) RETURNING id)
     UPDATE payment_attempt_order SET state = 'CANCELED' FROM closed WHERE attempt_id = closed.id AND state = 'OPEN'`,
    [id, from, intentId],
  );
}
