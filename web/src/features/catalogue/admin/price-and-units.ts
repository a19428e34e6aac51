/** Price and quantities as entered in a form, and what is wrong with them. */
import { formatCount } from '#shared/format/count';
import { formatMoney, largestAmount, toCents } from '#shared/format/money';
import { isAboveLargest, readMoney } from '#shared/format/read-money';
import { addPartInputLimits } from '#shared/gql/admin-limits.generated';
import { readQuantity } from '#shop-kit/quantity';

// The API's bounds (AddPartInput, SmallestOrderNotPayable).
const maxUnits = addPartInputLimits.availableQuantity.max;
const smallestCharge = 50;
const largestCharge = 99_999_999;

/** Parses a whole number from `min`, in digits of any script; null if invalid. */
export function readUnits(text: string, min: number): number | null {
  const units = readQuantity(text);
  return units !== null && units >= min && units <= maxUnits ? units : null;
}

export function priceProblem(text: string, smallestOrder: number | null): string | undefined {
  const price = readMoney(text);
  if (price === null && isAboveLargest(text)) return `Price must be at most ${formatMoney(largestAmount)}`;
  if (price === null || toCents(price) === 0) return 'Price must be an amount such as 64.90';
  const smallest = toCents(price) * (smallestOrder ?? 1);
  return smallest < smallestCharge || smallest > largestCharge
    ? 'Price times minimum order quantity must be from $0.50 to $999,999.99'
    : undefined;
}

export const unitsProblem = (text: string, what: string, min: number) =>
  text.trim() && readUnits(text, min) === null
    ? `${what} must be a whole number from ${min} to ${formatCount(maxUnits)}`
    : undefined;
