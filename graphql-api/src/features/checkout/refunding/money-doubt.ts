import type { EntityManager } from 'typeorm';

/**
 * SQL: what of the case `noted`, about money that went back by hand, is not yet placed: no order was taken back for it.
 * Each such case of a payment is about all that went back so far.
 */
const NOT_PLACED = `noted.amount_minor - coalesce((
  SELECT sum(placed.amount_minor)
  FROM payment_attempt AS paid JOIN payment_attempt_order AS placed ON placed.attempt_id = paid.id
    JOIN payment_case AS named ON named.kind = noted.kind AND named.subject = placed.refund_id
  WHERE paid.intent_id = noted.intent_id), 0)`;

/**
 * SQL: what puts an order's money in doubt, as a MoneyDoubt; null when nothing does. A smaller sum than the order cost
 * can't have been for it. Of several the first by name counts: what the bank does matters more than what the shop did.
 */
export const moneyDoubtOf = (orderId: string) => `(SELECT min(kind) FROM (
  SELECT kind FROM payment_case WHERE order_id = ${orderId} AND kind = 'DISPUTE' AND state <> 'CLOSED'
  UNION ALL
  SELECT noted.kind FROM shop_order AS doubted JOIN payment_case AS noted ON noted.intent_id = doubted.transaction_id
  WHERE doubted.id = ${orderId} AND noted.state <> 'CLOSED' AND (noted.kind IN ('DISPUTE', 'CHARGEBACK')
    OR noted.kind = 'PROVIDER_REFUND' AND doubted.refunded_at IS NULL AND doubted.total_minor <= ${NOT_PLACED})) AS doubt)`;

/** Those of these orders whose money is in doubt: one query, in the caller's transaction. */
export async function findDoubted(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM unnest($1::uuid[]) AS wanted (id) WHERE ${moneyDoubtOf('wanted.id')} IS NOT NULL`,
    [orderIds],
  );
  return new Set(rows.map(({ id }) => id));
}
