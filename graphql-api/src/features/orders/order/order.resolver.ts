import { HasItems } from '../../../shared/list.validator.js';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { PageArgs } from '../../../shared/page.args.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { Reads, selectedColumns } from '../../../shared/selected-columns.js';
import { IsText } from '../../../shared/text.validator.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { Order } from './order.entity.js';
import { OrderConnection } from './order-connection.type.js';
import type { OrderFinder } from './order-finder.service.js';

/** The number of orders that one payment pays at most. */
const MAX_SET_ORDERS = 50;

@ArgsType()
class SetArgs {
  @Field(() => [ID], { description: `Ids of orders; at most ${MAX_SET_ORDERS}.` })
  @HasItems(0, MAX_SET_ORDERS)
  @IsText({ min: 1, max: 100 }, { each: true })
  ids: string[];
}

@Resolver(() => Order)
export class OrderResolver {
  constructor(private readonly finder: OrderFinder) {}

  @Auth()
  @Query(() => Order, {
    complexity: COST.row,
    description:
      "One order: the caller's own, or any as an admin. Customers get the same FORBIDDEN for unknown orders and for orders of other customers.",
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
    @Args(() => PageArgs) { first, after }: PageArgs,
    @CurrentActor() actor: Actor,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderConnection> {
    const columns = selectedColumns(info, Order);
    return new OrderConnection(await this.finder.listOf(actor.uid, { first, after, columns }));
  }

  @Auth()
  @Query(() => [Order], {
    description:
      "The caller's orders with these ids, in the requested sequence, such as the orders of one payment. Orders of other customers and deleted orders are skipped.",
    complexity: ({ childComplexity }) => COST.list + MAX_SET_ORDERS / COST.rowsPerPoint + childComplexity,
  })
  myOrderSet(@Args(() => SetArgs) { ids }: SetArgs, @CurrentActor() actor: Actor): Promise<Order[]> {
    return this.finder.listOwnById(ids, actor);
  }

  @Reads<Order>('partId')
  @FieldResolver(() => Part, {
    nullable: true,
    description: "The ordered part's current data; null once it is no longer sold.",
    complexity: COST.batch,
  })
  part(@Root() { partId }: Order, @Ctx() { loaders }: ShopContext): Promise<Part | null> {
    return loaders.of(this.finder.findParts).load(partId);
  }
}
