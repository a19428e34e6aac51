import { ServiceUnavailable } from '../shared/shop-error.js';

/** After this many unanswered calls in a row the provider is considered down. */
const MAX_UNANSWERED = 3;

/** What became of one item; NONE when there was none left. */
export type Outcome = 'DONE' | 'FAILED' | 'NO_ANSWER' | 'NONE';

/** Of an item that failed. */
export const outcomeOf = (failure: unknown): Outcome =>
  failure instanceof ServiceUnavailable ? 'NO_ANSWER' : 'FAILED';

/**
 * Processes items one by one until none is left, `stop` is aborted, or three in a row got no answer. `complete` when
 * none is left.
 */
export async function runUntilIdle(
  stop: AbortSignal,
  claimNext: () => Promise<Outcome>,
): Promise<{ done: number; complete: boolean }> {
  let [done, unanswered] = [0, 0];
  while (!stop.aborted && unanswered < MAX_UNANSWERED) {
    const outcome = await claimNext();
    if (outcome === 'NONE') return { done, complete: true };
    if (outcome === 'DONE') done += 1;
    unanswered = outcome === 'NO_ANSWER' ? unanswered + 1 : 0;
  }
  return { done, complete: false };
}
