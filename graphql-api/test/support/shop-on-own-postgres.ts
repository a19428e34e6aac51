import { aPart, delivery } from './builders.js';
import { createTestShop, type TestShop } from './create-test-shop.js';
import { OwnPostgres } from './own-postgres.js';
import { localEnvironment, ROOMY } from './process-environment.js';
import type { ShopClient } from './shop-client.js';
import { ShopProcess } from './shop-process.js';
import { SteadyLoad } from './steady-load.js';

/** A shop process on a Postgres of its own, to be damaged, and a client that orders and browses all the time. */
export class ShopOnOwnPostgres {
  private constructor(
    readonly postgres: OwnPostgres,
    /** Watches from outside the process. */
    readonly shop: TestShop,
    readonly running: ShopProcess,
    private readonly customer: ShopClient,
    private readonly email: string,
    private readonly partId: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<ShopOnOwnPostgres> {
    const postgres = await OwnPostgres.start();
    process.env.TEST_DATABASE_URL = postgres.url;
    const shop = await createTestShop();
    const running = await ShopProcess.prepare({ ...localEnvironment(shop), ...ROOMY, ...env });
    await running.start();
    const { email, idToken } = await shop.people.create({ email: 'steady@example.com' });
    const { body } = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
    const part = await aPart(shop.database, { availableQuantity: 1_000_000 });
    return new ShopOnOwnPostgres(postgres, shop, running, running.as(body.token as string), email, part.id);
  }

  /** Orders, own orders and the part's page, in turn. */
  load(perSecond: number): SteadyLoad {
    const order = JSON.stringify({ partId: this.partId, quantity: 1, ...delivery });
    const asks = [
      () => this.customer.fetch('POST', '/orders', order),
      () => this.customer.fetch('GET', `/my_orders?email=${this.email}`),
      () => this.running.as().fetch('GET', `/parts/${this.partId}`),
    ];
    return new SteadyLoad(perSecond, async (turn) => {
      const response = await asks[turn % asks.length]!();
      await response.arrayBuffer();
      return response.status;
    });
  }

  async close(): Promise<void> {
    await this.running.kill();
    await this.shop.close();
    await this.postgres.end();
  }
}
