import { ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

import { IsText } from '../../../shared/text.validator.js';
import { FitmentInput } from '../fitment-admin/fitment-line.inputs.js';

const AN_ID = { min: 1, max: 60 };

@InputType({
  description:
    'A change to a list of cars before it is made: a row to remove, a row to add, or one to replace.',
})
export class FitmentChangeInput {
  @Field(() => ID, { nullable: true, description: 'Id of the row that is changed or removed; null: none.' })
  @IsText(AN_ID)
  row?: string | null;

  @Field(() => FitmentInput, { nullable: true, description: 'The new row; null: none.' })
  @ValidateNested()
  becomes?: FitmentInput | null;
}

@ArgsType()
export class ContradictedOrdersArgs {
  @Field(() => ID, { description: 'Id of the part.' })
  @IsText(AN_ID)
  partId: string;

  @Field(() => FitmentChangeInput, {
    nullable: true,
    description:
      'Returns what this change would contradict in addition. Nothing is written; refused as the change itself would be.',
  })
  @ValidateNested()
  change?: FitmentChangeInput | null;
}
