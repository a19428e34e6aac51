import { registerEnumType } from 'type-graphql';

export enum OrderStatus {
  UNPAID = 'UNPAID',
  PENDING = 'PENDING',
  SHIPPED = 'SHIPPED',
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order stands.',
  valuesConfig: {
    UNPAID: { description: 'Not paid.' },
    PENDING: { description: 'Paid, not yet shipped.' },
    SHIPPED: { description: 'Paid and shipped.' },
  },
});

/** Derived, never stored (spec section 4). */
export function orderStatus({ paid, shipped }: { paid: boolean; shipped: boolean }): OrderStatus {
  if (!paid) return OrderStatus.UNPAID;
  return shipped ? OrderStatus.SHIPPED : OrderStatus.PENDING;
}
