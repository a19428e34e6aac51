import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { Reads } from '../../../shared/selected-columns.js';
import { FitReceipt } from './fit-receipt.entity.js';
import { orderNumber } from './order-number.js';
import { MOMENT_COLUMNS, OrderStatus, orderStatus } from './order-status.js';

/** An order of one part. Name and prices are snapshots from when it was placed. */
@ObjectType({
  description: 'An order of one part. Prices are those from when it was placed.',
  simpleResolvers: true,
})
@Entity('shop_order')
export class Order {
  @Field(() => ID, { description: 'Id of the order.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The id it had in the shop it was imported from, 24 hexadecimal digits; `id` follows from it (shared/ids.ts). */
  @Column({ name: 'legacy_id', type: 'text', nullable: true })
  legacyId: string | null;

  @Reads<Order>('userUid')
  @Field(() => ID, { name: 'customerId', description: "Id of the customer's account.", simple: false })
  @Column({ name: 'user_uid', type: 'text' })
  userUid: string;

  @Field(() => String, { description: "The customer's name." })
  @Column({ type: 'text' })
  name: string;

  @Field(() => String, { description: "The customer's email address." })
  @Column({ type: 'text' })
  email: string;

  /** The purchase that it is an item of. */
  @Column({ name: 'purchase_id', type: 'uuid' })
  purchaseId: string;

  @Column({ name: 'part_id', type: 'uuid' })
  partId: string;

  @Field(() => String, { description: "The part's name when the order was placed." })
  @Column({ type: 'text' })
  product: string;

  @Field(() => Int, { description: 'The quantity.' })
  @Column({ type: 'integer' })
  quantity: number;

  @Reads<Order>('unitPriceMinor')
  @Field(() => MoneyScalar, {
    name: 'unitPrice',
    description: 'Price per unit when the order was placed.',
    simple: false,
  })
  @Column({ name: 'unit_price_minor', type: 'integer' })
  unitPriceMinor: number;

  @Reads<Order>('totalMinor')
  @Field(() => MoneyScalar, {
    name: 'price',
    description: 'The total: unit price times quantity.',
    simple: false,
  })
  @Column({ name: 'total_minor', type: 'integer' })
  totalMinor: number;

  @Field(() => String, {
    nullable: true,
    description: 'Where to send it; null in orders of clients that do not ask.',
  })
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number for the delivery; null in orders of clients that do not ask.',
  })
  @Column({ type: 'text', nullable: true })
  phone: string | null;

  /** Whether the units are counted in the part's `heldQuantity` right now. */
  @Column({ type: 'boolean' })
  held: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the hold on the units expires; null once paid. Paying for an expired order renews the hold if the units are in stock.',
  })
  @Column({ name: 'hold_expires_at', type: 'timestamptz', nullable: true })
  holdExpiresAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was paid; null until then.' })
  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The payment provider's id of the payment that paid it; null until then.",
  })
  @Column({ name: 'transaction_id', type: 'text', nullable: true })
  transactionId: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was shipped; null until then.' })
  @Column({ name: 'shipped_at', type: 'timestamptz', nullable: true })
  shippedAt: Date | null;

  @Column({ name: 'parcel_id', type: 'uuid', nullable: true })
  parcelId: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was refunded or canceled before shipping; null otherwise.',
  })
  @Column({ name: 'refunded_at', type: 'timestamptz', nullable: true })
  refundedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When its customer canceled it after it was paid; null otherwise. `refundedAt` is set as well.',
  })
  @Column({ name: 'cancelled_at', type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** Time of the last unit's refund, if all units were returned. */
  @Column({ name: 'returned_at', type: 'timestamptz', nullable: true })
  returnedAt: Date | null;

  /** Units in returns that were neither declined nor withdrawn. Maintained by the database, like the two below. */
  @Column({ name: 'units_in_returns', type: 'integer', default: 0 })
  unitsInReturns: number;

  @Column({ name: 'units_back', type: 'integer', default: 0 })
  unitsBack: number;

  /** Refunds for its returns, made or due. */
  @Column({ name: 'returned_minor', type: 'integer', default: 0 })
  returnedMinor: number;

  @Field(() => FitReceipt, {
    nullable: true,
    description:
      'Whether the part fits the car it was ordered for, at time of order. Null if no car was selected.',
  })
  @Column({ name: 'fit_receipt', type: 'jsonb', nullable: true })
  fitReceipt: FitReceipt | null;

  @Field(() => GraphQLDateTime, { description: 'When it was placed.' })
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @Reads<Order>('paidAt', 'refundedAt')
  @Field(() => Boolean, { description: 'Whether it is paid and has not been refunded since.' })
  get paid(): boolean {
    return this.paidAt !== null && !this.refunded;
  }

  @Reads<Order>('shippedAt')
  @Field(() => Boolean, { description: 'Whether it is shipped.' })
  get shipped(): boolean {
    return this.shippedAt !== null;
  }

  /** Whether it was refunded or canceled after it was paid; it can be neither paid again, shipped nor deleted. */
  get refunded(): boolean {
    return this.refundedAt !== null;
  }

  @Reads<Order>('refundedAt', 'totalMinor', 'returnedMinor')
  @Field(() => MoneyScalar, {
    name: 'refundedAmount',
    description: 'The amount refunded or being refunded, by a refund, a cancellation or returns.',
  })
  get refundedMinor(): number {
    return this.refunded ? this.totalMinor : this.returnedMinor;
  }

  @Reads<Order>(...MOMENT_COLUMNS)
  @Field(() => OrderStatus, { description: 'Its state, derived from its timestamps.' })
  get status(): OrderStatus {
    return orderStatus(this);
  }

  @Reads<Order>('id')
  @Field(() => String, { description: 'A short, readable number, such as "7F3A-91C2".' })
  get number(): string {
    return orderNumber(this.id);
  }
}
