import type { SelectQueryBuilder } from 'typeorm';
import { Field, Int, ObjectType } from 'type-graphql';

import type { Order } from './order.entity.js';
import { OrderStatus } from './order-status.js';

@ObjectType({ description: 'How many orders are in each state.' })
export class OrderCounts {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Int, { description: 'Not paid.' })
  unpaid: number;

  @Field(() => Int, { description: 'Paid, not yet shipped.' })
  pending: number;

  @Field(() => Int, { description: 'Paid and shipped.' })
  shipped: number;

  @Field(() => Int, { description: 'Refunded instead of shipped.' })
  refunded: number;

  @Field(() => Boolean, {
    description:
      'False when a search finds more than 1,000 orders: then these are counts of the newest 1,000.',
  })
  isExact: boolean;
}

/** Counts what a query (alias `item`) finds, by state: one query. */
export async function countOrders(query: SelectQueryBuilder<Order>): Promise<OrderCounts> {
  const counts = await query
    .clone()
    .select('count(*)::integer', 'all')
    .addSelect('(count(*) FILTER (WHERE item.paid_at IS NULL))::integer', 'unpaid')
    .addSelect(
      '(count(*) FILTER (WHERE item.paid_at IS NOT NULL AND item.shipped_at IS NULL AND item.refunded_at IS NULL))::integer',
      'pending',
    )
    .addSelect('(count(*) FILTER (WHERE item.shipped_at IS NOT NULL))::integer', 'shipped')
    .addSelect('(count(*) FILTER (WHERE item.refunded_at IS NOT NULL))::integer', 'refunded')
    .getRawOne<Omit<OrderCounts, 'isExact'>>();
  return { ...(counts ?? { all: 0, unpaid: 0, pending: 0, shipped: 0, refunded: 0 }), isExact: true };
}

/** Those in one state; all of them without. */
export function countOf(counts: OrderCounts, status: OrderStatus | null | undefined): number {
  switch (status) {
    case OrderStatus.UNPAID:
      return counts.unpaid;
    case OrderStatus.PENDING:
      return counts.pending;
    case OrderStatus.SHIPPED:
      return counts.shipped;
    case OrderStatus.REFUNDED:
      return counts.refunded;
    default:
      return counts.all;
  }
}
