import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * CLAIMED: ours, the provider may not know it yet. OPEN: the customer can pay. CANCELING: being cancelled because the
 * order is deleted or its hold expires. SETTLED: it paid the order. CANCELED: it can no longer be paid. REFUND_DUE: it
 * was paid but the order can't be honoured. States only move forward, save CANCELING back to OPEN.
 */
export type PaymentAttemptState =
  'CLAIMED' | 'OPEN' | 'CANCELING' | 'SETTLED' | 'CANCELED' | 'REFUND_DUE' | 'REFUNDED';

/**
 * What only a person can mend. REFUND_REFUSED: the provider will never give the money back by itself. MISMATCH: money came
 * that does not fit the order.
 */
export type PaymentProblemKind = 'REFUND_REFUSED' | 'MISMATCH';

/** One try to pay one order: at most one is open at a time (partial unique index). Its id is the idempotency key. */
@Entity('payment_attempt')
export class PaymentAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'order_id', type: 'uuid' })
  orderId: string;

  @Column({ type: 'text' })
  state: PaymentAttemptState;

  @Column({ name: 'intent_id', type: 'text', nullable: true })
  intentId: string | null;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor: number;

  @Column({ type: 'text' })
  currency: string;

  @Column({ name: 'refund_id', type: 'text', nullable: true })
  refundId: string | null;

  /** The request that opened it, as log and provider name it; null for those from before it was written down. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** Open while the attempt is unfinished; nothing is tried again by itself then. */
  @Column({ type: 'text', nullable: true })
  problem: PaymentProblemKind | null;

  /** What happened, in words for an admin. */
  @Column({ name: 'problem_detail', type: 'text', nullable: true })
  problemDetail: string | null;

  /** The money that it is about, minor units. */
  @Column({ name: 'problem_minor', type: 'integer', nullable: true })
  problemMinor: number | null;

  /** Since when, by the database's clock. */
  @Column({ name: 'problem_at', type: 'timestamptz', nullable: true })
  problemAt: Date | null;

  /** When the reconciler last took it up, by the database's clock. */
  @Column({ name: 'checked_at', type: 'timestamptz' })
  checkedAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
