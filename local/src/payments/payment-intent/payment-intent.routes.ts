import type { ApiCall, ApiRoute } from '../http/api-route.js';
import type { FormParams } from '../http/form-params.js';
import { listPage, readPage } from '../http/list-page.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import { refusalOf } from './payment-attempt.js';
import {
  readConfirmOptions,
  readCreateIntent,
  readMethodChoice,
  readUpdateIntent,
} from './payment-intent.params.js';
import type { StoredIntent } from './payment-intent.record.js';
import {
  authenticateIntent,
  cancelIntent,
  confirmIntent,
  createIntent,
  intentFor,
  mustKnowSecret,
  updateIntent,
} from './payment-intent.service.js';

/** https://docs.stripe.com/api/payment_intents, and one route of our own for the customer's answer to the bank. */
export const paymentIntentRoutes: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/v1/payment_intents',
    access: 'secret',
    prepare: (params) => {
      const input = readCreateIntent(params);
      return (work) => orDecline(createIntent(work, input));
    },
  },
  {
    method: 'get',
    path: '/v1/payment_intents',
    access: 'secret',
    prepare: (params) => {
      const page = readPage(params);
      const url = '/v1/payment_intents';
      return (work) =>
        listPage(work.table('payment_intents').values(), { page, kind: 'payment_intent', url });
    },
  },
  {
    method: 'get',
    path: '/v1/payment_intents/:id',
    access: 'either',
    prepare: (params, call) => intentOf(params, call),
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id',
    access: 'secret',
    prepare: (params, { id }) => {
      const input = readUpdateIntent(params);
      return (work) => updateIntent(work, intentFor(work, id), input);
    },
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/confirm',
    access: 'either',
    prepare: (params, call) => {
      const find = intentOf(params, call);
      const method = readMethodChoice(params);
      readConfirmOptions(params);
      return (work) => orDecline(confirmIntent(work, find(work), method));
    },
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/cancel',
    access: 'secret',
    prepare: (params, { id }) => {
      const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
      const reason = params.oneOf('cancellation_reason', reasons) ?? null;
      return (work) => cancelIntent(work, intentFor(work, id), reason);
    },
  },
  {
    method: 'post',
    path: '/sandbox/payment_intents/:id/authenticate',
    access: 'either',
    prepare: (params, call) => {
      const find = intentOf(params, call);
      const outcome = params.oneOf('outcome', ['complete', 'fail']);
      const answer = params.required('outcome', outcome);
      return (work) => authenticateIntent(work, find(work), answer);
    },
  },
];

/** The intent of the path; a publishable key must show its client secret. */
function intentOf(params: FormParams, { id, access }: ApiCall): (work: UnitOfWork) => StoredIntent {
  const secret = access === 'secret' ? params.text('client_secret') : params.requiredText('client_secret');
  return (work) => {
    const intent = intentFor(work, id);
    if (secret !== undefined) mustKnowSecret(intent, secret);
    return intent;
  };
}

function orDecline(intent: StoredIntent): object {
  return refusalOf(intent) ?? intent;
}
