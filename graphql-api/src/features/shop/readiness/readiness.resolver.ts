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
      'What is still missing before the shop opens: database, providers, mail server and its own address, each actually checked. Results are at most half a minute old; a silent provider delays them by ten seconds.',
    complexity: COST.overview,
  })
  readinessChecks(
    @Arg('fresh', () => Boolean, {
      defaultValue: false,
      description: 'Checks again, however recent the last results are.',
    })
    fresh: boolean,
  ): Promise<ReadinessCheck[]> {
    return this.readiness.read({ fresh });
  }
}
