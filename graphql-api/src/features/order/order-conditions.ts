import type { SqlValues } from '../../shared/sql-values.js';
import type { OrderFilter } from './order-search.inputs.js';
import { OrderStatus } from './order-status.js';

/** The states in the order of a list by status. */
export const RANKS = [OrderStatus.UNPAID, OrderStatus.PENDING, OrderStatus.SHIPPED, OrderStatus.REFUNDED];
/** As an index has it. */
export const RANK_SQL =
  'CASE WHEN item.paid_at IS NULL THEN 0 WHEN item.refunded_at IS NOT NULL THEN 3 WHEN item.shipped_at IS NULL THEN 1 ELSE 2 END';

/** SQL: orders in a state, paid on a day (UTC). Alias: `item`. */
export function stateConditions({ status, paidOn }: OrderFilter, values: SqlValues): string {
  const conditions = ['item.deleted_at IS NULL'];
  if (status) conditions.push(`${RANK_SQL} = ${values.add(RANKS.indexOf(status))}`);
  if (paidOn) {
    const day = values.add(paidOn);
    conditions.push(
      `item.paid_at >= ${day}::timestamp AT TIME ZONE 'UTC'`,
      `item.paid_at < (${day}::timestamp + interval '1 day') AT TIME ZONE 'UTC'`,
    );
  }
  return conditions.join(' AND ');
}
