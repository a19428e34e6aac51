import { IsWholeNumber } from '../../../shared/number.validator.js';
import { ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';

import { IsDecimal } from '../../../shared/number.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { Fuel } from './fuel.kinds.js';

/** The first car, and a year far in the future; the database has the same limits. */
const [FIRST_YEAR, LAST_YEAR] = [1885, 2100];
const NAME = { min: 1, max: 60 };

@InputType({ description: 'What is known about an engine; leave out the rest.' })
export class EngineInput {
  @Field(() => Float, { nullable: true, description: 'Displacement in litres, one decimal.' })
  @IsDecimal(1, 0.1, 29.9)
  litres?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many cylinders.' })
  @IsWholeNumber(1, 24)
  cylinders?: number | null;

  @Field(() => Fuel, { nullable: true, description: 'What it runs on.' })
  fuel?: Fuel | null;
}

@InputType({ description: 'A car, by the names in `vehicles`, in any case.' })
export class VehicleInput {
  @Field(() => Int, { description: 'Its model year.' })
  @IsWholeNumber(FIRST_YEAR, LAST_YEAR)
  year: number;

  @Field(() => String, { description: 'Who makes it.' })
  @IsText(NAME)
  make: string;

  @Field(() => String, { description: 'The model name.' })
  @IsText(NAME)
  model: string;

  @Field(() => EngineInput, { nullable: true, description: 'Its engine, as far as known.' })
  @ValidateNested()
  engine?: EngineInput | null;
}

@ArgsType()
export class VehiclesArgs {
  @Field(() => Int, { nullable: true, description: 'The model year, once it is chosen.' })
  @IsWholeNumber(FIRST_YEAR, LAST_YEAR)
  year?: number | null;

  @Field(() => String, { nullable: true, description: 'The make, once it is chosen.' })
  @IsText(NAME)
  make?: string | null;

  @Field(() => String, { nullable: true, description: 'The model, once it is chosen.' })
  @IsText(NAME)
  model?: string | null;
}
