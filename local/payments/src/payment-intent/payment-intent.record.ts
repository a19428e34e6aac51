import type { Stripe } from 'stripe';

/** An intent as it is kept: the fields of Stripe's object that a card payment uses; other objects are named by their ids. */
export interface StoredIntent extends Partial<Stripe.PaymentIntent> {
  id: string;
  amount: number;
  client_secret: string;
  created: number;
  currency: string;
  last_payment_error: Stripe.PaymentIntent.LastPaymentError | null;
  latest_charge: string | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  status: Stripe.PaymentIntent.Status;
}
