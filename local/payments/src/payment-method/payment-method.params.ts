import { z } from 'zod';
import { email, integer, metadata, text } from '../http/params.js';

/** An empty text means "not given" here, as it does at Stripe. */
const optional = z
  .string()
  .max(5000)
  .optional()
  .transform((value) => (value === undefined || value === '' ? null : value));

const billingDetails = z.strictObject({
  address: z
    .strictObject({
      city: optional,
      country: optional,
      line1: optional,
      line2: optional,
      postal_code: optional,
      state: optional,
    })
    .prefault({}),
  email: email
    .or(z.literal(''))
    .optional()
    .transform((value) => (value === undefined || value === '' ? null : value)),
  name: optional,
  phone: optional,
});

const card = z.strictObject({
  number: text.transform((number) => number.replace(/[\s-]/g, '')),
  exp_month: integer,
  exp_year: integer.transform((year) => (year < 100 ? 2000 + year : year)),
  cvc: optional,
});

/** The card as it was typed; `checkCard` judges it. */
export type CardParams = z.output<typeof card>;

/** The parameters of `POST /v1/payment_methods` and of `payment_method_data`; cards are the only type here. */
export const paymentMethodParams = z.strictObject({
  type: z.literal('card'),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
  card,
  billing_details: billingDetails.prefault({}),
  metadata,
});

export type PaymentMethodParams = z.output<typeof paymentMethodParams>;
