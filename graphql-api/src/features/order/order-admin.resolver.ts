import { IsEnum, IsOptional, ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import { type Actor, isAdmin } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { Role } from '../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../auth/shop-context.js';
import { NumberedPageArgs } from '../../shared/page.args.js';
import { listCost } from '../../shared/read-cost.js';
import { Order } from './order.entity.js';
import type { OrderAdminService } from './order-admin.service.js';
import { OrderConnection } from './order-connection.type.js';
import { OrderFilter, OrderSort } from './order-search.inputs.js';
import { shipUndoUntil } from './ship-undo.js';

@ArgsType()
class OrdersArgs extends NumberedPageArgs {
  @Field(() => OrderFilter, {
    nullable: true,
    description: 'What the orders must have; everything without it.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: OrderFilter | null;

  @Field(() => OrderSort, { defaultValue: OrderSort.NEWEST, description: 'In which order.' })
  @IsEnum(OrderSort)
  sort: OrderSort;
}

@Resolver(() => Order)
export class OrderAdminResolver {
  constructor(private readonly admin: OrderAdminService) {}

  @Auth(Role.ADMIN)
  @Query(() => OrderConnection, { description: "Everybody's orders.", complexity: listCost })
  async orders(@Args(() => OrdersArgs) { filter, sort, ...page }: OrdersArgs): Promise<OrderConnection> {
    return new OrderConnection(await this.admin.list(filter ?? {}, sort, page));
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Order, {
    description:
      'Marks a paid order as shipped; again is the same as once. Refused with ORDER_NOT_PAID or ORDER_REFUNDED.',
  })
  async shipOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return (await this.admin.ship(id, actor)).order;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Order, {
    description:
      'Takes a shipment back within 10 seconds of shipOrder (and a little longer, for the line); again is the same as once. Refused with SHIPMENT_FINAL later.',
  })
  undoShipOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.admin.undoShip(id, actor);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'For admins: until when undoShipOrder is offered; in the past once the shipment is final. Null while it is not shipped, and for customers.',
  })
  shipUndoUntil(@Root() { shippedAt }: Order, @Ctx() { caller }: ShopContext): Date | null {
    return shippedAt && isAdmin(caller.actor) ? shipUndoUntil(shippedAt) : null;
  }
}
