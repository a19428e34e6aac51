import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { IsEnum, IsOptional, ValidateNested } from 'class-validator';

import { isAdmin } from '../../auth/actor.js';
import { VariesByRole } from '../../auth/auth.directive.js';
import type { ShopContext } from '../../auth/shop-context.js';
import { connectionOf } from '../../shared/connection.type.js';
import type { KeysetPage } from '../../shared/keyset-page.js';
import { maskEmail } from '../../shared/mask-email.js';
import { NumberedPageArgs } from '../../shared/page.args.js';
import { COST, listCost } from '../../shared/read-cost.js';
import { selectsOneOf } from '../../shared/selection.js';
import { Part } from './part.entity.js';
import { PartFilter, type PartQuery, PartSort } from './part.inputs.js';
import type { PartService } from './part.service.js';
import type { PartCounts } from './part-counts.js';
import { CategoryCount } from './part-counts.types.js';
import { PartFitCounts } from './part-fit-counts.js';
import type { PartFitmentService } from './part-fitment.service.js';
import type { PartSearchService } from './search/part-search.service.js';
import { PartSearch } from './search/part-search.type.js';
import type { SearchExplanationService } from './search/search-explanation.service.js';
import { MOST_CANDIDATES } from './search-candidates.js';
import type { ShownPart } from './shown-part.js';

@ObjectType({ description: 'A brand and how many parts it has.', simpleResolvers: true })
class BrandCount {
  @Field(() => String, { description: 'The brand.' })
  brand: string;

  @Field(() => Int, { description: 'How many parts.' })
  count: number;
}

@ObjectType({ description: 'How many parts each choice would show, counted without that choice itself.' })
class PartFacets {
  constructor(
    private readonly withoutCategories: PartCounts,
    private readonly withoutBrands: PartCounts,
  ) {}

  @Field(() => [CategoryCount], { description: 'Counts of the shelves.', complexity: COST.count })
  categories(): Promise<readonly CategoryCount[]> {
    return this.withoutCategories.categories();
  }

  @Field(() => [BrandCount], { description: 'Counts of the brands.', complexity: COST.count })
  brands(): Promise<readonly BrandCount[]> {
    return this.withoutBrands.brands();
  }

  @Field(() => Boolean, {
    description: `False when a search or a price finds more than ${MOST_CANDIDATES} parts: then the newest of them are counted.`,
    // Read with the counts.
    complexity: COST.row,
  })
  async isExact(): Promise<boolean> {
    const [one, other] = await Promise.all([this.withoutCategories.isExact(), this.withoutBrands.isExact()]);
    return one && other;
  }
}

@ObjectType({ description: 'A page of the catalogue.' })
class PartConnection extends connectionOf<ShownPart>(Part, 'Part') {
  constructor(
    page: KeysetPage<ShownPart>,
    private readonly counts: PartCounts,
    private readonly facetCounts: PartFacets,
    private readonly verdicts: PartFitCounts | null,
    private readonly understood: PartSearch | null,
  ) {
    super(page);
  }

  @Field(() => PartSearch, {
    nullable: true,
    description: 'How the search was understood, and why parts were found. Null without a search.',
  })
  search(): PartSearch | null {
    return this.understood;
  }

  @Field(() => Boolean, {
    description: `False when the list is longer than \`totalCount\` says: with a search or a price, no more than ${MOST_CANDIDATES} parts are counted.`,
    // Read with `totalCount`.
    complexity: COST.row,
  })
  totalIsExact(): Promise<boolean> {
    return this.counts.isExact();
  }

  @Field(() => PartFacets, { description: 'Counts over the same search, for building filter controls.' })
  facets(): PartFacets {
    return this.facetCounts;
  }

  @Field(() => PartFitCounts, {
    nullable: true,
    description:
      'How many parts of the same search fit the car, whatever of them is listed. Null without a car.',
  })
  fitCounts(): PartFitCounts | null {
    return this.verdicts;
  }
}

@ArgsType()
class PartsArgs extends NumberedPageArgs {
  @Field(() => PartFilter, {
    nullable: true,
    description: 'What the parts must have; everything without it.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: PartFilter | null;

  @Field(() => PartSort, { defaultValue: PartSort.NEWEST, description: 'In which order.' })
  @IsEnum(PartSort)
  sort: PartSort;
}

/** The filter less one of its conditions. */
function without(filter: PartQuery, condition: 'brands' | 'categories'): PartQuery {
  return { ...filter, [condition]: null };
}

/** Spec section 9. */
const BEST_PARTS = 6;

@Resolver(() => Part)
export class PartResolver {
  constructor(
    private readonly parts: PartService,
    private readonly fitments: PartFitmentService,
    private readonly searches: PartSearchService,
    private readonly explanations: SearchExplanationService,
  ) {}

  @Query(() => PartConnection, {
    name: 'parts',
    description: 'The catalogue. Page through it with `after`, or jump with `page`.',
    complexity: listCost,
  })
  async list(
    @Args(() => PartsArgs) { filter, sort, ...page }: PartsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() { loaders }: ShopContext,
  ): Promise<PartConnection> {
    const wanted = await this.fitments.lookUp(filter ?? {});
    const isShown = selectsOneOf(info, ['edges', 'nodes', 'pageInfo', 'search']);
    const found = await this.searches.list(wanted, { sort, page, isShown }, loaders);
    const { query, reading } = found;
    const counts = this.parts.count(query);
    const facets = new PartFacets(
      query.categories?.length ? this.parts.count(without(query, 'categories')) : counts,
      query.brands?.length ? this.parts.count(without(query, 'brands')) : counts,
    );
    return new PartConnection(
      { ...found.page, countAll: async () => (await counts.total()).count },
      counts,
      facets,
      // Of the car that is asked for, not of one that the search names.
      wanted.fitting ? this.countVerdicts(query) : null,
      reading && new PartSearch(reading, found.page.items, this.explanations),
    );
  }

  private countVerdicts({ fitting, ...query }: PartQuery): PartFitCounts | null {
    return fitting
      ? new PartFitCounts(
          (scope) => this.parts.count({ ...query, fitting: { ...fitting, scope } }),
          () => this.parts.findOpenQuestion({ ...query, fitting }),
        )
      : null;
  }

  @Query(() => [Part], {
    description: `Best Auto Parts: the ${BEST_PARTS} newest parts with a picture, those in stock first.`,
    complexity: ({ childComplexity }) => COST.list + BEST_PARTS / COST.rowsPerPoint + childComplexity,
  })
  bestParts(): Promise<ShownPart[]> {
    return this.parts.listBest(BEST_PARTS);
  }

  @Query(() => Part, {
    name: 'part',
    nullable: true,
    description: 'One part; null when it is unknown or no longer sold.',
    complexity: COST.row,
  })
  find(@Arg('id', () => ID, { description: 'Id of the part.' }) id: string): Promise<ShownPart | null> {
    return this.parts.find(id);
  }

  @VariesByRole()
  @FieldResolver(() => String, {
    description: 'E-mail of who added the part; masked for everyone but admins.',
  })
  user(@Root() { createdBy }: ShownPart, @Ctx() { caller }: ShopContext): string {
    return isAdmin(caller.actor) ? createdBy : maskEmail(createdBy);
  }
}
