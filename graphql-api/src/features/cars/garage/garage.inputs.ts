import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { AnswersField, type FitmentAnswerInput } from '../fitment/fitment.inputs.js';
import { VehicleInput } from '../vehicle/vehicle.inputs.js';

@InputType({ description: 'A car to save with the account.' })
export class GarageCarInput {
  @Field(() => VehicleInput, { description: 'The car.' })
  @ValidateNested()
  car: VehicleInput;

  @AnswersField()
  answers?: FitmentAnswerInput[] | null;
}
