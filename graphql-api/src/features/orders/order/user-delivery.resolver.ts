import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { User } from '../../customers/user/user.entity.js';
import type { Delivery as LastDelivery, OrderFinder } from './order-finder.service.js';

@ObjectType({ description: 'Where an order is sent.' })
class Delivery implements LastDelivery {
  @Field(() => String, { description: 'Postal address, as entered by the customer.' })
  address: string;

  @Field(() => String, { description: 'Phone number for the delivery.' })
  phone: string;
}

/** What orders add to an account. */
@Resolver(() => User)
export class UserDeliveryResolver {
  constructor(private readonly orders: OrderFinder) {}

  @FieldResolver(() => Delivery, {
    nullable: true,
    description: 'Address and phone number of the newest order, to prefill the next one.',
    complexity: COST.batch,
  })
  lastDelivery(@Root() { uid }: User, @Ctx() { loaders }: ShopContext): Promise<LastDelivery | null> {
    return loaders.of(this.orders.findLastDeliveries).load(uid);
  }
}
