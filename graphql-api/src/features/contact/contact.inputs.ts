import { Field, InputType } from 'type-graphql';

import { IsEmailAddress } from '../../shared/email.validator.js';
import { IsText } from '../../shared/text.validator.js';

@InputType()
export class ContactMessageInput {
  @Field(() => String)
  @IsText({ min: 1, max: 100 })
  name: string;

  @Field(() => String, { description: 'Where we answer.' })
  @IsEmailAddress()
  email: string;

  @Field(() => String)
  @IsText({ min: 1, max: 5000 })
  message: string;
}
