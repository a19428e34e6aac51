import { Field, Int, ObjectType } from 'type-graphql';

import { connectionOf } from '../../../shared/connection.type.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { MAX_CANDIDATES } from '../part/newest-candidates.js';
import type { PartCounts } from '../part/part-counts.js';
import { CategoryCount } from '../part/part-counts.types.js';
import { Part } from '../part/part.entity.js';
import type { ShownPart } from '../part/shown-part.js';
import { PartFitCounts } from './part-fit-counts.type.js';
import type { FoundPage } from './part-search.service.js';
import { PartSearch } from './part-search.type.js';

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

  @Field(() => [CategoryCount], { description: 'Counts of the categories.', complexity: COST.count })
  categories(): Promise<readonly CategoryCount[]> {
    return this.withoutCategories.categories();
  }

  @Field(() => [BrandCount], { description: 'Counts of the brands.', complexity: COST.count })
  brands(): Promise<readonly BrandCount[]> {
    return this.withoutBrands.brands();
  }

  @Field(() => Boolean, {
    description: `False when a search or a price finds more than ${MAX_CANDIDATES} parts: then only the newest are counted.`,
    // Read with the counts.
    complexity: COST.row,
  })
  async isExact(): Promise<boolean> {
    const [one, other] = await Promise.all([this.withoutCategories.isExact(), this.withoutBrands.isExact()]);
    return one && other;
  }
}

@ObjectType({ description: 'A page of the catalogue.' })
export class PartConnection extends connectionOf<ShownPart>(Part, 'Part') {
  constructor(
    private readonly found: FoundPage,
    private readonly understood: PartSearch | null,
  ) {
    super(found.page);
  }

  @Field(() => PartSearch, {
    nullable: true,
    description: 'How the search was understood, and why parts were found. Null without a search.',
  })
  search(): PartSearch | null {
    return this.understood;
  }

  @Reads()
  @Field(() => Boolean, {
    description: `False when the list is longer than \`totalCount\` says: with a search or a price, no more than ${MAX_CANDIDATES} parts are counted.`,
    // Read with `totalCount`.
    complexity: COST.row,
  })
  totalIsExact(): Promise<boolean> {
    return this.found.counts.isExact();
  }

  @Reads()
  @Field(() => PartFacets, { description: 'Counts over the same search, for building filter controls.' })
  facets(): PartFacets {
    return new PartFacets(this.found.withoutCategories, this.found.withoutBrands);
  }

  @Reads()
  @Field(() => PartFitCounts, {
    nullable: true,
    description:
      'How many parts of the same search fit the car, whichever of them are listed. Null without a car.',
  })
  fitCounts(): PartFitCounts | null {
    return this.found.verdicts && new PartFitCounts(this.found.verdicts);
  }
}
