import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

import { MoneyScalar } from '../../../shared/money.scalar.js';
import { Part } from '../../catalogue/part/part.entity.js';
import type { ShownPart } from '../../catalogue/part/shown-part.js';
import { User } from '../../customers/user/user.entity.js';

@ObjectType({ description: 'One day of sales, in the time zone of the shop.' })
export class SalesDay {
  @Field(() => String, { description: 'ISO 8601 date, such as "2026-11-21".' })
  date: string;

  @Field(() => Int, {
    description: 'Orders paid on this day that have been neither refunded nor canceled since.',
  })
  orders: number;

  @Field(() => MoneyScalar, { name: 'gross', description: 'Total paid on this day.' })
  grossMinor: number;

  @Field(() => MoneyScalar, {
    name: 'refunds',
    description: 'How much of it has been refunded since, including cancellations and returns.',
  })
  refundsMinor: number;

  @Field(() => MoneyScalar, { name: 'sales', description: 'Net: `gross` less `refunds`.' })
  salesMinor: number;
}

@ObjectType({ description: 'Key figures of the shop, for admins.' })
export class Overview {
  @Field(() => Int, { description: 'Paid orders to be shipped.' })
  toShip: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the oldest order to ship was paid; null if there is none.',
  })
  oldestToShipAt: Date | null;

  @Field(() => Int, { description: 'Unpaid orders.' })
  unpaid: number;

  @Field(() => MoneyScalar, { name: 'unpaidTotal', description: 'The total of the unpaid orders.' })
  unpaidTotalMinor: number;

  @Field(() => Int, { description: 'Parts below ten units or below three minimum orders.' })
  lowStock: number;

  @Field(() => Int, {
    description: 'Parts with less stock than their minimum order; also counted in `lowStock`.',
  })
  soldOut: number;

  @Field(() => MoneyScalar, {
    name: 'salesToday',
    description: "Total paid today in the shop's time zone, less refunds.",
  })
  salesTodayMinor: number;

  @Field(() => [SalesDay], {
    description: 'One entry per day, oldest first, today last; including days without orders.',
  })
  days: SalesDay[];

  @Field(() => [Part], { description: 'The five parts with the lowest stock.' })
  lowStockParts: ShownPart[];

  @Field(() => [User], { description: 'The five newest accounts.' })
  newestCustomers: User[];
}
