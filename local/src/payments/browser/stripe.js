/* global document, window, HTMLScriptElement */
import { ApiClient } from './api-client.js';
import { CardElement } from './card-element.js';
import { confirmPayment, handleAction, retrieveIntent } from './card-payment.js';
import { ElementsGroup } from './elements-group.js';
import { IntegrationError } from './integration-error.js';

/** @typedef {{ card?: unknown, billing_details?: object, metadata?: object }} CardData */

// Where this script came from is where card data goes.
const script = document.currentScript;
const origin = new URL(script instanceof HTMLScriptElement ? script.src : document.baseURI).origin;

/** The part of Stripe.js that takes card payments: https://docs.stripe.com/js. */
class SandboxStripe {
  /** @param {ApiClient} api */
  constructor(api) {
    this.api = api;
  }

  elements() {
    return new ElementsGroup();
  }

  /**
   * `({ type: 'card', card, billing_details })`, or as it once was `('card', card, { billing_details })`.
   *
   * @param {CardData & { type?: string } | string} options
   * @param {unknown} [element]
   * @param {CardData} [data]
   */
  async createPaymentMethod(options, element, data) {
    const { type, ...rest } =
      typeof options === 'string' ? { type: options, ...data, card: element } : options;
    if (type !== 'card')
      throw new IntegrationError(`The payments sandbox has no payment method of type "${type ?? ''}".`);
    const method = methodOf(rest);
    if ('error' in method) return { error: method.error };
    const answer = await this.api.post('/v1/payment_methods', method.params);
    return 'error' in answer ? answer : { paymentMethod: answer.object };
  }

  /**
   * @param {unknown} card
   * @param {{ name?: string }} [data]
   */
  async createToken(card, data) {
    const method = methodOf({ card });
    if ('error' in method) return { error: method.error };
    const answer = await this.api.post('/v1/tokens', { card: { ...method.params.card, name: data?.name } });
    return 'error' in answer ? answer : { token: answer.object };
  }

  /**
   * @param {string} clientSecret
   * @param {Record<string, unknown> & { payment_method?: string | CardData }} [data]
   * @param {{ handleActions?: boolean }} [options]
   */
  confirmCardPayment(clientSecret, data = {}, options = {}) {
    mustBeSecret(clientSecret, 'confirmCardPayment');
    const { payment_method: choice, ...params } = data;
    const handleActions = options.handleActions !== false;
    if (typeof choice !== 'object') {
      return confirmPayment(this.api, clientSecret, { ...params, payment_method: choice }, handleActions);
    }
    const method = methodOf(choice);
    if ('error' in method) return Promise.resolve({ error: method.error });
    return confirmPayment(
      this.api,
      clientSecret,
      { ...params, payment_method_data: method.params },
      handleActions,
    );
  }

  /** @param {{ clientSecret: string }} options */
  handleNextAction({ clientSecret }) {
    mustBeSecret(clientSecret, 'handleNextAction');
    return handleAction(this.api, clientSecret);
  }

  /** @param {string} clientSecret */
  handleCardAction(clientSecret) {
    mustBeSecret(clientSecret, 'handleCardAction');
    return handleAction(this.api, clientSecret);
  }

  /** @param {string} clientSecret */
  retrievePaymentIntent(clientSecret) {
    mustBeSecret(clientSecret, 'retrievePaymentIntent');
    return retrieveIntent(this.api, clientSecret);
  }

  /** Who wraps Stripe.js is of no use here. */
  registerAppInfo() {}
  _registerWrapper() {}
}

/**
 * The parameters of a payment method: the card typed into an Element, or a token.
 *
 * @param {CardData} data
 */
function methodOf({ card, billing_details, metadata }) {
  if (typeof card === 'object' && card !== null && 'token' in card) {
    return { params: { type: 'card', card: { token: card.token }, billing_details, metadata } };
  }
  if (!(card instanceof CardElement)) {
    throw new IntegrationError(
      'Please pass the card Element, as elements.getElement(CardElement) returns it.',
    );
  }
  const details = card.details();
  if ('error' in details) return { error: details.error };
  const billing = withPostalCode(billing_details ?? {}, details.postalCode);
  return { params: { type: 'card', card: details.card, billing_details: billing, metadata } };
}

/**
 * @param {object & { address?: object }} details
 * @param {string | undefined} postalCode
 */
function withPostalCode(details, postalCode) {
  return postalCode === undefined
    ? details
    : { ...details, address: { ...details.address, postal_code: postalCode } };
}

/**
 * @param {unknown} value
 * @param {string} call
 */
function mustBeSecret(value, call) {
  if (typeof value === 'string' && /^pi_[^_]+_secret_.+$/.test(value)) return;
  throw new IntegrationError(
    `Invalid value for stripe.${call} intent secret: value should be a client secret of the form \${id}_secret_\${secret}.`,
  );
}

/**
 * `Stripe('pk_test_…')`, with or without `new`.
 *
 * @param {string} key
 */
function Stripe(key) {
  if (typeof key !== 'string' || !/^pk_test_\w+$/.test(key)) {
    throw new IntegrationError('The payments sandbox takes publishable test keys only: pk_test_…');
  }
  return new SandboxStripe(new ApiClient(origin, key));
}

// The release that the installed @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive';
Object.assign(window, { Stripe });
