import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { Args, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { MAX_PAGE_SIZE } from '../../../shared/keyset-page.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { FitmentVerdict } from '../../cars/fitment/fitment-verdict.types.js';
import { PartFitment } from '../../cars/fitment/part-fitment.entity.js';
import { Part } from './part.entity.js';
import { FitmentArgs, FitmentsArgs } from './part-fitment.inputs.js';
import type { PartFactsService } from './part-facts.service.js';
import type { PartFitmentService } from './part-fitment.service.js';
import { PartNumber } from './part-number.entity.js';
import { PartNumberKind } from './part-number.kinds.js';
import { PartSpecification } from './part-specification.entity.js';
import type { ShownPart } from './shown-part.js';

@ObjectType({ description: 'A make of cars and how many lines it has.', simpleResolvers: true })
class FitmentMake {
  @Field(() => String, { description: 'Who makes the cars.' })
  make: string;

  @Field(() => Int, { description: 'How many lines.' })
  count: number;
}

@ObjectType({ description: 'A page of the list of cars that a part fits.' })
class FitmentConnection extends connectionOf(PartFitment, 'Fitment') {
  constructor(private readonly list: Awaited<ReturnType<PartFitmentService['list']>>) {
    super(list);
  }

  @Field(() => [FitmentMake], {
    description: 'The makes of the whole list, by name.',
    // Read with `totalCount`.
    complexity: COST.count,
  })
  makes(): Promise<readonly FitmentMake[]> {
    return this.list.countMakes();
  }
}

/** A point for each row of the list, since each of many parts may have one. */
function fitmentsCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first } = args as { readonly first?: number | null };
  return COST.batch + Math.min(Math.max(first ?? 0, 0), MAX_PAGE_SIZE) + childComplexity;
}

@Resolver(() => Part)
export class PartFitmentResolver {
  constructor(
    private readonly lists: PartFitmentService,
    private readonly facts: PartFactsService,
  ) {}

  @Reads<ShownPart>('id', 'universal', 'fitmentComplete')
  @FieldResolver(() => FitmentVerdict, {
    nullable: true,
    description:
      'Whether it fits a car, and why. Null without a car. Refused with UNKNOWN_CAR when the shop does not know it.',
    complexity: 2 * COST.batch,
  })
  fitment(
    @Root() part: ShownPart,
    @Args(() => FitmentArgs) { vehicle, answers }: FitmentArgs,
    @Ctx() { loaders }: ShopContext,
  ): Promise<FitmentVerdict> | null {
    return vehicle ? this.lists.judge(part, vehicle, answers ?? [], loaders) : null;
  }

  @Reads<ShownPart>('id', 'universal', 'fitmentComplete')
  @FieldResolver(() => FitmentConnection, {
    description:
      'The list of cars, by make, model and years; `fitmentComplete` says whether it is exhaustive.',
    complexity: fitmentsCost,
  })
  async fitments(
    @Root() part: ShownPart,
    @Args(() => FitmentsArgs) query: FitmentsArgs,
    @Ctx() { loaders }: ShopContext,
  ): Promise<FitmentConnection> {
    return new FitmentConnection(await this.lists.list(part, query, loaders));
  }

  @Reads<ShownPart>('id', 'partNumber', 'brand')
  @FieldResolver(() => [PartNumber], {
    description: "All its numbers: the maker's own first, then by kind.",
    complexity: COST.batch,
  })
  async numbers(
    @Root() { id, partNumber, brand }: ShownPart,
    @Ctx() { loaders }: ShopContext,
  ): Promise<Pick<PartNumber, 'kind' | 'maker' | 'number'>[]> {
    const own = partNumber === null ? [] : [{ kind: PartNumberKind.MAKER, number: partNumber, maker: brand }];
    return [...own, ...((await loaders.of(this.facts.findNumbers).load(id)) ?? [])];
  }

  @Reads<ShownPart>('id')
  @FieldResolver(() => [PartSpecification], {
    description: 'Its specifications, in the order of its table.',
    complexity: COST.batch,
  })
  async specifications(
    @Root() { id }: ShownPart,
    @Ctx() { loaders }: ShopContext,
  ): Promise<PartSpecification[]> {
    return (await loaders.of(this.facts.findSpecifications).load(id)) ?? [];
  }
}
