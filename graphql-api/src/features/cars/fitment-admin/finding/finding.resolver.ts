import { GraphQLDateTime } from 'graphql-scalars';
import { Args, ArgsType, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import { Auth } from '../../../../auth/auth.directive.js';
import { Role } from '../../../../auth/role.js';
import { connectionOf } from '../../../../shared/connection.type.js';
import { ownId } from '../../../../shared/ids.js';
import type { KeysetPage } from '../../../../shared/keyset-page.js';
import { PageArgs } from '../../../../shared/page.args.js';
import { COST, listCost } from '../../../../shared/read-cost.js';
import { IsText } from '../../../../shared/text.validator.js';
import type { CheckService } from './check.service.js';
import { FindingKind } from './finding.kinds.js';
import type { FindingService } from './finding.service.js';
import { FindingCount, FitmentFinding } from './finding.types.js';

@ObjectType({ description: 'A page of what looks wrong in the lists of cars.' })
class FitmentFindingConnection extends connectionOf(FitmentFinding, 'FitmentFinding') {
  constructor(
    page: KeysetPage<FitmentFinding>,
    private readonly findings: FindingService,
  ) {
    super(page);
  }

  @Field(() => [FindingCount], {
    description: 'How many there are of each kind, over all parts, the clearest mistakes first.',
    complexity: COST.count,
  })
  counts(): Promise<FindingCount[]> {
    return this.findings.countKinds();
  }

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When all lists were last checked; null: never.',
    complexity: COST.row,
  })
  checkedAt(): Promise<Date | null> {
    return this.findings.checkedAt();
  }
}

@ArgsType()
class FindingsArgs extends PageArgs {
  @Field(() => FindingKind, { nullable: true, description: 'Only this kind.' })
  kind?: FindingKind | null;

  @Field(() => ID, { nullable: true, description: 'Only this part.' })
  @IsText({ min: 1, max: 60 })
  partId?: string | null;
}

@Resolver(() => FitmentFinding)
export class FindingResolver {
  constructor(
    private readonly findings: FindingService,
    private readonly checks: CheckService,
  ) {}

  @Auth(Role.ADMIN)
  @Query(() => FitmentFindingConnection, {
    description: 'What looks wrong in the lists of cars, the clearest mistakes first.',
    complexity: listCost,
  })
  async fitmentFindings(
    @Args(() => FindingsArgs) { kind, partId, ...page }: FindingsArgs,
  ): Promise<FitmentFindingConnection> {
    const filter = { kind, partId: partId == null ? null : (ownId(partId) as string) };
    return new FitmentFindingConnection(await this.findings.list(filter, page), this.findings);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Boolean, {
    description: 'Requests a new check of all lists, which runs in the background. Always true.',
  })
  async checkFitments(): Promise<boolean> {
    await this.checks.ask();
    return true;
  }
}
