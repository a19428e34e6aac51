import type { SelectQueryBuilder } from 'typeorm';

import { type KeysetColumn, type KeysetOrder, newestFirst } from '../../../shared/keyset-page.js';
import { isOnDaySql } from '../../../shared/shop-day.js';
import type { Order } from './order.entity.js';
import { type OrderFilter, OrderSort } from './order-search.inputs.js';
import { MOMENT_COLUMNS, RANK_SQL, rankOf } from './order-status.js';

/** Adds the conditions of a filter without a search to a query with the alias `item`. */
export function applyOrderFilter(
  query: SelectQueryBuilder<Order>,
  { status, paidOn }: Omit<OrderFilter, 'search'>,
): SelectQueryBuilder<Order> {
  if (status) query.andWhere(`${RANK_SQL} = ${rankOf(status)}`);
  if (paidOn) query.andWhere(isOnDaySql('item.paid_at', ':paidOn'), { paidOn });
  return query;
}

const byId: KeysetColumn<Order> = { column: 'item.id', cast: 'uuid', read: (order) => order.id };
const byProduct: KeysetColumn<Order> = {
  column: 'item.product',
  cast: 'text',
  read: (order) => order.product,
};
const byTotal: KeysetColumn<Order> = {
  column: 'item.total_minor',
  cast: 'integer',
  read: (order) => String(order.totalMinor),
};
const byStatus: KeysetColumn<Order> = {
  column: RANK_SQL,
  cast: 'integer',
  read: (order) => String(rankOf(order.status)),
  reads: MOMENT_COLUMNS,
};

export const orderSorts: Record<OrderSort, KeysetOrder<Order>> = {
  [OrderSort.NEWEST]: newestFirst,
  [OrderSort.OLDEST]: { ...newestFirst, direction: 'ASC' },
  [OrderSort.PRODUCT_ASC]: { direction: 'ASC', columns: [byProduct, byId] },
  [OrderSort.PRODUCT_DESC]: { direction: 'DESC', columns: [byProduct, byId] },
  [OrderSort.TOTAL_ASC]: { direction: 'ASC', columns: [byTotal, byId] },
  [OrderSort.TOTAL_DESC]: { direction: 'DESC', columns: [byTotal, byId] },
  [OrderSort.STATUS_ASC]: { direction: 'ASC', columns: [byStatus, ...newestFirst.columns] },
  [OrderSort.STATUS_DESC]: { direction: 'DESC', columns: [byStatus, ...newestFirst.columns] },
};
