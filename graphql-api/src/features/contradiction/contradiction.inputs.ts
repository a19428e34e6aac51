import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

import { IsText } from '../../shared/text.validator.js';
import { FitmentInput } from '../fitment-desk/fitment-line.inputs.js';

const AN_ID = { min: 1, max: 60 };

@InputType({
  description:
    'A change of a list of cars before it is made: a row that goes, a row that comes, or one in the place of another.',
})
export class FitmentChangeInput {
  @Field(() => ID, { nullable: true, description: 'Id of the row that is changed or removed; null: none.' })
  @IsOptional()
  @IsText(AN_ID)
  row?: string | null;

  @Field(() => FitmentInput, { nullable: true, description: 'What would stand there; null: nothing.' })
  @IsOptional()
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
      'Tells what this change would contradict beside what is contradicted now. Nothing is written; refused as the change would be.',
  })
  @IsOptional()
  @ValidateNested()
  change?: FitmentChangeInput | null;
}
