import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { ReadBudget, Reading } from '../shared/read-budget.js';
import type { ClientAddress } from '../shared/client-address.js';
import { TooManyRequests } from '../shared/rate-limits.js';

/** ADR 010 explains these figures. */
export const READ_BUDGET = { points: 6000, seconds: 10, visitorsOfAddress: 4 } as const;

const { points, seconds: duration, visitorsOfAddress } = READ_BUDGET;

/**
 * Counts in the memory of this instance: a write per read would cost more than most reads, and it is this instance's connections
 * that are guarded.
 */
export class MemoryReadBudget implements ReadBudget {
  private readonly ofOne = new RateLimiterMemory({ points, duration });
  private readonly ofAddress = new RateLimiterMemory({ points: points * visitorsOfAddress, duration });

  async check(who: Reading): Promise<void> {
    if (speaksForOthers(who)) await requireLeft(this.ofAddress, who.network);
    await requireLeft(this.ofOne, nameOf(who));
  }

  async spend(who: Reading, spent: number): Promise<void> {
    if (speaksForOthers(who)) await this.ofAddress.penalty(who.network, spent);
    await this.ofOne.penalty(nameOf(who), spent);
  }
}

const nameOf = (who: Reading): string => (typeof who === 'string' ? who : who.visitor);

const speaksForOthers = (who: Reading): who is ClientAddress =>
  typeof who !== 'string' && who.visitor !== who.network;

async function requireLeft(limiter: RateLimiterMemory, name: string): Promise<void> {
  const used = await limiter.get(name);
  if (used && used.consumedPoints >= limiter.points) {
    throw new TooManyRequests(Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
  }
}
