import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';

import type { Actor } from '../../../auth/actor.js';
import { Auth } from '../../../auth/auth.directive.js';
import { CurrentActor, type ShopContext } from '../../../auth/shop-context.js';
import { COST } from '../../../shared/read-cost.js';
import { Reads } from '../../../shared/selected-columns.js';
import { Order } from '../../orders/order/order.entity.js';
import { Part } from '../part/part.entity.js';
import { Review } from '../review/review.entity.js';
import type { FitAnswers } from './fit-answer.service.js';
import { MAX_RECEIVED, type ReceivedParts } from './received-parts.service.js';

@ObjectType({
  description: 'What customers who received a part answered to "Did it fit?".',
  simpleResolvers: true,
})
class FitAnswerCounts {
  @Field(() => Int, { description: 'Number of yes answers.' })
  yes: number;

  @Field(() => Int, { description: 'Number of no answers.' })
  no: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many orders of it came back because it did not fit; null until ten customers have answered.',
  })
  returned: number | null;
}

/** Asked of a shipped order's customer, shown with its part. */
@Resolver(() => Order)
export class FitAnswerResolver {
  constructor(private readonly answers: FitAnswers) {}

  @Auth()
  @Mutation(() => Order, {
    description:
      "Says whether the part in the caller's own order fit; the last answer counts. Refused with PART_NOT_RECEIVED before it is shipped.",
  })
  setFitAnswer(
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) orderId: string,
    @Arg('fitted', () => Boolean, { description: 'Whether it fit.' }) fitted: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<Order> {
    return this.answers.set(orderId, fitted, actor);
  }

  @Reads<Order>('id')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'What its customer answered to "Did it fit?"; null: nothing yet.',
    complexity: COST.batch,
  })
  fitted(@Root() { id }: Order, @Ctx() { loaders }: ShopContext): Promise<boolean | null> {
    return loaders.of(this.answers.findOfOrders).load(id);
  }
}

@Resolver(() => Part)
export class PartFeedbackResolver {
  constructor(
    private readonly answers: FitAnswers,
    private readonly received: ReceivedParts,
  ) {}

  @Auth()
  @Query(() => [Part], {
    description: `Parts that the caller received and that are still sold, most recent first, at most ${MAX_RECEIVED}: a review may be about one of them.`,
    complexity: COST.list + MAX_RECEIVED / COST.rowsPerPoint,
  })
  myReceivedParts(@CurrentActor() actor: Actor): Promise<Part[]> {
    return this.received.list(actor);
  }

  @Auth()
  @Query(() => Review, {
    nullable: true,
    description:
      'What the caller wrote about a part they received, for the most recent order: `postReview` about it changes this review. Null: none yet.',
  })
  myReview(
    @Arg('partId', () => ID, { description: 'Id of the part.' }) partId: string,
    @CurrentActor() actor: Actor,
  ): Promise<Review | null> {
    return this.received.review(partId, actor);
  }

  @Reads<Part>('id')
  @FieldResolver(() => FitAnswerCounts, {
    description: 'What customers who received it answered to "Did it fit?".',
    complexity: COST.batch,
  })
  async fitAnswers(
    @Root() { id }: Pick<Part, 'id'>,
    @Ctx() { loaders }: ShopContext,
  ): Promise<FitAnswerCounts> {
    return (await loaders.of(this.answers.countOfParts).load(id)) ?? { yes: 0, no: 0, returned: null };
  }
}
