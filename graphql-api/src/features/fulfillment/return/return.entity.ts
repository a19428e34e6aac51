import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { orderNumber } from '../../orders/order/order-number.js';
import { ReturnReason, ReturnState } from './return.kinds.js';

/** Units of a shipped order that its customer sends back (ADR 046). The database enforces what may become of it. */
@ObjectType({ description: "A customer's return of units of a shipped order." })
@Entity('order_return')
export class Return {
  @Field(() => ID, { description: 'Id of the return.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'order_id', type: 'uuid' })
  orderId: string;

  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  /** The order's unit price. */
  @Column({ name: 'unit_price_minor', type: 'integer' })
  unitPriceMinor: number;

  @Field(() => ReturnState, { description: 'Its state.' })
  @Column({ type: 'text', insert: false, update: false })
  state: ReturnState;

  @Field(() => ReturnReason, { description: 'The reason for the return.' })
  @Column({ type: 'text' })
  reason: ReturnReason;

  @Field(() => String, { nullable: true, description: "The customer's message; null if there is none." })
  @Column({ type: 'text', nullable: true })
  text: string | null;

  @Field(() => Int, { description: 'How many units are being returned.' })
  @Column({ type: 'integer' })
  units: number;

  @Field(() => String, {
    nullable: true,
    description: "The admin's message when accepting or declining; null if there is none.",
  })
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Field(() => Int, { description: 'Units received and restocked.' })
  @Column({ type: 'integer', default: 0 })
  shelved: number;

  @Field(() => Int, { description: 'Units received that are not resellable.' })
  @Column({ name: 'written_off', type: 'integer', default: 0 })
  writtenOff: number;

  @Column({ name: 'refund_minor', type: 'integer', nullable: true })
  refundMinor: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for a partial refund; null otherwise.',
  })
  @Column({ type: 'text', nullable: true })
  deduction: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was requested.' })
  @Column({ name: 'requested_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  requestedAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was accepted; null until then.' })
  @Column({ name: 'accepted_at', type: 'timestamptz', nullable: true })
  acceptedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was declined; null otherwise.' })
  @Column({ name: 'declined_at', type: 'timestamptz', nullable: true })
  declinedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When its customer withdrew it; null otherwise.',
  })
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last unit arrived; null until then.',
  })
  @Column({ name: 'received_at', type: 'timestamptz', nullable: true })
  receivedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the refund was decided; null until then.',
  })
  @Column({ name: 'refunded_at', type: 'timestamptz', nullable: true })
  refundedAt: Date | null;

  @Field(() => String, { description: 'A short, readable number, such as "7F3A-91C2".' })
  get number(): string {
    return orderNumber(this.id);
  }

  @Field(() => MoneyScalar, {
    name: 'amount',
    description: 'The refund amount; until the refund is issued, the amount for all units.',
  })
  get amountMinor(): number {
    return this.refundMinor ?? this.unitPriceMinor * this.units;
  }

  /** Time at which it was declined, withdrawn, refunded or closed; null until then. */
  get endedAt(): Date | null {
    return this.declinedAt ?? this.withdrawnAt ?? this.refundedAt;
  }

  /** Whether the shop opened it for what had arrived, instead of its customer asking: it was accepted at once. */
  get isOpenedByShop(): boolean {
    return this.acceptedAt?.getTime() === this.requestedAt.getTime();
  }

  /** Units that arrived. */
  get receivedUnits(): number {
    return this.shelved + this.writtenOff;
  }
}
