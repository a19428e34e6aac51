import { changedMetadata } from '../http/params.js';
import type { StoredPaymentMethod } from '../payment-method/payment-method.record.js';
import { createPaymentMethod, paymentMethodFor } from '../payment-method/payment-method.service.js';
import { objectId, randomLetters } from '../state/object-id.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { mustAllow, unexpectedState } from './intent-status.js';
import { askForAuthentication, attemptPayment, failAuthentication, turn } from './payment-attempt.js';
import {
  checkAmount,
  type CreateIntentParams,
  type MethodChoice,
  type UpdateIntentParams,
} from './payment-intent.params.js';
import type { StoredIntent } from './payment-intent.record.js';

export function createIntent(work: UnitOfWork, params: CreateIntentParams): StoredIntent {
  const method = chosenMethod(work, params);
  const intent = turn(work, withMethod(newIntent(work, params), method), 'created', {});
  return params.confirm ? confirmWith(work, intent, method) : intent;
}

/**
 * Confirms with the method given, or with the one the intent has. A decline is not thrown: the intent comes back in
 * `requires_payment_method` with `last_payment_error`. Throws `payment_intent_unexpected_state` once it is settled.
 */
export function confirmIntent(work: UnitOfWork, intent: StoredIntent, choice: MethodChoice): StoredIntent {
  mustAllow(intent, 'confirm');
  const own = intent.payment_method === null ? undefined : paymentMethodFor(work, intent.payment_method, 400);
  return confirmWith(work, intent, chosenMethod(work, choice) ?? own);
}

export function updateIntent(
  work: UnitOfWork,
  intent: StoredIntent,
  change: UpdateIntentParams,
): StoredIntent {
  const { amount = intent.amount, description, receipt_email } = change;
  const method = chosenMethod(work, change);
  if (change.amount !== undefined || method !== undefined) mustAllow(intent, 'update');
  const changed: StoredIntent = {
    ...intent,
    amount: checkAmount(amount, intent.currency),
    metadata: changedMetadata(intent.metadata, change.metadata),
    description: description ?? intent.description,
    receipt_email: receipt_email ?? intent.receipt_email,
  };
  // What the customer's bank was asked to allow is no longer what would be charged.
  const asksAgain = change.amount !== undefined && intent.status === 'requires_action';
  const asked = { ...changed, next_action: null, status: 'requires_confirmation' as const };
  return work.put('payment_intents', withMethod(asksAgain ? asked : changed, method));
}

export function cancelIntent(
  work: UnitOfWork,
  intent: StoredIntent,
  reason: StoredIntent['cancellation_reason'],
): StoredIntent {
  mustAllow(intent, 'cancel');
  return turn(work, intent, 'canceled', {
    canceled_at: work.seconds,
    cancellation_reason: reason,
    status: 'canceled',
  });
}

/** The customer's answer to the bank's question. Throws `payment_intent_unexpected_state` when none is open. */
export function authenticateIntent(
  work: UnitOfWork,
  intent: StoredIntent,
  outcome: 'complete' | 'fail',
): StoredIntent {
  mustAllow(intent, 'authenticate');
  const method = paymentMethodFor(work, intent.payment_method ?? '', 400);
  return outcome === 'complete'
    ? attemptPayment(work, intent, method)
    : failAuthentication(work, intent, method);
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
  const { payment_method: id, payment_method_data: data } = choice;
  if (data !== undefined) return createPaymentMethod(work, data);
  return id === undefined ? undefined : paymentMethodFor(work, id, 400);
}

function withMethod(intent: StoredIntent, method: StoredPaymentMethod | undefined): StoredIntent {
  if (method === undefined) return intent;
  return { ...intent, next_action: null, payment_method: method.id, status: 'requires_confirmation' };
}

function newIntent(work: UnitOfWork, params: CreateIntentParams): StoredIntent {
  const id = objectId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method,
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: 'automatic',
    created: work.seconds,
    currency: params.currency,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: changedMetadata({}, params.metadata),
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: params.receipt_email ?? null,
    status: 'requires_payment_method',
  };
}
