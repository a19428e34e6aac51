import type { ClientAddress } from './client-address.js';

/** The reader whose reading is counted: an account by its uid, a visitor by address. */
export type Reading = ClientAddress | string;

/** Counts what one caller reads, in points of `shared/read-cost.ts`, so that no one alone can keep the database busy. */
export interface ReadBudget {
  /**
   * Throws TooManyRequests when `who` has read more than a caller may, or the visitors that one address claims to speak for
   * have read more than all of them together may; counts nothing.
   */
  check(who: Reading): Promise<void>;
  /** Counts; a read that has begun is answered, even if it exceeds the budget. */
  spend(who: Reading, points: number): Promise<void>;
}

/** The read budget of a shop that limits nothing. */
export const noBudget: ReadBudget = {
  check: () => Promise.resolve(),
  spend: () => Promise.resolve(),
};
