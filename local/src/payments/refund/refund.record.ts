import type { Stripe } from 'stripe';

/** A refund as it is kept: Stripe's object, with the objects it names as ids. */
export interface StoredRefund extends Stripe.Refund {
  charge: string;
  payment_intent: string;
}
