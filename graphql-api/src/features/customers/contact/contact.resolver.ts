import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { ContactAnswer, MailDelivery } from './contact-answer.entity.js';
import { AnswerMessageArgs, ContactMessageInput, ContactMessagesArgs } from './contact.inputs.js';
import type { ContactService } from './contact.service.js';
import { ContactMessage, MessageState } from './contact-message.entity.js';
import { MessageCounts } from './message-counts.type.js';
import type { MessageList, MessageListService } from './message-list.service.js';

@ObjectType({ description: 'A page of messages.' })
class ContactMessageConnection extends connectionOf(ContactMessage, 'ContactMessage') {
  constructor(private readonly list: MessageList) {
    super(list.page);
  }

  @Field(() => MessageCounts, {
    description: 'Counts for the same search in every state, for tabs.',
    complexity: COST.count,
  })
  counts(): Promise<MessageCounts> {
    return this.list.count();
  }
}

@Resolver(() => ContactMessage)
export class ContactResolver {
  constructor(
    private readonly contact: ContactService,
    private readonly messages: MessageListService,
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => ContactMessageConnection, {
    description: 'Messages, newest first.',
    complexity: listCost,
  })
  async contactMessages(
    @Args(() => ContactMessagesArgs) { state, search, ...page }: ContactMessagesArgs,
  ): Promise<ContactMessageConnection> {
    return new ContactMessageConnection(await this.messages.list({ state, search }, page));
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a message to the shop. A message about an order requires its customer to be signed in.',
  })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() { address, caller }: ShopContext,
  ): Promise<boolean> {
    await this.contact.send(input, address, caller.actor);
    return true;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ContactMessage, {
    description:
      'Replies to a message by email; sending the same reply again has no further effect. Refused with MESSAGE_CHANGED if another admin has replied, and with MAIL_NOT_SET_UP if email is not set up.',
  })
  answerContactMessage(
    @Args(() => AnswerMessageArgs) answer: AnswerMessageArgs,
    @CurrentActor() actor: Actor,
  ): Promise<ContactMessage> {
    return this.contact.answer(answer, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ContactMessage, {
    description: 'Marks a message as answered elsewhere, or reopens it. Sends nothing.',
  })
  markContactMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @Arg('state', () => MessageState, { description: 'Its new state.' }) state: MessageState,
    @CurrentActor() actor: Actor,
  ): Promise<ContactMessage> {
    return this.contact.mark(id, state, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ContactMessage, {
    description:
      'Deletes a message and its replies permanently. Returns the deleted message; refused with NOT_FOUND if it no longer exists.',
  })
  removeContactMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ContactMessage> {
    return this.contact.remove(id, actor);
  }

  @FieldResolver(() => [ContactAnswer], {
    description: 'Replies, oldest first.',
    complexity: COST.batch,
  })
  async answers(@Root() { id }: ContactMessage, @Ctx() { loaders }: ShopContext): Promise<ContactAnswer[]> {
    return (await loaders.of(this.messages.findAnswers).load(id)) ?? [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email of the admin who replied last; null while it is open.',
    complexity: COST.batch,
  })
  answeredBy(
    @Root() { answeredBy }: ContactMessage,
    @Ctx() { loaders }: ShopContext,
  ): Promise<string | null> | null {
    return answeredBy === null ? null : loaders.of(this.messages.findAddresses).load(answeredBy);
  }
}

@Resolver(() => ContactAnswer)
export class ContactAnswerResolver {
  constructor(private readonly messages: MessageListService) {}

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Email of the admin who replied; null once the account is deleted.',
    complexity: COST.batch,
  })
  by(@Root() { answeredBy }: ContactAnswer, @Ctx() { loaders }: ShopContext): Promise<string | null> {
    return loaders.of(this.messages.findAddresses).load(answeredBy);
  }

  @FieldResolver(() => MailDelivery, {
    nullable: true,
    description: 'Delivery state of its email; null after 90 days, when the record is deleted.',
    complexity: COST.batch,
  })
  delivery(@Root() { id }: ContactAnswer, @Ctx() { loaders }: ShopContext): Promise<MailDelivery | null> {
    return loaders.of(this.messages.findDeliveries).load(id);
  }
}
