import { endOfDay } from '../../shared/last-day.js';
import type { Order } from '../order/order.entity.js';

/** How long after it was shipped an order can be sent back. */
export interface ReturnRules {
  readonly returnDays: number;
}

/** How many days after it was accepted a return should be sent. */
const SEND_WITHIN_DAYS = 14;

/** Until when a return can be requested; null until the order is shipped. */
export function returnUntil(
  { shippedAt }: Pick<Order, 'shippedAt'>,
  { returnDays }: ReturnRules,
): Date | null {
  return shippedAt && endOfDay(shippedAt, returnDays);
}

/** Until when an accepted return should be sent. */
export const sendUntil = (acceptedAt: Date): Date => endOfDay(acceptedAt, SEND_WITHIN_DAYS);
