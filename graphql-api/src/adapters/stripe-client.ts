import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base URL of another server with Stripe's API: the payments sandbox. */
  readonly apiBase?: URL;
}

const TIMEOUT_MS = 4000;
const MAX_RETRIES = 1;

export function createStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    ...(apiBase && {
      host: apiBase.hostname,
      port: apiBase.port,
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}
