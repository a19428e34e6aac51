import { createTestShop, type TestShop } from './create-test-shop.js';
import { preloaded } from './preloaded.js';
import { localEnvironment } from './process-environment.js';
import { ShopProcess } from './shop-process.js';

/** Instances of one shop whose clocks are off; all accept each other's tokens. */
export class InstancesWithClocks {
  private readonly started: ShopProcess[] = [];

  private constructor(
    /** The instance whose clock is right, as is the database's. */
    readonly shop: TestShop,
  ) {}

  static async open(): Promise<InstancesWithClocks> {
    return new InstancesWithClocks(await createTestShop());
  }

  /** An instance whose clock is so much ahead. */
  async start(aheadMs: number, env: Record<string, string> = {}): Promise<ShopProcess> {
    const instance = await ShopProcess.prepare({
      ...localEnvironment(this.shop),
      ...preloaded('shifted-clock.mjs'),
      PUBLIC_URL: 'http://localhost:4000',
      CLOCK_SHIFT_MS: String(aheadMs),
      ...env,
    });
    this.started.push(instance);
    await instance.start();
    return instance;
  }

  /** Sends a genuine webhook to an instance; returns its status. */
  async deliver(instance: ShopProcess): Promise<number> {
    const payload = JSON.stringify({ id: 'evt_1', type: 'charge.updated', data: { object: {} } });
    const secret = this.shop.env.STRIPE_WEBHOOK_SECRET;
    const { status } = await instance.as().fetch('POST', '/webhooks/stripe', payload, {
      'Stripe-Signature': this.shop.stripe.webhooks.generateTestHeaderString({ payload, secret }),
    });
    return status;
  }

  async stop(): Promise<void> {
    await Promise.all(this.started.splice(0).map((one) => one.kill()));
  }

  async close(): Promise<void> {
    await this.stop();
    await this.shop.close();
  }
}
