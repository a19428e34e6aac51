import type { PaymentEvent } from '../features/payments/payment/payment-gateway.port.js';
import { BadInput } from '../shared/shop-error.js';

/** What each type of message is about (https://docs.stripe.com/api/events/types); the others are ignored. */
const ABOUT: Partial<Record<string, NonNullable<PaymentEvent['about']>>> = {
  'payment_intent.succeeded': 'PAYMENT_SUCCEEDED',
  'charge.refunded': 'REFUND',
  'charge.refund.updated': 'REFUND',
  'refund.failed': 'REFUND',
  'charge.dispute.created': 'DISPUTE',
  'charge.dispute.updated': 'DISPUTE',
  'charge.dispute.closed': 'DISPUTE',
};

/** All types of messages that are handled. */
export const EVENT_TYPES = Object.keys(ABOUT);

/** A good signature says who sent it, not that it has the shape of an event. Throws BadInput. */
export function paymentEventOf(event: unknown): PaymentEvent {
  const { id, type, data } = (event ?? {}) as Record<string, unknown>;
  const { object } = (data ?? {}) as { object?: Record<string, unknown> | null };
  if (!isProviderId(id) || typeof type !== 'string' || !object) {
    throw new BadInput('This message is not an event.');
  }
  const intent = object.object === 'payment_intent' ? object.id : object.payment_intent;
  const { amount, currency } = object;
  return {
    id,
    type,
    about: ABOUT[type] ?? null,
    intentId: idOf(intent),
    amountMinor:
      Number.isInteger(amount) && Number(amount) >= 0 && Number(amount) < 2 ** 31 ? Number(amount) : null,
    currency: typeof currency === 'string' && /^[a-z]{3}$/.test(currency) ? currency : null,
  };
}

/** An id, or the id of the expanded object in its place. */
function idOf(value: unknown): string | null {
  if (isProviderId(value)) return value;
  const { id } = (value ?? {}) as { id?: unknown };
  return isProviderId(id) ? id : null;
}

const isProviderId = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,255}$/.test(value);
