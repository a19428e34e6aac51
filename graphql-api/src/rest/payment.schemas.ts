import { z } from 'zod';

import { price, rowId, text } from './client-values.js';

/** The price only selects among the caller's unpaid orders; it is never an amount. */
export const payableOrder = z.object({
  price,
  orderId: rowId.optional().meta({
    description:
      'Which order, if several have this total; without it, the one last read with `GET /orders/{id}`.',
  }),
});

export const paymentAnswer = z.object({
  clientSecret: z.string().meta({ description: 'For Stripe.js, `pi_…_secret_…`.' }),
});

export const payment = z.object({
  order: rowId.meta({ description: "The order's `_id` again." }),
  transactionId: text.meta({ description: "The provider's id of the payment, `pi_…`." }),
});
