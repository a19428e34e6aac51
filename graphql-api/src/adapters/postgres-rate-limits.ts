import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

import { type LimitedAction, type RateLimits, TooManyRequests } from '../shared/rate-limits.js';

/** How often a minute. */
const PER_MINUTE: Record<LimitedAction, number> = {
  MESSAGE: 5,
  ORDER: 20,
  PAYMENT: 10,
  REVIEW: 5,
  SIGN_IN: 10,
  SIGN_IN_FAILED: 10,
};

const MINUTE_SECONDS = 60;

/** The only importer of rate-limiter-flexible: counters in Postgres, so that every copy of the shop counts together. */
export class PostgresRateLimits implements RateLimits {
  private readonly limiters: Record<LimitedAction, RateLimiterPostgres>;

  constructor(private readonly database: DataSource) {
    const limiter = (action: LimitedAction) =>
      new RateLimiterPostgres({
        storeClient: database,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: action,
        points: PER_MINUTE[action],
        duration: MINUTE_SECONDS,
        // Whoever is over the limit costs no more queries.
        inMemoryBlockOnConsumed: PER_MINUTE[action] + 1,
      });
    this.limiters = {
      MESSAGE: limiter('MESSAGE'),
      ORDER: limiter('ORDER'),
      PAYMENT: limiter('PAYMENT'),
      REVIEW: limiter('REVIEW'),
      SIGN_IN: limiter('SIGN_IN'),
      SIGN_IN_FAILED: limiter('SIGN_IN_FAILED'),
    };
  }

  async spend(action: LimitedAction, who: string): Promise<void> {
    try {
      await this.limiters[action].consume(who);
    } catch (error) {
      throw error instanceof RateLimiterRes ? refusal(error) : error;
    }
  }

  async check(action: LimitedAction, who: string): Promise<void> {
    const used = await this.limiters[action].get(who);
    if (used && used.consumedPoints >= PER_MINUTE[action]) throw refusal(used);
  }

  async forgetOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.database.query(
      'DELETE FROM rate_limit WHERE expire < $1',
      [Date.now()],
    );
    return count;
  }
}

function refusal({ msBeforeNext }: RateLimiterRes): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
