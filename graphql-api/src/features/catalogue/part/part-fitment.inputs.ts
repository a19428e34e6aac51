import { ValidateNested } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

import { PageArgs } from '../../../shared/page.args.js';
import { IsText } from '../../../shared/text.validator.js';
import { AnswersField, type FitmentAnswerInput } from '../../cars/fitment/fitment.inputs.js';
import { VehicleInput } from '../../cars/vehicle/vehicle.inputs.js';

@ArgsType()
export class FitmentArgs {
  @Field(() => VehicleInput, {
    nullable: true,
    description: 'The car. Without one there is no verdict, so that one query serves both.',
  })
  @ValidateNested()
  vehicle?: VehicleInput | null;

  @AnswersField()
  answers?: FitmentAnswerInput[] | null;
}

@ArgsType()
export class FitmentsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only lines of this make.' })
  @IsText({ min: 0, max: 100 })
  make?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only lines with every one of these words in make or model, or among the years: `civic 2017`.',
  })
  @IsText({ min: 0, max: 100 })
  search?: string | null;
}
