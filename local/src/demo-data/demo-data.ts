import type { DemoData } from './demo-data.types.js';
import { demoReviews } from './demo-reviews.js';
import { demoUsers } from './demo-users.js';
import { customerOrders } from './orders/customer-orders.js';
import { otherOrders } from './orders/other-orders.js';
import { demoParts } from './parts/demo-parts.js';

/**
 * The demo shop as one JSON-able value: people, catalogue, a month of orders, five weeks of reviews.
 * It conserves stock: what its orders hold or sold never exceeds a part's `initialQuantity`.
 */
export const demoData: DemoData = {
  users: demoUsers,
  parts: demoParts,
  orders: [...customerOrders, ...otherOrders],
  reviews: demoReviews,
};
