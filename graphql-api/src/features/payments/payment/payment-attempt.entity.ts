import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * CLAIMED: ours, the provider may not know it yet. OPEN: the customer can pay. CANCELING: being canceled because an
 * order of it is deleted or its hold expires. SETTLED: it was paid, and each of its orders shows what became of that.
 * CANCELED: it can no longer be paid. States only move forward, except from CANCELING back to OPEN. Attempts from
 * before there were sets may be REFUND_DUE, REFUNDED or REFUNDED_OUT_OF_BAND, which count as SETTLED.
 */
export type PaymentAttemptState = 'CLAIMED' | 'OPEN' | 'CANCELING' | 'SETTLED' | 'CANCELED';

/** States in which no money has been received yet, as far as the shop knows. */
export const UNDECIDED: readonly PaymentAttemptState[] = ['CLAIMED', 'OPEN', 'CANCELING'];

/** One try to pay a set of orders (ADR 043). Its id is the idempotency key. */
@Entity('payment_attempt')
export class PaymentAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The order of a set of one, for instances of the previous version, which know no others. Never read. */
  @Column({ name: 'order_id', type: 'uuid', nullable: true })
  onlyOrderId: string | null;

  @Column({ type: 'text' })
  state: PaymentAttemptState;

  @Column({ name: 'intent_id', type: 'text', nullable: true })
  intentId: string | null;

  /** The sum of its orders. */
  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor: number;

  @Column({ type: 'text' })
  currency: string;

  /** The card that paid it, from its snapshot; null until then, and for payments from before this was recorded. */
  @Column({ name: 'card_brand', type: 'text', nullable: true })
  cardBrand: string | null;

  @Column({ name: 'card_last4', type: 'text', nullable: true })
  cardLast4: string | null;

  /**
   * Id of the request that opened it, in the log and at the provider; null for attempts from before this was recorded.
   */
  @Column({ name: 'request_id', type: 'text', nullable: true })
  requestId: string | null;

  /** Time at which the reconciler last claimed it, by the database's clock. */
  @Column({ name: 'checked_at', type: 'timestamptz' })
  checkedAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
