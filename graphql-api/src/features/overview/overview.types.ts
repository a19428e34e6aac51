import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { MoneyScalar } from '../../shared/money.scalar.js';
import { Part } from '../part/part.entity.js';
import { User } from '../user/user.entity.js';

@ObjectType({ description: 'One day of sales, in UTC.' })
export class SalesDay {
  @Field(() => String, { description: 'ISO 8601 date, such as "2026-11-21".' })
  date: string;

  @Field(() => Int, { description: 'Orders that were paid on this day.' })
  orders: number;

  @Field(() => MoneyScalar, { name: 'sales', description: 'What was paid on this day.' })
  salesMinor: number;
}

/** What is wrong with a payment. */
export enum PaymentProblemKind {
  REFUND_REFUSED = 'REFUND_REFUSED',
  MISMATCH = 'MISMATCH',
}

registerEnumType(PaymentProblemKind, {
  name: 'PaymentProblemKind',
  description: 'What is wrong with a payment.',
  valuesConfig: {
    REFUND_REFUSED: { description: 'The provider will not give the money back by itself.' },
    MISMATCH: { description: 'Money came that does not fit its order.' },
  },
});

@ObjectType({
  description: 'A payment that only a person can put right. The shop tries nothing more by itself.',
})
export class PaymentProblem {
  @Field(() => ID, { description: 'Id of the problem.' })
  id: string;

  @Field(() => ID, { description: 'Id of the order that it was for; the order may be deleted.' })
  orderId: string;

  @Field(() => String, { description: 'Short number of that order, such as "7F3A-91C2".' })
  orderNumber: string;

  @Field(() => PaymentProblemKind, { description: 'What is wrong.' })
  kind: PaymentProblemKind;

  @Field(() => String, { description: "What happened, in words; the provider's own where it gave any." })
  message: string;

  @Field(() => MoneyScalar, { name: 'amount', description: 'The money that it is about.' })
  amountMinor: number;

  @Field(() => String, { nullable: true, description: "The provider's id of the payment, `pi_…`." })
  transactionId: string | null;

  @Field(() => GraphQLDateTime, { description: 'Since when.' })
  since: Date;
}

@ObjectType({ description: 'How the shop is doing, for its admins.' })
export class Overview {
  @Field(() => Int, { description: 'Orders that are paid and wait to be shipped.' })
  toShip: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the order that waits longest was paid; null when none waits.',
  })
  oldestToShipAt: Date | null;

  @Field(() => Int, { description: 'Orders that are not paid.' })
  unpaid: number;

  @Field(() => MoneyScalar, { name: 'unpaidTotal', description: 'What the unpaid orders come to.' })
  unpaidTotalMinor: number;

  @Field(() => Int, { description: 'Parts below ten pieces or below three of their smallest orders.' })
  lowStock: number;

  @Field(() => Int, {
    description: 'Parts of which not even the smallest order is left: counted in `lowStock` too.',
  })
  soldOut: number;

  @Field(() => MoneyScalar, { name: 'salesToday', description: 'What was paid today (UTC).' })
  salesTodayMinor: number;

  @Field(() => [SalesDay], {
    description: 'One entry a day, oldest first, today last; days without orders too.',
  })
  days: SalesDay[];

  @Field(() => [Part], { description: 'The five parts that run out first.' })
  lowStockParts: Part[];

  @Field(() => [PaymentProblem], {
    description: 'Payments that only a person can put right, longest ago first; at most twenty.',
  })
  paymentProblems: PaymentProblem[];

  @Field(() => [User], { description: 'The five newest accounts.' })
  newestCustomers: User[];
}
