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
    description: 'The money of the open ones, in the currency of the shop; each payment counts once.',
  })
  inQuestionMinor: number;
}
