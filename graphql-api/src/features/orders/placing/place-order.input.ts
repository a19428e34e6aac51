import { ArrayMaxSize, ArrayMinSize, IsInt, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';
import { IsPhone } from '../../../shared/phone.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { OrderFitInput } from './order-fit.input.js';

/** As many as a cart holds. */
export const MAX_LINES = 50;

@InputType({ description: 'One part, and a quantity of it.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'Id of the part.' })
  @IsUUID()
  partId: string;

  @Field(() => Int, { description: "Within the part's smallest order and what is available." })
  @IsWholeNumber(1, 1_000_000)
  quantity: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The price per unit that the customer saw. If it has changed the order is refused with PRICE_CHANGED.',
  })
  @IsOptional()
  @IsInt()
  expectedUnitPrice?: number | null;

  @Field(() => OrderFitInput, {
    nullable: true,
    description:
      "The customer's car: the order keeps the verdict on it as its `fitReceipt`. It changes nothing else.",
  })
  @IsOptional()
  @ValidateNested()
  fit?: OrderFitInput | null;
}

/** In the order in which decorators apply: from the property upwards. */
const composed =
  (...decorators: PropertyDecorator[]): (() => PropertyDecorator) =>
  () =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };

const AddressField = composed(
  IsText({ min: 1, max: 500 }),
  Field(() => String, { description: 'Where to send it.' }),
);

const PhoneField = composed(
  IsText({ min: 1, max: 50 }),
  IsPhone(),
  Field(() => String, { description: 'Phone number for the delivery: at least 6 digits.' }),
);

const IdempotencyKeyField = composed(
  IsText({ min: 1, max: 255 }),
  IsOptional(),
  Field(() => String, {
    nullable: true,
    description:
      "An idempotency key of the client's choice, valid for 24 hours: sent again, it returns what was ordered the first time instead of ordering again.",
  }),
);

@InputType({ description: 'One part, a quantity of it, and where to send it.' })
export class PlaceOrderInput extends OrderLineInput {
  @AddressField()
  address: string;

  @PhoneField()
  phone: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Several parts, a quantity of each, and where to send them all.' })
export class PlaceOrdersInput {
  @Field(() => [OrderLineInput], {
    description: `What is ordered: at most ${MAX_LINES} parts, each in one line.`,
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  lines: OrderLineInput[];

  @AddressField()
  address: string;

  @PhoneField()
  phone: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
