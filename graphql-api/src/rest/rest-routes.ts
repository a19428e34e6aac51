import type { ReviewService } from '../features/catalogue/review/review.service.js';
import { type OrderServices, orderRoutes } from './order.routes.js';
import { type PartServices, partRoutes } from './part.routes.js';
import type { PictureIntake } from '../features/catalogue/picture/picture-intake.service.js';
import { type PaymentServices, paymentRoutes } from './payment.routes.js';
import { pictureRoutes } from './picture.routes.js';
import type { RestRoute } from './rest-route.js';
import { reviewRoutes } from './review.routes.js';
import { type UserServices, userRoutes } from './user.routes.js';

export interface RestServices extends OrderServices, PartServices, PaymentServices, UserServices {
  readonly pictures: PictureIntake;
  readonly reviews: ReviewService;
}

/** Every documented call. */
export function restRoutes(services: RestServices): RestRoute[] {
  return [
    ...partRoutes(services),
    ...pictureRoutes(services.pictures),
    ...reviewRoutes(services.reviews),
    ...orderRoutes(services),
    ...paymentRoutes(services),
    ...userRoutes(services),
  ];
}
