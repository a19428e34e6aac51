import { registerEnumType } from 'type-graphql';

export enum OrderStatus {
  UNPAID = 'UNPAID',
  PENDING = 'PENDING',
  SHIPPED = 'SHIPPED',
  REFUNDED = 'REFUNDED',
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order stands.',
  valuesConfig: {
    UNPAID: { description: 'Not paid.' },
    PENDING: { description: 'Paid, not yet shipped.' },
    SHIPPED: { description: 'Paid and shipped.' },
    REFUNDED: { description: 'Paid, and refunded instead of shipped.' },
  },
});

/** Derived, never stored (spec section 4). */
export function orderStatus(order: { paid: boolean; shipped: boolean; refunded: boolean }): OrderStatus {
  if (order.refunded) return OrderStatus.REFUNDED;
  if (!order.paid) return OrderStatus.UNPAID;
  return order.shipped ? OrderStatus.SHIPPED : OrderStatus.PENDING;
}
