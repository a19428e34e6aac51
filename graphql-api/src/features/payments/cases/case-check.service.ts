import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { PaymentCase } from '../payment/payment-case.entity.js';
import { PaymentCaseKind as Kind, PaymentCaseResolution } from '../payment/payment-case.kinds.js';
import type { PaymentCases } from '../payment/payment-cases.service.js';
import { PaymentMismatch, UnknownPayment } from '../payment/payment.errors.js';
import type { PaymentMatching } from '../settling/payment-matching.service.js';
import type { ProviderChanges } from '../settling/provider-changes.service.js';

/** Asks the provider again about a case's payment. */
export class CaseCheck {
  constructor(
    private readonly manager: EntityManager,
    private readonly matching: PaymentMatching,
    private readonly changes: ProviderChanges,
    private readonly cases: PaymentCases,
    private readonly audit: AuditService,
  ) {}

  /** Closes the case if the answer decides it. Throws ServiceUnavailable when there is no answer. */
  async check({ id, kind, transactionId }: PaymentCase, { uid }: Actor): Promise<void> {
    if (!transactionId) return;
    if (kind === Kind.DISPUTE || kind === Kind.REFUND_FAILED) await this.changes.disputed(transactionId);
    else await this.place(transactionId, uid);
    await this.audit.record(this.manager, uid, 'CASE_RESOLVED', ['case', id], {
      before: { kind },
      after: { action: 'CHECK_AGAIN' },
    });
  }

  private async place(transactionId: string, actor: string): Promise<void> {
    try {
      await this.matching.match(transactionId, { actor });
    } catch (error) {
      // Both are cases of their own by now.
      if (!(error instanceof PaymentMismatch || error instanceof UnknownPayment)) throw error;
    }
    await inTransaction(this.manager, (manager) =>
      this.cases.end(manager, {
        transactionId,
        kinds: [Kind.PAYMENT_UNCONFIRMED],
        resolution: PaymentCaseResolution.SUPERSEDED,
        by: 'system:payments',
      }),
    );
  }
}
