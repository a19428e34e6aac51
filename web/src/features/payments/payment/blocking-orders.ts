import type { RefusedOne } from '#shared/apollo/shop-error';
import { units } from '#shop-kit/units';
import type { PaymentOrder_OrderFragment } from './payment-order.generated';
import type { PaymentSet } from './payment-set-text';

/** An order of a set that can't be paid with the others. */
export interface BlockingOrder {
  order: PaymentOrder_OrderFragment;
  reason: string;
}

/** The message of the limit on what one customer can hold. */
export const heldAtMost = (limit: number) =>
  limit > 0
    ? `You can hold at most ${units(limit)} of this part for now.`
    : "You've reached the limit for this part for now.";

const deleted = 'This order was deleted.';

/** Explains why the API refused it. The customer had the order before, so one that is no longer theirs was deleted. */
function reasonOf({ error, message }: RefusedOne): string {
  switch (error.code) {
    case 'HOLD_LIMIT':
      return heldAtMost(error.limit);
    case 'PART_SOLD_OUT':
    case 'QUANTITY_OUT_OF_RANGE':
      return 'These items have sold out.';
    case 'FORBIDDEN':
      return deleted;
    default:
      return message;
  }
}

/** Why an order can no longer be paid; undefined if it can. */
function reasonNow(order: PaymentOrder_OrderFragment | undefined): string | undefined {
  if (!order) return deleted;
  if (order.status === 'UNPAID') return undefined;
  return order.paid ? 'This order is paid.' : 'This order was paid, then canceled.';
}

/**
 * Which orders of a refused set can't be paid, and why. The API names the first ones it found; `current` has the orders' states
 * since then.
 */
export function blockingOrders(
  requested: PaymentSet,
  /** The orders as they are now; deleted ones are missing. */
  current: PaymentSet,
  each: readonly RefusedOne[] = [],
): BlockingOrder[] {
  return requested.flatMap((order) => {
    const refused = each.find(({ orderId }) => orderId === order.id);
    const reason = reasonNow(current.find(({ id }) => id === order.id)) ?? (refused && reasonOf(refused));
    return reason === undefined ? [] : [{ order, reason }];
  });
}
