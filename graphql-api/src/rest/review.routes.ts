import { Role } from '../auth/role.js';
import { PostReviewInput } from '../features/catalogue/review/review.inputs.js';
import type { ReviewService } from '../features/catalogue/review/review.service.js';
import { validInput } from '../shared/validate-input.js';
import { inserted, insertedAnswer } from './answer.schemas.js';
import { listPage } from './client-values.js';
import { requireSelf } from './require-self.js';
import { type RestRoute, route } from './rest-route.js';
import { newReview, reviewAnswer, reviewShape } from './review.schemas.js';

export function reviewRoutes(reviews: ReviewService): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/reviews',
      id: 'listReviews',
      tag: 'Reviews',
      summary: 'Reviews, oldest first',
      requires: 'PUBLIC',
      query: listPage,
      answer: reviewAnswer.array(),
      handle: async ({ query, ...reader }) =>
        (await reviews.listNewest(query)).reverse().map((review) => reviewShape(review, reader)),
    }),
    route({
      method: 'post',
      path: '/reviews',
      id: 'postReview',
      tag: 'Reviews',
      summary: "Post a review under one's own name",
      description: 'The shop sets name, user and image.',
      requires: Role.CUSTOMER,
      body: newReview,
      answer: insertedAnswer,
      refusals: ['FORBIDDEN', 'RATE_LIMITED'],
      handle: async ({ body, actor }) => {
        requireSelf(body.user, actor);
        return inserted((await reviews.post(await validInput(PostReviewInput, body), actor)).id);
      },
    }),
  ];
}
