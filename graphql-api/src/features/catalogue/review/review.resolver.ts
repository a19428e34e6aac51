import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import { type Actor, isAdmin } from '../../../auth/actor.js';
import { Auth, VariesByRole } from '../../../auth/auth.directive.js';
import { Role } from '../../../auth/role.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { connectionOf } from '../../../shared/connection.type.js';
import { maskEmail } from '../../../shared/mask-email.js';
import { PageArgs } from '../../../shared/page.args.js';
import { listCost } from '../../../shared/read-cost.js';
import { Review } from './review.entity.js';
import { PostReviewInput } from './review.inputs.js';
import type { ReviewService } from './review.service.js';

@ObjectType({ description: 'A page of reviews.' })
export class ReviewConnection extends connectionOf(Review, 'Review') {}

@ArgsType()
class ReviewsArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only reviews with a rating or text.',
  })
  hasContent?: boolean | null;
}

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly reviews: ReviewService) {}

  @Query(() => ReviewConnection, {
    name: 'reviews',
    complexity: listCost,
    description: 'Reviews, newest first.',
  })
  async list(@Args(() => ReviewsArgs) { hasContent, ...page }: ReviewsArgs): Promise<ReviewConnection> {
    return new ReviewConnection(await this.reviews.list(page, { hasContent: hasContent ?? false }));
  }

  @Auth()
  @Mutation(() => Review, {
    description:
      "Posts a review under the caller's own name. About a part there is one per order: posting again changes it.",
  })
  postReview(
    @Arg('input', () => PostReviewInput, { description: 'The review.' }) input: PostReviewInput,
    @CurrentActor() actor: Actor,
  ): Promise<Review> {
    return this.reviews.post(input, actor);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => Review, {
    description:
      'Removes a review permanently. Returns it as it was; refused with NOT_FOUND once it is gone.',
  })
  removeReview(
    @Arg('id', () => ID, { description: 'Id of the review.' }) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<Review> {
    return this.reviews.remove(id, actor);
  }

  @VariesByRole()
  @FieldResolver(() => String, { description: 'Email of the author; masked for everyone but admins.' })
  user(@Root() { email }: Review, @Ctx() { caller }: ShopContext): string {
    return isAdmin(caller.actor) ? email : maskEmail(email);
  }
}
