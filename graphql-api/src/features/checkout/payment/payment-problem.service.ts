import { In, IsNull, type Repository } from 'typeorm';

import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import { PaymentAttempt, type PaymentProblemKind } from './payment-attempt.entity.js';

/** Where an attempt is not finished, and a problem of it therefore open. SQL and states say the same. */
const UNFINISHED = ['CLAIMED', 'OPEN', 'CANCELING', 'REFUND_DUE'] as const;

/** What went wrong for good with one payment. */
export interface PaymentProblemNote {
  readonly attemptId: string;
  readonly orderId: string;
  readonly kind: PaymentProblemKind;
  /** In words for an admin, with the provider's own. */
  readonly detail: string;
  readonly amountMinor: number;
}

/** Told once of each problem, after it is written down. */
export type ProblemListener = (problem: PaymentProblemNote) => void;

/** Keeps what only a person can mend about payments, so that nothing tries it again and again unseen. */
export class PaymentProblems {
  constructor(
    private readonly attempts: Repository<PaymentAttempt>,
    private readonly audit: AuditService,
    private readonly onNoted: ProblemListener,
  ) {}

  /** Writes a problem down with its unfinished attempt; one that has a problem already keeps it. */
  async note(problem: PaymentProblemNote): Promise<void> {
    const { attemptId, orderId, kind, detail, amountMinor } = problem;
    const noted = await inTransaction(this.attempts.manager, async (manager) => {
      const { affected } = await manager.update(
        PaymentAttempt,
        { id: attemptId, problem: IsNull(), state: In([...UNFINISHED]) },
        { problem: kind, problemDetail: detail, problemMinor: amountMinor, problemAt: () => 'now()' },
      );
      if (affected !== 1) return false;
      await this.audit.record(manager, {
        actor: 'system:payments',
        action: 'PAYMENT_PROBLEM',
        subject: 'order',
        subjectId: orderId,
        after: { kind, detail, amountMinor },
      });
      return true;
    });
    if (noted) this.onNoted(problem);
  }

  /** The open ones, longest ago first, at most `limit`. */
  async list(limit: number): Promise<PaymentAttempt[]> {
    return this.attempts
      .createQueryBuilder('attempt')
      .where('attempt.problem IS NOT NULL')
      .andWhere("attempt.state IN ('CLAIMED', 'OPEN', 'CANCELING', 'REFUND_DUE')")
      .orderBy('attempt.problem_at')
      .addOrderBy('attempt.id')
      .limit(limit)
      .getMany();
  }
}
