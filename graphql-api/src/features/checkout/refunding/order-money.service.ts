import type { EntityManager } from 'typeorm';

import { type RefundFacts, type RefundState, refundStateOf } from './refund-state.js';

/** What became of an order's money after it was paid. */
export interface OrderMoney {
  readonly refundState: RefundState | null;
  /** Whether the customer's bank asks for it back, and has not decided. */
  readonly disputed: boolean;
}

/** Reads what became of the money of orders. */
export class OrderMoneyReader {
  constructor(private readonly manager: EntityManager) {}

  /** In the order asked for: one query. */
  readonly find = async (orderIds: readonly string[]): Promise<OrderMoney[]> => {
    const rows: { id: string; disputed: boolean; payments: RefundFacts[] }[] = await this.manager.query(
      `SELECT wanted.id, EXISTS (SELECT FROM payment_case
           WHERE order_id = wanted.id AND kind = 'DISPUTE' AND state <> 'CLOSED') AS disputed,
         coalesce((SELECT jsonb_agg(jsonb_build_object('attempt', attempt.state, 'refund', refund.state,
             'refused', EXISTS (SELECT FROM payment_case AS noted WHERE noted.intent_id = attempt.intent_id
               AND noted.kind = 'REFUND_FAILED' AND noted.state <> 'CLOSED')))
           FROM payment_attempt AS attempt LEFT JOIN payment_refund AS refund ON refund.id = attempt.refund_id
           WHERE attempt.order_id = wanted.id AND attempt.state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND')),
           '[]') AS payments
       FROM unnest($1::uuid[]) AS wanted (id)`,
      [orderIds],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return orderIds.map((id) => {
      const { disputed = false, payments = [] } = byId.get(id) ?? {};
      return { refundState: refundStateOf(payments), disputed };
    });
  };
}
