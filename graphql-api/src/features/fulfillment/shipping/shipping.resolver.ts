import { GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { COST, listCost } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { BadInput } from '../../../shared/shop-error.js';
import { Order } from '../../orders/order/order.entity.js';
import { type Carrier, trackingUrlOf } from './carriers.js';
import { Parcel } from './parcel.entity.js';
import { shipUndoUntil } from './ship-undo.js';
import { CorrectParcelArgs, ShipOrdersArgs, UndoShipOrdersArgs } from './shipping.inputs.js';
import type { ShippingService } from './shipping.service.js';

@Resolver(() => Order)
export class ShippingResolver {
  constructor(private readonly shipping: ShippingService) {}

  @Auth(Role.ADMIN)
  @Mutation(() => Order, {
    description:
      'Marks a paid order as shipped in a separate parcel, even with a `paymentIssue`. Repeating it has no further effect. Refused with ORDER_NOT_PAID or ORDER_REFUNDED.',
  })
  async shipOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('expectedAddress', () => String, {
      nullable: true,
      description:
        'The address that the client showed: refused with CONFLICT if it has changed. Null accepts any address.',
    })
    expectedAddress: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return (await this.shipping.shipOne(id, actor, expectedAddress)).order;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => [Parcel], {
    description:
      "Ships the paid orders without a `paymentIssue`, in a parcel for each customer and address. Orders whose address differs from their parcel's are skipped; shipped orders stay as they are. Returns the parcels: an order that is in none of them was not shipped. Refused with BAD_INPUT when several parcels have the same tracking number, and with ORDER_ALREADY_SHIPPED when a shipped order has another carrier or tracking number: nothing is shipped then.",
  })
  shipOrders(
    @Args(() => ShipOrdersArgs) { orderIds, parcels, ...label }: ShipOrdersArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Parcel[]> {
    const wanted = orderIds ? [{ orderIds, ...label }] : parcels;
    if (!wanted || (orderIds && parcels))
      throw new BadInput('Provide either orderIds or parcels.', { field: 'orderIds' });
    return this.shipping.ship(wanted, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Order, {
    description:
      'Undoes a shipment within 10 seconds of shipOrder (a little longer for a slow connection); repeating it has no further effect. Refused with SHIPMENT_FINAL later.',
  })
  async undoShipOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    const [order] = await this.shipping.undo([id], actor);
    if (!order) throw new Error('an order was taken back and is not there');
    return order;
  }

  @Auth(Role.ADMIN)
  @Mutation(() => [Order], {
    description: 'The same for several orders: all of them or none. Refused with SHIPMENT_FINAL.',
  })
  undoShipOrders(
    @Args(() => UndoShipOrdersArgs) { ids }: UndoShipOrdersArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Order[]> {
    return this.shipping.undo(ids, actor);
  }

  @Reads<Order>('shippedAt')
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      'For admins: when undoShipOrder stops being available. Null until shipped, and for customers.',
  })
  shipUndoUntil(@Root() { shippedAt }: Order, @Ctx() { caller }: ShopContext): Date | null {
    return shippedAt && isAdmin(caller.actor) ? shipUndoUntil(shippedAt) : null;
  }

  @Reads<Order>('parcelId')
  @FieldResolver(() => Parcel, {
    nullable: true,
    description:
      'The parcel it shipped in; null until shipped, and for orders from before parcels were recorded.',
    complexity: COST.batch,
  })
  async parcel(@Root() { parcelId }: Order, @Ctx() { loaders }: ShopContext): Promise<Parcel | null> {
    return parcelId === null ? null : loaders.of(this.shipping.findParcels).load(parcelId);
  }
}

@ObjectType({ description: 'A page of shipped parcels.', simpleResolvers: true })
class ParcelConnection extends connectionOf(Parcel, 'Parcel') {}

@Resolver(() => Parcel)
export class ParcelResolver {
  constructor(
    private readonly shipping: ShippingService,
    private readonly known: readonly Carrier[],
  ) {}

  @Auth(Role.ADMIN)
  @Mutation(() => Parcel, {
    description:
      'Corrects the carrier and tracking number of a parcel, at any time. The customer gets an email, unless the one about the shipment is still to be sent. Repeating it has no further effect. Refused with NOT_FOUND and BAD_INPUT.',
  })
  correctParcel(
    @Args(() => CorrectParcelArgs) { id, ...label }: CorrectParcelArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Parcel> {
    return this.shipping.correct(id, label, actor);
  }

  @Auth(Role.ADMIN)
  @Query(() => [String], {
    description: "Names of the carriers with tracking links, the shop's own first.",
  })
  carriers(): string[] {
    return this.known.map(({ name }) => name);
  }

  @Auth(Role.ADMIN)
  @Query(() => ParcelConnection, {
    description: 'Shipped parcels, newest first.',
    complexity: listCost,
  })
  async shippedParcels(
    @Arg('since', () => GraphQLDateTime, { description: 'Only parcels shipped since this time.' })
    since: Date,
    @Args(() => NumberedPageArgs) page: NumberedPageArgs,
  ): Promise<ParcelConnection> {
    return new ParcelConnection(await this.shipping.listShipped(since, page));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The tracking link; null without a number, and for carriers that are not in `carriers`.',
  })
  trackingUrl(@Root() { carrier, trackingNumber }: Parcel): string | null {
    return carrier && trackingNumber ? trackingUrlOf(this.known, carrier, trackingNumber) : null;
  }

  @FieldResolver(() => [Order], { description: 'Its orders.', complexity: COST.batch })
  @Extensions({ maxItems: 50 })
  async orders(@Root() { id }: Parcel, @Ctx() { loaders }: ShopContext): Promise<Order[]> {
    return (await loaders.of(this.shipping.findOrders).load(id)) ?? [];
  }
}
