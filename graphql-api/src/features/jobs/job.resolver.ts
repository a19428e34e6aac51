import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { Role } from '../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../auth/shop-context.js';
import { COST } from '../../shared/read-cost.js';
import { Reads } from '../../shared/selected-columns.js';
import { Part } from '../catalogue/part/part.entity.js';
import type { ShownPart } from '../catalogue/part/shown-part.js';
import { PartSearch } from '../catalogue/search/part-search.type.js';
import { JobArgs, JobsArgs, SaveJobArgs } from './job.inputs.js';
import type { JobService } from './job.service.js';
import { Job, PartTypeNames } from './job.types.js';
import type { JobAdminService } from './job-admin.service.js';

/** Jobs with their slots, the best parts of all types, and these parts' lines for the car. */
const JOBS_COST = COST.list + 2 * COST.batch;

@Resolver(() => Job)
export class JobResolver {
  constructor(
    private readonly services: JobService,
    private readonly desk: JobAdminService,
  ) {}

  @Query(() => [Job], {
    name: 'jobs',
    description:
      'All jobs, in their order; with a car, how much of each the shop has for it. Refused with UNKNOWN_CAR when the shop does not know the car.',
    complexity: ({ childComplexity }) => JOBS_COST + childComplexity,
  })
  list(
    @Args(() => JobsArgs) { category, ...car }: JobsArgs,
    @Ctx() { loaders }: ShopContext,
  ): Promise<Job[]> {
    return this.services.list(category ?? null, car, loaders);
  }

  @Query(() => Job, {
    name: 'job',
    nullable: true,
    description:
      'A job and, for a car, the best part for each slot. Null for an unknown key; refused with UNKNOWN_CAR when the shop does not know the car.',
    complexity: ({ childComplexity }) => JOBS_COST + childComplexity,
  })
  find(@Args(() => JobArgs) { key, ...car }: JobArgs, @Ctx() { loaders }: ShopContext): Promise<Job | null> {
    return this.services.find(key, car, loaders);
  }

  @Query(() => [PartTypeNames], { description: 'All part types, by name.' })
  partTypes(): PartTypeNames[] {
    return this.services.listTypes();
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Job, {
    description: 'Adds a job, or changes it as a whole. Returns it without a car.',
  })
  saveJob(
    @Args(() => SaveJobArgs) { key, revision, input }: SaveJobArgs,
    @CurrentActor() actor: Actor,
  ): Promise<Job> {
    return this.desk.save(key, revision ?? null, input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Job, { description: 'Removes a job. Returns it as it was.' })
  removeJob(
    @Arg('key', () => ID, { description: 'Its key.' }) key: string,
    @Arg('revision', () => Int, {
      description: 'The revision that was seen; refused with CONFLICT if it has changed.',
    })
    revision: number,
    @CurrentActor() actor: Actor,
  ): Promise<Job> {
    return this.desk.remove(key, revision, actor);
  }
}

@Resolver(() => Part)
export class PartJobsResolver {
  constructor(private readonly services: JobService) {}

  @Reads<ShownPart>('type')
  @FieldResolver(() => [Job], {
    description: 'The jobs that need a part of its type, without a car.',
    // A short table.
    complexity: COST.row,
  })
  @Extensions({ maxItems: 10 })
  async jobs(@Root() { type }: ShownPart, @Ctx() { loaders }: ShopContext): Promise<Job[]> {
    return type === null ? [] : ((await loaders.of(this.services.findOfTypes).load(type)) ?? []);
  }
}

@Resolver(() => PartSearch)
export class SearchJobsResolver {
  constructor(private readonly services: JobService) {}

  @FieldResolver(() => [Job], {
    description: 'The jobs that it names, without a car; the car it names is in `cars`.',
    // A short table.
    complexity: COST.row,
  })
  jobs(@Root() { reading }: PartSearch): Promise<Job[]> {
    return this.services.findNamed(reading.typed);
  }
}
