import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * INITIAL and RESTOCK add units, HOLD takes them from stock for an order, RELEASE puts them back, SALE marks
 * held units sold, CANCELLATION reverses a sale before it is shipped, RETURN after that. A negative RESTOCK writes
 * units off, WRITE_OFF returned units that can't be sold again.
 */
export type StockMovementKind =
  | 'INITIAL'
  | 'RESTOCK'
  | 'HOLD'
  | 'RELEASE'
  | 'SALE'
  | 'CANCELLATION'
  | 'RETURN'
  | 'WRITE_OFF';

/** One line of the append-only stock ledger. Summed per part it gives the stored quantities. */
@Entity('stock_movement')
export class StockMovement {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  @Column({ name: 'order_id', type: 'uuid', nullable: true })
  orderId: string | null;

  @Column({ type: 'text' })
  kind: StockMovementKind;

  @Column({ name: 'available_delta', type: 'integer' })
  availableDelta: number;

  @Column({ name: 'held_delta', type: 'integer' })
  heldDelta: number;

  @Column({ name: 'sold_delta', type: 'integer' })
  soldDelta: number;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** The uid of the person who moved it, or the name of a task. */
  @Column({ type: 'text' })
  actor: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
