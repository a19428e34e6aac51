import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import type { ShopContext } from '../../../auth/shop-context.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { OrderNote } from '../../orders/order/order-note.type.js';
import { ParcelsToShip, ParcelsToShipArgs, ParcelToShip } from './parcels-to-ship.types.js';
import type { ParcelList } from './parcels-to-ship.service.js';

@Resolver(() => ParcelToShip)
export class ParcelsToShipResolver {
  constructor(private readonly parcels: ParcelList) {}

  @Auth(Role.ADMIN)
  @Query(() => ParcelsToShip, {
    description:
      'Unshipped paid orders, grouped as shipOrders groups them: one parcel for each customer and address.',
    complexity: listCost,
  })
  parcelsToShip(@Args(() => ParcelsToShipArgs) args: ParcelsToShipArgs): Promise<ParcelsToShip> {
    return this.parcels.list(args);
  }

  @FieldResolver(() => [OrderNote], {
    description: 'Admin notes on its orders, in the sequence of the orders.',
    complexity: COST.batch,
  })
  async notes(@Root() { orders }: ParcelToShip, @Ctx() { loaders }: ShopContext): Promise<OrderNote[]> {
    const found = await Promise.all(orders.map(({ id }) => loaders.of(this.parcels.findNotes).load(id)));
    return found.flatMap((notes) => notes ?? []);
  }
}
