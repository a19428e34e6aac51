import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';

import { isAdmin } from '../../../auth/actor.js';
import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Order } from './order.entity.js';
import { OrderEventKind, type OrderTimeline } from './order-timeline.service.js';

@ObjectType({ description: 'An event in the history of an order.' })
class OrderEvent {
  @Field(() => OrderEventKind, { description: 'What happened.' })
  kind: OrderEventKind;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the user who did it; customers see only their own. Null for automatic events.',
  })
  by: string | null;
}

@Resolver(() => Order)
export class OrderTimelineResolver {
  constructor(private readonly timelines: OrderTimeline) {}

  @Reads<Order>('id')
  @FieldResolver(() => [OrderEvent], {
    description: 'The history of the order, oldest first.',
    complexity: COST.batch,
  })
  async timeline(@Root() { id }: Order, @Ctx() { caller, loaders }: ShopContext): Promise<OrderEvent[]> {
    const events = (await loaders.of(this.timelines.find).load(id)) ?? [];
    const maySee = (uid: string | null) => isAdmin(caller.actor) || uid === caller.actor?.uid;
    return events.map(({ kind, at, uid, email }) => ({ kind, at, by: maySee(uid) ? email : null }));
  }
}
