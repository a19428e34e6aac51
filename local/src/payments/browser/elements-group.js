import { CardElement } from './card-element.js';
import { IntegrationError } from './integration-error.js';

/** What `stripe.elements()` returns. It offers the card Element; asking for another says so. */
export class ElementsGroup {
  /** @type {CardElement | null} */
  card = null;

  /**
   * @param {string} type
   * @param {import('@stripe/stripe-js').StripeCardElementOptions} [options]
   */
  create(type, options = {}) {
    if (type !== 'card')
      throw new IntegrationError(`The payments sandbox has no "${type}" Element, only "card".`);
    if (this.card !== null) {
      throw new IntegrationError('Can only create one Element of type card through an instance of Elements.');
    }
    const element = new CardElement(options, () => {
      this.card = null;
    });
    this.card = element;
    return element;
  }

  /**
   * @param {string | { __elementType?: string }} type a type, or the React component of one
   */
  getElement(type) {
    const name = typeof type === 'string' ? type : type.__elementType;
    return name === 'card' ? this.card : null;
  }

  /** Takes any options: nothing here depends on them. */
  update() {}

  fetchUpdates() {
    return Promise.resolve({});
  }

  submit() {
    return Promise.resolve({});
  }
}
