import { askTheBank } from './challenge-dialog.js';

/**
 * @typedef {import('./api-client.js').ApiClient} ApiClient
 * @typedef {import('./api-client.js').Answer} Answer
 * @typedef {import('./api-client.js').ApiError} ApiError
 * @typedef {import('@stripe/stripe-js').PaymentIntent} Intent
 * @typedef {{ paymentIntent: Intent } | { error: ApiError }} Result
 */

/** What Stripe.js says when the customer or the bank refuses. */
const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
};

/**
 * Confirms an intent and, unless `handleActions` is false, asks the bank's question where there is one.
 *
 * @param {ApiClient} api
 * @param {string} clientSecret
 * @param {object} params
 * @param {boolean} handleActions
 * @returns {Promise<Result>}
 */
export async function confirmPayment(api, clientSecret, params, handleActions) {
  const answer = await api.post(`/v1/payment_intents/${idIn(clientSecret)}/confirm`, {
    ...params,
    use_stripe_sdk: true,
    client_secret: clientSecret,
  });
  return handleActions ? settle(api, clientSecret, answer) : resultOf(answer);
}

/**
 * Asks the bank's question of an intent that waits for it; any other comes back as it is.
 *
 * @param {ApiClient} api
 * @param {string} clientSecret
 */
export async function handleAction(api, clientSecret) {
  return settle(api, clientSecret, await readIntent(api, clientSecret));
}

/**
 * @param {ApiClient} api
 * @param {string} clientSecret
 */
export async function retrieveIntent(api, clientSecret) {
  return resultOf(await readIntent(api, clientSecret));
}

/**
 * @param {ApiClient} api
 * @param {string} clientSecret
 */
function readIntent(api, clientSecret) {
  return api.get(`/v1/payment_intents/${idIn(clientSecret)}`, { client_secret: clientSecret });
}

/**
 * @param {ApiClient} api
 * @param {string} clientSecret
 * @param {Answer} answer
 * @returns {Promise<Result>}
 */
async function settle(api, clientSecret, answer) {
  const result = resultOf(answer);
  if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
  const path = `/sandbox/payment_intents/${result.paymentIntent.id}/authenticate`;
  return askTheBank(result.paymentIntent, async (outcome) => {
    const settled = await api.post(path, { client_secret: clientSecret, outcome });
    if ('error' in settled) return settled.error.type === 'api_connection_error' ? null : settled;
    return outcome === 'fail'
      ? { error: { ...notAuthenticated, payment_intent: settled.object } }
      : resultOf(settled);
  });
}

/**
 * An intent that asks for another card because the last one failed is an error, with the reason.
 *
 * @param {Answer} answer to a call that answers an intent
 * @returns {Result}
 */
function resultOf(answer) {
  if ('error' in answer) return answer;
  const intent = /** @type {Intent} */ (answer.object);
  const { last_payment_error: reason, status } = intent;
  if (status === 'requires_payment_method' && reason !== null)
    return { error: { ...reason, payment_intent: intent } };
  return { paymentIntent: intent };
}

/** @param {string} clientSecret */
function idIn(clientSecret) {
  return clientSecret.split('_secret_', 1)[0];
}
