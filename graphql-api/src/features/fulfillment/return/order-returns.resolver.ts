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
    description: 'Its returns, oldest first.',
    complexity: COST.batch,
  })
  @Extensions({ maxItems: 20 })
  async returns(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<Return[]> {
    return (await loaders.of(this.finder.findOfOrders).load(id)) ?? [];
  }

  @FieldResolver(() => ReturnOffer, {
    nullable: true,
    description:
      'What its customer can send back. Null when that is nothing: it is not shipped, the time is over, or all of it is in returns.',
    complexity: COST.batch,
  })
  returnOffer(@Root() order: Order, @Ctx() context: ShopContext): Promise<ReturnOffer | null> {
    return returnOffer(order, this.rules, new Date(), () => this.returns(order, context));
  }

  @Reads<Order>('shippedAt')
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Until when units can be sent back: the end of a day, 12 hours behind UTC; in the past when that is over. Null until it is shipped.',
  })
  returnUntil(@Root() order: Order): Date | null {
    return returnUntil(order, this.rules);
  }
}
