import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

import { FitmentAnswerInput, MOST_ANSWERS } from '../fitment/fitment.inputs.js';
import { VehicleInput } from '../vehicle/vehicle.inputs.js';

@ArgsType()
export class FitmentArgs {
  @Field(() => VehicleInput, {
    nullable: true,
    description: 'The car. Without one there is no verdict, so that one query serves both.',
  })
  @IsOptional()
  @ValidateNested()
  vehicle?: VehicleInput | null;

  @Field(() => [FitmentAnswerInput], { nullable: true, description: 'What its owner answered so far.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_ANSWERS)
  @ValidateNested({ each: true })
  answers?: FitmentAnswerInput[] | null;
}
