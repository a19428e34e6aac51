import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { CardElement } from './card-element.js';
import { IntegrationError } from './integration-error.js';

/** What `stripe.elements()` returns. It offers the card Element; asking for another says so. */
export class ElementsGroup {
  private card: CardElement | null = null;

  create(type: string, options: StripeCardElementOptions = {}): CardElement {
    if (type !== 'card')
      throw new IntegrationError(`The payments sandbox has no "${type}" Element, only "card".`);
    if (this.card !== null) {
      throw new IntegrationError('Can only create one Element of type card through an instance of Elements.');
    }
    this.card = new CardElement(options, () => {
      this.card = null;
    });
    return this.card;
  }

  /** @param type a type, or the React component of one */
  getElement(type: string | { __elementType?: string }): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return name === 'card' ? this.card : null;
  }

  /** Accepts any options: nothing here depends on them. */
  update = () => undefined;
  fetchUpdates = () => Promise.resolve({});
  submit = () => Promise.resolve({});
}
