import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { IsProfileLink } from '../../../shared/link.validator.js';
import { IsText } from '../../../shared/text.validator.js';

/** The longest name that an account has, in characters. */
export const LONGEST_NAME = 100;

/** All except the name are required. */
@InputType({ description: 'All except the name are required.' })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name shown on orders and reviews; unchanged if left out.',
  })
  @IsOptional()
  @IsText({ min: 1, max: LONGEST_NAME })
  name?: string | null;

  @Field(() => String, { description: 'Location.' })
  @IsText({ min: 1, max: 200 })
  location: string;

  @Field(() => String, { description: 'Education.' })
  @IsText({ min: 1, max: 200 })
  education: string;

  @Field(() => String, { description: 'Phone number.' })
  @IsText({ min: 1, max: 50 })
  phone: string;

  @Field(() => String, {
    description: 'Link of the LinkedIn profile, http or https; without a scheme it gets `https://`.',
  })
  @IsProfileLink()
  linkedin: string;
}
