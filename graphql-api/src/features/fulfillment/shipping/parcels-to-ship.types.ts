import { IsWholeNumber } from '../../../shared/number.validator.js';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';

import { MAX_PAGE_SIZE } from '../../../shared/keyset-page.js';
import { IsText } from '../../../shared/text.validator.js';
import { Order } from '../../orders/order/order.entity.js';

@ObjectType({
  description: 'A parcel to ship: unshipped paid orders of one customer to one address.',
  simpleResolvers: true,
})
export class ParcelToShip {
  @Field(() => ID, { description: 'Id of its earliest-paid order.' })
  id: string;

  @Field(() => [Order], {
    description: 'Its orders, earliest payment first; at most 200, as for shipOrders.',
  })
  orders: Order[];
}

@ObjectType({ description: 'A page of parcels to ship.', simpleResolvers: true })
export class ParcelsToShip {
  @Field(() => [ParcelToShip], {
    description: 'The parcels of this page, earliest payment first.',
  })
  nodes: ParcelToShip[];

  @Field(() => Int, { description: 'The number of parcels on all pages.' })
  totalCount: number;

  @Field(() => Int, { description: 'The number of orders in them.' })
  orderCount: number;

  @Field(() => Boolean, {
    description: 'False if more than 1,000 orders are waiting; the earliest paid are listed and counted.',
  })
  totalIsExact: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the earliest-paid order was paid; null if there is none.',
  })
  oldestPaidAt: Date | null;

  @Field(() => Int, { description: 'The number of parcels, with or without an address.' })
  waitingCount: number;

  @Field(() => Int, { description: 'The number of parcels without an address.' })
  unaddressedCount: number;
}

@ArgsType()
export class ParcelsToShipArgs {
  @Field(() => Int, { defaultValue: 50, description: `Page size, 1 to ${MAX_PAGE_SIZE}.` })
  @IsWholeNumber(1, MAX_PAGE_SIZE)
  first: number;

  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' })
  @IsWholeNumber(1, 10_000)
  page: number;

  @Field(() => String, {
    nullable: true,
    description: 'Only parcels with an order that matches this search of `orders`.',
  })
  @IsText({ min: 0, max: 100 })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only parcels without an address.' })
  unaddressed: boolean;
}
