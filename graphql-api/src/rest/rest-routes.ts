import type { PartService } from '../features/part/part.service.js';
import type { PaymentService } from '../features/payment/payment.service.js';
import type { ReviewService } from '../features/review/review.service.js';
import type { UserService } from '../features/user/user.service.js';
import { type OrderServices, orderRoutes } from './order.routes.js';
import { partRoutes } from './part.routes.js';
import { paymentRoutes } from './payment.routes.js';
import type { RestRoute } from './rest-route.js';
import { reviewRoutes } from './review.routes.js';
import { userRoutes } from './user.routes.js';

export interface RestServices extends OrderServices {
  readonly parts: PartService;
  readonly payments: PaymentService;
  readonly reviews: ReviewService;
  readonly users: UserService;
}

/** Every documented call (spec section 7). */
export function restRoutes(services: RestServices): RestRoute[] {
  return [
    ...partRoutes(services.parts),
    ...reviewRoutes(services.reviews),
    ...orderRoutes(services),
    ...paymentRoutes(services.payments),
    ...userRoutes(services.users),
  ];
}
