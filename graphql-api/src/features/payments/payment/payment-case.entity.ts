import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { orderNumber } from '../../orders/order/order-number.js';
import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from './payment-case.kinds.js';

/** Something about a payment that does not add up (ADR 027). One per kind and subject; it only moves forward. */
@ObjectType({ description: 'A problem with a payment or email, for an admin to resolve.' })
@Entity('payment_case')
export class PaymentCase {
  @Field(() => ID, { description: 'Id of the case.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => PaymentCaseKind, { description: 'The kind of problem.' })
  @Column({ type: 'text' })
  kind: PaymentCaseKind;

  /** The provider's id of what it is about: a payment, a refund, a dispute or a message. */
  @Column({ type: 'text' })
  subject: string;

  @Field(() => PaymentCaseState, { description: 'Its state.' })
  @Column({ type: 'text' })
  state: PaymentCaseState;

  @Field(() => String, { nullable: true, description: "The provider's id of the payment, `pi_…`." })
  @Column({ name: 'intent_id', type: 'text', nullable: true })
  transactionId: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the order, if there is one; it may be deleted.' })
  @Column({ name: 'order_id', type: 'uuid', nullable: true })
  orderId: string | null;

  @Field(() => MoneyScalar, { name: 'amount', nullable: true, description: 'The amount it is about.' })
  @Column({ name: 'amount_minor', type: 'integer', nullable: true })
  amountMinor: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the currency, in lower case.' })
  @Column({ type: 'text', nullable: true })
  currency: string | null;

  @Field(() => String, { description: "A description of the problem; Stripe's own if provided." })
  @Column({ type: 'text' })
  detail: string;

  @Field(() => String, { nullable: true, description: "The admin's note." })
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Time at which an admin requested a refund, or the shop repeated the request if no attempt does so. */
  @Column({ name: 'refund_asked_at', type: 'timestamptz', nullable: true })
  refundRequestedAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it was opened.' })
  @Column({ name: 'opened_at', type: 'timestamptz' })
  openedAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was closed; null until then.' })
  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  /** A uid, or `system:<task>`. */
  @Column({ name: 'closed_by', type: 'text', nullable: true })
  closedBy: string | null;

  @Field(() => PaymentCaseResolution, { nullable: true, description: 'How it ended; null until then.' })
  @Column({ type: 'text', nullable: true })
  resolution: PaymentCaseResolution | null;

  @Field(() => String, { nullable: true, description: 'Short number of the order, such as "7F3A-91C2".' })
  get orderNumber(): string | null {
    return this.orderId && orderNumber(this.orderId);
  }
}
