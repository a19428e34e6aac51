import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import Stripe from 'stripe';
import type { DataSource } from 'typeorm';

import { createDataSource } from '../../src/db/data-source.js';
import { Category } from '../../src/features/catalogue/part/category.js';
import { ask } from '../support/ask.js';
import { showable } from '../support/builders.js';
import { refundOrder } from '../support/cases.js';
import { report } from '../support/fault-report.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, getOrder, placeOrder } from '../support/operations.js';
import { ROOMY } from '../support/process-environment.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { ShopClient } from '../support/shop-client.js';
import { ShopProcess } from '../support/shop-process.js';
import { createBareDatabase, type TestDatabase } from '../support/test-database.js';
import { testEnvironment } from '../support/test-environment.js';
import { TestPeople } from '../support/test-users.js';
import { until } from '../support/until.js';

jest.setTimeout(600_000);

const THIS_API = join(__dirname, '../..');
/** The API of the release before: of the built checkout that UPGRADE_FROM names, else this build with itself. */
const { UPGRADE_FROM } = process.env;
const API_BEFORE = UPGRADE_FROM ? join(resolve(THIS_API, '..', UPGRADE_FROM), 'graphql-api') : THIS_API;
const ROUNDS = 6;

/** Lines of the log of either release that an operator would be called for. */
const ALARM =
  /"status":5\d\d|"msg":"(crash|uncaught exception|fault|payment problem|payment case opened|refund overdue)"/;

const suffix = randomBytes(8).toString('hex');
const people = new TestPeople(`demo-${suffix}`);
const stripeBase = new URL(testEnvironment.stripeApiBase());
const stripe = new Stripe(`sk_test_${suffix}`, {
  host: stripeBase.hostname,
  port: stripeBase.port,
  protocol: 'http',
});
const sandbox = new SandboxControl({
  env: { STRIPE_API_BASE: stripeBase.href, STRIPE_SECRET_KEY: `sk_test_${suffix}` },
});

let bare: TestDatabase;
let env: Record<string, string>;
let database: DataSource;
const opened: { kill(): Promise<unknown> }[] = [];

beforeAll(async () => {
  bare = await createBareDatabase();
  env = {
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost:4000',
    DATABASE_URL: bare.url,
    ACCESS_TOKEN_KEYS: `test:${randomBytes(32).toString('base64url')}`,
    FIREBASE_PROJECT_ID: `demo-${suffix}`,
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_AUTH_EMULATOR_HOST: testEnvironment.authEmulatorHost(),
    STRIPE_SECRET_KEY: `sk_test_${suffix}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${suffix}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${suffix}`,
    STRIPE_API_BASE: stripeBase.href,
    ...ROOMY,
  };
  database = await createDataSource({ url: bare.url, poolSize: 2 }).initialize();
});
afterAll(async () => {
  for (const one of opened) await one.kill();
  await database.destroy();
  await bare.drop();
});

/** Runs a compiled command of a build on the database. */
const run = (api: string, ...[program = '', ...args]: string[]) =>
  promisify(execFile)(process.execPath, [join(api, 'dist/bin', program), ...args], { env });

async function start(api: string): Promise<ShopProcess> {
  const instance = await ShopProcess.prepare(env, { api });
  opened.push(instance);
  await instance.start();
  return instance;
}

/** Sends Stripe's messages to this instance alone from now on. */
async function sendWebhooksTo({ url }: ShopProcess): Promise<void> {
  const { data } = await stripe.webhookEndpoints.list();
  for (const { id } of data) await stripe.webhookEndpoints.del(id);
  const endpoint = { url: `${url}/webhooks/stripe`, enabled_events: ['*'] as ['*'] };
  await stripe.webhookEndpoints.create({ ...endpoint, ...{ secret: env.STRIPE_WEBHOOK_SECRET } });
}

/** A token of a new account. */
async function signIn(at: ShopProcess, email: string): Promise<string> {
  const { idToken } = await people.create({ email });
  const { body } = await at.as(idToken).rest('PUT', `/user/${email}`, { email });
  return body.token as string;
}

/** Buys one at an instance, whose browser closes after paying: only the webhook can settle it. */
async function buy(customer: ShopClient, partId: string): Promise<string> {
  const { id } = await placeOrder(customer, { id: partId, orderQuantity: 1 });
  const intent = await createPaymentIntent(customer, id);
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await until(async () => (await getOrder(customer, id)).paid, 'the webhook to settle the order');
  return id;
}

const deliveriesEnd = () =>
  until(async () => (await sandbox.waitingDeliveries()) === 0, 'the webhooks to be delivered');

describe('C60', () => {
  test("during an upgrade two releases on one database settle and refund each other's payments, and no money is lost", async () => {
    await run(API_BEFORE, 'migrate.js');
    const before = await start(API_BEFORE);
    await sendWebhooksTo(before);
    const customerToken = await signIn(before, 'customer@example.com');
    const adminToken = await signIn(before, 'admin@example.com');
    await run(API_BEFORE, 'admin.js', 'grant', 'admin@example.com');
    const { id: partId } = await ask<{ id: string }>(
      before.as(adminToken),
      'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }',
      {
        input: {
          ...showable,
          category: Category.BRAKES,
          price: '64.90',
          orderQuantity: 1,
          availableQuantity: 1000,
        },
      },
    );

    // Customers go on while the database is migrated.
    const migrated = new AbortController();
    const buying = async () => {
      while (!migrated.signal.aborted) await buy(before.as(customerToken), partId);
    };
    await Promise.all([run(THIS_API, 'migrate.js').finally(() => migrated.abort()), buying()]);
    const now = await start(THIS_API);

    const bought: string[] = [];
    for (const [acting, receiving] of [
      [before, now],
      [now, before],
    ] as const) {
      await sendWebhooksTo(receiving);
      for (let round = 0; round < ROUNDS; round++) {
        const id = await buy(acting.as(customerToken), partId);
        bought.push(id);
        if (round % 2 === 0) await refundOrder(acting.as(adminToken), id);
        await deliveriesEnd();
      }
    }

    const violations = [
      ...(await moneyFaults({ database, stripe })),
      ...(await database.query<object[]>("SELECT kind, detail FROM payment_case WHERE kind <> 'REFUND_DUE'")),
      ...(await database.query<object[]>(
        `SELECT 'no receipt' AS kind, id FROM shop_order
         WHERE id = ANY($1) AND NOT EXISTS (SELECT FROM outbox WHERE key = 'order.paid:' || transaction_id)`,
        [bought],
      )),
      ...[before, now].flatMap(({ printed }) => printed.split('\n').filter((line) => ALARM.test(line))),
    ];
    report({
      row: 'C60',
      what: `an upgrade ${UPGRADE_FROM ? 'from a build before' : 'between two equal builds'}, webhooks at the other release`,
      runs: bought.length,
      faults: 2 * ROUNDS,
      violations: violations.length,
    });
    expect(violations).toEqual([]);
  });
});
