import type { EntityManager } from 'typeorm';

import type { RefundSnapshot } from './payment-gateway.port.js';

/** A state only moves forward, because an earlier reading may be written later. */
const NOTE = `
  INSERT INTO payment_refund (id, intent_id, state, amount_minor, currency, return_id) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET state = excluded.state
  WHERE array_position(ARRAY['PENDING', 'SUCCEEDED', 'FAILED'], excluded.state)
    > array_position(ARRAY['PENDING', 'SUCCEEDED', 'FAILED'], payment_refund.state)`;

interface StoredRefund {
  readonly id: string;
  readonly hasFailed: boolean;
  readonly amountMinor: number;
  readonly returnId: string | null;
}

/** Every refund of a payment that the shop knows. */
export const storedRefunds = (manager: EntityManager, intentId: string): Promise<StoredRefund[]> =>
  manager.query(
    `SELECT id, state = 'FAILED' AS "hasFailed", amount_minor AS "amountMinor", return_id AS "returnId"
     FROM payment_refund WHERE intent_id = $1 ORDER BY noted_at DESC, id`,
    [intentId],
  );

/**
 * Stores the state of a payment's refunds as read from the provider. Returns the ids of those that were stored as given
 * and have failed.
 */
export async function noteRefunds(
  manager: EntityManager,
  intentId: string,
  refunds: readonly RefundSnapshot[],
): Promise<ReadonlySet<string>> {
  const failed = new Set(refunds.flatMap(({ id, status }) => (status === 'FAILED' ? [id] : [])));
  // Asked before they are stored, and seldom: few refunds fail.
  const known = failed.size > 0 ? await storedRefunds(manager, intentId) : [];
  for (const { id, status, amountMinor, currency, returnId } of refunds) {
    await manager.query(NOTE, [id, intentId, status, amountMinor, currency, returnId]);
  }
  return new Set(known.flatMap(({ id, hasFailed }) => (!hasFailed && failed.has(id) ? [id] : [])));
}

/** Money of a payment that its customer has back or will have, as far as the shop knows. Minor units. */
export interface MoneyBack {
  /** Refunded at the provider, for returns as well; what has failed is not. */
  readonly refunded: number;
  /** Refunded amount, excluding return refunds. */
  readonly refundedExceptReturns: number;
  /**
   * Paid back another way, as an admin recorded, because the bank returned a manual refund. The provider still
   * has that money.
   */
  readonly refundedManually: number;
  /** To be paid another way for the same reason: a case states it. */
  readonly manualRefundDue: number;
}

/** What has gone back of a payment, or is on its way; nothing of an order that no payment is known of. */
export async function moneyBack(manager: EntityManager, intentId: string | null): Promise<MoneyBack> {
  const [row]: [MoneyBack] = await manager.query(
    `SELECT coalesce(sum(refund.amount_minor) FILTER (WHERE refund.state <> 'FAILED'), 0)::integer AS refunded,
       coalesce(sum(refund.amount_minor) FILTER (WHERE refund.state <> 'FAILED' AND return_id IS NULL), 0)::integer
         AS "refundedExceptReturns",
       coalesce(sum(failed.amount_minor) FILTER (WHERE failed.state = 'CLOSED'), 0)::integer AS "refundedManually",
       coalesce(sum(failed.amount_minor) FILTER (WHERE failed.state <> 'CLOSED'), 0)::integer AS "manualRefundDue"
     FROM payment_refund AS refund LEFT JOIN payment_case AS failed
       ON failed.kind = 'REFUND_FAILED' AND failed.subject = refund.id AND return_id IS NULL
         AND (failed.state <> 'CLOSED' OR failed.resolution = 'REFUNDED_OUT_OF_BAND')
     WHERE refund.intent_id = $1`,
    [intentId],
  );
  return row;
}
