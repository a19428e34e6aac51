import type { EntityManager } from 'typeorm';

import { ForeignPayment, PaymentMismatch } from '../payment/payment.errors.js';
import type { PaymentEvent } from '../payment/payment-gateway.port.js';
import { rememberEvent } from './remember-event.js';
import type { SettlementService } from './settlement.service.js';

const SUCCEEDED = 'payment_intent.succeeded';
const KEPT_DAYS = 30;

/**
 * What became of an event. FOREIGN: its payment is certainly none of ours. KNOWN: handled before. MISMATCH: written down as
 * a payment problem, for a person.
 */
export type EventOutcome = 'FOREIGN' | 'IGNORED' | 'KNOWN' | 'MISMATCH' | 'SETTLED';

/**
 * Handles the provider's messages. An event that was handled is known by its id (`stripe_event`, 30 days) and costs
 * nothing when it comes again.
 */
export class PaymentEvents {
  constructor(
    private readonly manager: EntityManager,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Done once it answers. Throws UnknownPayment for a payment that may still become ours, and what
   * SettlementService.settle throws: the provider then sends the event again.
   */
  async handle(event: PaymentEvent): Promise<EventOutcome> {
    if (event.type !== SUCCEEDED || !event.intentId) return 'IGNORED';
    const seen: unknown[] = await this.manager.query('SELECT 1 FROM stripe_event WHERE id = $1', [event.id]);
    if (seen.length > 0) return 'KNOWN';
    try {
      await this.settlement.settle(event.intentId, { actor: 'system:webhook', event });
      return 'SETTLED';
    } catch (error) {
      if (error instanceof PaymentMismatch) return 'MISMATCH';
      if (!(error instanceof ForeignPayment)) throw error;
      await rememberEvent(this.manager, event, { intentId: event.intentId, outcome: 'FOREIGN' });
      return 'FOREIGN';
    }
  }

  /** Forgets events that the provider has long stopped sending. Answers how many. */
  async forgetOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.manager.query(
      'DELETE FROM stripe_event WHERE received_at < now() - make_interval(days => $1)',
      [KEPT_DAYS],
    );
    return count;
  }
}
