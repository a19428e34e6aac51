import { IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { IsWholeNumber } from '../../shared/number.validator.js';
import { IsText } from '../../shared/text.validator.js';

@InputType({ description: 'What a customer says of the shop; either part may be left out.' })
export class PostReviewInput {
  @Field(() => Int, { nullable: true, description: '1 to 5 stars.' })
  @IsOptional()
  @IsWholeNumber(1, 5)
  rating?: number | null;

  @Field(() => String, { nullable: true, description: 'In words, as plain text.' })
  @IsOptional()
  @IsText({ min: 0, max: 2000 })
  review?: string | null;
}
