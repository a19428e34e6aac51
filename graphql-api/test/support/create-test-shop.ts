import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Logger, pino } from 'pino';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';

import { FirebaseIdentity } from '../../src/adapters/firebase-identity.js';
import { StripeGateway } from '../../src/adapters/stripe-gateway.js';
import type { IdentityProvider } from '../../src/auth/identity.port.js';
import { Role } from '../../src/auth/role.js';
import type { Behind } from '../../src/behind/behind.js';
import { type Env, readEnv } from '../../src/config/env.js';
import { createApp, type ShopApp } from '../../src/create-app.js';
import { createDataSource, poolOf } from '../../src/db/data-source.js';
import { ReadinessProbe } from '../../src/db/readiness-probe.js';
import type { PaymentGateway } from '../../src/features/payments/payment/payment-gateway.port.js';
import type { PictureSource } from '../../src/features/data/import-kinds/parts/pictures/picture-source.port.js';
import { User } from '../../src/features/customers/user/user.entity.js';
import type { BuiltWeb } from '../../src/http/pages.js';
import { ShopClient } from './shop-client.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { testEnvironment } from './test-environment.js';
import { type NewAccount, TestPeople } from './test-users.js';

export interface Customer extends ShopClient {
  readonly uid: string;
  readonly email: string;
}

export interface TestShop {
  readonly url: string;
  readonly env: Env;
  readonly database: DataSource;
  readonly app: ShopApp;
  readonly people: TestPeople;
  readonly stripe: Stripe;
  /** No one in particular. */
  readonly visitor: ShopClient;
  signIn(account: Partial<NewAccount> & { role?: Role }): Promise<Customer>;
  /** Has the payments sandbox deliver its events here, as Stripe would. */
  connectWebhook(): Promise<void>;
  /** Runs one background task to its end. */
  runTask(
    name:
      | 'back-in-stock'
      | 'database-check'
      | 'count-folding'
      | 'fitment-check'
      | 'imports'
      | 'short-imports'
      | 'hold-expiry'
      | 'housekeeping'
      | 'low-stock'
      | 'mails'
      | 'missed-events'
      | 'picture-fetching'
      | 'order-indexing'
      | 'reconciler'
      | 'sign-in-removal',
  ): Promise<void>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  readonly env?: Record<string, string>;
  /** The shop's database, where it is not one of its own; dropped with the shop. */
  readonly database?: TestDatabase;
  /**
   * Gives up on a connection, a lock, a database that says nothing as soon as a running shop does. Without it a crowd
   * waits its turn, however slow the machine is.
   */
  readonly forRequests?: boolean;
  /** Wraps or replaces what speaks to the providers, to make them fail. */
  readonly gateway?: (real: PaymentGateway) => PaymentGateway;
  readonly identities?: (real: IdentityProvider) => IdentityProvider;
  /** Source of pictures that files name by URL. */
  readonly pictureSource?: PictureSource;
  /** The web app to serve; without it there is the API only. */
  readonly web?: BuiltWeb;
  /** Looks behind the screens. */
  readonly behind?: Behind;
  /** Receives the shop's log, for tests that read it; without it nothing is logged. */
  readonly log?: Logger;
}

/** Milliseconds. */
const PATIENCE = { connectionTimeoutMillis: 20_000, lock_timeout: 20_000, statement_timeout: 20_000 };

/**
 * A whole shop on a port of its own: real HTTP, a database of its own, real accounts at the Auth emulator, a Stripe
 * account of its own in the payments sandbox with its webhook pointing here. Background tasks run only when asked.
 */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const suffix = randomBytes(8).toString('hex');
  const projectId = `demo-${suffix}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = testEnvironment.authEmulatorHost();
  const database = options.database ?? (await createTestDatabase());
  // Shop and client share a process: after blocking work, both find an idle connection overdue at once, and a request
  // would go out on one that the shop is closing. Here only the client closes them.
  const server = createServer({ keepAliveTimeout: 0 });
  const url = await listen(server);
  const env = readEnv({
    NODE_ENV: 'test',
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATABASE_POOL: '8',
    ACCESS_TOKEN_KEYS: `test:${randomBytes(32).toString('base64url')}`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_AUTH_EMULATOR_HOST: testEnvironment.authEmulatorHost(),
    STRIPE_SECRET_KEY: `sk_test_${suffix}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${suffix}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${suffix}`,
    STRIPE_API_BASE: testEnvironment.stripeApiBase(),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    RESPONSE_CACHE_MB: '0',
    PICTURES_DIR: join(tmpdir(), `axle-pictures-${suffix}`),
    ...options.env,
  });
  const dataSource = createDataSource({
    url: database.url,
    poolSize: env.DATABASE_POOL,
    forRequests: options.forRequests,
  });
  if (!options.forRequests) {
    const { extra } = dataSource.options as { extra: object };
    dataSource.setOptions({ extra: { ...extra, ...PATIENCE } });
  }
  await dataSource.initialize();
  options.behind?.statements(poolOf(dataSource));
  const probe = new ReadinessProbe(database.url);
  const firebase = new FirebaseIdentity({ projectId, emulated: true });
  const stripeGateway = new StripeGateway({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiBase: new URL(testEnvironment.stripeApiBase()),
  });
  const app = await createApp({
    env,
    database: dataSource,
    ping: () => probe.ping(),
    notify: (channel, payload) => probe.notify(channel, payload),
    web: options.web,
    gateway: options.gateway?.(stripeGateway) ?? stripeGateway,
    identities: options.identities?.(firebase) ?? firebase,
    behind: options.behind,
    pictureSource: options.pictureSource,
    log: options.log ?? pino({ level: 'silent' }),
  });
  await app.open();
  server.on('request', app.handler);
  const people = new TestPeople(projectId);
  const visitor = new ShopClient(url);
  const { hostname, port } = new URL(testEnvironment.stripeApiBase());
  const stripe = new Stripe(env.STRIPE_SECRET_KEY, {
    maxNetworkRetries: 0,
    timeout: 5000,
    host: hostname,
    port,
    protocol: 'http',
  });

  return {
    url,
    env,
    database: dataSource,
    app,
    people,
    visitor,
    stripe,
    signIn: async ({ role = Role.CUSTOMER, ...wanted }) => {
      const account = await people.create({
        email: `p${randomBytes(5).toString('hex')}@example.com`,
        ...wanted,
      });
      const answer = await visitor.rest(
        'PUT',
        `/user/${encodeURIComponent(account.email)}`,
        { email: account.email },
        { Authorization: `Bearer ${account.idToken}` },
      );
      if (answer.status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(answer.body)}`);
      if (role !== Role.CUSTOMER) {
        await dataSource.getRepository(User).update(account.uid, { grantedRole: role });
      }
      const { token } = answer.body as { token: string };
      return Object.assign(new ShopClient(url, token), { uid: account.uid, email: account.email });
    },
    connectWebhook: async () => {
      const secret = env.STRIPE_WEBHOOK_SECRET;
      // The sandbox accepts the secret, so that it can be known before: a parameter that Stripe does not have.
      const endpoint = { url: `${url}/webhooks/stripe`, enabled_events: ['*'] as ['*'], secret };
      await stripe.webhookEndpoints.create(endpoint);
    },
    runTask: async (name) => {
      const task = app.tasks.find((candidate) => candidate.name === name);
      if (!task) throw new Error(`there is no task ${name}`);
      await task.runOnce(new AbortController().signal);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await probe.close();
      await app.close();
      await dataSource.destroy();
      await firebase.close();
      await database.drop();
      await rm(env.PICTURES_DIR, { recursive: true, force: true });
    },
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
