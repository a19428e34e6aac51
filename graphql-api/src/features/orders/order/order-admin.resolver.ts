import { ValidateNested } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Field, Info, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { listCost } from '../../../shared/read-cost.js';
import { selectedColumns } from '../../../shared/selected-columns.js';
import { Order } from './order.entity.js';
import type { OrderAdminService } from './order-admin.service.js';
import { OrderConnection } from './order-connection.type.js';
import { OrderFilter, OrderSort } from './order-search.inputs.js';

@ArgsType()
class OrdersArgs extends NumberedPageArgs {
  @Field(() => OrderFilter, {
    nullable: true,
    description: 'The filter; defaults to all orders.',
  })
  @ValidateNested()
  filter?: OrderFilter | null;

  @Field(() => OrderSort, { defaultValue: OrderSort.NEWEST, description: 'The sort order.' })
  sort: OrderSort;
}

@Resolver(() => Order)
export class OrderAdminResolver {
  constructor(private readonly admin: OrderAdminService) {}

  @Auth(Role.ADMIN)
  @Query(() => OrderConnection, { description: "All customers' orders.", complexity: listCost })
  async orders(
    @Args(() => OrdersArgs) { filter, sort, ...page }: OrdersArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderConnection> {
    const columns = selectedColumns(info, Order);
    return new OrderConnection(await this.admin.list(filter ?? {}, sort, { ...page, columns }));
  }
}
