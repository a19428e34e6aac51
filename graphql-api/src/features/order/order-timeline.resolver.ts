import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, FieldResolver, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';

import { isAdmin } from '../../auth/actor.js';
import type { ShopContext } from '../../auth/shop-context.js';
import { COST } from '../../shared/read-cost.js';
import { Order } from './order.entity.js';
import { OrderEventKind, type OrderTimeline } from './order-timeline.service.js';

registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'What happened to an order.',
  valuesConfig: {
    PLACED: { description: 'The order was placed and its units were held.' },
    HOLD_EXPIRED: { description: 'The time to pay was over; the units were released.' },
    HOLD_RETAKEN: { description: 'The units were held again, to pay.' },
    REPRICED: { description: 'The customer accepted the new price of an order whose time to pay was over.' },
    PAID: { description: 'The order was paid.' },
    REFUND_STARTED: {
      description: 'An admin took the paid order back: it is not shipped, its money goes back.',
    },
    REFUND_DUE: { description: 'Money came, but the order could no longer be honoured.' },
    REFUNDED: { description: 'That money went back.' },
    SHIPPED: { description: 'The order was shipped.' },
    SHIP_UNDONE: { description: 'The shipment was undone at once: it had been marked by mistake.' },
    DELETED: { description: 'The unpaid order was deleted.' },
    CANCELLED: {
      description: 'Its customer cancelled the paid order: it is not shipped, its money goes back.',
    },
    RETURN_REQUESTED: {
      description: 'Its customer requested a return, or the shop opened one for what had come.',
    },
    RETURN_ACCEPTED: { description: 'The shop accepted a return.' },
    RETURN_DECLINED: { description: 'The shop declined a return.' },
    RETURN_WITHDRAWN: { description: 'Its customer keeps it after all.' },
    RETURN_RECEIVED: { description: 'Returned units arrived.' },
    RETURN_REFUNDED: { description: 'The shop refunds a return, or closes it without a refund.' },
  },
});

@ObjectType({ description: 'One thing that happened to an order.' })
class OrderEvent {
  @Field(() => OrderEventKind, { description: 'What happened.' })
  kind: OrderEventKind;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the person who did it; customers see only their own. Null when the shop did it.',
  })
  by: string | null;
}

@Resolver(() => Order)
export class OrderTimelineResolver {
  constructor(private readonly timelines: OrderTimeline) {}

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
