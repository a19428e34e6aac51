import { formatCount } from '#shared/format/count';
import { formatMoney, fromCents, toCents } from '#shared/format/money';
import type { Shelf } from '#shared/ui/stock-level';

/** The whole number that was typed; null for anything else. */
export const readQuantity = (typed: string): number | null =>
  /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;

/** The specified sentence when a quantity is outside a part's range (spec section 5), typed or stepped. */
export function quantityProblem(
  typed: string,
  { orderQuantity, availableQuantity }: Shelf,
): string | undefined {
  const quantity = readQuantity(typed);
  if (quantity !== null && quantity >= orderQuantity && quantity <= availableQuantity) return undefined;
  return `You can only choose quantity of minimum ${orderQuantity} and maximum ${availableQuantity}!`;
}

// The most that Stripe takes in one card payment of US dollars; the API refuses larger orders.
const largestCharge = 99_999_999;

/** The same, and that one card can pay for all of it. */
export function orderProblem(typed: string, part: Shelf & { price: string }): string | undefined {
  const outside = quantityProblem(typed, part);
  if (outside) return outside;
  const cents = toCents(part.price);
  if (cents * Number(typed) <= largestCharge) return undefined;
  const most = Math.floor(largestCharge / cents);
  return `One card payment takes up to ${formatMoney(fromCents(largestCharge))}: ${formatCount(most)} of this part. Order the rest separately.`;
}
