import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * OPEN: the payment is not decided. SETTLED: it paid the order. CANCELED: it can no longer be paid. REFUND_DUE: it was paid
 * but the order can't be honored, or is refunded. REFUNDED_OUT_OF_BAND: it was paid back another way.
 */
export type AttemptOrderState =
  | 'OPEN'
  | 'SETTLED'
  | 'CANCELED'
  | 'REFUND_DUE'
  | 'REFUNDED'
  | 'REFUNDED_OUT_OF_BAND';

/**
 * One order of the set that an attempt pays, and what became of its money: at most one row per order is open (partial
 * unique index).
 */
@Entity('payment_attempt_order')
export class AttemptOrder {
  @PrimaryColumn({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  @PrimaryColumn({ name: 'order_id', type: 'uuid' })
  orderId: string;

  @Column({ name: 'amount_minor', type: 'integer' })
  amountMinor: number;

  @Column({ type: 'text' })
  state: AttemptOrderState;

  @Column({ name: 'refund_id', type: 'text', nullable: true })
  refundId: string | null;

  /**
   * What was refunded manually of the share of an order of several although the order is kept, because it was shipped.
   * It is not refunded again.
   */
  @Column({ name: 'by_hand_minor', type: 'integer', default: 0 })
  manualRefundMinor: number;

  /** The latest refund that paid it. */
  @Column({ name: 'by_hand_refund_id', type: 'text', nullable: true })
  manualRefundId: string | null;
}
