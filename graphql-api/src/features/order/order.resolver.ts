import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../auth/shop-context.js';
import { PageArgs } from '../../shared/page.args.js';
import { COST, listCost } from '../../shared/read-cost.js';
import { Part } from '../part/part.entity.js';
import { Order } from './order.entity.js';
import { OrderConnection } from './order-connection.type.js';
import type { OrderFinder } from './order-finder.service.js';

@Resolver(() => Order)
export class OrderResolver {
  constructor(private readonly finder: OrderFinder) {}

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

  @FieldResolver(() => Part, {
    nullable: true,
    description: 'The ordered part as it is today; null once it is no longer sold.',
    complexity: COST.batch,
  })
  part(@Root() { partId }: Order, @Ctx() { loaders }: ShopContext): Promise<Part | null> {
    return loaders.of(this.finder.findParts).load(partId);
  }
}
