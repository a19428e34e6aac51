import type { EntityManager } from 'typeorm';

import { PaymentMismatch } from '../payment/payment.errors.js';
import type { PaymentEvent } from '../payment/payment-gateway.port.js';
import type { PaymentMatching } from './payment-matching.service.js';
import type { ProviderChanges } from './provider-changes.service.js';
import { rememberEvent } from './remember-event.js';

const RETENTION_DAYS = 30;

/**
 * What became of an event. FOREIGN: its payment is certainly not ours. KNOWN: handled before. MISMATCH and NOTED:
 * recorded, as a case if a person is needed.
 */
export type EventOutcome = 'FOREIGN' | 'IGNORED' | 'KNOWN' | 'MISMATCH' | 'NOTED' | 'SETTLED';

/**
 * Handles the provider's messages. A handled event is known by its id (`stripe_event`, 30 days) and costs nothing when
 * it comes again; one that can't be matched is a case (ADR 027).
 */
export class PaymentEvents {
  constructor(
    private readonly manager: EntityManager,
    private readonly matching: PaymentMatching,
    private readonly changes: ProviderChanges,
  ) {}

  /**
   * The event is handled once this returns. Throws UnknownPayment for a payment that may still become ours, and what
   * SettlementService.settle throws: the provider then sends the event again.
   */
  async handle(event: PaymentEvent): Promise<EventOutcome> {
    const { about, intentId } = event;
    if (!about || (about === 'PAYMENT_SUCCEEDED' && !intentId)) return 'IGNORED';
    const seen: unknown[] = await this.manager.query('SELECT 1 FROM stripe_event WHERE id = $1', [event.id]);
    if (seen.length > 0) return 'KNOWN';
    if (about === 'PAYMENT_SUCCEEDED' && intentId) return this.place(event, intentId);
    if (!intentId) await this.changes.unmatched(event);
    else if (about === 'REFUND') await this.changes.refunded(intentId, event);
    else await this.changes.disputed(intentId, event);
    await rememberEvent(this.manager, event, 'NOTED');
    return 'NOTED';
  }

  /** Which of these events have not been handled yet. */
  async unknownOf(events: readonly PaymentEvent[]): Promise<PaymentEvent[]> {
    const rows: { id: string }[] = await this.manager.query(
      'SELECT id FROM stripe_event WHERE id = ANY($1)',
      [events.map(({ id }) => id)],
    );
    const known = new Set(rows.map(({ id }) => id));
    return events.filter(({ id }) => !known.has(id));
  }

  /** Deletes events that the provider has long stopped sending. Returns how many. */
  async forgetOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.manager.query(
      'DELETE FROM stripe_event WHERE received_at < now() - make_interval(days => $1)',
      [RETENTION_DAYS],
    );
    return count;
  }

  private async place(event: PaymentEvent, intentId: string): Promise<EventOutcome> {
    try {
      const placed = await this.matching.match(intentId, { actor: 'system:webhook', event });
      return placed === 'FOREIGN' ? 'FOREIGN' : 'SETTLED';
    } catch (error) {
      if (error instanceof PaymentMismatch) return 'MISMATCH';
      throw error;
    }
  }
}
