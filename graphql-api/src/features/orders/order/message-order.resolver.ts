import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { ContactMessage } from '../../customers/contact/contact-message.entity.js';
import { Order } from './order.entity.js';
import type { OrderFinder } from './order-finder.service.js';

@Resolver(() => ContactMessage)
export class MessageOrderResolver {
  constructor(private readonly orders: OrderFinder) {}

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order that the message is about; null if there is none or it was deleted.',
    complexity: COST.batch,
  })
  order(@Root() { orderId }: ContactMessage, @Ctx() { loaders }: ShopContext): Promise<Order | null> | null {
    return orderId === null ? null : loaders.of(this.orders.findByIds).load(orderId);
  }
}
