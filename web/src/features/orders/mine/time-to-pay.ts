import { isHeld } from '#shop-kit/hold';

interface UnpaidOrder {
  holdExpiresAt: string | null;
  /** Null once it is no longer sold. */
  part: object | null;
}

/** Whether an unpaid order can be paid: its units are set aside, or can be again while its part is sold. */
export const isPayable = ({ holdExpiresAt, part }: UnpaidOrder, now: Date): boolean =>
  isHeld(holdExpiresAt, now) || part !== null;

/** How long an unpaid order can be paid; `formatTime` formats its deadline. */
export function timeToPay(order: UnpaidOrder, now: Date, formatTime: (iso: string) => string): string {
  if (isHeld(order.holdExpiresAt, now)) return `Held until ${formatTime(order.holdExpiresAt)}`;
  return isPayable(order, now)
    ? 'Hold expired. You can still pay if the items are in stock.'
    : 'This part is no longer available. Delete this order.';
}
