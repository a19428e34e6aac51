import type { Stripe } from 'stripe';

/** A charge as it is kept: the fields of Stripe's object that a card payment uses; other objects are named by their ids. */
export interface StoredCharge extends Omit<Partial<Stripe.Charge>, 'outcome' | 'payment_method_details'> {
  id: string;
  created: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
  outcome: Partial<Stripe.Charge.Outcome>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: Partial<Stripe.Charge.PaymentMethodDetails.Card> };
}
