import {
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { MoneyScalar } from '../../../shared/money.scalar.js';
import { PageArgs } from '../../../shared/page.args.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { IsText } from '../../../shared/text.validator.js';
import { Order } from '../order/order.entity.js';
import { OrderStatus } from '../order/order-status.js';
import { Purchase } from './purchase.entity.js';
import type { PurchaseFinder } from './purchase-finder.service.js';
import { purchaseStatus } from './purchase-status.js';

/** As many as `placeOrders` places. */
const MAX_ORDERS = 50;

@ObjectType({ description: 'A page of purchases.' })
class PurchaseConnection extends connectionOf(Purchase, 'Purchase') {}

@ArgsType()
class NumberArgs {
  @Field(() => String, { description: 'Its number.' })
  @IsText({ min: 1, max: 20 })
  number: string;
}

@Resolver(() => Purchase)
export class PurchaseResolver {
  constructor(private readonly finder: PurchaseFinder) {}

  @Auth()
  @Query(() => Purchase, {
    complexity: COST.row,
    description:
      "One purchase: the caller's own, or any as an admin. Customers get the same FORBIDDEN for unknown numbers and for purchases of other customers.",
  })
  purchase(@Args(() => NumberArgs) { number }: NumberArgs, @CurrentActor() actor: Actor): Promise<Purchase> {
    return this.finder.get(number, actor);
  }

  @Auth()
  @Query(() => PurchaseConnection, {
    description: "The caller's purchases, newest first, without those whose orders are all deleted.",
    complexity: listCost,
  })
  async myPurchases(
    @Args(() => PageArgs) page: PageArgs,
    @CurrentActor() actor: Actor,
  ): Promise<PurchaseConnection> {
    return new PurchaseConnection(await this.finder.listOf(actor.uid, page));
  }

  @FieldResolver(() => [Order], {
    description: 'Its orders, one for each part, as they were placed; deleted ones are left out.',
    complexity: COST.batch,
  })
  @Extensions({ maxItems: MAX_ORDERS })
  async orders(@Root() { id }: Purchase, @Ctx() { loaders }: ShopContext): Promise<Order[]> {
    return (await loaders.of(this.finder.findOrders).load(id)) ?? [];
  }

  @FieldResolver(() => OrderStatus, {
    nullable: true,
    description:
      'The state of what remains of it: unpaid, else pending, else shipped; if nothing remains, returned, else refunded, else canceled. Null once all its orders are deleted.',
    complexity: COST.batch,
  })
  async status(@Root() root: Purchase, @Ctx() context: ShopContext): Promise<OrderStatus | null> {
    const orders = await this.orders(root, context);
    return purchaseStatus(orders.map(({ status }) => status));
  }

  @FieldResolver(() => MoneyScalar, {
    description: 'What its orders cost together.',
    complexity: COST.batch,
  })
  async total(@Root() root: Purchase, @Ctx() context: ShopContext): Promise<number> {
    const orders = await this.orders(root, context);
    return orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  }
}

@Resolver(() => Order)
export class OrderPurchaseResolver {
  constructor(private readonly finder: PurchaseFinder) {}

  @Reads<Order>('purchaseId')
  @FieldResolver(() => Purchase, {
    description: 'What it was ordered with: the purchase that it belongs to.',
    complexity: COST.batch,
  })
  async purchase(@Root() { purchaseId }: Order, @Ctx() { loaders }: ShopContext): Promise<Purchase> {
    const purchase = await loaders.of(this.finder.findByIds).load(purchaseId);
    if (!purchase) throw new Error(`order of an unknown purchase ${purchaseId}`);
    return purchase;
  }
}
