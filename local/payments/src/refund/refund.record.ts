import type { Stripe } from 'stripe';

/** A refund as it is kept: the fields of Stripe's object that a card payment uses; other objects are named by their ids. */
export interface StoredRefund extends Partial<Stripe.Refund> {
  id: string;
  created: number;
  charge: string;
  payment_intent: string;
}
