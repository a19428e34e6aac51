import { type EntityManager, In } from 'typeorm';

import { newId } from '../../../shared/ids.js';
import { CURRENCY } from '../../../shared/money.js';
import { currentRequestId } from '../../../shared/request-under-way.js';
import { Order } from '../../order/order.entity.js';
import { AttemptOrder } from './attempt-order.entity.js';
import { PaymentAttempt, UNDECIDED } from './payment-attempt.entity.js';

/** An attempt, and what it is for each of its orders, in the order of their ids. */
export interface PaymentSet {
  readonly attempt: PaymentAttempt;
  readonly parts: readonly AttemptOrder[];
}

/** A payment that is to be opened; or one that came before there was an attempt of it, as of an import or of demo data. */
interface NewPayment {
  readonly state: 'CLAIMED' | 'SETTLED';
  readonly intentId: string | null;
  /** When it happened; now without it. */
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

/** What a case about the money of one order is known by: its payment's id, with the order where the payment is of several. */
export function subjectOf(paymentId: string, orderId: string, { length }: readonly AttemptOrder[]): string {
  return length === 1 ? paymentId : `${paymentId}:${orderId}`;
}

/** What an attempt is for each of its orders, in the order of their ids. */
export function partsOf(manager: EntityManager, attemptId: string): Promise<AttemptOrder[]> {
  return manager.find(AttemptOrder, { where: { attemptId }, order: { orderId: 'ASC' } });
}

/** The payment with this intent; null when it is none of ours. */
export async function findPayment(manager: EntityManager, intentId: string): Promise<PaymentSet | null> {
  const attempt = await manager.findOneBy(PaymentAttempt, { intentId });
  return attempt && { attempt, parts: await partsOf(manager, attempt.id) };
}

/**
 * The attempts that can still pay any of these orders, locked in the order of their ids; the orders are locked before, as
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

/** Marks attempts as being cancelled: nobody opens them any more. */
export async function markCanceling(
  manager: EntityManager,
  attempts: readonly Pick<PaymentAttempt, 'id'>[],
): Promise<void> {
  const id = In(attempts.map((attempt) => attempt.id));
  await manager.update(PaymentAttempt, { id }, { state: 'CANCELING', checkedAt: () => 'now()' });
}

/** Closes an attempt that nobody can pay any more, with its orders, by one statement; no other than in these states. */
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
