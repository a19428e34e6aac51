import type { TestShop } from './create-test-shop.js';

/** One call that the shop made to Stripe, as the payments sandbox logged it. */
export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Record<string, string>;
}

/** A fault that the next matching calls to Stripe meet. */
export interface StripeFault {
  /** `POST /v1/payment_intents/{id}/cancel`; `*` for every call. */
  readonly route: string;
  readonly kind: 'delay' | 'fail' | 'fail_after' | 'hang' | 'reset';
  readonly times?: number;
  readonly ms?: number;
  readonly status?: number;
}

/** The switches and logs that the payments sandbox keeps for the account of one test shop. */
export class SandboxControl {
  constructor(
    private readonly shop: { readonly env: Pick<TestShop['env'], 'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY'> },
  ) {}

  /** Calls of the shop to Stripe, oldest first. */
  async calls(route = '*'): Promise<StripeCall[]> {
    const { requests } = await this.ask<{ requests: StripeCall[] }>(
      'GET',
      `requests?route=${encodeURIComponent(route)}`,
    );
    return requests;
  }

  async break(fault: StripeFault): Promise<void> {
    await this.ask('POST', 'faults', fault);
  }

  /** Outcome of messages; of these types only, if given. */
  async webhooks(
    mode: 'deliver' | 'drop' | 'duplicate' | 'hold',
    times = 1,
    events?: readonly string[],
  ): Promise<void> {
    await this.ask('PUT', 'webhooks', { mode, times, events });
  }

  /** Sends what was held. */
  async release(): Promise<void> {
    await this.ask('POST', 'webhooks/release', {});
  }

  /** Has the customer's bank reject an issued refund. */
  async failRefund(id: string): Promise<void> {
    await this.ask('POST', `refunds/${id}/fail`, {});
  }

  /** Number of webhooks still to be delivered. */
  async waitingDeliveries(): Promise<number> {
    return (await this.ask<{ waiting: unknown[] }>('GET', 'deliveries')).waiting.length;
  }

  /** Takes all faults and switches back. */
  async repair(): Promise<void> {
    await this.ask('DELETE', 'switches');
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: key } = this.shop.env;
    const response = await fetch(new URL(`/sandbox/${path}`, base), {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`payments sandbox: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
