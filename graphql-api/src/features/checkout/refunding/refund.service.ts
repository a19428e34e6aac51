import type { Repository } from 'typeorm';

import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { PaymentAttempt } from '../payment/payment-attempt.entity.js';
import { RefundRefused } from '../payment/payment.errors.js';
import type { PaymentGateway } from '../payment/payment-gateway.port.js';
import type { PaymentProblems } from '../payment/payment-problem.service.js';

/** Gives money back that came for an order which can't be honoured. */
export class RefundService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
    private readonly problems: PaymentProblems,
  ) {}

  /**
   * Refunds a REFUND_DUE attempt in full, with a fixed idempotency key, so that it may be asked for any number of times.
   * Throws ServiceUnavailable; the reconciler asks again. What the provider refuses for good becomes a payment problem.
   */
  async give(attemptId: string): Promise<void> {
    const attempt = await this.attempts.findOneBy({ id: attemptId, state: 'REFUND_DUE' });
    if (!attempt?.intentId) return;
    const refundId = await this.ask(attempt, attempt.intentId);
    if (refundId === null) return;
    await inTransaction(this.attempts.manager, async (manager) => {
      const updated = await manager.update(
        PaymentAttempt,
        { id: attempt.id, state: 'REFUND_DUE' },
        { state: 'REFUNDED', refundId },
      );
      if (updated.affected !== 1) return;
      await this.audit.record(manager, {
        actor: 'system:refund',
        action: 'PAYMENT_REFUNDED',
        subject: 'order',
        subjectId: attempt.orderId,
        after: { intentId: attempt.intentId, refundId, amountMinor: attempt.amountMinor },
      });
    });
  }

  /** Null when the provider refuses for good. */
  private async ask(
    { id, orderId, amountMinor, requestId }: PaymentAttempt,
    intentId: string,
  ): Promise<string | null> {
    try {
      return await this.gateway.refund({ intentId, idempotencyKey: `refund-${id}`, requestId });
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      const detail = `The provider refused the refund: ${error.message}`;
      await this.problems.note({ attemptId: id, orderId, kind: 'REFUND_REFUSED', detail, amountMinor });
      return null;
    }
  }
}
