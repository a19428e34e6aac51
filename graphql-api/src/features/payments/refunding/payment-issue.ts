import type { EntityManager } from 'typeorm';

/** SQL: the refunds that the case `noted`, and others of its kind and payment, are about. */
const OF_SUCH_CASES = `SELECT named.subject FROM payment_case AS named
  WHERE named.kind = noted.kind AND named.intent_id = noted.intent_id`;

/**
 * SQL: what of the case `noted`, about a manual refund, is not yet assigned: no order was closed for it,
 * and of none that stays it is stored. Each such case of a payment is about all that went back so far.
 */
const NOT_PLACED = `noted.amount_minor - coalesce((
  SELECT sum(CASE WHEN share.refund_id IN (${OF_SUCH_CASES}) THEN share.amount_minor - share.by_hand_minor ELSE 0 END
    + CASE WHEN share.by_hand_refund_id IN (${OF_SUCH_CASES}) THEN share.by_hand_minor ELSE 0 END)
  FROM payment_attempt AS paid JOIN payment_attempt_order AS share ON share.attempt_id = paid.id
  WHERE paid.intent_id = noted.intent_id), 0)`;

/** What of a manual refund is not yet assigned to orders. Minor units. */
export async function notPlacedMinor(manager: EntityManager, caseId: string): Promise<number> {
  const [row]: { minor: number | null }[] = await manager.query(
    `SELECT (${NOT_PLACED})::integer AS minor FROM payment_case AS noted WHERE id = $1`,
    [caseId],
  );
  return row?.minor ?? 0;
}

/**
 * SQL: what puts an order's money in doubt, as PaymentIssue by name: what the bank does comes before what the shop did. A
 * smaller sum than the order cost can't have been for it.
 */
export const paymentIssuesSql = (orderId: string) => `ARRAY(SELECT kind FROM (
  SELECT kind FROM payment_case WHERE order_id = ${orderId} AND kind = 'DISPUTE' AND state <> 'CLOSED'
  UNION ALL
  SELECT noted.kind FROM shop_order AS doubted JOIN payment_case AS noted ON noted.intent_id = doubted.transaction_id
  WHERE doubted.id = ${orderId} AND noted.state <> 'CLOSED' AND (noted.kind IN ('DISPUTE', 'CHARGEBACK')
    OR noted.kind = 'PROVIDER_REFUND' AND doubted.refunded_at IS NULL AND doubted.total_minor <= ${NOT_PLACED})) AS doubt
  ORDER BY kind)`;

/** Which of these orders have a payment issue: one query, in the caller's transaction. */
export async function findOrdersWithPaymentIssue(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM unnest($1::uuid[]) AS wanted (id) WHERE cardinality(${paymentIssuesSql('wanted.id')}) > 0`,
    [orderIds],
  );
  return new Set(rows.map(({ id }) => id));
}
