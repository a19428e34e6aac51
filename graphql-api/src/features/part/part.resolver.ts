import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { IsEnum, IsOptional, ValidateNested } from 'class-validator';

import { isAdmin } from '../../auth/actor.js';
import { VariesByRole } from '../../auth/auth.directive.js';
import type { ShopContext } from '../../auth/shop-context.js';
import { connectionOf } from '../../shared/connection.type.js';
import type { KeysetPage } from '../../shared/keyset-page.js';
import { maskEmail } from '../../shared/mask-email.js';
import { NumberedPageArgs } from '../../shared/page.args.js';
import { COST, listCost } from '../../shared/read-cost.js';
import { Category } from './category.js';
import { Part } from './part.entity.js';
import { PartFilter, PartSort } from './part.inputs.js';
import type { PartFacetCounts, PartService } from './part.service.js';

@ObjectType({ description: 'A shelf and how many parts it has.' })
class CategoryCount {
  @Field(() => Category, { description: 'The shelf.' })
  category: Category;

  @Field(() => Int, { description: 'How many parts.' })
  count: number;
}

@ObjectType({ description: 'A brand and how many parts it has.' })
class BrandCount {
  @Field(() => String, { description: 'The brand.' })
  brand: string;

  @Field(() => Int, { description: 'How many parts.' })
  count: number;
}

@ObjectType({ description: 'How many parts each choice would show, counted without that choice itself.' })
class PartFacets implements PartFacetCounts {
  @Field(() => [CategoryCount], { description: 'Counts of the shelves.' })
  categories: CategoryCount[];

  @Field(() => [BrandCount], { description: 'Counts of the brands.' })
  brands: BrandCount[];
}

@ObjectType({ description: 'A page of the catalogue.' })
class PartConnection extends connectionOf(Part, 'Part') {
  constructor(
    page: KeysetPage<Part>,
    private readonly countFacets: () => Promise<PartFacetCounts>,
  ) {
    super(page);
  }

  @Field(() => PartFacets, {
    description: 'Counts over the same search, for building filter controls.',
    complexity: 2 * COST.count,
  })
  facets(): Promise<PartFacetCounts> {
    return this.countFacets();
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

@Resolver(() => Part)
export class PartResolver {
  constructor(private readonly parts: PartService) {}

  @Query(() => PartConnection, {
    name: 'parts',
    description: 'The catalogue. Page through it with `after`, or jump with `page`.',
    complexity: listCost,
  })
  async list(@Args(() => PartsArgs) { filter, sort, ...page }: PartsArgs): Promise<PartConnection> {
    const wanted = filter ?? {};
    const found = await this.parts.search(wanted, sort, page);
    return new PartConnection(found, () => this.parts.countFacets(wanted));
  }

  @Query(() => Part, {
    name: 'part',
    nullable: true,
    description: 'One part; null when it is unknown or no longer sold.',
    complexity: COST.row,
  })
  find(@Arg('id', () => ID, { description: 'Id of the part.' }) id: string): Promise<Part | null> {
    return this.parts.find(id);
  }

  @VariesByRole()
  @FieldResolver(() => String, {
    description: 'E-mail of who added the part; masked for everyone but admins.',
  })
  user(@Root() { createdBy }: Part, @Ctx() { caller }: ShopContext): string {
    return isAdmin(caller.actor) ? createdBy : maskEmail(createdBy);
  }
}
