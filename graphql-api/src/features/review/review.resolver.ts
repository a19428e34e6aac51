import { Arg, Args, Ctx, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';

import { type Actor, isAdmin } from '../../auth/actor.js';
import { Auth } from '../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../auth/shop-context.js';
import { connectionOf } from '../../shared/connection.type.js';
import { maskEmail } from '../../shared/mask-email.js';
import { PageArgs } from '../../shared/page.args.js';
import { listCost } from '../../shared/read-cost.js';
import { Review } from './review.entity.js';
import { PostReviewInput } from './review.inputs.js';
import type { ReviewService } from './review.service.js';

@ObjectType({ description: 'A page of reviews.' })
class ReviewConnection extends connectionOf(Review, 'Review') {}

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly reviews: ReviewService) {}

  @Query(() => ReviewConnection, {
    name: 'reviews',
    complexity: listCost,
    description: 'What customers say, newest first.',
  })
  async list(@Args(() => PageArgs) page: PageArgs): Promise<ReviewConnection> {
    return new ReviewConnection(await this.reviews.list(page));
  }

  @Auth()
  @Mutation(() => Review, { description: "Posts a review under the caller's own name." })
  postReview(
    @Arg('input', () => PostReviewInput, { description: 'The review.' }) input: PostReviewInput,
    @CurrentActor() actor: Actor,
  ): Promise<Review> {
    return this.reviews.post(input, actor);
  }

  @FieldResolver(() => String, { description: 'E-mail of the author; masked for everyone but admins.' })
  user(@Root() { email }: Review, @Ctx() { caller }: ShopContext): string {
    return isAdmin(caller.actor) ? email : maskEmail(email);
  }
}
