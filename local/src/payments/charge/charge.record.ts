import type { Stripe } from 'stripe';

/** A charge as it is kept: what of Stripe's object a card payment uses, with the objects it names as ids. */
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
