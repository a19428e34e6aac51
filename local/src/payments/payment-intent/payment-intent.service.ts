import { emit } from '../event/event.service.js';
import { changedMetadata } from '../http/metadata.js';
import { invalidRequest, noSuch } from '../http/stripe-refusal.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.record.js';
import { createPaymentMethod, paymentMethodFor } from '../payment-method/payment-method.service.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { mustAllow, unexpectedState } from './intent-status.js';
import {
  askForAuthentication,
  attemptPayment,
  failAuthentication,
  settlePayment,
} from './payment-attempt.js';
import { newIntent } from './payment-intent.factory.js';
import {
  checkAmount,
  type CreateIntentParams,
  type MethodChoice,
  type UpdateIntentParams,
} from './payment-intent.params.js';
import type { StoredIntent } from './payment-intent.record.js';

/** Throws 404 `resource_missing`. */
export function intentFor(work: UnitOfWork, id: string): StoredIntent {
  const intent = work.table('payment_intents').get(id);
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** Throws 400 unless the client secret is the intent's: that is what lets a browser touch it. */
export function mustKnowSecret(intent: StoredIntent, clientSecret: string): void {
  if (intent.client_secret === clientSecret) return;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}

export function createIntent(work: UnitOfWork, params: CreateIntentParams): StoredIntent {
  const method = chosenMethod(work, params.method);
  const intent = work.put('payment_intents', withMethod(newIntent(work, params), method));
  emit(work, 'payment_intent.created', intent);
  return params.confirm ? confirmWith(work, intent, method) : intent;
}

/**
 * Confirms with the method given, or with the one the intent has. A decline is not thrown: the intent comes back in
 * `requires_payment_method` with `last_payment_error`. Throws `payment_intent_unexpected_state` once it is settled.
 */
export function confirmIntent(work: UnitOfWork, intent: StoredIntent, choice: MethodChoice): StoredIntent {
  mustAllow(intent, 'confirm');
  return confirmWith(work, intent, chosenMethod(work, choice ?? intent.payment_method ?? undefined));
}

export function updateIntent(
  work: UnitOfWork,
  intent: StoredIntent,
  change: UpdateIntentParams,
): StoredIntent {
  const method = chosenMethod(work, change.method);
  if (change.amount !== undefined || method !== undefined) mustAllow(intent, 'update');
  const changed: StoredIntent = {
    ...intent,
    amount: change.amount === undefined ? intent.amount : checkAmount(change.amount, intent.currency),
    description: change.description ?? intent.description,
    metadata: changedMetadata(intent.metadata, change.metadata),
    receipt_email: change.receiptEmail ?? intent.receipt_email,
  };
  // What the customer's bank was asked to allow is no longer what would be charged.
  const asksAnew = change.amount !== undefined && intent.status === 'requires_action';
  return work.put(
    'payment_intents',
    withMethod(
      asksAnew ? { ...changed, next_action: null, status: 'requires_confirmation' } : changed,
      method,
    ),
  );
}

export function cancelIntent(
  work: UnitOfWork,
  intent: StoredIntent,
  reason: StoredIntent['cancellation_reason'],
): StoredIntent {
  mustAllow(intent, 'cancel');
  const canceled = work.put('payment_intents', {
    ...intent,
    canceled_at: work.seconds,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  emit(work, 'payment_intent.canceled', canceled);
  return canceled;
}

/** The customer's answer to the bank's question. Throws `payment_intent_unexpected_state` when none is open. */
export function authenticateIntent(
  work: UnitOfWork,
  intent: StoredIntent,
  outcome: 'complete' | 'fail',
): StoredIntent {
  mustAllow(intent, 'authenticate');
  const method = methodOf(work, intent);
  return outcome === 'complete'
    ? attemptPayment(work, intent, method)
    : failAuthentication(work, intent, method);
}

/** Ends `processing`. Does nothing for an intent that is no longer waiting. */
export function settleIntent(work: UnitOfWork, id: string): void {
  const settlement = work.table('settlements').get(id);
  const intent = work.table('payment_intents').get(id);
  if (settlement === undefined || intent?.status !== 'processing') return;
  work.remove('settlements', id);
  settlePayment(work, intent, paymentMethodFor(work, settlement.paymentMethod, 404));
}

function confirmWith(
  work: UnitOfWork,
  intent: StoredIntent,
  method: StoredPaymentMethod | undefined,
): StoredIntent {
  if (method === undefined) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment ' +
        'method or ConfirmationToken.',
    );
  }
  const confirm = method.behaviour.authenticate ? askForAuthentication : attemptPayment;
  return confirm(work, intent, method);
}

function chosenMethod(work: UnitOfWork, choice: MethodChoice): StoredPaymentMethod | undefined {
  if (choice === undefined) return undefined;
  return typeof choice === 'string' ? paymentMethodFor(work, choice, 400) : createPaymentMethod(work, choice);
}

function methodOf(work: UnitOfWork, intent: StoredIntent): StoredPaymentMethod {
  if (intent.payment_method === null)
    throw unexpectedState(intent, 'This PaymentIntent has no payment method.');
  return paymentMethodFor(work, intent.payment_method, 400);
}

function withMethod(intent: StoredIntent, method: StoredPaymentMethod | undefined): StoredIntent {
  if (method === undefined) return intent;
  return { ...intent, next_action: null, payment_method: method.id, status: 'requires_confirmation' };
}
