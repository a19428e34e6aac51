import { Args, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { ownId } from '../../../shared/ids.js';
import { COST } from '../../../shared/read-cost.js';
import { ContradictedOrder } from './contradicted-order.types.js';
import { ContradictedOrdersArgs } from './contradiction.inputs.js';
import type { ContradictionService } from './contradiction.service.js';

@Resolver()
export class ContradictionResolver {
  constructor(private readonly contradictions: ContradictionService) {}

  @Auth(Role.ADMIN)
  @Query(() => [ContradictedOrder], {
    description:
      'Open orders of a part whose receipt contradicts its present list of cars, newest first, at most 100.',
    complexity: 6 * COST.batch,
  })
  contradictedOrders(
    @Args(() => ContradictedOrdersArgs) { partId, change }: ContradictedOrdersArgs,
  ): Promise<ContradictedOrder[]> {
    const id = ownId(partId) as string;
    return change ? this.contradictions.ofChange(id, change) : this.contradictions.ofPart(id);
  }
}
