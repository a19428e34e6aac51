import { HasItems } from '../../../shared/list.validator.js';
import { IsInt, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';
import { IsPhone } from '../../../shared/phone.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { OrderFitInput } from './order-fit.input.js';

/** The number of lines that a cart holds at most. */
export const MAX_LINES = 50;

@InputType({ description: 'One part and its quantity.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'Id of the part.' })
  @IsUUID()
  partId: string;

  @Field(() => Int, { description: "Between the part's minimum order quantity and available quantity." })
  @IsWholeNumber(1, 1_000_000)
  quantity: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The unit price shown to the customer. If it has changed, the order is refused with PRICE_CHANGED.',
  })
  @IsOptional()
  @IsInt()
  expectedUnitPrice?: number | null;

  @Field(() => OrderFitInput, {
    nullable: true,
    description:
      "The customer's car. The order stores the fit check as its `fitReceipt`; nothing else depends on it.",
  })
  @IsOptional()
  @ValidateNested()
  fit?: OrderFitInput | null;
}

/** Applies decorators in their usual order: from the property upwards. */
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
      'A client-generated idempotency key, valid for 24 hours. A repeated request returns the original order instead of placing another.',
  }),
);

@InputType({ description: 'One part, its quantity and the shipping address.' })
export class PlaceOrderInput extends OrderLineInput {
  @AddressField()
  address: string;

  @PhoneField()
  phone: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Several parts, their quantities and one shipping address.' })
export class PlaceOrdersInput {
  @Field(() => [OrderLineInput], {
    description: `The order lines: at most ${MAX_LINES} parts, each in one line.`,
  })
  @HasItems(1, MAX_LINES)
  @ValidateNested({ each: true })
  lines: OrderLineInput[];

  @AddressField()
  address: string;

  @PhoneField()
  phone: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
