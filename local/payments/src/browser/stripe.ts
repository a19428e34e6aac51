import type { PaymentMethod } from '@stripe/stripe-js';
import { ApiClient } from './api-client.js';
import { CardElement } from './card-element.js';
import { CardPayment, type Result } from './card-payment.js';
import { ElementsGroup } from './elements-group.js';
import { IntegrationError } from './integration-error.js';

interface CardData {
  card?: unknown;
  billing_details?: object;
  metadata?: object;
}

// Where this script came from is where card data goes.
const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : document.baseURI).origin;

/** The part of Stripe.js that takes card payments: https://docs.stripe.com/js. */
class SandboxStripe {
  constructor(private readonly api: ApiClient) {}

  elements(): ElementsGroup {
    return new ElementsGroup();
  }

  /** Accepts `{ type: 'card', card, billing_details }`. */
  async createPaymentMethod({ type, ...data }: CardData & { type?: string }) {
    if (type !== 'card')
      throw new IntegrationError(`The payments sandbox has no payment method of type "${type ?? ''}".`);
    const { params, error } = methodOf(data);
    if (error) return { error };
    const answer = await this.api.post<PaymentMethod>('/v1/payment_methods', params);
    return answer.error ? { error: answer.error } : { paymentMethod: answer.object };
  }

  /** Exists for @stripe/react-stripe-js, which knows a Stripe by its methods. */
  createToken(): never {
    throw new IntegrationError('The payments sandbox has no tokens: use createPaymentMethod.');
  }

  async confirmCardPayment(
    clientSecret: string,
    { payment_method: choice, ...params }: { payment_method?: string | CardData } = {},
    { handleActions = true }: { handleActions?: boolean } = {},
  ): Promise<Result> {
    const payment = this.payment(clientSecret, 'confirmCardPayment');
    if (typeof choice !== 'object')
      return payment.confirm({ ...params, payment_method: choice }, handleActions);
    const { params: payment_method_data, error } = methodOf(choice);
    return error ? { error } : payment.confirm({ ...params, payment_method_data }, handleActions);
  }

  handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Result> {
    return this.payment(clientSecret, 'handleNextAction').handleAction();
  }

  retrievePaymentIntent(clientSecret: string): Promise<Result> {
    return this.payment(clientSecret, 'retrievePaymentIntent').retrieve();
  }

  /** The app that wraps Stripe.js does not matter here. */
  registerAppInfo = () => undefined;
  _registerWrapper = () => undefined;

  private payment(clientSecret: unknown, call: string): CardPayment {
    if (typeof clientSecret === 'string' && /^pi_[^_]+_secret_.+$/.test(clientSecret))
      return new CardPayment(this.api, clientSecret);
    throw new IntegrationError(
      `Invalid value for stripe.${call} intent secret: value should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  }
}

/** The parameters of a payment method with the card typed into an Element, or what is wrong with that. */
function methodOf({ card, billing_details, metadata }: CardData) {
  if (!(card instanceof CardElement)) {
    throw new IntegrationError(
      'Please pass the card Element, as elements.getElement(CardElement) returns it.',
    );
  }
  const { card: typed, error } = card.details();
  return error ? { error } : { params: { type: 'card', card: typed, billing_details, metadata } };
}

/** `Stripe('pk_test_…')`, with or without `new`. */
function Stripe(key: unknown): SandboxStripe {
  if (typeof key === 'string' && /^pk_test_\w+$/.test(key))
    return new SandboxStripe(new ApiClient(origin, key));
  throw new IntegrationError('The payments sandbox takes publishable test keys only: pk_test_…');
}

// The release that the installed @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive';
Object.assign(window, { Stripe });
