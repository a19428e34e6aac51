import { Field, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';

@ObjectType({ description: 'The number of cases in each state.' })
export class PaymentCaseCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Open cases.' })
  open: number;

  @Field(() => Int, { description: 'Cases on hold.' })
  waiting: number;

  @Field(() => Int, { description: 'Closed cases.' })
  closed: number;

  @Field(() => MoneyScalar, {
    name: 'inQuestion',
    description: "The total amount of the open cases in the shop's currency; each payment counts once.",
  })
  inQuestionMinor: number;
}
