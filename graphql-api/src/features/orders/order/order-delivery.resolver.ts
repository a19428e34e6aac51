import { HasItems } from '../../../shared/list.validator.js';
import { Arg, Args, ArgsType, Field, ID, Mutation, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { IsPhone } from '../../../shared/phone.validator.js';
import { IsText } from '../../../shared/text.validator.js';
import { Order } from './order.entity.js';
import type { OrderDeliveryService } from './order-delivery.service.js';

@ArgsType()
class DeliveryArgs {
  @Field(() => String, { description: 'Where to send the order.' })
  @IsText({ min: 1, max: 500 })
  address: string;

  @Field(() => String, { description: 'Phone number for the delivery: at least 6 digits.' })
  @IsPhone()
  @IsText({ min: 1, max: 50 })
  phone: string;
}

@ArgsType()
class EnteredAddressArgs {
  @Field(() => [ID], { description: 'Ids of the orders, at most 200.' })
  @HasItems(1, 200)
  orderIds: string[];

  @Field(() => String, { description: 'Where to send them, on one line.' })
  @IsText({ min: 1, max: 500 })
  address: string;
}

@Resolver(() => Order)
export class OrderDeliveryResolver {
  constructor(private readonly deliveries: OrderDeliveryService) {}

  @Auth()
  @Mutation(() => Order, {
    description:
      "Sets the address of the caller's own order until it is shipped, for orders placed without one. Refused with ORDER_ALREADY_SHIPPED.",
  })
  setDelivery(
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) orderId: string,
    @Args(() => DeliveryArgs) delivery: DeliveryArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.deliveries.set(orderId, delivery, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => [Order], {
    description:
      'Sets the address that the customer provided for orders without one: for all of them or none. Refused with ORDER_ALREADY_SHIPPED, and with CONFLICT if one of them has an address already.',
  })
  setOrderAddress(
    @Args(() => EnteredAddressArgs) { orderIds, address }: EnteredAddressArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Order[]> {
    return this.deliveries.enter(orderIds, address, actor);
  }
}
