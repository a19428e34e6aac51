import { Field, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';

@ObjectType({ description: 'How many cases are in each state.' })
export class PaymentCaseCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Those that need somebody.' })
  open: number;

  @Field(() => Int, { description: 'Those that wait.' })
  waiting: number;

  @Field(() => Int, { description: 'Those that are done.' })
  closed: number;

  @Field(() => MoneyScalar, {
    name: 'inQuestion',
    description: 'What the open ones are about, in the currency of the shop; the money of one payment once.',
  })
  inQuestionMinor: number;
}
