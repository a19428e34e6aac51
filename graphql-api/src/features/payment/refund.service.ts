import type { Repository } from 'typeorm';

import { inTransaction } from '../../shared/transaction.js';
import type { AuditService } from '../audit/audit.service.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import type { PaymentGateway } from './payment-gateway.port.js';

/** Gives money back that came for an order which can't be honoured. */
export class RefundService {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
  ) {}

  /**
   * Refunds a REFUND_DUE attempt in full, with a fixed idempotency key, so that it may be asked for any number of times.
   * Throws ServiceUnavailable; the reconciler asks again.
   */
  async give(attemptId: string): Promise<void> {
    const attempt = await this.attempts.findOneBy({ id: attemptId, state: 'REFUND_DUE' });
    if (!attempt?.intentId) return;
    const refundId = await this.gateway.refund({
      intentId: attempt.intentId,
      idempotencyKey: `refund-${attempt.id}`,
    });
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
}
