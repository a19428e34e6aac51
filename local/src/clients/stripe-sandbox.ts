import { createHash } from 'node:crypto';
import Stripe from 'stripe';

/** The calls that set-up makes to the payments sandbox, with the sandbox's secret key. */
export class StripeSandbox {
  private readonly stripe: Stripe;

  constructor(origin: string, secretKey: string) {
    const { hostname, port } = new URL(origin);
    this.stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  }

  /**
   * Makes the sandbox send its events to this address and to no other, signed with a secret that the shop already
   * knows (`secret` is the sandbox's own parameter; Stripe makes one up). One that is right already stays, with the events
   * it still has to send.
   */
  async sendWebhooksTo(url: string, secret: string): Promise<void> {
    // The secret itself can't be read back.
    const mark = createHash('sha256').update(secret).digest('hex').slice(0, 16);
    const { data } = await this.stripe.webhookEndpoints.list({ limit: 100 });
    const right = data.find((endpoint) => endpoint.url === url && endpoint.metadata.secret_mark === mark);
    for (const { id } of data) if (id !== right?.id) await this.stripe.webhookEndpoints.del(id);
    if (right) return;
    const endpoint = {
      url,
      secret,
      enabled_events: ['payment_intent.*', 'charge.refunded', 'refund.failed', 'charge.dispute.*'],
      metadata: { secret_mark: mark },
    };
    await this.stripe.webhookEndpoints.create(endpoint as unknown as Stripe.WebhookEndpointCreateParams);
  }

  /** Pays an amount in US cents with the test card that always works. Returns the payment intent's id; the same key, the same intent. */
  async pay(amountMinor: number, orderKey: string): Promise<string> {
    const { id, status } = await this.stripe.paymentIntents.create(
      {
        amount: amountMinor,
        currency: 'usd',
        confirm: true,
        payment_method: 'pm_card_visa',
        payment_method_types: ['card'],
        metadata: { order_key: orderKey },
      },
      { idempotencyKey: `demo-${orderKey}` },
    );
    if (status !== 'succeeded') throw new Error(`The payment for ${orderKey} is ${status}.`);
    return id;
  }
}
