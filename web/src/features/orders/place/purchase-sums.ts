import { multiply, sum } from '#shared/format/money';
import { units } from '#shop-kit/units';
import type { OrderLine } from './order-memory';

/** Totals of lines at the displayed prices. */
export const totalOf = (lines: readonly Pick<OrderLine, 'quantity' | 'expectedUnitPrice'>[]) =>
  sum(lines.map(({ quantity, expectedUnitPrice }) => multiply(expectedUnitPrice, quantity)));

/** "2 items", or "4 parts, 7 items". */
export function countsOf(lines: readonly Pick<OrderLine, 'quantity'>[]): string {
  const itemCount = units(lines.reduce((all, { quantity }) => all + quantity, 0));
  return lines.length > 1 ? `${lines.length} parts, ${itemCount}` : itemCount;
}
