import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer answered to "Did it fit?" of a shipped order: one answer an order. The database refuses it of any other. */
@Entity('fit_answer')
export class FitAnswer {
  @PrimaryColumn({ name: 'order_id', type: 'uuid' })
  orderId: string;

  /** The order's. */
  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  @Column({ type: 'boolean' })
  fitted: boolean;

  @Column({ name: 'answered_at', type: 'timestamptz', default: () => 'now()' })
  answeredAt: Date;
}
