import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A customer's answer to "Did it fit?" for a shipped order: one per order. The database refuses it for any other order.
 */
@Entity('fit_answer')
export class FitAnswer {
  @PrimaryColumn({ name: 'order_id', type: 'uuid' })
  orderId: string;

  /** The order's part. */
  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  @Column({ type: 'boolean' })
  fitted: boolean;

  @Column({ name: 'answered_at', type: 'timestamptz', default: () => 'now()' })
  answeredAt: Date;
}
