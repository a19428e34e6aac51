import type { SqlValues } from '../../shared/sql-values.js';
import type { OrderFilter } from './order-search.inputs.js';
import { RANK_SQL, rankOf } from './order-status.js';

/** SQL: orders in a state, paid on a day (UTC). Alias: `item`. */
export function stateConditions({ status, paidOn }: OrderFilter, values: SqlValues): string {
  const conditions = ['item.deleted_at IS NULL'];
  if (status) conditions.push(`${RANK_SQL} = ${values.add(rankOf(status))}`);
  if (paidOn) {
    const day = values.add(paidOn);
    conditions.push(
      `item.paid_at >= ${day}::timestamp AT TIME ZONE 'UTC'`,
      `item.paid_at < (${day}::timestamp + interval '1 day') AT TIME ZONE 'UTC'`,
    );
  }
  return conditions.join(' AND ');
}
