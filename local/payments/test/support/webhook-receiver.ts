import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { closedAtTheEnd } from './left-open.js';

/** One webhook as received. */
export interface Received {
  at: number;
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** A webhook endpoint under test. It answers 200, or what `answerWith` sets. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  answerWith: (count: number) => number = () => 200;
  private waiting: (() => void)[] = [];

  private readonly server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(req.headers['stripe-signature']);
      this.received.push({ at: Date.now(), body, signature, event: JSON.parse(body) as Stripe.Event });
      res.writeHead(this.answerWith(this.received.length)).end();
      for (const wake of this.waiting.splice(0)) wake();
    });
  });

  /** Starts it, on a free port unless one is given. */
  async start(port = 0): Promise<this> {
    this.server.listen(port, '127.0.0.1');
    await new Promise((resolve) => this.server.once('listening', resolve));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/webhooks/stripe`;
  }

  /** Types in the order of arrival. */
  get types(): string[] {
    return this.received.map(({ event }) => event.type);
  }

  /** Resolves once `count` webhooks have been received. */
  async until(count: number): Promise<Received[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.received;
  }

  readonly stop = closedAtTheEnd(async () => {
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  });
}
