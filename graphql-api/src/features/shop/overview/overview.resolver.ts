import { Arg, Int, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { COST } from '../../../shared/read-cost.js';
import type { OverviewService } from './overview.service.js';
import { Overview } from './overview.types.js';

@Resolver(() => Overview)
export class OverviewResolver {
  constructor(private readonly overviews: OverviewService) {}

  @Auth(Role.ADMIN)
  @Query(() => Overview, { description: 'Key figures of the shop.', complexity: COST.overview })
  overview(
    @Arg('days', () => Int, { defaultValue: 14, description: 'Number of days of sales, 1 to 90.' })
    days: number,
  ): Promise<Overview> {
    return this.overviews.read(days);
  }
}
