import type { Stripe } from 'stripe';

/** A refund as it is kept: what of Stripe's object a card payment uses, with the objects it names as ids. */
export interface StoredRefund extends Partial<Stripe.Refund> {
  id: string;
  created: number;
  charge: string;
  payment_intent: string;
}
