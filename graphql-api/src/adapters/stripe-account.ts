import Stripe from 'stripe';

import type { PaymentAccount, WebhookEndpoint } from '../features/shop/readiness/payment-account.port.js';
import { CredentialRefused, RightMissing } from '../features/shop/readiness/readiness.errors.js';
import { createStripe, type StripeSettings } from './stripe-client.js';

export class StripeAccount implements PaymentAccount {
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.stripe = createStripe(settings);
  }

  async isLive(): Promise<boolean> {
    const { livemode } = await allowed('the balance', () => this.stripe.balance.retrieve());
    return livemode;
  }

  async webhookEndpoints(): Promise<WebhookEndpoint[]> {
    const { data } = await allowed('webhook endpoints', () =>
      this.stripe.webhookEndpoints.list({ limit: 100 }),
    );
    return data.map(({ url, status, enabled_events: events }) => ({
      url,
      enabled: status === 'enabled',
      events,
    }));
  }

  sign(body: string): string {
    return this.stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: this.settings.webhookSecret,
    });
  }
}

async function allowed<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      throw new CredentialRefused('Stripe does not know this STRIPE_SECRET_KEY.', { cause: error });
    if (error instanceof Stripe.errors.StripePermissionError)
      throw new RightMissing(`STRIPE_SECRET_KEY is not allowed to read ${what}: Stripe does not say.`, {
        cause: error,
      });
    throw error;
  }
}
