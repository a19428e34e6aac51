import type { EntityManager } from 'typeorm';

import type { PaymentEvent, PaymentGateway } from '../payment/payment-gateway.port.js';
import type { EventOutcome, PaymentEvents } from './payment-event.service.js';

/** How often the provider is asked, over all instances of the shop. */
const PACE_MINUTES = 5;
/** Overlap between inquiries: two clocks differ, and recent events may be listed late. */
const OVERLAP_MINUTES = 15;

/** One inquiry for the provider's events. Times are the database's. */
export interface Inquiry {
  readonly since: Date;
  readonly at: Date;
}

/**
 * Finds events that no webhook delivered: they happened while webhooks were off, or after the backup that the shop was
 * restored from. Events already handled cost nothing (`stripe_event`).
 */
export class MissedEvents {
  constructor(
    private readonly manager: EntityManager,
    private readonly gateway: PaymentGateway,
    private readonly events: PaymentEvents,
  ) {}

  /** Claims the turn to ask: one instance every five minutes. Null for the others. */
  async claim(): Promise<Inquiry | null> {
    const [[claimed]]: [Inquiry[], number] = await this.manager.query(
      `UPDATE event_inquiry SET asked_at = now() WHERE asked_at < now() - make_interval(mins => $1)
       RETURNING heard_until - make_interval(mins => $2) AS since, asked_at AS at`,
      [PACE_MINUTES, OVERLAP_MINUTES],
    );
    return claimed ?? null;
  }

  /** Unhandled events since then, oldest first. Throws ServiceUnavailable. */
  async find({ since }: Inquiry): Promise<PaymentEvent[]> {
    return this.events.unknownOf(await this.gateway.findEvents(since));
  }

  /** Handles an event as PaymentEvents.handle does. */
  handle(event: PaymentEvent): Promise<EventOutcome> {
    return this.events.handle(event);
  }

  /** From now on only later events are requested. */
  async advance({ at }: Inquiry): Promise<void> {
    await this.manager.query('UPDATE event_inquiry SET heard_until = greatest(heard_until, $1)', [at]);
  }
}
