import { Field, Float, InputType } from 'type-graphql';

import { IsDecimal } from '../../../shared/number.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { PartNumberKind } from '../../catalogue/part/part-number.kinds.js';

/** The limits of `numeric(14, 4)`. */
const MAX_VALUE = 9_999_999_999;

@InputType({ description: 'A number that another maker gives a part.' })
export class PartNumberInput {
  @Field(() => PartNumberKind, { description: 'What number it is; `MAKER` is `partNumber` of the part.' })
  kind: PartNumberKind;

  @Field(() => String, { description: 'The number as it is printed.' })
  @IsText({ min: 1, max: 100 })
  number: string;

  @Field(() => String, { nullable: true, description: 'Whose number it is, if that is known.' })
  @IsText({ min: 0, max: 100 })
  maker?: string | null;
}

@InputType({ description: 'One fact about a part: either a number, with or without a unit, or a text.' })
export class PartSpecificationInput {
  @Field(() => String, { description: 'What it is about: `Diameter`.' })
  @IsText({ min: 1, max: 60 })
  name: string;

  @Field(() => Float, { nullable: true, description: 'The number, with at most four decimals.' })
  @IsDecimal(4, -MAX_VALUE, MAX_VALUE)
  number?: number | null;

  @Field(() => String, { nullable: true, description: 'The unit of the number.' })
  @IsText({ min: 0, max: 20 })
  unit?: string | null;

  @Field(() => String, { nullable: true, description: 'The text.' })
  @IsText({ min: 0, max: 200 })
  text?: string | null;
}
