import { isHeld } from '#shop-kit/hold';
import type { MyOrdersRow_OrderFragment } from './my-orders.generated';

/** The orders of a purchase. */
export interface OrderGroup {
  /** False also for the last one left of several: it is shown as one that was placed alone. */
  isTogether: boolean;
  orders: readonly MyOrdersRow_OrderFragment[];
}

/** Groups the orders by purchase. Those of one share a timestamp, by which lists are sorted. */
export function groupsOf(orders: readonly MyOrdersRow_OrderFragment[]): OrderGroup[] {
  const groups: MyOrdersRow_OrderFragment[][] = [];
  for (const order of orders) {
    const last = groups.at(-1);
    if (last?.[0]?.purchase.id === order.purchase.id) last.push(order);
    else groups.push([order]);
  }
  return groups.map((group) => ({ isTogether: group.length > 1, orders: group }));
}

/** Deadline until which all orders of a group are reserved; null when they differ. */
export function sharedHold({ orders }: OrderGroup, now: Date): string | null {
  const ends = new Set(orders.map(({ holdExpiresAt }) => holdExpiresAt));
  const [end = null] = ends;
  return ends.size === 1 && isHeld(end, now) ? end : null;
}

/** Whether one payment paid all of a group, whatever was refunded since. */
export const isPaidAtOnce = ({ orders }: OrderGroup) =>
  orders.every(({ transactionId }) => transactionId !== null && transactionId === orders[0]?.transactionId);
