import type { Stripe } from 'stripe';

/** An intent as it is kept: Stripe's object, with the objects it names as ids. */
export interface StoredIntent extends Stripe.PaymentIntent {
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
}

/** The outcome of a confirmed intent that is still `processing`. */
export interface Settlement {
  /** The intent's id. */
  id: string;
  paymentMethod: string;
  /** When it settles, in ms since 1970; null: when the test releases it. */
  dueAt: number | null;
}
