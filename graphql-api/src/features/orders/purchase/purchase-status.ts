import type { OrderStatus } from '../order/order-status.js';

/** The first of these that one of its orders is in is the state of a purchase: what remains to be done goes first. */
const PRECEDENCE = [
  'UNPAID',
  'PENDING',
  'SHIPPED',
  'RETURNED',
  'REFUNDED',
  'CANCELLED',
] as const satisfies readonly OrderStatus[];

/** The state of a purchase, from the states of its orders; null if it has none. Pure. */
export const purchaseStatus = (states: readonly OrderStatus[]): OrderStatus | null =>
  PRECEDENCE.find((one) => states.includes(one)) ?? null;
