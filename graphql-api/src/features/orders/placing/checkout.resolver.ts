import { Arg, ID, Mutation, Resolver } from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor } from '../../../auth/shop-context.js';
import { Order } from '../order/order.entity.js';
import type { OrderClosing } from '../closing/order-closing.service.js';
import type { OrderPlacement } from './order-placement.service.js';
import { PlaceOrderInput, PlaceOrdersInput } from './place-order.input.js';

/** Placing and deleting orders; paying them has a resolver of its own. */
@Resolver(() => Order)
export class CheckoutResolver {
  constructor(
    private readonly placement: OrderPlacement,
    private readonly closing: OrderClosing,
  ) {}

  @Auth()
  @Mutation(() => Order, {
    description: "Orders a part at the server's price and holds the units until `holdExpiresAt`.",
  })
  placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'The part to order, and where to ship it.' })
    input: PlaceOrderInput,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.placement.placeAndGet(input, actor);
  }

  @Auth()
  @Mutation(() => [Order], {
    description:
      "Orders several parts at the server's prices, all of them or none: one order for each, in one purchase. Refused with ORDER_LINES_REFUSED, which lists every rejected line.",
  })
  placeOrders(
    @Arg('input', () => PlaceOrdersInput, { description: 'The parts to order, and where to ship them.' })
    input: PlaceOrdersInput,
    @CurrentActor() actor: Actor,
  ): Promise<Order[]> {
    return this.placement.placeTogether(input, actor);
  }

  @Auth()
  @Mutation(() => Order, {
    description:
      "Deletes an unpaid order: the caller's own, or any as an admin. Returns the deleted order. Refused with ORDER_ALREADY_PAID once it is paid or being paid.",
  })
  deleteOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.closing.delete(id, actor);
  }
}
