/** How many units of one part an unpaid customer may have aside. */
export interface UnitRules {
  /** So many are possible for anybody, however few there are: what a household needs. */
  readonly unitsAnybody: number;
  /** At most so many while the e-mail address is not verified. */
  readonly unitsUnverified: number;
  /** At least so many once it is verified, however few there are on the shelf. */
  readonly unitsVerified: number;
  /** Percent of the unsold units: what unverified customers may have of a small stock, and what verified ones may have of a large stock. */
  readonly sharePercent: number;
  /** From so many paid orders on, only the shelf is the limit. */
  readonly trustedPaidOrders: number;
}

/** What is known of a customer who wants units of a part. */
export interface HoldFacts {
  readonly emailVerified: boolean;
  readonly paidOrders: number;
  /** Units of this part that the customer has aside already. */
  readonly own: number;
  /** Units of this part that are not sold: on the shelf or aside for anybody. */
  readonly unsold: number;
  /** The part's smallest order. */
  readonly smallestOrder: number;
}

/**
 * How many more units of the part may be set aside for this customer. Whoever has none aside may always have the smallest
 * order, so that the last unit can be sold and a part with a large smallest order can be ordered at all. What a household needs is
 * never refused (ADR 008).
 */
export function roomToHold(facts: HoldFacts, rules: UnitRules): number {
  if (facts.emailVerified && facts.paidOrders >= rules.trustedPaidOrders) return Infinity;
  const share = Math.floor((facts.unsold * rules.sharePercent) / 100);
  const limit = facts.emailVerified
    ? Math.max(rules.unitsVerified, share)
    : Math.min(rules.unitsUnverified, share);
  return Math.max(Math.max(limit, rules.unitsAnybody) - facts.own, facts.own === 0 ? facts.smallestOrder : 0);
}
