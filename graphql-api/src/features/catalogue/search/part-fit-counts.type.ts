import { Field, Int, ObjectType } from 'type-graphql';

import { COST } from '../../../shared/read-cost.js';
import type { FittingScope } from '../../cars/fitment/fitting.js';
import { MAX_CANDIDATES } from '../part/newest-candidates.js';
import { OpenQuestion } from '../part/open-question.js';
import type { PartCounts } from '../part/part-counts.js';
import type { VerdictCounts } from './part-search.service.js';

const SCOPES = ['FITS', 'FITS_IF', 'UNKNOWN', 'ALL'] as const;

@ObjectType({
  description: `How many parts of a search have which verdict on a car: each at most ${MAX_CANDIDATES}; \`isExact\` says whether one stops there.`,
})
export class PartFitCounts {
  private readonly counted: ReadonlyMap<FittingScope, PartCounts>;

  constructor(private readonly verdicts: VerdictCounts) {
    this.counted = new Map(SCOPES.map((scope) => [scope, verdicts.of(scope)]));
  }

  @Field(() => Int, { description: 'Those that fit.', complexity: COST.count })
  fits(): Promise<number> {
    return this.count('FITS');
  }

  @Field(() => Int, { description: 'Those that depend on an answer.', complexity: COST.count })
  fitsIf(): Promise<number> {
    return this.count('FITS_IF');
  }

  @Field(() => Int, { description: 'Those about which nothing is known.', complexity: COST.count })
  unknown(): Promise<number> {
    return this.count('UNKNOWN');
  }

  @Field(() => Int, { description: 'All of them, including those that do not fit.', complexity: COST.count })
  all(): Promise<number> {
    return this.count('ALL');
  }

  @Field(() => Boolean, {
    description: `False when there are more than ${MAX_CANDIDATES} with one of the verdicts, so that its count says ${MAX_CANDIDATES}.`,
    // Read with the counts.
    complexity: COST.row,
  })
  async isExact(): Promise<boolean> {
    const exact = await Promise.all([...this.counted.values()].map((counts) => counts.isExact()));
    return exact.every(Boolean);
  }

  @Field(() => OpenQuestion, {
    nullable: true,
    description: 'What to ask first: the question that most of them wait for. Null if none does.',
    complexity: COST.count,
  })
  openQuestion(): Promise<OpenQuestion | null> {
    return this.verdicts.findOpenQuestion();
  }

  private async count(scope: (typeof SCOPES)[number]): Promise<number> {
    return (await this.counted.get(scope)?.total())?.count ?? 0;
  }
}
