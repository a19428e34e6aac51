import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Order } from '../../orders/order/order.entity.js';
import { Return } from './return.entity.js';
import { ReturnOffer } from './return.types.js';
import type { ReturnFinder } from './return-finder.service.js';
import { returnOffer, type ReturnRules, returnUntil } from './return-rules.js';

@Resolver(() => Order)
export class OrderReturnsResolver {
  constructor(
    private readonly finder: ReturnFinder,
    private readonly rules: ReturnRules,
  ) {}

  @Reads<Order>('id')
  @FieldResolver(() => [Return], {
    description: 'Returns of the order, oldest first.',
    complexity: COST.batch,
  })
  @Extensions({ maxItems: 20 })
  async returns(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<Return[]> {
    return (await loaders.of(this.finder.findOfOrders).load(id)) ?? [];
  }

  @FieldResolver(() => ReturnOffer, {
    nullable: true,
    description:
      'The return that the customer can request. Null if the order has not shipped, the return window has ended, or all of its units are in returns.',
    complexity: COST.batch,
  })
  returnOffer(@Root() order: Order, @Ctx() context: ShopContext): Promise<ReturnOffer | null> {
    return returnOffer(order, this.rules, new Date(), () => this.returns(order, context));
  }

  @Reads<Order>('shippedAt')
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the return window ends: the end of a day, 12 hours behind UTC. Null until the order ships.',
  })
  returnUntil(@Root() order: Order): Date | null {
    return returnUntil(order, this.rules);
  }
}
