import type { Decline } from '../card/declines.js';
import { chargeCard } from '../charge/charge.service.js';
import { emit } from '../event/event.service.js';
import { docUrl, StripeRefusal } from '../http/stripe-refusal.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.service.js';
import { switchesOf } from '../sandbox/switches.js';
import { objectId } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { StoredIntent } from './payment-intent.record.js';

/** Asks the customer's bank first: the intent waits in `requires_action`. */
export function askForAuthentication(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod,
): StoredIntent {
  const waiting = work.put('payment_intents', {
    ...intent,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        source: objectId('src'),
        known_frame_issues: 'false',
      },
    },
    payment_method: method.id,
    status: 'requires_action',
  });
  emit(work, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** Charges the card now, or leaves the intent `processing` when the account's settlement switch says so. */
export function attemptPayment(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod,
): StoredIntent {
  const { settlement } = switchesOf(work);
  if (settlement.mode === 'at_once') return settlePayment(work, intent, method);
  const processing = work.put('payment_intents', {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    processing: { type: 'card' },
    status: 'processing',
  });
  const dueAt = settlement.ms === null ? null : work.now + settlement.ms;
  work.put('settlements', { id: intent.id, paymentMethod: method.id, dueAt });
  emit(work, 'payment_intent.processing', processing);
  return processing;
}

/** Charges the card: the intent has succeeded, or asks for another payment method and says why. */
export function settlePayment(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod,
): StoredIntent {
  const { charge, decline } = chargeCard(work, intent, method);
  const settled = { ...intent, latest_charge: charge.id, next_action: null, processing: null };
  if (decline !== null) {
    emit(work, 'charge.failed', charge);
    return failPayment(work, settled, { ...errorOf(decline), charge: charge.id, ...methodOf(method) });
  }
  const paid = work.put('payment_intents', {
    ...settled,
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  emit(work, 'charge.succeeded', charge);
  emit(work, 'payment_intent.succeeded', paid);
  return paid;
}

/** The bank did not recognise the customer: nothing was charged. */
export function failAuthentication(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod,
): StoredIntent {
  const code = 'payment_intent_authentication_failure';
  const message =
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod ' +
    'to attempt to fulfill this PaymentIntent again.';
  return failPayment(work, intent, {
    type: 'invalid_request_error',
    code,
    message,
    ...docUrl(code),
    ...methodOf(method),
  });
}

/** The 402 that tells the caller why its confirmation ended without a payment; null when it did not fail. */
export function refusalOf(intent: StoredIntent): StripeRefusal | null {
  const error = intent.last_payment_error;
  if (error?.message === undefined || intent.status !== 'requires_payment_method') return null;
  const { code, decline_code, param, charge, payment_method } = error;
  const known = Object.fromEntries(
    Object.entries({ code, decline_code, param, charge, payment_method }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return new StripeRefusal(402, {
    ...known,
    type: 'card_error',
    message: error.message,
    payment_intent: intent,
  });
}

type PaymentError = NonNullable<StoredIntent['last_payment_error']>;

function failPayment(work: UnitOfWork, intent: StoredIntent, error: PaymentError): StoredIntent {
  const failed = work.put('payment_intents', {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  });
  emit(work, 'payment_intent.payment_failed', failed);
  return failed;
}

function errorOf(decline: Decline): PaymentError {
  return { type: 'card_error', ...decline, ...docUrl(decline.code) };
}

function methodOf(method: StoredPaymentMethod): Pick<PaymentError, 'payment_method' | 'payment_method_type'> {
  return { payment_method: method.object, payment_method_type: 'card' };
}
