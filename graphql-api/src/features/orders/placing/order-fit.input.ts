import { ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { AnswersField, type FitmentAnswerInput } from '../../cars/fitment/fitment.inputs.js';
import { VehicleInput } from '../../cars/vehicle/vehicle.inputs.js';

@InputType({ description: 'The car that a part is ordered for.' })
export class OrderFitInput {
  @Field(() => VehicleInput, {
    description: 'The car. An unknown car is recorded with the order and does not block it.',
  })
  @ValidateNested()
  vehicle: VehicleInput;

  @AnswersField()
  answers?: FitmentAnswerInput[] | null;
}
