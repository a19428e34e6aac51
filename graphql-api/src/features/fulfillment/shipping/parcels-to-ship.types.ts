import { Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';

import { MAX_PAGE_SIZE } from '../../../shared/keyset-page.js';
import { IsText } from '../../../shared/text.validator.js';
import { Order } from '../../orders/order/order.entity.js';

@ObjectType({
  description: 'A parcel to send: paid orders of one customer to one address that wait to be shipped.',
  simpleResolvers: true,
})
export class ParcelToShip {
  @Field(() => ID, { description: 'Id of the order in it that was paid first.' })
  id: string;

  @Field(() => [Order], {
    description:
      'Its orders, earliest payment first: 200 at most, as for shipOrders. Without an address the desk asks for one.',
  })
  orders: Order[];
}

@ObjectType({ description: 'A page of what waits to be shipped.', simpleResolvers: true })
export class ParcelsToShip {
  @Field(() => [ParcelToShip], {
    description: 'The parcels of this page, earliest payment first.',
  })
  nodes: ParcelToShip[];

  @Field(() => Int, { description: 'How many parcels there are on all pages.' })
  totalCount: number;

  @Field(() => Int, { description: 'How many orders are in them.' })
  orderCount: number;

  @Field(() => Boolean, {
    description: 'False if more than 1,000 orders wait: those paid first are listed and counted.',
  })
  totalIsExact: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the first of them was paid; null when none waits.',
  })
  oldestPaidAt: Date | null;

  @Field(() => Int, { description: 'How many parcels there are whether they have an address or not.' })
  waitingCount: number;

  @Field(() => Int, { description: 'How many of those have no address.' })
  unaddressedCount: number;
}

@ArgsType()
export class ParcelsToShipArgs {
  @Field(() => Int, { defaultValue: 50, description: `How many, 1 to ${MAX_PAGE_SIZE}.` })
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  first: number;

  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' })
  @Min(1)
  @Max(10_000)
  page: number;

  @Field(() => String, {
    nullable: true,
    description: 'Only parcels with an order that `orders` finds by these words.',
  })
  @IsText({ min: 0, max: 100 })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only parcels without an address.' })
  unaddressed: boolean;
}
