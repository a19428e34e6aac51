import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { Role } from '../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../auth/shop-context.js';
import { connectionOf } from '../../shared/connection.type.js';
import { PageArgs } from '../../shared/page.args.js';
import { listCost } from '../../shared/read-cost.js';
import { ContactMessageInput } from './contact.inputs.js';
import type { ContactService } from './contact.service.js';
import { ContactMessage } from './contact-message.entity.js';

@ObjectType({ description: 'A page of messages.' })
class ContactMessageConnection extends connectionOf(ContactMessage, 'ContactMessage') {}

@Resolver(() => ContactMessage)
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Auth(Role.ADMIN)
  @Query(() => ContactMessageConnection, {
    description: 'What people wrote, newest first.',
    complexity: listCost,
  })
  async contactMessages(@Args(() => PageArgs) page: PageArgs): Promise<ContactMessageConnection> {
    return new ContactMessageConnection(await this.contact.list(page));
  }

  @Mutation(() => Boolean, { description: 'Sends a message to the people who run the shop.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() { address }: ShopContext,
  ): Promise<boolean> {
    await this.contact.send(input, address);
    return true;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => ContactMessage, {
    description: 'Removes a message for good. Answers it as it was; refused with NOT_FOUND once it is gone.',
  })
  removeContactMessage(
    @Arg('id', () => ID, { description: 'Id of the message.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ContactMessage> {
    return this.contact.remove(id, actor);
  }
}
