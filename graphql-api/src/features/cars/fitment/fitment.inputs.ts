import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { enumOf } from '../../../shared/enum-of.js';
import { allOf } from '../../../shared/limit.js';
import { HasItems } from '../../../shared/list.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { VehicleInput } from '../vehicle/vehicle.inputs.js';

/** No car has answered more questions than this. */
export const MAX_ANSWERS = 20;

export const FitmentScope = enumOf('FitmentScope', 'Which parts are listed for a car.', {
  ALL: 'All of them, including those that do not fit.',
  FITS: 'Those that fit.',
  FITS_OR_MAYBE: 'Those that fit, those that depend on an answer, and those about which nothing is known.',
});
export type FitmentScope = keyof typeof FitmentScope;

@InputType({ description: 'What the owner of a car answered to a question.' })
export class FitmentAnswerInput {
  @Field(() => ID, { description: 'The key of the question.' })
  @IsText({ min: 1, max: 60 })
  question: string;

  @Field(() => String, {
    description: 'One of its answers. Any other leaves it open; an unknown question is ignored.',
  })
  @IsText({ min: 1, max: 200 })
  answer: string;
}

/** An input or argument field with a car owner's answers, `FitmentAnswerInput[]`; optional. */
export const AnswersField = (): PropertyDecorator =>
  allOf(
    ValidateNested({ each: true }),
    HasItems(0, MAX_ANSWERS),
    Field(() => [FitmentAnswerInput], { nullable: true, description: 'The answers given so far.' }),
  );

@InputType({ description: 'A car, and which parts are listed for it.' })
export class VehicleFilter {
  @Field(() => VehicleInput, { description: 'The car.' })
  @ValidateNested()
  car: VehicleInput;

  @AnswersField()
  answers?: FitmentAnswerInput[] | null;

  @Field(() => FitmentScope, {
    defaultValue: FitmentScope.FITS_OR_MAYBE,
    description: 'Which parts are listed.',
  })
  show: FitmentScope;
}
