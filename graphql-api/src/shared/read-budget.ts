/** Counts what one caller reads, in points of `shared/read-cost.ts`, so that nobody alone can keep the database busy. */
export interface ReadBudget {
  /** Throws TooManyRequests when `who` (a uid or an address) has read more than a caller may; counts nothing. */
  check(who: string): Promise<void>;
  /** Counts; what was begun is answered, even where it goes over. */
  spend(who: string, points: number): Promise<void>;
}

/** For a shop that limits nothing. */
export const noBudget: ReadBudget = {
  check: () => Promise.resolve(),
  spend: () => Promise.resolve(),
};
