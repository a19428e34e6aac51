import type { Order } from '../order/order.entity.js';

const DAY_MS = 24 * 3_600_000;

/** How long after it was shipped an order can be sent back. */
export interface ReturnRules {
  readonly returnDays: number;
}

/** Until when a return can be requested; null until the order is shipped. */
export function returnUntil(
  { shippedAt }: Pick<Order, 'shippedAt'>,
  { returnDays }: ReturnRules,
): Date | null {
  return shippedAt && new Date(shippedAt.getTime() + returnDays * DAY_MS);
}
