import { ValidateNested } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Query, Resolver } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { NumberedPageArgs } from '../../../shared/page.args.js';
import { listCost } from '../../../shared/read-cost.js';
import { selectedColumns } from '../../../shared/selected-columns.js';
import { selectsOneOf } from '../../../shared/selection.js';
import { Part } from '../part/part.entity.js';
import { PartSort } from '../part/part-sort.kinds.js';
import { PartConnection } from './part-connection.types.js';
import { PartFilter } from './part-filter.input.js';
import type { PartSearchService } from './part-search.service.js';
import { PartSearch } from './part-search.type.js';
import type { SearchExplanationService } from './search-explanation.service.js';

@ArgsType()
class PartsArgs extends NumberedPageArgs {
  @Field(() => PartFilter, {
    nullable: true,
    description: 'The conditions; the whole catalogue if left out.',
  })
  @ValidateNested()
  filter?: PartFilter | null;

  @Field(() => PartSort, { defaultValue: PartSort.NEWEST, description: 'The sort order.' })
  sort: PartSort;
}

@Resolver()
export class PartSearchResolver {
  constructor(
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
    const isShown = selectsOneOf(info, ['edges', 'nodes', 'pageInfo', 'search']);
    const wanted = { sort, page: { ...page, columns: selectedColumns(info, Part) }, isShown };
    const found = await this.searches.list(filter ?? {}, wanted, loaders);
    const { reading } = found;
    return new PartConnection(found, reading && new PartSearch(reading, found.page.items, this.explanations));
  }
}
