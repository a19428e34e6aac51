import { IsWholeNumber } from '../../../shared/number.validator.js';
import { HasItems } from '../../../shared/list.validator.js';
import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { IsText } from '../../../shared/text.validator.js';
import { Position } from '../fitment/position.kinds.js';
import { EngineInput } from '../vehicle/vehicle.inputs.js';

const NAME = { min: 1, max: 60 };
/** The same limits as in the database. */
const [FIRST_YEAR, LAST_YEAR] = [1885, 2100];

@InputType({ description: 'A line in the list of cars that a part fits.' })
export class FitmentInput {
  @Field(() => String, { description: 'Who makes the car, as `vehicles` has it; case does not matter.' })
  @IsText(NAME)
  make: string;

  @Field(() => String, { description: 'The model name.' })
  @IsText(NAME)
  model: string;

  @Field(() => Int, { description: 'The first model year; one of the model.' })
  @IsWholeNumber(FIRST_YEAR, LAST_YEAR)
  yearFrom: number;

  @Field(() => Int, { description: 'The last model year; one of the model.' })
  @IsWholeNumber(FIRST_YEAR, LAST_YEAR)
  yearTo: number;

  @Field(() => EngineInput, { nullable: true, description: 'The required engine; null: any.' })
  @ValidateNested()
  engine?: EngineInput | null;

  @Field(() => Position, { nullable: true, description: 'Where it goes.' })
  position?: Position | null;

  @Field(() => Int, { nullable: true, description: 'How many a car needs there.' })
  @IsWholeNumber(1, 1000)
  units?: number | null;

  @Field(() => ID, { nullable: true, description: 'The key of the question to ask; null: none.' })
  @IsText({ min: 1, max: 60 })
  question?: string | null;

  @Field(() => [String], { nullable: true, description: 'The accepted answers, only with a question.' })
  @HasItems(0, 20)
  @IsText({ min: 1, max: 200 }, { each: true })
  accepted?: string[] | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the line says that the part does not fit.',
  })
  excludes: boolean;

  @Field(() => String, { nullable: true, description: 'A remark.' })
  @IsText({ min: 0, max: 500 })
  note?: string | null;
}
