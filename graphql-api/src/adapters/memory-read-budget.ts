import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { ReadBudget } from '../shared/read-budget.js';
import { TooManyRequests } from '../shared/rate-limits.js';

/** ADR 010 tells where these come from. */
export const READ_BUDGET = { points: 6000, seconds: 10 } as const;

/**
 * Counts in the memory of this copy: a write per read would cost more than most reads, and it is this copy's connections
 * that are guarded.
 */
export class MemoryReadBudget implements ReadBudget {
  private readonly limiter = new RateLimiterMemory({
    points: READ_BUDGET.points,
    duration: READ_BUDGET.seconds,
  });

  async check(who: string): Promise<void> {
    const used = await this.limiter.get(who);
    if (used && used.consumedPoints >= READ_BUDGET.points) {
      throw new TooManyRequests(Math.max(1, Math.ceil(used.msBeforeNext / 1000)));
    }
  }

  async spend(who: string, points: number): Promise<void> {
    await this.limiter.penalty(who, points);
  }
}
