import { ShopError } from './shop-error.js';

/** Actions limited per minute for one person or one network. */
export type LimitedAction =
  | 'BACK_IN_STOCK'
  | 'CART'
  | 'CONFIRM'
  | 'MESSAGE'
  | 'MESSAGE_OF_NETWORK'
  | 'ORDER'
  | 'PAYMENT'
  | 'PICTURE'
  | 'PROFILE'
  | 'REVIEW'
  | 'SIGN_IN';

/** Counts actions per minute, together for all instances of the shop. */
export interface RateLimits {
  /** Counts one action of `who` (a uid or an address). Throws TooManyRequests. */
  spend(action: LimitedAction, who: string): Promise<void>;
  /** Removes counters whose minute is over. Returns how many. */
  forgetOld(): Promise<number>;
}

export class TooManyRequests extends ShopError {
  readonly code = 'RATE_LIMITED';

  constructor(retryAfterSeconds: number) {
    const pause = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
    super(`Too many requests. Please try again in ${pause}.`, { retryAfterSeconds });
  }
}

/** Rate limits of a shop that limits nothing. */
export const noLimits: RateLimits = {
  spend: () => Promise.resolve(),
  forgetOld: () => Promise.resolve(0),
};
