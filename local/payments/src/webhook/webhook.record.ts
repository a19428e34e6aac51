import type { Stripe } from 'stripe';

/** A webhook endpoint as it is kept; `secret` signs what is sent to it. */
export interface StoredWebhookEndpoint extends Stripe.WebhookEndpoint {
  secret: string;
}

/** One event on its way to one endpoint. It is removed once the endpoint has answered 2xx. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  /** Sendings so far. */
  attempts: number;
  /** ms since 1970. */
  createdAt: number;
  /** The next sending in ms since 1970; null: held until the test releases it. */
  dueAt: number | null;
  /** Waits until this delivery has been sent once; keeps the order of a released batch. */
  after: string | null;
}

/** One sending of an event to an endpoint, as tests see it. */
export interface Sending {
  /** ISO 8601. */
  at: string;
  event: string;
  type: string;
  endpoint: string;
  attempt: number;
  /** What the endpoint returned; null without a response. */
  status: number | null;
}
