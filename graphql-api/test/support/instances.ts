import { randomBytes } from 'node:crypto';

import { Role } from '../../src/auth/role.js';
import { User } from '../../src/features/customers/user/user.entity.js';
import { createTestShop, type Customer, type TestShop } from './create-test-shop.js';
import { FaultyProxy } from './faulty-proxy.js';
import type { StoryShop } from './interleaving.js';
import { PgBouncer } from './pgbouncer.js';
import { localEnvironment } from './process-environment.js';
import { ShopClient } from './shop-client.js';
import { ShopProcess } from './shop-process.js';

/** Issuer whose tokens all instances accept, wherever each of them listens. */
const PUBLIC_URL = 'http://localhost:4000';

/**
 * Several processes of the shop on one database, behind a balancer that gives each connection to the next of them. Where PGBOUNCER
 * names the program, the database is behind that.
 */
export class Instances {
  private constructor(
    /** Looks on, and runs tasks when it is asked; no one orders from it. */
    readonly shop: TestShop,
    readonly processes: readonly ShopProcess[],
    private readonly balancer: FaultyProxy,
    private readonly pooler: PgBouncer | undefined,
  ) {}

  static async start(count: number, env: Record<string, string> = {}): Promise<Instances> {
    const shop = await createTestShop();
    const { DATABASE_URL: direct } = shop.env;
    const pooler = process.env.PGBOUNCER ? await PgBouncer.before(direct, process.env.PGBOUNCER) : undefined;
    const database = { DATABASE_URL: pooler?.url ?? direct, DATABASE_DIRECT_URL: direct };
    const processes = await Promise.all(
      Array.from({ length: count }, () =>
        ShopProcess.prepare({
          ...localEnvironment(shop),
          ...database,
          RATE_LIMITS: 'off',
          PUBLIC_URL,
          ...env,
        }),
      ),
    );
    await Promise.all(processes.map((one) => one.start()));
    const balancer = await FaultyProxy.before(...processes.map(({ port }) => `127.0.0.1:${port}`));
    return new Instances(shop, processes, balancer, pooler);
  }

  get url(): string {
    return `http://${this.balancer.host}`;
  }

  async signIn({ role = Role.CUSTOMER }: { role?: Role } = {}): Promise<Customer> {
    const { shop, url } = this;
    const account = await shop.people.create({ email: `c${randomBytes(5).toString('hex')}@example.com` });
    const { body } = await new ShopClient(url, account.idToken).rest('PUT', `/user/${account.email}`, {
      email: account.email,
    });
    if (role !== Role.CUSTOMER) {
      await shop.database.getRepository(User).update(account.uid, { grantedRole: role });
    }
    return Object.assign(new ShopClient(url, body.token as string), {
      uid: account.uid,
      email: account.email,
    });
  }

  /** Instances for stories (interleaving.ts), with webhooks that go to any of them. */
  async storyShop(): Promise<StoryShop> {
    await this.shop.stripe.webhookEndpoints.create({
      url: `${this.url}/webhooks/stripe`,
      enabled_events: ['*'],
      ...{ secret: this.shop.env.STRIPE_WEBHOOK_SECRET },
    });
    return { ...this.shop, signIn: (account) => this.signIn(account), troubles: [] };
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.kill()));
    await this.balancer.close();
    await this.pooler?.end();
    await this.shop.close();
  }
}
