import type { Stripe } from 'stripe';
import type { CardBehaviour } from '../card/test-cards.js';

/** A payment method as it is kept. The card's number is not. */
export interface StoredPaymentMethod {
  id: string;
  created: number;
  object: Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };
  behaviour: CardBehaviour;
}
