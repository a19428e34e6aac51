import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { IsEmailAddress } from '../../../shared/email.validator.js';
import { IsWholeNumber } from '../../../shared/number.validator.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { IsText } from '../../../shared/text.validator.js';
import { MessageState } from './contact-message.entity.js';

@InputType({ description: 'A message to the shop.' })
export class ContactMessageInput {
  @Field(() => String, { description: 'Name of the sender.' })
  @IsText({ min: 1, max: 100 })
  name: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  @IsEmailAddress()
  email: string;

  @Field(() => String, { description: 'The message, as plain text.' })
  @IsText({ min: 1, max: 5000 })
  message: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The order it is about, which must belong to the signed-in caller.',
  })
  @IsText({ min: 1, max: 100 })
  orderId?: string | null;
}

@ArgsType()
export class ContactMessagesArgs extends NumberedPageArgs {
  @Field(() => MessageState, { nullable: true, description: 'Only messages in this state.' })
  state?: MessageState | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, email, message or order number.',
  })
  @IsText({ min: 0, max: 100 })
  search?: string | null;
}

@ArgsType()
export class AnswerMessageArgs {
  @Field(() => ID, { description: 'Id of the message.' })
  id: string;

  @Field(() => String, { description: 'The answer, as plain text.' })
  @IsText({ min: 1, max: 5000 })
  text: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of replies the caller has read: if two admins reply at once, the second is refused. Not checked if left out.',
  })
  @IsWholeNumber(0, 1_000_000)
  expectedAnswers?: number | null;
}
