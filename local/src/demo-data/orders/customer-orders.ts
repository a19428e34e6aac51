import type { DemoOrder } from '../demo-data.types.js';
import { lapsed, pending, shipped, unpaid } from './order.builder.js';

/** The demo customer's own: every state once or twice, so that My Orders has something to show for each. */
export const customerOrders: DemoOrder[] = [
  unpaid('customer-07', 'customer', 1, 'front-brake-pads-ceramic', 0.2),
  unpaid('customer-06', 'customer', 2, 'rear-shock-absorber-gas', 0.5),
  pending('customer-05', 'customer', 1, 'cabin-filter-charcoal', [21.4, 21.2]),
  pending('customer-04', 'customer', 2, 'wiper-blades-600-475', [49.8, 49.0]),
  lapsed('customer-03', 'customer', 1, 'led-bulb-h7-6000k', 76.3),
  shipped('customer-02', 'customer', 2, 'motor-oil-5w30-5l', [262.1, 261.9, 231.9]),
  shipped('customer-01', 'customer', 2, 'front-brake-disc-288', [521.6, 520.8, 502.8]),
];
