import type { StoredIntent } from './payment-intent.record.js';

/** The answer as a publishable key gets it: of every intent in it, metadata, charge and amounts received are the shop's. */
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
  const { metadata: _, latest_charge: _1, amount_received: _2, amount_capturable: _3, ...visible } = intent;
  return visible;
}
