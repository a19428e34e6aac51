import { z } from 'zod';
import { asMoney } from '../http/money.js';
import { coded, email, flag, listOf, metadata, positiveInteger, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-refusal.js';
import { type PaymentMethodParams, paymentMethodParams } from '../payment-method/payment-method.params.js';

/** Stripe's smallest amounts in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const smallest = { usd: 50, eur: 50, gbp: 30, chf: 50, cad: 50, aud: 50, jpy: 50 } as const;
const largest = 99_999_999;

/** The payment method to pay with: an id, data to make one of, or none given. */
export interface MethodChoice {
  payment_method?: string | undefined;
  payment_method_data?: PaymentMethodParams | undefined;
}

const choice = { payment_method: text.optional(), payment_method_data: paymentMethodParams.optional() };
const withOneMethod = <S extends z.ZodType<MethodChoice>>(schema: S) =>
  schema.refine(
    ({ payment_method: id, payment_method_data: data }) => id === undefined || data === undefined,
    {
      ...coded(
        'parameters_exclusive',
        'You may only specify one of these parameters: payment_method, payment_method_data.',
      ),
      path: ['payment_method'],
    },
  );
/** Options of a confirmation that change nothing here: the sandbox never redirects. */
const confirmOptions = { return_url: text.optional(), use_stripe_sdk: flag.optional() };

export const createIntentParams = withOneMethod(
  z.strictObject({
    ...choice,
    ...confirmOptions,
    amount: positiveInteger,
    currency: text
      .transform((currency) => currency.toLowerCase())
      .refine((currency) => currency in smallest, `must be one of ${Object.keys(smallest).join(', ')}`),
    metadata,
    description: text.optional(),
    receipt_email: email.optional(),
    confirm: flag.default(false),
    confirmation_method: z.literal('automatic').optional(),
    capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
    automatic_payment_methods: z
      .strictObject({ allow_redirects: z.enum(['always', 'never']).default('always'), enabled: flag })
      .optional(),
    payment_method_types: listOf(z.literal('card')).optional(),
  }),
).transform((params) => ({ ...params, amount: checkAmount(params.amount, params.currency) }));

export const updateIntentParams = withOneMethod(
  z.strictObject({
    ...choice,
    amount: positiveInteger.optional(),
    metadata,
    description: text.optional(),
    receipt_email: email.optional(),
  }),
);

/** A browser shows the intent's secret; the server may. */
export const clientSecret = { client_secret: text.optional() };

export const confirmIntentParams = withOneMethod(
  z.strictObject({ ...choice, ...confirmOptions, ...clientSecret, receipt_email: email.optional() }),
);

export type CreateIntentParams = z.output<typeof createIntentParams>;
export type UpdateIntentParams = z.output<typeof updateIntentParams>;

/** Throws 400 unless the amount is within what Stripe charges in this currency. Returns it. */
export function checkAmount(amount: number, currency: string): number {
  const least = smallest[currency as keyof typeof smallest];
  const refused = (code: string, message: string) => invalidRequest(message, { code, param: 'amount' });
  if (amount < least)
    throw refused('amount_too_small', `Amount must be at least ${asMoney(least, currency)}`);
  if (amount > largest)
    throw refused('amount_too_large', `Amount must be no more than ${asMoney(largest, currency)}`);
  return amount;
}
