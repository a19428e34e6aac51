import { FieldResolver, Resolver } from 'type-graphql';

import { COST } from '../../../shared/read-cost.js';
import { Overview } from '../../shop/overview/overview.types.js';
import { PaymentCaseCounts } from './case-counts.types.js';
import type { CaseFinder } from './case-finder.service.js';

/** Adds to the admins' overview what only checkout knows. */
@Resolver(() => Overview)
export class CaseFiguresResolver {
  constructor(private readonly cases: CaseFinder) {}

  @FieldResolver(() => PaymentCaseCounts, {
    description: 'The number of open payment cases.',
    complexity: COST.count,
  })
  paymentCases(): Promise<PaymentCaseCounts> {
    return this.cases.count();
  }
}
