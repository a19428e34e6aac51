import { sum } from '#shared/format/money';
import { isHeld } from '#shop-kit/hold';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';

/** The orders that one payment is for; most often one. */
export type PaymentSet = readonly PaymentOrder_OrderFragment[];

/** Whether it was paid and will not be sent. */
export const isReverted = ({ status }: PaymentSet[number]) => status === 'REFUNDED' || status === 'CANCELLED';

/** Total of the orders. */
export const totalOf = (orders: PaymentSet) => sum(orders.map(({ price }) => price));

/** Deadline until which all of them are reserved; null when one no longer is. */
export function heldUntil(orders: PaymentSet, now: Date): string | null {
  const ends = orders.map(({ holdExpiresAt }) => holdExpiresAt).filter((end) => isHeld(end, now));
  return ends.length === orders.length ? (ends.sort()[0] ?? null) : null;
}
