import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * CLAIMED: ours, the provider may not know it yet. OPEN: the customer can pay. CANCELING: being cancelled because an order of it
 * is deleted or its hold expires. SETTLED: its money came, and each of its orders says what became of that. CANCELED: it can no
 * longer be paid. States only move forward, save CANCELING back to OPEN. Attempts from before there were sets may be
 * REFUND_DUE, REFUNDED or REFUNDED_OUT_OF_BAND, which is SETTLED.
 */
export type PaymentAttemptState = 'CLAIMED' | 'OPEN' | 'CANCELING' | 'SETTLED' | 'CANCELED';

/** Where no money has come yet, as far as the shop knows. */
export const UNDECIDED: readonly PaymentAttemptState[] = ['CLAIMED', 'OPEN', 'CANCELING'];

/** One try to pay a set of orders (ADR 043). Its id is the idempotency key. */
@Entity('payment_attempt')
export class PaymentAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Of a set of one, for instances of the version before, which know no others. Never read. */
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
