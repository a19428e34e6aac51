import { Role } from '../auth/role.js';
import { PostReviewInput } from '../features/review/review.inputs.js';
import type { ReviewService } from '../features/review/review.service.js';
import { validInput } from '../shared/validate-input.js';
import { bodyOf, optionalTextOf, ratingOf } from './client-values.js';
import { inserted, reviewShape } from './legacy-shapes.js';
import { listPageOf } from './list-page.js';
import { requireSelf } from './require-self.js';
import type { RestRoute } from './rest-route.js';

export function reviewRoutes(reviews: ReviewService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/reviews',
      requires: 'PUBLIC',
      handle: async ({ query, ...reader }) =>
        (await reviews.listNewest(listPageOf(query))).reverse().map((review) => reviewShape(review, reader)),
    },
    {
      method: 'post',
      path: '/reviews',
      requires: Role.CUSTOMER,
      // `name`, `user` and `image` are the server's to say; naming somebody else is refused.
      handle: async ({ body, actor }) => {
        const values = bodyOf(body);
        requireSelf(optionalTextOf(values, 'user'), actor);
        const input = await validInput(PostReviewInput, {
          rating: ratingOf(values, 'rating'),
          review: optionalTextOf(values, 'review'),
        });
        return inserted((await reviews.post(input, actor)).id);
      },
    },
  ];
}
