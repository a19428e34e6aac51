import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** The refund for returned units of a shipped order: one row per return, which is its key (ADR 046). */
@Entity('return_refund')
export class ReturnRefund {
  @PrimaryColumn({ name: 'return_id', type: 'uuid' })
  returnId: string;

  /** The payment that paid the order. */
  @Column({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  @Column({ name: 'order_id', type: 'uuid' })
  orderId: string;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor: number;

  /** State, as of an order's share of a payment. */
  @Column({ type: 'text', default: 'REFUND_DUE' })
  state: 'REFUND_DUE' | 'REFUNDED' | 'REFUNDED_OUT_OF_BAND';

  @Column({ name: 'refund_id', type: 'text', nullable: true })
  refundId: string | null;
}

/** The subject of a case about a return's money. */
export const subjectOfReturn = (intentId: string, { returnId }: Pick<ReturnRefund, 'returnId'>) =>
  `${intentId}:${returnId}`;

export const returnRefundsOf = (manager: EntityManager, attemptId: string): Promise<ReturnRefund[]> =>
  manager.find(ReturnRefund, { where: { attemptId }, order: { returnId: 'ASC' } });

/** SQL: shares of payments and refunds of returns together, as a table; `return_id` is null for a share. */
export const MONEY_OF_ORDERS = `(
  SELECT attempt_id, order_id, NULL::uuid AS return_id, state, amount_minor, refund_id, refund_due_at, overdue_told_at
  FROM payment_attempt_order
  UNION ALL
  SELECT attempt_id, order_id, return_id, state, amount_minor, refund_id, refund_due_at, overdue_told_at FROM return_refund)`;

/**
 * SQL: whether an unfinished case `noted` says that the provider refused what is `owed` of the payment `paid`, or that
 * it failed on its way. A case about a manual refund with nothing due is not about it.
 */
export const IS_REFUSED = `noted.intent_id = paid.intent_id AND noted.order_id = owed.order_id
  AND noted.kind = 'REFUND_FAILED' AND noted.state <> 'CLOSED'
  AND (noted.subject IN (owed.refund_id, CASE WHEN owed.return_id IS NULL THEN paid.intent_id END)
    OR noted.subject LIKE '%:' || coalesce(owed.return_id, owed.order_id))`;
