import { FieldResolver, Resolver } from 'type-graphql';

import { COST } from '../../../shared/read-cost.js';
import { orderNumber } from '../../order/order-number.js';
import { Overview } from '../../overview/overview.types.js';
import type { PaymentProblems } from './payment-problem.service.js';
import { PaymentProblem, PaymentProblemKind } from './payment-problem.type.js';

const LISTED = 20;

/** Adds to the admins' overview what only checkout knows. */
@Resolver(() => Overview)
export class PaymentProblemResolver {
  constructor(private readonly problems: PaymentProblems) {}

  @FieldResolver(() => [PaymentProblem], {
    description: 'Payments that only a person can put right, longest ago first; at most twenty.',
    complexity: COST.row,
  })
  async paymentProblems(): Promise<PaymentProblem[]> {
    const attempts = await this.problems.list(LISTED);
    return attempts.flatMap(({ id, orderId, intentId, problem, problemDetail, problemMinor, problemAt }) =>
      problem && problemDetail !== null && problemMinor !== null && problemAt
        ? [
            {
              id,
              orderId,
              orderNumber: orderNumber(orderId),
              kind: PaymentProblemKind[problem],
              message: problemDetail,
              amountMinor: problemMinor,
              transactionId: intentId,
              since: problemAt,
            },
          ]
        : [],
    );
  }
}
