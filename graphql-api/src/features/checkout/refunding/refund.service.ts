import { type EntityManager, IsNull, type Repository } from 'typeorm';

import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind, PaymentCaseResolution, PaymentCaseState } from '../payment/payment-case.kinds.js';
import { ENDED_BY_REFUND, type NewCase, type PaymentCases } from '../payment/payment-cases.service.js';
import type { PaymentDisputes } from '../payment/payment-disputes.service.js';
import { RefundRefused } from '../payment/payment.errors.js';
import type { PaymentGateway, RefundSnapshot } from '../payment/payment-gateway.port.js';
import { noteRefunds, refundedMinor } from '../payment/payment-refunds.js';

const ACTOR = 'system:refund';

/** What a refusal of the provider does not end: the refusal itself, and what has gone back before. */
const GO_ON_WHEN_REFUSED = new Set<PaymentCaseKind>([
  PaymentCaseKind.REFUND_FAILED,
  PaymentCaseKind.PROVIDER_REFUND,
]);

/** Gives money back that came for an order which can't be honoured, or which an admin refunded. */
export class RefundService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
    private readonly cases: PaymentCases,
    private readonly disputes: PaymentDisputes,
  ) {}

  /**
   * Refunds a REFUND_DUE attempt in full, with a fixed idempotency key, so that it may be asked for any number of times.
   * Throws ServiceUnavailable; the reconciler asks again. What the provider refuses for good becomes a case.
   */
  async give(attemptId: string): Promise<void> {
    const attempt = await this.attempts.findOneBy({ id: attemptId, state: 'REFUND_DUE' });
    if (!attempt?.intentId) return;
    const { orderId, currency, intentId, requestId } = attempt;
    const owedMinor = attempt.amountMinor - (await refundedMinor(this.attempts.manager, intentId));
    const of = { transactionId: intentId, requestId, orderId, amountMinor: owedMinor, currency };
    const refund = await this.ask(`refund-${attempt.id}`, of);
    if (refund === null) return;
    const { id: refundId, amountMinor } = refund;
    await inTransaction(this.attempts.manager, async (manager) => {
      const updated = await manager.update(
        PaymentAttempt,
        { id: attempt.id, state: 'REFUND_DUE' },
        { state: 'REFUNDED', refundId },
      );
      if (updated.affected !== 1) return;
      await noteRefunds(manager, intentId, [refund]);
      await this.endCases(manager, intentId, PaymentCaseResolution.REFUNDED);
      await this.audit.record(manager, {
        actor: ACTOR,
        action: 'PAYMENT_REFUNDED',
        subject: 'order',
        subjectId: orderId,
        after: { intentId, refundId, amountMinor },
      });
    });
  }

  /** The same for a payment that has no order: its case remembers that the refund was asked for. */
  async giveUnrecorded(caseId: string): Promise<void> {
    const found = await this.attempts.manager.findOneBy(PaymentCase, { id: caseId });
    if (!found?.transactionId || !found.refundAskedAt || found.state === PaymentCaseState.CLOSED) return;
    const { transactionId, orderId, amountMinor, currency } = found;
    const of = { transactionId, orderId, amountMinor, currency, requestId: null };
    const refund = await this.ask(`refund-${transactionId}`, of);
    if (refund === null) return;
    const { id: refundId } = refund;
    await inTransaction(this.attempts.manager, async (manager) => {
      const open = await manager.findOne(PaymentCase, {
        where: { id: caseId, closedAt: IsNull() },
        lock: { mode: 'for_no_key_update' },
      });
      if (!open) return;
      await noteRefunds(manager, transactionId, [refund]);
      await this.endCases(manager, transactionId, PaymentCaseResolution.REFUNDED);
      await this.audit.record(manager, {
        actor: ACTOR,
        action: 'PAYMENT_REFUNDED',
        subject: 'case',
        subjectId: caseId,
        after: { intentId: transactionId, refundId, amountMinor },
      });
    });
  }

  /**
   * Null when the provider refuses for good: that is a case of its own, and the others of the payment go on as it. A bank that
   * has asked for the money is the usual reason, and its message may not have come yet: whoever is told to pay the customer
   * another way would pay twice. Where the bank has taken it, nothing is owed.
   */
  private async ask(
    idempotencyKey: string,
    payment: { transactionId: string; requestId: string | null } & Pick<
      NewCase,
      'orderId' | 'amountMinor' | 'currency'
    >,
  ): Promise<RefundSnapshot | null> {
    const { transactionId, requestId, orderId, amountMinor, currency } = payment;
    try {
      return await this.gateway.refund({ intentId: transactionId, idempotencyKey, requestId });
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      const disputes = await this.disputes.update({ transactionId, orderId });
      if (disputes.some(({ status }) => status === 'LOST')) return null;
      const failed = {
        kind: PaymentCaseKind.REFUND_FAILED,
        subject: transactionId,
        detail: `The provider refused the refund: ${error.message}`,
        ...{ transactionId, orderId, amountMinor, currency },
      };
      await this.cases.open(failed, (manager) =>
        this.endCases(manager, transactionId, PaymentCaseResolution.SUPERSEDED),
      );
      return null;
    }
  }

  private endCases(
    manager: EntityManager,
    transactionId: string,
    resolution: PaymentCaseResolution.REFUNDED | PaymentCaseResolution.SUPERSEDED,
  ): Promise<void> {
    const kinds = ENDED_BY_REFUND.filter(
      (kind) => resolution === PaymentCaseResolution.REFUNDED || !GO_ON_WHEN_REFUSED.has(kind),
    );
    return this.cases.end(manager, { transactionId, kinds, resolution, by: ACTOR });
  }
}
