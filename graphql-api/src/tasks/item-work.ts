import type { Logger } from 'pino';

import type { Attempted } from '../shared/claim.js';
import { ServiceUnavailable } from '../shared/shop-error.js';
import { FailingItems } from './failing-items.js';

/** After this many unanswered calls in a row the provider is considered down. */
const MAX_UNANSWERED = 3;
const OUTAGE = 'outage';

/** How far a run got; `complete` when no item was left. */
export interface Round {
  readonly done: number;
  readonly failed: number;
  readonly complete: boolean;
}

/**
 * Works on one item after another until none is due, `stop` is aborted, or three in a row got no answer. An item that keeps failing
 * is logged as `message`; with `logsOutageOnce`, so is a provider that does not respond, instead of each item.
 */
export function itemWork(
  log: Logger,
  message: string,
  workNext: () => Promise<Attempted<object> | null | undefined>,
  { logsOutageOnce = false } = {},
): (stop: AbortSignal) => Promise<Round> {
  const failing = new FailingItems(log);
  return async (stop) => {
    let [done, failed, unanswered] = [0, 0, 0];
    while (!stop.aborted && unanswered < MAX_UNANSWERED) {
      const item = await workNext();
      if (!item) return { done, failed, complete: true };
      const { failure, ...fields } = item;
      const id = JSON.stringify(fields);
      if (failure === undefined) {
        failing.resolved(id);
        failing.resolved(OUTAGE);
        [done, unanswered] = [done + 1, 0];
      } else {
        const isOutage = failure instanceof ServiceUnavailable;
        failing.failed(isOutage && logsOutageOnce ? OUTAGE : id, failure, fields, message);
        [failed, unanswered] = [failed + 1, isOutage ? unanswered + 1 : 0];
      }
    }
    return { done, failed, complete: false };
  };
}
