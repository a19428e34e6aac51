import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { Limit } from '../../../shared/limit.js';
import { COST } from '../../../shared/read-cost.js';
import { ORDER_NOTE_LENGTH, type OrderNotes } from './order-note.service.js';
import { OrderNote } from './order-note.type.js';

@Resolver(() => OrderNote)
export class OrderNoteResolver {
  constructor(private readonly notes: OrderNotes) {}

  @Auth(Role.ADMIN)
  @Query(() => [OrderNote], {
    description: 'Admin notes on the order, oldest first; not shown to the customer.',
    complexity: COST.batch,
  })
  orderNotes(
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) orderId: string,
  ): Promise<OrderNote[]> {
    return this.notes.list(orderId);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => OrderNote, { description: 'Adds a note to an order, for admins only.' })
  addOrderNote(
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) orderId: string,
    @Limit('length', ORDER_NOTE_LENGTH)
    @Arg('text', () => String, { description: 'The note, as plain text.' })
    text: string,
    @CurrentActor() actor: Actor,
  ): Promise<OrderNote> {
    return this.notes.add(orderId, text, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => OrderNote, {
    description:
      "Removes a note, the caller's own or another admin's. Returns the removed note; NOT_FOUND if it no longer exists.",
  })
  removeOrderNote(
    @Arg('id', () => ID, { description: 'Id of the note.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<OrderNote> {
    return this.notes.remove(id, actor);
  }
}
