import type { AdminOrders_OrderFragment } from './admin-orders.generated';

/** What tells an order from others when it is read out. */
export const nameOfOrder = ({ product, name }: Pick<AdminOrders_OrderFragment, 'product' | 'name'>) =>
  `${product}, ${name}`;
