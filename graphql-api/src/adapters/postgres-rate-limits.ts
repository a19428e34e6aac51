import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

import { type LimitedAction, type RateLimits, TooManyRequests } from '../shared/rate-limits.js';

/** Limits per minute (ADR 010). */
const PER_MINUTE: Record<LimitedAction, number> = {
  BACK_IN_STOCK: 30,
  CART: 120,
  CONFIRM: 30,
  MESSAGE: 5,
  MESSAGE_OF_NETWORK: 20,
  ORDER: 20,
  PAYMENT: 10,
  PICTURE: 60,
  PROFILE: 20,
  REVIEW: 5,
  SIGN_IN: 10,
};

const MINUTE_SECONDS = 60;

/** The only importer of rate-limiter-flexible: counters in Postgres, so that every instance of the shop counts together. */
export class PostgresRateLimits implements RateLimits {
  private readonly limiters: Record<LimitedAction, RateLimiterPostgres>;

  constructor(private readonly database: DataSource) {
    const limiters = Object.entries(PER_MINUTE).map(([action, points]) => [
      action,
      new RateLimiterPostgres({
        storeClient: database,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: action,
        points,
        duration: MINUTE_SECONDS,
        // A client over the limit costs no more queries.
        inMemoryBlockOnConsumed: points + 1,
      }),
    ]);
    this.limiters = Object.fromEntries(limiters) as Record<LimitedAction, RateLimiterPostgres>;
  }

  async spend(action: LimitedAction, who: string): Promise<void> {
    try {
      await this.limiters[action].consume(who);
    } catch (error) {
      throw error instanceof RateLimiterRes ? refusal(error) : error;
    }
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
