import type { Stripe } from 'stripe';
import type { ApiRoute } from '../http/api-route.js';
import { objectId } from '../state/object-id.js';
import { readCardOrToken, readPaymentMethod } from './payment-method.params.js';
import { createPaymentMethod, createToken, paymentMethodFor } from './payment-method.service.js';

/** https://docs.stripe.com/api/payment_methods and the one call of https://docs.stripe.com/api/tokens we need. */
export const paymentMethodRoutes: readonly ApiRoute[] = [
  {
    method: 'post',
    path: '/v1/payment_methods',
    access: 'either',
    prepare: (params) => {
      const input = readPaymentMethod(params);
      return (work) => createPaymentMethod(work, input).object;
    },
  },
  {
    method: 'get',
    path: '/v1/payment_methods/:id',
    access: 'secret',
    prepare:
      (_params, { id }) =>
      (work) =>
        paymentMethodFor(work, id, 404).object,
  },
  {
    method: 'post',
    path: '/v1/tokens',
    access: 'either',
    prepare: (params) => {
      const card = params.required('card', params.group('card'));
      const input = { card: readCardOrToken(card), billingDetails: noBillingDetails, metadata: {} };
      const name = card.text('name') ?? null;
      return (work) => {
        const token = createToken(work, input);
        const { brand, country, exp_month, exp_year, funding, last4 } = token.card;
        const cardOfToken = {
          id: objectId('card'),
          object: 'card',
          brand: brandNames[brand] ?? brand,
          country,
          exp_month,
          exp_year,
        };
        return {
          id: token.id,
          object: 'token',
          card: { ...cardOfToken, funding, last4, name },
          client_ip: '127.0.0.1',
          created: work.seconds,
          livemode: false,
          type: 'card',
          used: false,
        };
      };
    },
  },
];

const noBillingDetails: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** Tokens spell brands out, payment methods don't. */
const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
