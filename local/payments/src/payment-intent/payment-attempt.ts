import type { Stripe } from 'stripe';
import { chargeCard } from '../charge/charge.service.js';
import { openDispute } from '../dispute/dispute.service.js';
import { emit } from '../event/event.service.js';
import { docUrl, StripeRefusal } from '../http/stripe-refusal.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.record.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredIntent } from './payment-intent.record.js';

/** What a payment with a method makes of the intent. */
export type Step = (work: UnitOfWork, intent: StoredIntent, method: StoredPaymentMethod) => StoredIntent;

/** Puts the intent into its next state and reports it. What the state before waited for is over. */
export function turn(work: UnitOfWork, intent: StoredIntent, event: string, change: Partial<StoredIntent>) {
  const turned = work.put('payment_intents', { ...intent, next_action: null, ...change });
  emit(work, `payment_intent.${event}`, turned);
  return turned;
}

/** Asks the customer's bank first: the intent waits in `requires_action`. */
export const askForAuthentication: Step = (work, intent, method) => {
  const question = { type: 'three_d_secure_redirect', source: objectId('src'), known_frame_issues: 'false' };
  return turn(work, intent, 'requires_action', {
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: question },
    payment_method: method.id,
    status: 'requires_action',
  });
};

/** Charges the card: the intent has succeeded, or asks for another payment method and states why. */
export const attemptPayment: Step = (work, intent, method) => {
  const { charge, decline } = chargeCard(work, intent, method);
  const settled = { ...intent, latest_charge: charge.id };
  if (decline !== null) {
    emit(work, 'charge.failed', charge);
    return failPayment(work, settled, method, { type: 'card_error', ...decline, charge: charge.id });
  }
  emit(work, 'charge.succeeded', charge);
  const paid = turn(work, settled, 'succeeded', {
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  if (charge.disputed) openDispute(work, charge);
  return paid;
};

/** The bank did not recognise the customer: nothing was charged. */
export const failAuthentication: Step = (work, intent, method) => {
  return failPayment(work, intent, method, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new ' +
      'PaymentMethod to attempt to fulfill this PaymentIntent again.',
  });
};

/** The 402 that tells the caller why its confirmation ended without a payment; null when it did not fail. */
export function refusalOf(intent: StoredIntent): StripeRefusal | null {
  if (intent.last_payment_error === null || intent.status !== 'requires_payment_method') return null;
  const { message = '', code, decline_code, param, charge, payment_method } = intent.last_payment_error;
  const reason = { code, decline_code, param, charge, payment_method };
  return new StripeRefusal(402, { type: 'card_error', message, ...reason, payment_intent: intent });
}

function failPayment(
  work: UnitOfWork,
  intent: StoredIntent,
  { object }: StoredPaymentMethod,
  error: Stripe.PaymentIntent.LastPaymentError,
): StoredIntent {
  const about = { ...docUrl(error.code), payment_method: object, payment_method_type: 'card' } as const;
  return turn(work, intent, 'payment_failed', {
    last_payment_error: { ...error, ...about },
    payment_method: null,
    status: 'requires_payment_method',
  });
}
