import { IsUUID, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';

@InputType({ description: 'A part in the cart of a visitor.' })
export class CartLineInput {
  @Field(() => ID, { description: 'Id of the part.' })
  @IsUUID()
  partId: string;

  @Field(() => Int, { description: 'How many units are wanted.' })
  @IsWholeNumber(1, 1_000_000)
  quantity: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: "The price per unit that the visitor saw; today's if left out.",
  })
  @Min(0)
  seenPrice?: number | null;
}
