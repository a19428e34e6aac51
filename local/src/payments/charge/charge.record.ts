import type { Stripe } from 'stripe';

/** A charge as it is kept: Stripe's object, with the objects it names as ids. */
export interface StoredCharge extends Stripe.Charge {
  payment_intent: string;
  payment_method: string;
}
