import { Field, Int, ObjectType } from 'type-graphql';

import type { FittingScope } from '../fitment/fitting.js';
import { COST } from '../../shared/read-cost.js';
import type { PartCounts } from './part-counts.js';
import { MOST_CANDIDATES } from './search-candidates.js';

@ObjectType({
  description: `How many parts of a search have which verdict on a car: each at most ${MOST_CANDIDATES}.`,
})
export class PartFitCounts {
  constructor(private readonly countsOf: (scope: FittingScope) => PartCounts) {}

  @Field(() => Int, { description: 'Those that fit.', complexity: COST.count })
  async fits(): Promise<number> {
    return (await this.countsOf('FITS').total()).count;
  }

  @Field(() => Int, { description: 'Those that depend on an answer.', complexity: COST.count })
  async fitsIf(): Promise<number> {
    return (await this.countsOf('FITS_IF').total()).count;
  }

  @Field(() => Int, { description: 'Those of which nothing is known.', complexity: COST.count })
  async unknown(): Promise<number> {
    return (await this.countsOf('UNKNOWN').total()).count;
  }

  @Field(() => Int, { description: 'All of them, also those that do not fit.', complexity: COST.count })
  async all(): Promise<number> {
    return (await this.countsOf('ALL').total()).count;
  }
}
