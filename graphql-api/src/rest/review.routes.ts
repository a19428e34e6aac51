import type { ReviewService } from '../features/review/review.service.js';
import { reviewShape } from './legacy-shapes.js';
import { listPageOf } from './list-page.js';
import type { RestRoute } from './rest-route.js';

export function reviewRoutes(reviews: ReviewService): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/reviews',
      requires: 'PUBLIC',
      handle: async ({ query, actor }) =>
        (await reviews.listNewest(listPageOf(query))).reverse().map((review) => reviewShape(review, actor)),
    },
  ];
}
