import type { PaymentIntent } from '@stripe/stripe-js';
import type { Answer, ApiClient, ApiError } from './api-client.js';
import { askTheBank } from './bank-question.js';

export type Result = { paymentIntent: PaymentIntent } | { error: ApiError };

/** Stripe.js's message when the customer or the bank refuses. */
const notAuthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
} as const;

/** The payment of one intent, which its client secret opens. */
export class CardPayment {
  private readonly path: string;

  constructor(
    private readonly api: ApiClient,
    private readonly secret: string,
  ) {
    this.path = `/payment_intents/${secret.replace(/_secret_.*/, '')}`;
  }

  /** Confirms the intent and, unless `handleActions` is false, asks the bank's question where there is one. */
  async confirm(params: object, handleActions: boolean): Promise<Result> {
    const sent = { ...params, use_stripe_sdk: true, client_secret: this.secret };
    const result = resultOf(await this.api.post<PaymentIntent>(`/v1${this.path}/confirm`, sent));
    return handleActions ? this.settle(result) : result;
  }

  /** Asks the bank's question of an intent that waits for it; any other is returned as it is. */
  async handleAction(): Promise<Result> {
    return this.settle(await this.retrieve());
  }

  async retrieve(): Promise<Result> {
    return resultOf(await this.api.get<PaymentIntent>(`/v1${this.path}`, { client_secret: this.secret }));
  }

  private async settle(result: Result): Promise<Result> {
    if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
    return askTheBank(result.paymentIntent, async (outcome) => {
      const params = { client_secret: this.secret, outcome };
      const settled = await this.api.post<PaymentIntent>(`/sandbox${this.path}/authenticate`, params);
      if (settled.error)
        return settled.error.type === 'api_connection_error' ? null : { error: settled.error };
      if (outcome === 'complete') return resultOf(settled);
      return { error: { ...notAuthenticated, payment_intent: settled.object } };
    });
  }
}

/** An intent that asks for another card because the last one failed is an error, with the reason. */
function resultOf({ object: intent, error }: Answer<PaymentIntent>): Result {
  if (error) return { error };
  const { last_payment_error: reason, status } = intent;
  if (status === 'requires_payment_method' && reason !== null)
    return { error: { ...reason, payment_intent: intent } };
  return { paymentIntent: intent };
}
