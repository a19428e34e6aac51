import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { IsWholeNumber } from '../../../shared/number.validator.js';
import { IsText } from '../../../shared/text.validator.js';

@InputType({
  description: 'A review of the shop or of a part; rating and text are both optional.',
})
export class PostReviewInput {
  @Field(() => Int, { nullable: true, description: '1 to 5 stars.' })
  @IsOptional()
  @IsWholeNumber(1, 5)
  rating?: number | null;

  @Field(() => String, { nullable: true, description: 'The review, as plain text.' })
  @IsOptional()
  @IsText({ min: 0, max: 2000 })
  review?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the part it is about: one that the caller received, else refused with PART_NOT_RECEIVED. Without it, the shop.',
  })
  @IsOptional()
  @IsText({ min: 1, max: 100 })
  partId?: string | null;
}
