import { ArrayMaxSize, IsArray, IsEnum, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';

import { IsText } from '../../shared/text.validator.js';
import { VehicleInput } from '../vehicle/vehicle.inputs.js';

/** More questions than this no car has answered. */
export const MOST_ANSWERS = 20;

export enum FitmentScope {
  ALL = 'ALL',
  FITS = 'FITS',
  FITS_OR_MAYBE = 'FITS_OR_MAYBE',
}

registerEnumType(FitmentScope, {
  name: 'FitmentScope',
  description: 'Which parts are listed for a car.',
  valuesConfig: {
    ALL: { description: 'All of them, also those that do not fit.' },
    FITS: { description: 'Those that fit.' },
    FITS_OR_MAYBE: {
      description: 'Those that fit, those that depend on an answer, and those of which nothing is known.',
    },
  },
});

@InputType({ description: 'What the owner of a car answered to a question.' })
export class FitmentAnswerInput {
  @Field(() => ID, { description: 'The key of the question.' })
  @IsText({ min: 1, max: 60 })
  question: string;

  @Field(() => String, {
    description: 'One of its answers. Any other leaves it open, and so does a question that nobody asks.',
  })
  @IsText({ min: 1, max: 200 })
  answer: string;
}

/** In the order in which decorators apply: from the property upwards. */
const ANSWERS = [
  ValidateNested({ each: true }),
  ArrayMaxSize(MOST_ANSWERS),
  IsArray(),
  IsOptional(),
  Field(() => [FitmentAnswerInput], { nullable: true, description: 'What its owner answered so far.' }),
];

/** The field of an input or of arguments that has what a car's owner answered, `FitmentAnswerInput[]`; may be left out. */
export function AnswersField(): PropertyDecorator {
  return (target, property) => {
    for (const decorate of ANSWERS) decorate(target, property);
  };
}

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
  @IsEnum(FitmentScope)
  show: FitmentScope;
}
