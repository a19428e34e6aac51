import type { Stripe } from 'stripe';
import type { DeclineName } from '../card/declines.js';

/** What the issuer of a test card does. The number itself is never kept. */
export interface CardBehaviour {
  decline: DeclineName | null;
  /** 3-D Secure is asked for on every payment. */
  authenticate: boolean;
  /** What is paid is disputed at once; absent in what was kept before the sandbox knew of it. */
  dispute?: boolean;
}

/** A payment method as it is kept. */
export interface StoredPaymentMethod {
  id: string;
  created: number;
  object: Stripe.PaymentMethod;
  behaviour: CardBehaviour;
}

/** A card token as it is kept; it becomes a payment method once. */
export interface StoredToken {
  id: string;
  card: Stripe.PaymentMethod.Card;
  behaviour: CardBehaviour;
  used: boolean;
}
