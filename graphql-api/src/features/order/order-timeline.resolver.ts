import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';

import { isAdmin } from '../../auth/actor.js';
import type { ShopContext } from '../../auth/shop-context.js';
import { Order } from './order.entity.js';
import { OrderEventKind, type OrderTimeline } from './order-timeline.service.js';

registerEnumType(OrderEventKind, { name: 'OrderEventKind', description: 'What happened to an order.' });

@ObjectType({ description: 'One thing that happened to an order.' })
class OrderEvent {
  @Field(() => OrderEventKind)
  kind: OrderEventKind;

  @Field(() => GraphQLDateTime)
  at: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail of who did it: everybody for admins, oneself for customers. Null when the shop did it.',
  })
  by: string | null;
}

@Resolver(() => Order)
export class OrderTimelineResolver {
  constructor(private readonly timelines: OrderTimeline) {}

  @FieldResolver(() => [OrderEvent], { description: 'The story of the order, oldest first.' })
  async timeline(@Root() { id }: Order, @Ctx() { caller, loaders }: ShopContext): Promise<OrderEvent[]> {
    const events = (await loaders.of(this.timelines.find).load(id)) ?? [];
    const maySee = (uid: string | null) => isAdmin(caller.actor) || uid === caller.actor?.uid;
    return events.map(({ kind, at, uid, email }) => ({ kind, at, by: maySee(uid) ? email : null }));
  }
}
