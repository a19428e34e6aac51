import { z } from 'zod';
import { type ApiCall, type ApiRoute, route } from '../http/api-route.js';
import { listOf, missingParam } from '../http/params.js';
import { listRoute, recordFor, type Resource } from '../http/resource.js';
import { invalidRequest } from '../http/stripe-refusal.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { refusalOf } from './payment-attempt.js';
import {
  clientSecret,
  confirmIntentParams,
  createIntentParams,
  updateIntentParams,
} from './payment-intent.params.js';
import type { StoredIntent } from './payment-intent.record.js';
import {
  authenticateIntent,
  cancelIntent,
  confirmIntent,
  createIntent,
  updateIntent,
} from './payment-intent.service.js';

const intents: Resource<'payment_intents'> = {
  table: 'payment_intents',
  kind: 'payment_intent',
  param: 'intent',
};
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
const cancelParams = z.strictObject({ cancellation_reason: z.enum(reasons).optional() });
/** Objects of an intent that can be expanded: https://docs.stripe.com/api/expanding_objects. */
const retrieveParams = z.strictObject({
  ...clientSecret,
  expand: listOf(z.enum(['latest_charge'])).optional(),
});
const authenticateParams = z.strictObject({ ...clientSecret, outcome: z.enum(['complete', 'fail']) });

/** https://docs.stripe.com/api/payment_intents, and one route of our own for the customer's answer to the bank. */
export const paymentIntentRoutes: readonly ApiRoute[] = [
  route('post /v1/payment_intents', 'secret', createIntentParams, (work, params) =>
    orDecline(createIntent(work, params)),
  ),
  listRoute(intents),
  route('get /v1/payment_intents/:id', 'either', retrieveParams, (work, params, call) =>
    expanded(work, intentOf(work, params, call), params.expand),
  ),
  route('post /v1/payment_intents/:id', 'secret', updateIntentParams, (work, params, { id }) =>
    updateIntent(work, recordFor(work, intents, id), params),
  ),
  route('post /v1/payment_intents/:id/confirm', 'either', confirmIntentParams, (work, params, call) =>
    orDecline(confirmIntent(work, intentOf(work, params, call), params)),
  ),
  route('post /v1/payment_intents/:id/cancel', 'secret', cancelParams, (work, params, { id }) =>
    cancelIntent(work, recordFor(work, intents, id), params.cancellation_reason ?? null),
  ),
  route(
    'post /sandbox/payment_intents/:id/authenticate',
    'either',
    authenticateParams,
    (work, params, call) => authenticateIntent(work, intentOf(work, params, call), params.outcome),
  ),
];

/** The intent of the path; a publishable key must show its client secret. */
function intentOf(
  work: UnitOfWork,
  { client_secret: secret }: { client_secret?: string | undefined },
  { id, access }: ApiCall,
): StoredIntent {
  if (secret === undefined && access === 'publishable') throw missingParam('client_secret');
  const intent = recordFor(work, intents, id);
  if (secret === undefined || secret === intent.client_secret) return intent;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}

function expanded(work: UnitOfWork, intent: StoredIntent, expand: readonly 'latest_charge'[] = []): object {
  const charge = expand.length > 0 && work.table('charges').get(intent.latest_charge ?? '');
  return charge ? { ...intent, latest_charge: charge } : intent;
}

function orDecline(intent: StoredIntent): object {
  return refusalOf(intent) ?? intent;
}
