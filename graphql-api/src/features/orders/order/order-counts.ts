import type { SelectQueryBuilder } from 'typeorm';
import { Field, Int, ObjectType } from 'type-graphql';

import type { Order } from './order.entity.js';
import { ORDER_STATES, type OrderStatus, RANK_SQL } from './order-status.js';

type CountName = Lowercase<OrderStatus>;

type Counted = Readonly<Record<CountName | 'all', number>>;

export interface OrderCounts extends Counted {
  /** False if more are found than counted. */
  readonly isExact: boolean;
}

@ObjectType('OrderCounts', { description: 'The number of orders in each state.' })
export class OrderCountsType {
  @Field(() => Int, { description: 'All of them.' })
  all: number;

  @Field(() => Boolean, {
    description:
      'False when a search finds more than 1,000 orders: then these are counts of the newest 1,000.',
  })
  isExact: boolean;
}

for (const { status, description } of ORDER_STATES) {
  Field(() => Int, { description })(OrderCountsType.prototype, countName(status));
}

export function countName(status: OrderStatus): CountName {
  return status.toLowerCase() as CountName;
}

/** SQL: the columns that `countsIn` reads; `count` counts what meets a condition on `rank`, or everything. */
export const countColumns = (rank: string, count: (where?: string) => string): string =>
  [
    `${count()} AS "all"`,
    ...ORDER_STATES.map((state) => `${count(`${rank} = ${state.rank}`)} AS ${countName(state.status)}`),
  ].join(', ');

/** The one row of a statement with `countColumns`. */
export function countsIn(row: Counted | undefined): OrderCounts {
  if (!row) throw new Error('a count without a row');
  return { ...row, isExact: true };
}

/** Counts what a query (alias `item`) finds, by state: one query. */
export async function countOrders(query: SelectQueryBuilder<Order>): Promise<OrderCounts> {
  const columns = countColumns(RANK_SQL, (where = 'true') => `(count(*) FILTER (WHERE ${where}))::integer`);
  return countsIn(await query.clone().select(columns).getRawOne<Counted>());
}

/** Count of the orders in one state, or of all if left out. */
export const countOf = (counts: OrderCounts, status: OrderStatus | null | undefined): number =>
  counts[status ? countName(status) : 'all'];
