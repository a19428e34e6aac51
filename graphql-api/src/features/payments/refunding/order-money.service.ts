import { type EntityManager, In } from 'typeorm';

import { groupBy } from '../../../shared/group-by.js';
import { Order } from '../../orders/order/order.entity.js';
import type { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseState } from '../payment/payment-case.kinds.js';
import { IS_REFUSED, MONEY_OF_ORDERS } from '../payment/return-refund.entity.js';
import { paymentIssuesSql } from './payment-issue.js';
import { PaymentIssue } from './payment-issue.kinds.js';
import type { PaymentCard } from './payment-card.type.js';
import { type RefundFacts, refundStateOf } from './refund-state.js';
import type { RefundState } from './refund-state.kinds.js';

/** What became of an order's money after it was paid. */
export interface OrderMoney {
  readonly refundState: RefundState | null;
  /** Whether the customer's bank is deciding a dispute about it. */
  readonly disputed: boolean;
  /** Why it should not be shipped now; null when it has no payment issue. */
  readonly issue: PaymentIssue | null;
  /** The card that paid it; null until then, and for payments from before this was recorded. */
  readonly card: PaymentCard | null;
}

/** SQL: the RefundFacts of refunds made or due, as JSON. */
const factsOf = (which: string) => `coalesce((
  SELECT jsonb_agg(jsonb_build_object('part', owed.state, 'refund', refund.state,
    'refused', EXISTS (SELECT FROM payment_case AS noted WHERE ${IS_REFUSED})))
  FROM ${MONEY_OF_ORDERS} AS owed JOIN payment_attempt AS paid ON paid.id = owed.attempt_id
    LEFT JOIN payment_refund AS refund ON refund.id = owed.refund_id
  WHERE ${which} AND owed.state IN ('REFUND_DUE', 'REFUNDED', 'REFUNDED_OUT_OF_BAND')), '[]')`;

export class OrderMoneyReader {
  constructor(private readonly manager: EntityManager) {}

  /** The orders that each of these payments paid, in order of id: one query. */
  readonly findPaidBy = async (transactionIds: readonly string[]): Promise<Order[][]> => {
    const orders = await this.manager.find(Order, {
      where: { transactionId: In(transactionIds) },
      order: { id: 'ASC' },
    });
    const byPayment = groupBy(orders, ({ transactionId }) => transactionId ?? '');
    return transactionIds.map((id) => byPayment.get(id) ?? []);
  };

  /** The money of these orders, in the order of `orderIds`: one query. */
  readonly find = async (orderIds: readonly string[]): Promise<OrderMoney[]> => {
    const rows: (Pick<OrderMoney, 'card'> & {
      id: string;
      issues: PaymentIssue[];
      payments: RefundFacts[];
    })[] = await this.manager.query(
      `SELECT wanted.id, ${paymentIssuesSql('wanted.id')} AS issues,
         (SELECT jsonb_build_object('brand', paying.card_brand, 'last4', paying.card_last4)
           FROM shop_order JOIN payment_attempt AS paying ON paying.intent_id = shop_order.transaction_id
           WHERE shop_order.id = wanted.id AND paying.card_last4 IS NOT NULL) AS card,
         ${factsOf('owed.order_id = wanted.id')} AS payments
       FROM unnest($1::uuid[]) AS wanted (id)`,
      [orderIds],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return orderIds.map((id) => {
      const { issues = [], card = null, payments = [] } = byId.get(id) ?? {};
      const [issue = null] = issues;
      return {
        refundState: refundStateOf(payments),
        disputed: issues.includes(PaymentIssue.DISPUTE),
        ...{ issue, card },
      };
    });
  };

  /** The refund state of a whole payment that a case refunds. */
  readonly findOfCase = async ({ state, transactionId }: PaymentCase): Promise<RefundState | null> => {
    const refunds: Pick<RefundFacts, 'refund' | 'refused'>[] = await this.manager.query(
      `SELECT refund.state AS refund, EXISTS (SELECT FROM payment_case
         WHERE intent_id = $1 AND kind = 'REFUND_FAILED' AND state <> 'CLOSED') AS refused
       FROM (SELECT) AS whole LEFT JOIN payment_refund AS refund ON refund.intent_id = $1`,
      [transactionId],
    );
    const part = state === PaymentCaseState.CLOSED ? 'REFUNDED' : 'REFUND_DUE';
    return refundStateOf(refunds.map((facts) => ({ part, ...facts })));
  };

  /** The refund states of these returns, in the order of `returnIds`: one query. Null where no money goes back. */
  readonly findOfReturns = async (returnIds: readonly string[]): Promise<(RefundState | null)[]> => {
    const rows: { id: string; payments: RefundFacts[] }[] = await this.manager.query(
      `SELECT wanted.id, ${factsOf('owed.return_id = wanted.id')} AS payments FROM unnest($1::uuid[]) AS wanted (id)`,
      [returnIds],
    );
    const byId = new Map(rows.map(({ id, payments }) => [id, refundStateOf(payments)]));
    return returnIds.map((id) => byId.get(id) ?? null);
  };
}
