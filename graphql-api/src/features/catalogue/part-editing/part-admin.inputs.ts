import { IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { IsPrice, IsWholeNumber } from '../../../shared/number.validator.js';
import { partFormFields } from '../part/part-field-classes.js';

export const MAX_UNITS = 1_000_000;

const PartDetails = partFormFields();

@InputType({
  description:
    'A new part and its first stock. `addPart` refuses one without name, image or description; `POST /parts` accepts it.',
})
export class AddPartInput extends PartDetails {
  @Field(() => MoneyScalar, { description: 'Price per item.' })
  @IsPrice()
  price: number;

  @Field(() => Int, { description: 'Minimum order quantity.' })
  @IsWholeNumber(1, MAX_UNITS)
  orderQuantity: number;

  @Field(() => Int, { description: 'Units in stock.' })
  @IsWholeNumber(0, MAX_UNITS)
  availableQuantity: number;
}

@InputType({
  description: 'A part as far as it is known. Fields left out are empty: a draft is saved as a whole.',
})
export class PartDraftInput extends PartDetails {
  @Field(() => MoneyScalar, { nullable: true, description: 'Price per item.' })
  @IsPrice()
  price?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum order quantity.' })
  @IsWholeNumber(1, MAX_UNITS)
  orderQuantity?: number | null;

  @Field(() => Int, { nullable: true, description: 'Units that come in when it is published.' })
  @IsWholeNumber(0, MAX_UNITS)
  availableQuantity?: number | null;
}

@InputType({
  description: 'Changes to a part: fields left out stay. Stock has its own operation, `restockPart`.',
})
export class UpdatePartInput extends PartDetails {
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price per unit; orders already placed keep theirs.',
  })
  @IsOptional()
  @IsPrice()
  price?: number | null;

  @Field(() => Int, { nullable: true, description: 'Minimum order quantity.' })
  @IsOptional()
  @IsWholeNumber(1, MAX_UNITS)
  orderQuantity?: number | null;
}
