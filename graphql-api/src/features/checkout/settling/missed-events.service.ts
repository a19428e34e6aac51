import type { EntityManager } from 'typeorm';

import type { PaymentEvent, PaymentGateway } from '../payment/payment-gateway.port.js';
import type { EventOutcome, PaymentEvents } from './payment-event.service.js';

/** How often the provider is asked, over all instances of the shop. */
const PACE_MINUTES = 5;
/** Asked for twice: two clocks differ, and what has just happened may be listed late. */
const OVERLAP_MINUTES = 15;

/** A look at what the provider says has happened. Times are the database's. */
export interface Inquiry {
  readonly since: Date;
  readonly at: Date;
}

/**
 * Finds what the provider's messages should have told and did not: it was not heard while webhooks were off, or is younger than
 * the back-up that the shop was restored from. What was heard costs nothing again (`stripe_event`).
 */
export class MissedEvents {
  constructor(
    private readonly manager: EntityManager,
    private readonly gateway: PaymentGateway,
    private readonly events: PaymentEvents,
  ) {}

  /** Whose turn it is to ask: one instance of the shop each five minutes. Null for the others. */
  async claim(): Promise<Inquiry | null> {
    const [[claimed]]: [Inquiry[], number] = await this.manager.query(
      `UPDATE event_inquiry SET asked_at = now() WHERE asked_at < now() - make_interval(mins => $1)
       RETURNING heard_until - make_interval(mins => $2) AS since, asked_at AS at`,
      [PACE_MINUTES, OVERLAP_MINUTES],
    );
    return claimed ?? null;
  }

  /** What happened since and was not handled, oldest first. Throws ServiceUnavailable. */
  async find({ since }: Inquiry): Promise<PaymentEvent[]> {
    return this.events.unknownOf(await this.gateway.findEvents(since));
  }

  /** As PaymentEvents.handle. */
  handle(event: PaymentEvent): Promise<EventOutcome> {
    return this.events.handle(event);
  }

  /** From now on only what comes later is asked for. */
  async heard({ at }: Inquiry): Promise<void> {
    await this.manager.query('UPDATE event_inquiry SET heard_until = greatest(heard_until, $1)', [at]);
  }
}
