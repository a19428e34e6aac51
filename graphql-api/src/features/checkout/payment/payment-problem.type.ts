import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';

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
