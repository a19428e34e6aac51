import type { DemoOrder, OrderState } from '../demo-data.types.js';
import { recipients, type Handle } from './recipients.js';

/** Paid and sent. Times are hours ago: placed, then paid, then shipped. */
export function shipped(
  key: string,
  by: Handle,
  quantity: number,
  partKey: string,
  [placed, paid, sent]: [placed: number, paid: number, shipped: number],
): DemoOrder {
  return {
    ...order(key, by, quantity, partKey, placed, 'SHIPPED'),
    paidHoursAgo: paid,
    shippedHoursAgo: sent,
  };
}

/** Paid, waiting to be sent. */
export function pending(
  key: string,
  by: Handle,
  quantity: number,
  partKey: string,
  [placed, paid]: [placed: number, paid: number],
): DemoOrder {
  return { ...order(key, by, quantity, partKey, placed, 'PENDING'), paidHoursAgo: paid };
}

/** Not paid, pieces still set aside: placed less than an hour ago. */
export function unpaid(
  key: string,
  by: Handle,
  quantity: number,
  partKey: string,
  placed: number,
): DemoOrder {
  return order(key, by, quantity, partKey, placed, 'UNPAID');
}

/** Not paid in time: the pieces are back in stock. */
export function lapsed(
  key: string,
  by: Handle,
  quantity: number,
  partKey: string,
  placed: number,
): DemoOrder {
  return order(key, by, quantity, partKey, placed, 'LAPSED');
}

function order(
  key: string,
  by: Handle,
  quantity: number,
  partKey: string,
  placedHoursAgo: number,
  state: OrderState,
): DemoOrder {
  const { email, address, phone } = recipients[by];
  return { key, userEmail: email, partKey, quantity, address, phone, placedHoursAgo, state };
}
