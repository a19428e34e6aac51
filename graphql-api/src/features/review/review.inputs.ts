import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { IsText } from '../../shared/text.validator.js';

@InputType({ description: 'What a customer says of the shop; either part may be left out.' })
export class PostReviewInput {
  @Field(() => Int, { nullable: true, description: '1 to 5 stars.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number | null;

  @Field(() => String, { nullable: true, description: 'In words, as plain text.' })
  @IsOptional()
  @IsText({ min: 0, max: 2000 })
  review?: string | null;
}
