import { ServiceUnavailable } from '../shared/shop-error.js';

/** After this many in a row without an answer from the provider, the rest would not fare better. */
const IN_VAIN = 3;

/** What became of one item; NONE when there was none left. */
export type Outcome = 'DONE' | 'FAILED' | 'NO_ANSWER' | 'NONE';

/** Of an item that failed. */
export const outcomeOf = (failure: unknown): Outcome =>
  failure instanceof ServiceUnavailable ? 'NO_ANSWER' : 'FAILED';

/**
 * Takes one item after another until none is left, it is told to stop, or three in a row got no answer. `complete` when
 * none is left.
 */
export async function untilNone(
  stop: AbortSignal,
  claimNext: () => Promise<Outcome>,
): Promise<{ done: number; complete: boolean }> {
  let [done, unanswered] = [0, 0];
  while (!stop.aborted && unanswered < IN_VAIN) {
    const outcome = await claimNext();
    if (outcome === 'NONE') return { done, complete: true };
    if (outcome === 'DONE') done += 1;
    unanswered = outcome === 'NO_ANSWER' ? unanswered + 1 : 0;
  }
  return { done, complete: false };
}
