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
import { Category } from './category.js';
import { Part } from './part.entity.js';
import { PartFilter, PartSort } from './part.inputs.js';
import type { PartPage, PartService } from './part.service.js';
import type { PartCounts } from './part-counts.js';
import { MOST_CANDIDATES } from './search-candidates.js';
import type { ShownPart } from './shown-part.js';

@ObjectType({ description: 'A shelf and how many parts it has.', simpleResolvers: true })
class CategoryCount {
  @Field(() => Category, { description: 'The shelf.' })
  category: Category;

  @Field(() => Int, { description: 'How many parts.' })
  count: number;
}

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
    complexity: COST.count,
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
  ) {
    super(page);
  }

  @Field(() => Boolean, {
    description: `False when the list is longer than \`totalCount\` says: with a search or a price, no more than ${MOST_CANDIDATES} parts are counted.`,
    complexity: COST.count,
  })
  totalIsExact(): Promise<boolean> {
    return this.counts.isExact();
  }

  @Field(() => PartFacets, { description: 'Counts over the same search, for building filter controls.' })
  facets(): PartFacets {
    return this.facetCounts;
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

/** The page of a list that nobody looks at. */
const nothing: PartPage = { items: [], hasNextPage: false, hasPreviousPage: false, cursorOf: () => '' };

/** The filter less one of its conditions. */
function without(filter: PartFilter, condition: 'brands' | 'categories'): PartFilter {
  return Object.assign(new PartFilter(), filter, { [condition]: null });
}

@Resolver(() => Part)
export class PartResolver {
  constructor(private readonly parts: PartService) {}

  @Query(() => PartConnection, {
    name: 'parts',
    description: 'The catalogue. Page through it with `after`, or jump with `page`.',
    complexity: listCost,
  })
  async list(
    @Args(() => PartsArgs) { filter, sort, ...page }: PartsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PartConnection> {
    const wanted = filter ?? {};
    // Who only counts reads no list.
    const isShown = selectsOneOf(info, ['edges', 'nodes', 'pageInfo']);
    const found = isShown ? await this.parts.search(wanted, sort, page) : nothing;
    const counts = this.parts.count(wanted);
    const facets = new PartFacets(
      wanted.categories?.length ? this.parts.count(without(wanted, 'categories')) : counts,
      wanted.brands?.length ? this.parts.count(without(wanted, 'brands')) : counts,
    );
    return new PartConnection(
      { ...found, countAll: async () => (await counts.total()).count },
      counts,
      facets,
    );
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
