import type { Repository } from 'typeorm';

import { attempt, type Attempted, type Claim, claimNext } from '../../../shared/claim.js';
import { PaymentMismatch } from '../payment/payment.errors.js';
import type { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import type { PaymentCancellation } from './payment-cancellation.service.js';
import { IS_REFUSED, MONEY_OF_ORDERS } from '../payment/return-refund.entity.js';
import { closeAttempt } from '../payment/payment-set.js';
import type { PaymentGateway } from '../payment/payment-gateway.port.js';
import type { RefundService } from '../refunding/refund.service.js';
import type { SettlementService } from './settlement.service.js';

const ACTOR = 'system:reconciler';

/** After this long no request is opening a payment any more: a fault has left its attempt behind. */
const MAX_CLAIM_MINUTES = 15;
const IDLE_SECONDS = 30;
/** Refunds due for longer than this need a person. */
const OVERDUE_MINUTES = 15;
/** How many are reported at a time. */
const MAX_REPORTED = 100;

export interface OverdueRefund {
  readonly attemptId: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly dueSince: Date;
}

/** An unfinished attempt as it was when claimed: anyone who changes it later is working on it themselves. */
interface ClaimedAttempt extends Pick<PaymentAttempt, 'id' | 'state' | 'intentId'> {
  readonly orderIds: readonly string[];
}

/** What is `owed` on a `paid` attempt and the provider has not refused: a refusal is a case. */
const DUE = `owed.state = 'REFUND_DUE' AND NOT EXISTS (SELECT FROM payment_case AS noted WHERE ${IS_REFUSED})`;

/** What no one has checked for half a minute, or longer if it is older. If a case waits for a person, nothing is tried. */
const UNFINISHED: Claim = {
  from: 'payment_attempt',
  key: 'id',
  where: `id IN (
      SELECT id FROM payment_attempt AS open WHERE (state IN ('OPEN', 'CANCELING')
          OR state = 'CLAIMED' AND created_at < now() - interval '${MAX_CLAIM_MINUTES} minutes')
        AND NOT EXISTS (SELECT FROM payment_case AS noted WHERE noted.intent_id = open.intent_id
          AND noted.state <> 'CLOSED' AND noted.kind IN ('REFUND_FAILED', 'PAYMENT_MISMATCH'))
      UNION ALL
      SELECT attempt_id FROM ${MONEY_OF_ORDERS} AS owed JOIN payment_attempt AS paid ON paid.id = attempt_id
      WHERE ${DUE})
    AND checked_at < now() - greatest(interval '${IDLE_SECONDS} seconds', least((now() - created_at) / 30, interval '1 hour'))`,
  orderBy: 'checked_at',
  set: 'checked_at = now()',
  returning: `id, state, intent_id AS "intentId",
    ARRAY(SELECT order_id FROM payment_attempt_order WHERE attempt_id = id) AS "orderIds"`,
};

/** The case of a payment that paid no order. */
const REQUESTED_REFUND: Claim = {
  from: 'payment_case',
  key: 'id',
  where: `state = 'WAITING' AND (kind = 'PAYMENT_WITHOUT_ORDER' OR kind = 'PAYMENT_MISMATCH' AND EXISTS (
      SELECT FROM payment_attempt WHERE payment_attempt.intent_id = payment_case.intent_id
        AND payment_attempt.state = 'CANCELED'))
    AND refund_asked_at < now() - interval '${IDLE_SECONDS} seconds'`,
  orderBy: 'refund_asked_at',
  set: 'refund_asked_at = now()',
  returning: 'id AS "caseId"',
};

const reported = `RETURNING row.attempt_id AS "attemptId", row.order_id AS "orderId",
  row.amount_minor AS "amountMinor", row.refund_due_at AS "dueSince"`;

/** Whichever instance runs it, a refund is reported once. */
const REPORT_OVERDUE = `
  WITH late AS (
    SELECT owed.* FROM ${MONEY_OF_ORDERS} AS owed JOIN payment_attempt AS paid ON paid.id = attempt_id
    WHERE ${DUE} AND owed.overdue_told_at IS NULL
      AND owed.refund_due_at < now() - interval '${OVERDUE_MINUTES} minutes' LIMIT ${MAX_REPORTED}),
  shares AS (
    UPDATE payment_attempt_order AS row SET overdue_told_at = now() FROM late
    WHERE row.attempt_id = late.attempt_id AND row.order_id = late.order_id AND late.return_id IS NULL
      AND row.overdue_told_at IS NULL ${reported}),
  returns AS (
    UPDATE return_refund AS row SET overdue_told_at = now() FROM late
    WHERE row.return_id = late.return_id AND row.overdue_told_at IS NULL ${reported})
  SELECT * FROM shares UNION ALL SELECT * FROM returns`;

/** Finishes payments that were left half done: a lost webhook, a crash, a provider that did not respond. */
export class ReconciliationService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly cancellation: PaymentCancellation,
    private readonly refunds: RefundService,
  ) {}

  /** Brings the next unfinished attempt in line with the provider. Null when none is due. */
  async reconcileNext(): Promise<Attempted<{ attemptId: string; orderIds: readonly string[] }> | null> {
    const claimed = await claimNext<ClaimedAttempt>(this.attempts.manager, UNFINISHED);
    if (!claimed) return null;
    const { id: attemptId, orderIds } = claimed;
    // A mismatch is recorded as a case, which reports itself.
    return attempt({ attemptId, orderIds }, () => this.reconcile(claimed), [PaymentMismatch]);
  }

  /** Makes the next refund that an admin requested, of a payment without an order. Null when none is due. */
  async refundNext(): Promise<Attempted<{ caseId: string }> | null> {
    const claimed = await claimNext<{ caseId: string }>(this.attempts.manager, REQUESTED_REFUND);
    return claimed ? attempt(claimed, () => this.refunds.issueUnrecordedRefund(claimed.caseId)) : null;
  }

  /**
   * Claims refunds that are overdue and were not reported yet: each is returned once, whichever instance asks. Refunds
   * that the provider refused are excluded: they are cases already.
   */
  async claimOverdue(): Promise<OverdueRefund[]> {
    return this.attempts.query(REPORT_OVERDUE);
  }

  private async reconcile(claimed: ClaimedAttempt): Promise<void> {
    // Only a stored intent has been shown to its customer: one that the provider may have can't be paid.
    if (claimed.state === 'CLAIMED') return closeAttempt(this.attempts.manager, claimed, ['CLAIMED']);
    if (claimed.state !== 'OPEN' && claimed.state !== 'CANCELING')
      return this.refunds.issueDueRefund(claimed.id);
    const intent = claimed.intentId ? await this.gateway.findIntent(claimed.intentId) : null;
    if (claimed.state === 'CANCELING') {
      await this.cancellation.conclude(claimed, intent, ACTOR);
    } else if (intent?.status === 'SUCCEEDED') {
      await this.settlement.settle(intent.id, { actor: ACTOR });
    } else if (!intent || intent.status === 'CANCELED') {
      await closeAttempt(this.attempts.manager, claimed, ['OPEN']);
    }
  }
}
