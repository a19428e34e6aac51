import { Arg, Args, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { Limit } from '../../../shared/limit.js';
import { requireText } from '../../../shared/text.validator.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { GarageCar } from '../../cars/garage/garage-car.entity.js';
import { OrderConnection } from '../../orders/order/order-connection.type.js';
import { Customer, CustomerFigures } from './customer.types.js';
import { CustomerNote } from './customer-note.entity.js';
import type { CustomerNotes } from './customer-notes.service.js';
import type { CustomerReader } from './customer-reader.service.js';

const NOTE_LENGTH = { min: 1, max: 2000 } as const;
const ID_OF_CUSTOMER = { description: 'Id of the account.' };

@ObjectType({ description: "A page of a customer's messages." })
class CustomerMessageConnection extends connectionOf(ContactMessage, 'CustomerMessage') {}

@Resolver(() => Customer)
export class CustomerResolver {
  constructor(
    private readonly customers: CustomerReader,
    private readonly customerNotesAdmin: CustomerNotes,
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => Customer, {
    description: 'A customer, also by a former id. Refused with NOT_FOUND if there is none.',
    complexity: ({ childComplexity }) => COST.row + childComplexity,
  })
  async customer(@Arg('id', () => ID, ID_OF_CUSTOMER) id: string): Promise<Customer> {
    return new Customer(await this.customers.get(id));
  }

  @FieldResolver(() => CustomerFigures, {
    description: 'Counts and totals of orders, returns and messages.',
    complexity: COST.count,
  })
  figures(@Root() { id }: Customer): Promise<CustomerFigures> {
    return this.customers.figures(id);
  }

  @FieldResolver(() => OrderConnection, { description: 'Their orders, newest first.', complexity: listCost })
  async orders(
    @Root() { id }: Customer,
    @Args(() => NumberedPageArgs) page: NumberedPageArgs,
  ): Promise<OrderConnection> {
    return new OrderConnection(await this.customers.listOrders(id, page));
  }

  @FieldResolver(() => [GarageCar], {
    description: 'The cars in their garage, most recently chosen first.',
    complexity: COST.list,
  })
  cars(@Root() { id }: Customer): Promise<GarageCar[]> {
    return this.customers.listCars(id);
  }

  @FieldResolver(() => CustomerMessageConnection, {
    description:
      "Contact form messages from the account's address, newest first; empty while the address is not verified, because anyone can enter it.",
    complexity: listCost,
  })
  async messages(
    @Root() { account }: Customer,
    @Args(() => NumberedPageArgs) page: NumberedPageArgs,
  ): Promise<CustomerMessageConnection> {
    return new CustomerMessageConnection(await this.customers.listMessages(account, page));
  }

  @FieldResolver(() => [CustomerNote], {
    description: 'Notes about them, newest first; at most 100.',
    complexity: COST.list,
  })
  notes(@Root() { id }: Customer): Promise<CustomerNote[]> {
    return this.customerNotesAdmin.list(id);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => [CustomerNote], {
    description:
      'Adds a note about a customer; at most 100. Only admins see notes; they are included when a customer downloads their data. Returns all notes about the customer.',
  })
  addCustomerNote(
    @Arg('customerId', () => ID, ID_OF_CUSTOMER) customerId: string,
    @Limit('length', NOTE_LENGTH)
    @Arg('text', () => String, { description: 'The note, as plain text.' })
    text: string,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerNote[]> {
    return this.customerNotesAdmin.add(customerId, requireText(text, 'text', NOTE_LENGTH), actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => [CustomerNote], {
    description:
      'Deletes a note permanently. Returns the remaining notes; refused with NOT_FOUND if it no longer exists.',
  })
  removeCustomerNote(
    @Arg('id', () => ID, { description: 'Id of the note.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<CustomerNote[]> {
    return this.customerNotesAdmin.remove(id, actor);
  }
}
