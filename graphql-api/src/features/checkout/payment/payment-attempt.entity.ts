import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * CLAIMED: ours, the provider may not know it yet. OPEN: the customer can pay. CANCELING: being cancelled because the
 * order is deleted or its hold expires. SETTLED: it paid the order. CANCELED: it can no longer be paid. REFUND_DUE: it
 * was paid but the order can't be honoured, or is refunded. REFUNDED_OUT_OF_BAND: an admin paid it back another way. States
 * only move forward, save CANCELING back to OPEN.
 */
export type PaymentAttemptState =
  | 'CLAIMED'
  | 'OPEN'
  | 'CANCELING'
  | 'SETTLED'
  | 'CANCELED'
  | 'REFUND_DUE'
  | 'REFUNDED'
  | 'REFUNDED_OUT_OF_BAND';

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

  /** The card that paid it, as its snapshot told it; null until then, and for payments from before it was written down. */
  @Column({ name: 'card_brand', type: 'text', nullable: true })
  cardBrand: string | null;

  @Column({ name: 'card_last4', type: 'text', nullable: true })
  cardLast4: string | null;

  /** The request that opened it, as log and provider name it; null for those from before it was written down. */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** When the reconciler last took it up, by the database's clock. */
  @Column({ name: 'checked_at', type: 'timestamptz' })
  checkedAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
