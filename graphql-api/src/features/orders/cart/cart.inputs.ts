import { IsUUID, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';

@InputType({ description: "A part in a visitor's cart." })
export class CartLineInput {
  @Field(() => ID, { description: 'Id of the part.' })
  @IsUUID()
  partId: string;

  @Field(() => Int, { description: 'The quantity.' })
  @IsWholeNumber(1, 1_000_000)
  quantity: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The unit price shown to the visitor; defaults to the current price.',
  })
  @Min(0)
  seenPrice?: number | null;
}
