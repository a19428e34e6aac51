/** How many units of one part a customer may hold unpaid. */
export interface UnitRules {
  /** Always allowed, however few are left: what a household needs. */
  readonly unitsMax: number;
  /** The most while the email address is not verified. */
  readonly unitsUnverified: number;
  /** Always allowed once it is verified, however few are in stock. */
  readonly unitsVerified: number;
  /** Percent of the unsold units: what unverified customers may have of a small stock, and what verified ones may have of a large stock. */
  readonly sharePercent: number;
  /** From this many paid orders on, only the stock is the limit. */
  readonly trustedPaidOrders: number;
}

export interface HoldFacts {
  readonly emailVerified: boolean;
  readonly paidOrders: number;
  /** Units of this part that the customer already holds. */
  readonly own: number;
  /** Unsold units of this part: in stock or held by anyone. */
  readonly unsold: number;
  readonly smallestOrder: number;
}

/**
 * How many more units of the part this customer may hold. A customer who holds none may always have the smallest order,
 * so that the last unit can be sold and a part with a large smallest order can be ordered at all. What a household
 * needs is never refused (ADR 007).
 */
export function roomToHold(facts: HoldFacts, rules: UnitRules): number {
  if (facts.emailVerified && facts.paidOrders >= rules.trustedPaidOrders) return Infinity;
  const share = Math.floor((facts.unsold * rules.sharePercent) / 100);
  const limit = facts.emailVerified
    ? Math.max(rules.unitsVerified, share)
    : Math.min(rules.unitsUnverified, share);
  return Math.max(Math.max(limit, rules.unitsMax) - facts.own, facts.own === 0 ? facts.smallestOrder : 0);
}
