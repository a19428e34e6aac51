import type { FormParams } from '../http/form-params.js';
import { changedMetadata, type MetadataChange, readMetadata } from '../http/metadata.js';
import { invalidRequest, type StripeRefusal } from '../http/stripe-refusal.js';
import { asMoney } from '../http/money.js';
import { type PaymentMethodParams, readPaymentMethod } from '../payment-method/payment-method.params.js';

/** Stripe's smallest amounts in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const smallest = { usd: 50, eur: 50, gbp: 30, chf: 50, cad: 50, aud: 50, jpy: 50 } as const;
const largest = 99_999_999;

/** The payment method to pay with: an id, data to make one of, or none given. */
export type MethodChoice = string | PaymentMethodParams | undefined;

export interface CreateIntentParams {
  /** Minor units. */
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  description: string | undefined;
  receiptEmail: string | undefined;
  captureMethod: 'automatic' | 'automatic_async';
  automaticPaymentMethods: { allow_redirects: 'always' | 'never'; enabled: boolean } | null;
  method: MethodChoice;
  confirm: boolean;
}

export interface UpdateIntentParams {
  amount: number | undefined;
  description: string | undefined;
  receiptEmail: string | undefined;
  metadata: MetadataChange | undefined;
  method: MethodChoice;
}

export function readCreateIntent(params: FormParams): CreateIntentParams {
  const currency = readCurrency(params);
  const confirm = params.flag('confirm') ?? false;
  const method = readMethodChoice(params);
  if (confirm) readConfirmOptions(params);
  params.oneOf('confirmation_method', ['automatic']);
  for (const type of params.texts('payment_method_types') ?? []) {
    if (type !== 'card')
      throw params.invalid('payment_method_types', `The sandbox takes cards only, not ${type}.`);
  }
  return {
    amount: checkAmount(params.requiredInteger('amount'), currency),
    currency,
    confirm,
    method,
    metadata: changedMetadata({}, readMetadata(params)),
    description: params.text('description'),
    receiptEmail: params.text('receipt_email'),
    captureMethod: params.oneOf('capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async',
    automaticPaymentMethods: readAutomatic(params.group('automatic_payment_methods')),
  };
}

export function readUpdateIntent(params: FormParams): UpdateIntentParams {
  return {
    amount: params.integer('amount'),
    description: params.text('description'),
    receiptEmail: params.text('receipt_email'),
    metadata: readMetadata(params),
    method: readMethodChoice(params),
  };
}

export function readMethodChoice(params: FormParams): MethodChoice {
  const id = params.text('payment_method');
  const data = params.group('payment_method_data');
  if (id !== undefined && data !== undefined) {
    const message = 'You may only specify one of these parameters: payment_method, payment_method_data.';
    throw params.invalid('payment_method', message, 'parameters_exclusive');
  }
  return data === undefined ? id : readPaymentMethod(data);
}

/** Options of a confirmation that change nothing here: the sandbox never redirects. */
export function readConfirmOptions(params: FormParams): void {
  params.text('return_url');
  params.flag('use_stripe_sdk');
  params.text('receipt_email');
}

/** Throws 400 unless the amount is within what Stripe charges in this currency. Returns it. */
export function checkAmount(amount: number, currency: string): number {
  const least = smallest[currency as keyof typeof smallest];
  if (amount < 1)
    throw badAmount('parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (amount < least)
    throw badAmount('amount_too_small', `Amount must be at least ${asMoney(least, currency)}`);
  if (amount > largest)
    throw badAmount('amount_too_large', `Amount must be no more than ${asMoney(largest, currency)}`);
  return amount;
}

function badAmount(code: string, message: string): StripeRefusal {
  return invalidRequest(message, { code, param: 'amount' });
}

function readCurrency(params: FormParams): string {
  const currency = params.requiredText('currency').toLowerCase();
  if (currency in smallest) return currency;
  const known = Object.keys(smallest).join(', ');
  throw params.invalid(
    'currency',
    `Invalid currency: ${currency}. The sandbox supports these currencies: ${known}`,
  );
}

function readAutomatic(group: FormParams | undefined): CreateIntentParams['automaticPaymentMethods'] {
  if (group === undefined) return null;
  const enabled = group.required('enabled', group.flag('enabled'));
  return { allow_redirects: group.oneOf('allow_redirects', ['always', 'never']) ?? 'always', enabled };
}
