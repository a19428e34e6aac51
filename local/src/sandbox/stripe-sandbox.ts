import { createHash } from 'node:crypto';

interface WebhookEndpoint {
  id: string;
  url: string;
  metadata: Record<string, string>;
}

/** The Stripe-shaped calls that set-up makes to the payments sandbox, as forms, with the sandbox's secret key. */
export class StripeSandbox {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  /**
   * Makes the sandbox send its events to this address and to no other, signed with a secret that the shop already
   * knows (`secret` is the sandbox's own parameter; Stripe makes one up). One that is right already stays, with the events
   * it still has to send.
   */
  async sendWebhooksTo(url: string, secret: string): Promise<void> {
    // The secret itself can't be read back.
    const mark = createHash('sha256').update(secret).digest('hex').slice(0, 16);
    const { data } = await this.call<{ data: WebhookEndpoint[] }>('GET', '/v1/webhook_endpoints?limit=100');
    const right = data.find((endpoint) => endpoint.url === url && endpoint.metadata.secret_mark === mark);
    for (const endpoint of data)
      if (endpoint !== right) await this.call('DELETE', `/v1/webhook_endpoints/${endpoint.id}`);
    if (right) return;
    await this.call('POST', '/v1/webhook_endpoints', {
      url,
      secret,
      'enabled_events[0]': 'payment_intent.*',
      'enabled_events[1]': 'charge.refunded',
      'metadata[secret_mark]': mark,
    });
  }

  /** Pays an amount in US cents with the test card that always works. Returns the payment intent's id; the same key, the same intent. */
  async pay(amountMinor: number, orderKey: string): Promise<string> {
    const form = {
      amount: String(amountMinor),
      currency: 'usd',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'payment_method_types[0]': 'card',
      'metadata[order_key]': orderKey,
    };
    const { id, status } = await this.call<{ id: string; status: string }>(
      'POST',
      '/v1/payment_intents',
      form,
      `demo-${orderKey}`,
    );
    if (status !== 'succeeded') throw new Error(`The payment for ${orderKey} is ${status}.`);
    return id;
  }

  private async call<T>(
    method: string,
    path: string,
    form?: Record<string, string>,
    idempotencyKey?: string,
  ): Promise<T> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${this.secretKey}`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const answer = (await response.json()) as T & { error?: { message: string } };
    if (!response.ok)
      throw new Error(
        `The payments sandbox refused ${method} ${path}: ${answer.error?.message ?? response.status}`,
      );
    return answer;
  }
}
