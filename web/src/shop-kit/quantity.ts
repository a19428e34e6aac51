import { formatCount } from '#shared/format/count';
import { formatMoney, largestAmount, toCents } from '#shared/format/money';
import { plainDigits } from '#shared/format/plain-digits';
import type { Shelf } from './stock-level';

/** Parses a typed whole number, in digits of any script; null for anything else. */
export function readQuantity(typed: string): number | null {
  const plain = plainDigits(typed.trim());
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null;
}

/** The specified sentence when a quantity is outside a part's range, typed or stepped. */
export function quantityProblem(
  typed: string,
  { orderQuantity, availableQuantity }: Shelf,
): string | undefined {
  const quantity = readQuantity(typed);
  if (quantity !== null && quantity >= orderQuantity && quantity <= availableQuantity) return undefined;
  return `You can only choose quantity of minimum ${orderQuantity} and maximum ${availableQuantity}!`;
}

/** Checks the quantity, and that one card can pay for all of it. */
export function orderProblem(typed: string, part: Shelf & { price: string }): string | undefined {
  const outside = quantityProblem(typed, part);
  if (outside) return outside;
  const cents = toCents(part.price);
  const max = Math.floor(toCents(largestAmount) / cents);
  if ((readQuantity(typed) ?? 0) <= max) return undefined;
  return `One card payment takes up to ${formatMoney(largestAmount)}: ${formatCount(max)} of this part. Order the rest separately.`;
}
