import type { StoredIntent } from './payment-intent.record.js';

/** What a browser may see of an intent. Metadata, charges and amounts received stay with the shop. */
const visible = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof StoredIntent)[];

/** The answer as a publishable key gets it: every intent in it is cut down to what a browser may see. */
export function forBrowser(body: object): object {
  if (isIntent(body)) return cutDown(body);
  const { error } = body as { error?: { payment_intent?: unknown } };
  if (!isIntent(error?.payment_intent)) return body;
  return { ...body, error: { ...error, payment_intent: cutDown(error.payment_intent) } };
}

function isIntent(value: unknown): value is StoredIntent {
  return (
    typeof value === 'object' && value !== null && 'object' in value && value.object === 'payment_intent'
  );
}

function cutDown(intent: StoredIntent): object {
  return Object.fromEntries(visible.map((field) => [field, intent[field]]));
}
