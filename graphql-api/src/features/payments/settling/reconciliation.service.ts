import type { Repository } from 'typeorm';

import type { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import type { PaymentCancellation } from './payment-cancellation.service.js';
import { IS_REFUSED, MONEY_OF_ORDERS } from '../payment/return-refund.entity.js';
import { closeAttempt } from '../payment/payment-set.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import type { PaymentGateway } from '../payment/payment-gateway.port.js';
import type { RefundService } from '../refunding/refund.service.js';
import type { SettlementService } from './settlement.service.js';

const ACTOR = 'system:reconciler';

/** After this long no request is opening a payment any more: a fault has left its attempt behind. */
const MAX_CLAIM_MINUTES = 15;

export interface OverdueRefund {
  readonly attemptId: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly dueSince: Date;
}

/** An unfinished attempt as it was when claimed: anyone who changes it later is working on it themselves. */
export interface ClaimedAttempt extends Pick<PaymentAttempt, 'id' | 'state' | 'intentId'> {
  readonly orderIds: readonly string[];
}

/** What is `owed` on a `paid` attempt and the provider has not refused: a refusal is a case. */
const DUE = `owed.state = 'REFUND_DUE' AND NOT EXISTS (SELECT FROM payment_case AS noted WHERE ${IS_REFUSED})`;

/** SQL: reports what is overdue in a table, once. `key` are its columns, `returnId` is the column of the return. */
const notifyOverdueSql = (table: string, key: readonly string[], returnId: string) => `
  UPDATE ${table} AS told SET overdue_told_at = now() FROM (
    SELECT ${key.map((column) => `row.${column}`).join(', ')}
    FROM ${table} AS row JOIN payment_attempt AS paid ON paid.id = row.attempt_id
      CROSS JOIN LATERAL (SELECT row.order_id, ${returnId} AS return_id, row.state, row.refund_id) AS owed
    WHERE row.state = 'REFUND_DUE' AND ${DUE}
      AND row.overdue_told_at IS NULL AND row.refund_due_at < now() - make_interval(mins => $2)
    LIMIT $1 FOR UPDATE OF row SKIP LOCKED) AS late
  WHERE ${key.map((column) => `told.${column} = late.${column}`).join(' AND ')}
  RETURNING told.attempt_id AS "attemptId", told.order_id AS "orderId", told.amount_minor AS "amountMinor",
    told.refund_due_at AS "dueSince"`;

const NOTIFY_OVERDUE = `
  WITH shares AS (${notifyOverdueSql('payment_attempt_order', ['attempt_id', 'order_id'], 'NULL::uuid')}),
    returns AS (${notifyOverdueSql('return_refund', ['return_id'], 'row.return_id')})
  SELECT * FROM shares UNION ALL SELECT * FROM returns`;

/** Finishes payments that were left half done: a lost webhook, a crash, a provider that did not answer. */
export class ReconciliationService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly cancellation: PaymentCancellation,
    private readonly refunds: RefundService,
    private readonly cases: PaymentCases,
  ) {}

  /**
   * Claims up to `limit` unfinished attempts that no one has checked for `idleSeconds` (longer for older ones); each
   * instance gets different ones (SKIP LOCKED). If a case waits for a person, nothing is tried.
   */
  async claim(limit: number, idleSeconds: number): Promise<ClaimedAttempt[]> {
    const [rows]: [ClaimedAttempt[], number] = await this.attempts.query(
      `UPDATE payment_attempt SET checked_at = now() WHERE id IN (
         SELECT id FROM payment_attempt
         WHERE id IN (
             SELECT id FROM payment_attempt AS open WHERE (state IN ('OPEN', 'CANCELING')
                 OR state = 'CLAIMED' AND created_at < now() - make_interval(mins => ${MAX_CLAIM_MINUTES}))
               AND NOT EXISTS (SELECT FROM payment_case AS noted WHERE noted.intent_id = open.intent_id
                 AND noted.state <> 'CLOSED' AND noted.kind IN ('REFUND_FAILED', 'PAYMENT_MISMATCH'))
             UNION ALL
             SELECT attempt_id FROM ${MONEY_OF_ORDERS} AS owed JOIN payment_attempt AS paid ON paid.id = attempt_id
             WHERE ${DUE})
           AND checked_at < now() - greatest(make_interval(secs => $2), least((now() - created_at) / 30, interval '1 hour'))
         ORDER BY checked_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, state, intent_id AS "intentId",
         ARRAY(SELECT order_id FROM payment_attempt_order WHERE attempt_id = id) AS "orderIds"`,
      [limit, idleSeconds],
    );
    return rows;
  }

  /**
   * Claims up to `limit` refunds that have been due for more than `minutes` and were not reported yet: each is returned
   * once, whichever instance asks. Refunds that the provider refused are excluded: they are cases already.
   */
  async claimOverdue(limit: number, minutes: number): Promise<OverdueRefund[]> {
    return this.attempts.query(NOTIFY_OVERDUE, [limit, minutes]);
  }

  /** Refunds that admins asked for, of payments without an order: claimed like attempts. Returns the ids of their cases. */
  async claimAskedRefunds(limit: number, idleSeconds: number): Promise<string[]> {
    return this.cases.claimAskedRefunds(limit, idleSeconds);
  }

  /** Makes one of these refunds. Throws ServiceUnavailable; the next round tries again. */
  async issueRequestedRefund(caseId: string): Promise<void> {
    await this.refunds.issueUnrecordedRefund(caseId);
  }

  /** Brings one claimed attempt in line with the provider. Throws what its parts throw; the next round tries again. */
  async reconcile(attempt: ClaimedAttempt): Promise<void> {
    // Only a stored intent has been shown to its customer: one that the provider may have can't be paid.
    if (attempt.state === 'CLAIMED') return closeAttempt(this.attempts.manager, attempt, ['CLAIMED']);
    if (attempt.state !== 'OPEN' && attempt.state !== 'CANCELING')
      return this.refunds.issueDueRefund(attempt.id);
    const intent = attempt.intentId ? await this.gateway.findIntent(attempt.intentId) : null;
    if (attempt.state === 'CANCELING') {
      await this.cancellation.conclude(attempt, intent, ACTOR);
    } else if (intent?.status === 'SUCCEEDED') {
      await this.settlement.settle(intent.id, { actor: ACTOR });
    } else if (!intent || intent.status === 'CANCELED') {
      await closeAttempt(this.attempts.manager, attempt, ['OPEN']);
    }
  }
}
