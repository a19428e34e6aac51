import { isOnDaySql } from '../../../shared/shop-day.js';
import type { SqlValues } from '../../../shared/sql-values.js';
import type { OrderFilter } from './order-search.inputs.js';
import { RANK_SQL, rankOf } from './order-status.js';

/** SQL: orders in a state, paid on a day. Alias: `item`. */
export function stateConditions({ status, paidOn }: OrderFilter, values: SqlValues): string {
  const conditions = ['item.deleted_at IS NULL'];
  if (status) conditions.push(`${RANK_SQL} = ${values.add(rankOf(status))}`);
  if (paidOn) conditions.push(isOnDaySql('item.paid_at', values.add(paidOn)));
  return conditions.join(' AND ');
}
