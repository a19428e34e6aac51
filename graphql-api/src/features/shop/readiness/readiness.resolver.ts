import { Arg, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { COST } from '../../../shared/read-cost.js';
import type { ReadinessService } from './readiness.service.js';
import { ReadinessCheck } from './readiness.types.js';

@Resolver(() => ReadinessCheck)
export class ReadinessResolver {
  constructor(private readonly readiness: ReadinessService) {}

  @Auth(Role.ADMIN)
  @Query(() => [ReadinessCheck], {
    description:
      'What is missing before the shop opens: database, providers, mail server and public URL, each actually checked. Results are at most 30 seconds old; a provider that does not respond delays them by ten seconds.',
    complexity: COST.overview,
  })
  readinessChecks(
    @Arg('fresh', () => Boolean, {
      defaultValue: false,
      description: 'Checks again even if the last results are recent.',
    })
    fresh: boolean,
  ): Promise<ReadinessCheck[]> {
    return this.readiness.read({ fresh });
  }
}
