/** An order that money may have been for. Minor units. */
export interface OrderLeft {
  /** What was paid for it and has not gone back. */
  readonly leftMinor: number;
  /** Part of that for which its customer waits, having sent it back. */
  readonly awaitedMinor: number;
}

/**
 * How much of the money was for each of these orders: first what their customer waits for, then what else is left of
 * them, in this order. What is more than all of it is for none. Pure.
 */
export function shareOut(moneyMinor: number, orders: readonly OrderLeft[]): number[] {
  const shares = orders.map(() => 0);
  let remainingMinor = moneyMinor;
  for (const most of ['awaitedMinor', 'leftMinor'] as const) {
    for (const [index, order] of orders.entries()) {
      const share = shares[index] ?? 0;
      const moreMinor = Math.max(0, Math.min(remainingMinor, order[most] - share));
      shares[index] = share + moreMinor;
      remainingMinor -= moreMinor;
    }
  }
  return shares;
}
