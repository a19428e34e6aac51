import type { Stripe } from 'stripe';
import { type CardParams, readCard } from '../card/card-params.js';
import type { FormParams } from '../http/form-params.js';
import { changedMetadata, readMetadata } from '../http/metadata.js';

/** The parameters of a new payment method; cards are the only type here. */
export interface PaymentMethodParams {
  card: CardParams | { token: string };
  billingDetails: Stripe.PaymentMethod.BillingDetails;
  metadata: Record<string, string>;
}

/** Reads the parameters of `POST /v1/payment_methods` and of `payment_method_data`, which are the same. */
export function readPaymentMethod(params: FormParams): PaymentMethodParams {
  params.required('type', params.oneOf('type', ['card']));
  params.oneOf('allow_redisplay', ['always', 'limited', 'unspecified']);
  return {
    card: readCardOrToken(params.required('card', params.group('card'))),
    billingDetails: readBillingDetails(params.group('billing_details')),
    metadata: changedMetadata({}, readMetadata(params)),
  };
}

/** Reads `card[…]`: card data, or `card[token]`. */
export function readCardOrToken(card: FormParams): CardParams | { token: string } {
  const token = card.text('token');
  return token === undefined ? readCard(card) : { token };
}

function readBillingDetails(details: FormParams | undefined): Stripe.PaymentMethod.BillingDetails {
  const address = details?.group('address');
  return {
    address: {
      city: optional(address, 'city'),
      country: optional(address, 'country'),
      line1: optional(address, 'line1'),
      line2: optional(address, 'line2'),
      postal_code: optional(address, 'postal_code'),
      state: optional(address, 'state'),
    },
    email: optional(details, 'email'),
    name: optional(details, 'name'),
    phone: optional(details, 'phone'),
    tax_id: null,
  };
}

/** An empty text means "not given" here, as it does at Stripe. */
function optional(params: FormParams | undefined, name: string): string | null {
  if (params === undefined || params.raw(name) === '') return null;
  return params.text(name) ?? null;
}
