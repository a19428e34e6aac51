import { IsInt, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';
import { IsPhone } from '../../../shared/phone.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { OrderFitInput } from './order-fit.input.js';

@InputType({ description: 'One part, a quantity of it, and where it goes.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'Id of the part.' })
  @IsUUID()
  partId: string;

  @Field(() => Int, { description: "Within the part's smallest order and what is available." })
  @IsWholeNumber(1, 1_000_000)
  quantity: number;

  @Field(() => String, { description: 'Where to send the part.' })
  @IsText({ min: 1, max: 500 })
  address: string;

  @Field(() => String, { description: 'Phone number for the delivery: at least 6 digits.' })
  @IsPhone()
  @IsText({ min: 1, max: 50 })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A name of the client's choice for this order, kept for 24 hours: sent again, it answers the order of the first time instead of placing another.",
  })
  @IsOptional()
  @IsText({ min: 1, max: 255 })
  idempotencyKey?: string | null;

  /** Minor units. */
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The price per unit that the customer saw. When it no longer holds the order is refused with PRICE_CHANGED.',
  })
  @IsOptional()
  @IsInt()
  expectedUnitPrice?: number | null;

  @Field(() => OrderFitInput, {
    nullable: true,
    description:
      "The customer's car: the order keeps what is said of it now as its `fitReceipt`. It changes nothing else.",
  })
  @IsOptional()
  @ValidateNested()
  fit?: OrderFitInput | null;
}
