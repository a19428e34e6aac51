import { ShopError } from './shop-error.js';

/** What one person may do only so often a minute (bar C29). */
export type LimitedAction = 'MESSAGE' | 'ORDER' | 'PAYMENT' | 'REVIEW' | 'SIGN_IN' | 'SIGN_IN_FAILED';

/** Counts actions per minute, together for all copies of the shop. */
export interface RateLimits {
  /** Counts one action of `who` (a uid, an address, or both). Throws TooManyRequests. */
  spend(action: LimitedAction, who: string): Promise<void>;
  /** Throws TooManyRequests when `who` has none left; counts nothing. */
  check(action: LimitedAction, who: string): Promise<void>;
  /** Removes counters whose minute is over. Answers how many. */
  forgetOld(): Promise<number>;
}

export class TooManyRequests extends ShopError {
  readonly code = 'RATE_LIMITED';

  constructor(retryAfterSeconds: number) {
    super(`Too many requests. Please try again in ${retryAfterSeconds} seconds.`, { retryAfterSeconds });
  }
}

/** For a shop that limits nothing. */
export const noLimits: RateLimits = {
  spend: () => Promise.resolve(),
  check: () => Promise.resolve(),
  forgetOld: () => Promise.resolve(0),
};
