import { Field, InputType } from 'type-graphql';

import { IsEmailAddress } from '../../shared/email.validator.js';
import { IsText } from '../../shared/text.validator.js';

@InputType({ description: 'What somebody wants to tell the people who run the shop.' })
export class ContactMessageInput {
  @Field(() => String, { description: 'Who writes.' })
  @IsText({ min: 1, max: 100 })
  name: string;

  @Field(() => String, { description: 'Where we answer.' })
  @IsEmailAddress()
  email: string;

  @Field(() => String, { description: 'The message, as plain text.' })
  @IsText({ min: 1, max: 5000 })
  message: string;
}
