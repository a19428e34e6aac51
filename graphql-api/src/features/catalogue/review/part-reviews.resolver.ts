import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { Args, Ctx, Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql';

import type { ShopContext } from '../../../auth/shop-context.js';
import { MAX_PAGE_SIZE } from '../../../shared/keyset-page.js';
import { PageArgs } from '../../../shared/page.args.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Part } from '../part/part.entity.js';
import type { PartReviewPage, PartReviews } from './part-reviews.service.js';
import { ReviewConnection } from './review.resolver.js';

@ObjectType({ description: 'A page of reviews by people who received a part.' })
class PartReviewConnection extends ReviewConnection {
  constructor(private readonly reviews: PartReviewPage) {
    super(reviews);
  }

  @Field(() => Float, {
    nullable: true,
    description: 'Average rating, to one decimal; null without ratings.',
    // Read with `totalCount`.
    complexity: COST.count,
  })
  async averageRating(): Promise<number | null> {
    return (await this.reviews.tally())?.averageRating ?? null;
  }
}

/** A point for each review, since each of many parts may have some. */
function reviewsCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first } = args as { readonly first?: number | null };
  return COST.batch + Math.min(Math.max(first ?? 0, 0), MAX_PAGE_SIZE) + childComplexity;
}

@Resolver(() => Part)
export class PartReviewsResolver {
  constructor(private readonly partReviews: PartReviews) {}

  @Reads<Part>('id')
  @FieldResolver(() => PartReviewConnection, {
    description: 'Reviews by people who received it, newest first; only those with a rating or text.',
    complexity: reviewsCost,
  })
  async reviews(
    @Root() { id }: Pick<Part, 'id'>,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: ShopContext,
  ): Promise<PartReviewConnection> {
    return new PartReviewConnection(await this.partReviews.list(id, page, loaders));
  }
}
