import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../auth/shop-context.js';
import { PageArgs } from '../../shared/page.args.js';
import { COST, listCost } from '../../shared/read-cost.js';
import { Part } from '../part/part.entity.js';
import { Order } from './order.entity.js';
import { OrderConnection } from './order-connection.type.js';
import { PlaceOrderInput } from './order.inputs.js';
import type { OrderFinder } from './order-finder.service.js';
import type { KeyedOrderService } from './keyed-order.service.js';
import type { OrderWithdrawalService } from './order-withdrawal.service.js';

@Resolver(() => Order)
export class OrderResolver {
  constructor(
    private readonly orders: KeyedOrderService,
    private readonly finder: OrderFinder,
    private readonly withdrawal: OrderWithdrawalService,
  ) {}

  @Auth()
  @Query(() => Order, {
    complexity: COST.row,
    description:
      "One order: one's own, or any as an admin. Unknown and foreign orders answer the same FORBIDDEN to customers.",
  })
  order(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.finder.get(id, actor);
  }

  @Auth()
  @Query(() => OrderConnection, { description: "The caller's orders, newest first.", complexity: listCost })
  async myOrders(
    @Args(() => PageArgs) page: PageArgs,
    @CurrentActor() actor: Actor,
  ): Promise<OrderConnection> {
    return new OrderConnection(await this.finder.listOwn(actor, page));
  }

  @Auth()
  @Mutation(() => Order, {
    description: "Orders a part at the server's price and sets the pieces aside until `holdExpiresAt`.",
  })
  placeOrder(
    @Arg('input', () => PlaceOrderInput, { description: 'What is ordered, and where it goes.' })
    input: PlaceOrderInput,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.orders.placeOnce(input, actor);
  }

  @Auth()
  @Mutation(() => Order, {
    description:
      "Deletes an unpaid order: one's own, or any as an admin. Answers it as it was; refused with ORDER_ALREADY_PAID once money moved.",
  })
  deleteOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.withdrawal.delete(id, actor);
  }

  @FieldResolver(() => Part, {
    nullable: true,
    description: 'The ordered part as it is today; null once it is no longer sold.',
    complexity: COST.batch,
  })
  part(@Root() { partId }: Order, @Ctx() { loaders }: ShopContext): Promise<Part | null> {
    return loaders.of(this.finder.findParts).load(partId);
  }
}
