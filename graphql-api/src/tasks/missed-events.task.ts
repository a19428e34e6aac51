import type { Logger } from 'pino';

import { PaymentMismatch, UnknownPayment } from '../features/payments/payment/payment.errors.js';
import type { PaymentEvent } from '../features/payments/payment/payment-gateway.port.js';
import type { Inquiry, MissedEvents } from '../features/payments/settling/missed-events.service.js';
import { ServiceUnavailable } from '../shared/shop-error.js';
import { FailingItems } from './failing-items.js';
import type { Task } from './task-runner.js';
import { type Outcome, outcomeOf, runUntilIdle } from './run-until-idle.js';

/** How often an instance checks whether it is its turn. */
const PACE_MS = 30_000;

/** Asks the provider for events whose messages never came. */
export function missedEvents(missed: MissedEvents, log: Logger): Task {
  const failing = new FailingItems(log);
  const handle = async (event: PaymentEvent): Promise<Outcome> => {
    try {
      await missed.handle(event);
      failing.resolved(event.id);
      return 'DONE';
    } catch (error) {
      // Both are recorded as cases, which report themselves.
      if (error instanceof UnknownPayment || error instanceof PaymentMismatch) return 'DONE';
      failing.failed(event.id, error, { event: event.id, type: event.type }, 'payment event handling failed');
      return outcomeOf(error);
    }
  };
  /** Null if the provider does not answer. */
  const find = async (inquiry: Inquiry): Promise<PaymentEvent[] | null> => {
    try {
      const events = await missed.find(inquiry);
      failing.resolved('inquiry');
      return events;
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
      failing.failed('inquiry', error, {}, 'payment event poll failed');
      return null;
    }
  };
  return {
    name: 'missed-events',
    everyMs: PACE_MS,
    runOnce: async (stop) => {
      const inquiry = await missed.claim();
      const events = inquiry && (await find(inquiry));
      if (!events) return 0;
      const left = [...events];
      let failed = 0;
      const round = await runUntilIdle(stop, async () => {
        const event = left.shift();
        const outcome = event ? await handle(event) : 'NONE';
        if (outcome === 'FAILED' || outcome === 'NO_ANSWER') failed += 1;
        return outcome;
      });
      if (round.complete && failed === 0) await missed.advance(inquiry);
      return round.done;
    },
  };
}
