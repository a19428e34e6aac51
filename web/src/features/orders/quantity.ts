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
