import { Field, ObjectType } from 'type-graphql';

import { connectionOf } from '../../../shared/connection.type.js';
import type { KeysetPage } from '../../../shared/keyset-page.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Order } from './order.entity.js';
import { type OrderCounts, OrderCountsType } from './order-counts.js';

/** A page of orders together with the counts of the whole list. */
export interface OrderList {
  readonly page: KeysetPage<Order>;
  /** Counts by state over the same search and day, whichever state is shown: one more query. */
  readonly count: () => Promise<OrderCounts>;
  /** False when there are more than `countAll` returns. */
  readonly isCountExact?: boolean;
}

@ObjectType({ description: 'A page of orders.' })
export class OrderConnection extends connectionOf(Order, 'Order') {
  constructor(private readonly list: OrderList) {
    super(list.page);
  }

  @Reads()
  @Field(() => OrderCountsType, {
    description: 'Counts by state for the same search and day, regardless of the state filter.',
    complexity: COST.count,
  })
  counts(): Promise<OrderCounts> {
    return this.list.count();
  }

  @Reads()
  @Field(() => Boolean, {
    description:
      'False when a search finds more than 1,000 orders: the newest of them are listed and counted.',
  })
  get totalIsExact(): boolean {
    return this.list.isCountExact ?? true;
  }
}
