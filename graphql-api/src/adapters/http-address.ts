import type { Arrival, OwnAddress, WebhookAnswer } from '../features/shop/readiness/own-address.port.js';

const TIMEOUT_MS = 5000;

/** The shop at its public URL, called as anyone on the network calls it. */
export class HttpAddress implements OwnAddress {
  constructor(private readonly publicUrl: string) {}

  async readyz(): Promise<number> {
    const response = await this.call('/readyz');
    await response.body?.cancel();
    return response.status;
  }

  async webhook(body: string, signature: string, forwarded: string): Promise<WebhookAnswer> {
    const response = await this.call('/webhooks/stripe', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signature,
        'X-Forwarded-For': forwarded,
      },
      body,
    });
    const text = await response.text();
    const { arrival = null } = (response.status === 200 ? parsed(text) : {}) as { arrival?: Arrival | null };
    return { status: response.status, arrival };
  }

  private call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.publicUrl}${path}`, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

/** What responds there may not be a shop. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
