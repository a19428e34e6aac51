import type { AdminOrders_OrderFragment } from './admin-orders.generated';

/** An order's name for screen readers. */
export const nameOfOrder = ({ product, name }: Pick<AdminOrders_OrderFragment, 'product' | 'name'>) =>
  `${product}, ${name}`;
