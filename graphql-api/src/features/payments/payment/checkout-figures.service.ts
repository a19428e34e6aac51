import type { EntityManager } from 'typeorm';

import { runSql } from '../../../shared/sql.js';
import { MONEY_OF_ORDERS } from './return-refund.entity.js';
import type { OrderCounts } from '../../orders/order/order-counts.js';

/** What is under way between customers, stock and provider, over all instances of the shop. Ages in seconds. */
export interface CheckoutFigures {
  readonly claimed: number;
  readonly open: number;
  readonly canceling: number;
  readonly refundDue: number;
  /** How long the oldest refund has been due; 0 when none is. */
  readonly refundDueSeconds: number;
  /** Cases that wait for an admin. */
  readonly problems: number;
  /** What the reconciler would claim now. */
  readonly toReconcile: number;
  readonly holds: number;
  readonly heldUnits: number;
  readonly holdsExpired: number;
  readonly orders: OrderCounts;
}

/** Counting stops at this many of a kind: an operator has seen enough by then. */
const MAX_COUNTED = 10_000;

/** Reads unfinished work through the tasks' partial indexes, so its cost does not grow with the shop. */
const FIGURES = {
  name: 'checkout_figures',
  text: `WITH unfinished AS MATERIALIZED (
      SELECT intent_id, state, checked_at, created_at, NULL::uuid AS order_id, NULL::timestamptz AS refund_due_at
      FROM payment_attempt WHERE state IN ('CLAIMED', 'OPEN', 'CANCELING') LIMIT ${MAX_COUNTED}),
    owed AS MATERIALIZED (
      SELECT intent_id, owed.state, checked_at, created_at, owed.order_id, owed.refund_due_at
      FROM ${MONEY_OF_ORDERS} AS owed JOIN payment_attempt ON id = attempt_id
      WHERE owed.state = 'REFUND_DUE' LIMIT ${MAX_COUNTED}),
    noted AS MATERIALIZED (
      SELECT intent_id, order_id, kind, state FROM payment_case WHERE state <> 'CLOSED' LIMIT ${MAX_COUNTED}),
    held AS MATERIALIZED (
      SELECT quantity, hold_expires_at FROM shop_order WHERE held LIMIT ${MAX_COUNTED}),
    payments AS (
      SELECT count(*) FILTER (WHERE state = 'CLAIMED')::integer AS claimed,
        count(*) FILTER (WHERE state = 'OPEN')::integer AS open,
        count(*) FILTER (WHERE state = 'CANCELING')::integer AS canceling,
        count(*) FILTER (WHERE state = 'REFUND_DUE')::integer AS "refundDue",
        count(*) FILTER (WHERE state <> 'CLAIMED'
          AND NOT EXISTS (SELECT FROM noted WHERE noted.intent_id = unfinished.intent_id
            AND (noted.kind = 'REFUND_FAILED' AND noted.order_id = coalesce(unfinished.order_id, noted.order_id)
              OR noted.kind = 'PAYMENT_MISMATCH' AND unfinished.state <> 'REFUND_DUE'))
          AND checked_at < now() - greatest(interval '30 seconds', least((now() - created_at) / 30, interval '1 hour'))
        )::integer AS "toReconcile",
        coalesce(extract(epoch FROM now() - min(refund_due_at) FILTER (WHERE state = 'REFUND_DUE')), 0)::float8
          AS "refundDueSeconds"
      FROM (SELECT * FROM unfinished UNION ALL SELECT * FROM owed) AS unfinished),
    shelf AS (
      SELECT count(*)::integer AS holds, coalesce(sum(quantity), 0)::integer AS "heldUnits",
        count(*) FILTER (WHERE hold_expires_at <= now())::integer AS "holdsExpired"
      FROM held)
    SELECT *, (SELECT count(*) FROM noted WHERE state = 'OPEN')::integer AS problems FROM payments, shelf`,
};

/** Orders by state. Passed in, because they are counted in their own layer. */
interface OrderSums {
  count(): Promise<OrderCounts>;
}

export class CheckoutFiguresService {
  constructor(
    private readonly manager: EntityManager,
    private readonly orders: OrderSums,
  ) {}

  /** Always two statements. */
  async read(): Promise<CheckoutFigures> {
    const [[figures], orders] = await Promise.all([
      runSql<Omit<CheckoutFigures, 'orders'>>(this.manager, FIGURES, []),
      this.orders.count(),
    ]);
    if (!figures) throw new Error('the figures of checkout have no row');
    return { ...figures, orders };
  }
}
