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

/** The state of a purchase, from the states of its orders. Throws if it has none. Pure. */
export function purchaseStatus(states: readonly OrderStatus[]): OrderStatus {
  const status = PRECEDENCE.find((one) => states.includes(one));
  if (!status) throw new Error('a purchase without orders has no state');
  return status;
}
