import { HasItems } from '../../shared/list.validator.js';
import { ArrayUnique, Matches, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { IsWholeNumber } from '../../shared/number.validator.js';
import { IsText } from '../../shared/text.validator.js';
import { AnswersField, type FitmentAnswerInput } from '../cars/fitment/fitment.inputs.js';
import { Category } from '../catalogue/part/category.js';
import { PartType } from '../catalogue/part/part-type.js';
import { VehicleInput } from '../cars/vehicle/vehicle.inputs.js';

/** The same limit as in the table `job_slot`. */
const MAX_SLOTS = 20;
/** The same limit as in the table `job`. */
const MAX_SYNONYMS = 30;

@ArgsType()
class CarArgs {
  @Field(() => VehicleInput, {
    nullable: true,
    description: 'The car. Without one no parts are searched for, so that one query serves both.',
  })
  @ValidateNested()
  vehicle?: VehicleInput | null;

  @AnswersField()
  answers?: FitmentAnswerInput[] | null;
}

@ArgsType()
export class JobsArgs extends CarArgs {
  @Field(() => Category, { nullable: true, description: 'Only jobs of this category.' })
  category?: Category | null;
}

@ArgsType()
export class JobArgs extends CarArgs {
  @Field(() => String, { description: 'The key of the job.' })
  key: string;
}

@InputType({ description: "An item of a job's kit." })
export class JobSlotInput {
  @Field(() => String, { description: 'What it is called in the job.' })
  @IsText({ min: 1, max: 100 })
  title: string;

  @Field(() => PartType, { description: 'The part type; each type may be listed once per job.' })
  type: PartType;

  @Field(() => Int, { description: 'How many, if no fitment line says it.' })
  @IsWholeNumber(1, 100)
  units: number;

  @Field(() => Boolean, { description: 'Whether the job needs it; otherwise it is optional.' })
  required: boolean;
}

@InputType({ description: 'A whole job.' })
export class JobInput {
  @Field(() => String, { description: 'What it is called.' })
  @IsText({ min: 1, max: 100 })
  title: string;

  @Field(() => String, { description: 'What is done; may be empty.' })
  @IsText({ min: 0, max: 1000 })
  description: string;

  @Field(() => [String], { description: 'Other names for it.' })
  @HasItems(0, MAX_SYNONYMS)
  @IsText({ min: 1, max: 100 }, { each: true })
  words: string[];

  @Field(() => Category, { nullable: true, description: 'The category whose page offers it.' })
  category?: Category | null;

  @Field(() => Int, { description: 'Its place among all jobs.' })
  @IsWholeNumber(1, 1000)
  place: number;

  @Field(() => [JobSlotInput], { description: `What it needs, in this order; 1 to ${MAX_SLOTS}.` })
  @HasItems(1, MAX_SLOTS)
  @ArrayUnique(({ type }: JobSlotInput) => type)
  @ValidateNested({ each: true })
  slots: JobSlotInput[];
}

@ArgsType()
export class SaveJobArgs {
  @Field(() => ID, { description: 'Its key: lower case letters and digits, with dashes between words.' })
  @IsText({ min: 1, max: 60 })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: 'key must be small letters and digits, with dashes between words',
  })
  key: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The revision that the change started from; left out for a new job. Refused with CONFLICT if it has changed.',
  })
  @IsWholeNumber(1, 1_000_000_000)
  revision?: number | null;

  @Field(() => JobInput, { description: 'The whole job.' })
  @ValidateNested()
  input: JobInput;
}
