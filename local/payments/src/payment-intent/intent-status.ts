import { invalidRequest, type StripeRefusal } from '../http/stripe-refusal.js';
import type { StoredIntent } from './payment-intent.record.js';

type Status = StoredIntent['status'];

/** Which statuses an intent may leave, by what is asked: https://docs.stripe.com/payments/paymentintents/lifecycle. */
const leaving = {
  confirm: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  cancel: ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'],
  update: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  authenticate: ['requires_action'],
} satisfies Record<string, Status[]>;

const participle = {
  confirm: 'confirmed',
  cancel: 'canceled',
  update: 'updated',
  authenticate: 'authenticated',
};

/** Throws `payment_intent_unexpected_state`, with the intent in the error, where the step is not allowed. */
export function mustAllow(intent: StoredIntent, step: keyof typeof leaving): void {
  const allowed: Status[] = leaving[step];
  if (allowed.includes(intent.status)) return;
  if (step === 'confirm' && intent.status === 'succeeded') {
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  throw unexpectedState(
    intent,
    `You cannot ${step} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
      `one of the following statuses may be ${participle[step]}: ${allowed.join(', ')}.`,
  );
}

export function unexpectedState(intent: StoredIntent, message: string): StripeRefusal {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
