import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { FaultyProxy } from '../support/faulty-proxy.js';
import { moneyFaults } from '../support/money-faults.js';
import { createPaymentIntent, placeOrder, refusalOf } from '../support/operations.js';
import { localEnvironment } from '../support/process-environment.js';
import { SandboxControl, type StripeFault } from '../support/sandbox-control.js';
import type { ShopClient } from '../support/shop-client.js';
import { ShopProcess } from '../support/shop-process.js';
import { p95, SteadyLoad } from '../support/steady-load.js';
import { until } from '../support/until.js';

jest.setTimeout(300_000);

const PAYERS = 30;
const PER_SECOND = 40;
/** Browsing during a provider outage takes at most this many times as long as without, and a tenth of a second. */
const UNAFFECTED = 2;

let shop: TestShop;
let stripe: FaultyProxy;
let firebase: FaultyProxy;
let running: ShopProcess;
let customer: ShopClient;
let account: { email: string; idToken: string };
beforeEach(async () => {
  shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
  stripe = await FaultyProxy.before(new URL(shop.env.STRIPE_API_BASE ?? '').host);
  firebase = await FaultyProxy.before(shop.env.FIREBASE_AUTH_EMULATOR_HOST ?? '');
  running = await ShopProcess.prepare({
    ...localEnvironment(shop),
    OPEN_HOLDS_PER_USER: '1000',
    RATE_LIMITS: 'off',
    STRIPE_API_BASE: `http://${stripe.host}`,
    FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
  });
  await running.start();
  account = await shop.people.create({ email: 'payer@example.com' });
  customer = running.as(await signIn().then(({ body }) => body.token as string));
});
afterEach(async () => {
  await running.kill();
  await stripe.close();
  await firebase.close();
  await shop.close();
});

const signIn = () =>
  running.as(account.idToken).rest('PUT', `/user/${account.email}`, { email: account.email });

/** A visitor and a customer who browse: pages, lists, own orders, the latter from the database each time. */
async function browse(): Promise<SteadyLoad> {
  const { id } = await aPart(shop.database);
  const looks = [
    () => running.as().fetch('GET', '/parts'),
    () => running.as().fetch('GET', `/parts/${id}`),
    () => customer.fetch('GET', `/my_orders?email=${account.email}`),
  ];
  return new SteadyLoad(PER_SECOND, async (turn) => {
    const response = await looks[turn % looks.length]!();
    await response.arrayBuffer();
    return response.status;
  });
}

const idleInTransaction = async () => {
  const rows = await shop.database.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'
       AND state_change < now() - interval '0.5 seconds'`,
  );
  return rows.length;
};

const scripted = (fault: Omit<StripeFault, 'route'>) => ({
  begin: () => new SandboxControl(shop).break({ route: '*', times: 100_000, ...fault }),
  end: () => new SandboxControl(shop).repair(),
});

const STRIPE: Record<string, { begin: () => unknown; end: () => unknown }> = {
  'accepts and stays silent': {
    begin: () => {
      stripe.fallSilent();
    },
    end: () => {
      stripe.repair();
    },
  },
  'resets each connection': {
    begin: () => {
      stripe.reset();
    },
    end: () => {
      stripe.repair();
    },
  },
  'never answers': scripted({ kind: 'hang' }),
  'answers 500': scripted({ kind: 'fail', status: 500 }),
  'answers 429': scripted({ kind: 'fail', status: 429 }),
};

describe('C34', () =>
  test.each(Object.keys(STRIPE))(
    'Stripe %s: payments fail with 503 within ten seconds, and browsing is as fast as before',
    async (name) => {
      const { begin, end } = STRIPE[name]!;
      const payers = () =>
        Promise.all(
          Array.from({ length: PAYERS }, async () => placeOrder(customer, await aPart(shop.database))),
        );
      const [others, orders] = [await payers(), await payers()];
      // As many pay as later on, so that the compared figures differ by the fault alone.
      const before = await browse();
      await Promise.all(others.map(({ id }) => createPaymentIntent(customer, id)));
      await until(() => Promise.resolve(before.answers.length >= 6 * PER_SECOND), 'a look around');
      const usual = p95(await before.stop());

      await begin();
      const during = await browse();
      const waits: number[] = [];
      let idle = 0;
      const paying = Promise.all(
        orders.map(async ({ id }) => {
          const began = performance.now();
          const code = await refusalOf(createPaymentIntent(customer, id));
          waits.push(performance.now() - began);
          return code;
        }),
      );
      const watching = setInterval(
        () => void idleInTransaction().then((count) => (idle = Math.max(idle, count))),
        250,
      );
      const codes = await paying;
      await until(() => Promise.resolve(during.answers.length >= 6 * PER_SECOND), 'a look around');
      clearInterval(watching);
      const looks = await during.stop();
      await end();
      const repairedAt = performance.now();
      await until(
        async () => createPaymentIntent(customer, orders[0]!.id).catch(() => null),
        'payments to work again',
      );

      const violations = [
        ...codes.filter((code) => code !== 'SERVICE_UNAVAILABLE'),
        ...waits.filter((ms) => ms > 10_000).map((ms) => `${ms} ms`),
        ...looks.filter(({ status }) => status !== 200).map(({ status }) => `browsing answered ${status}`),
        ...(p95(looks) > UNAFFECTED * usual + 100 ? [`browsing: ${p95(looks)} ms instead of ${usual}`] : []),
        ...(idle > 0 ? ['idle in transaction'] : []),
        ...(await moneyFaults(shop)),
      ];
      report({
        row: 'C34',
        what: `Stripe ${name}: refused after ${seconds(Math.max(...waits))}; browsing p95 ${ms(usual)} before, ${ms(p95(looks))} then`,
        runs: PAYERS,
        faults: PAYERS,
        violations: violations.length,
        recoveryMs: performance.now() - repairedAt,
      });
      expect(violations).toEqual([]);
    },
  ));

const FIREBASE: Record<string, () => void> = {
  'accepts and stays silent': () => firebase.fallSilent(),
  'resets each connection': () => firebase.reset(),
};

describe('C35', () =>
  test.each(Object.keys(FIREBASE))(
    'Firebase %s: existing tokens work, and signing in answers 503',
    async (name) => {
      FIREBASE[name]!();
      const looking = await browse();
      const began = performance.now();

      const answers = await Promise.all(Array.from({ length: PAYERS }, signIn));

      const wait = performance.now() - began;
      await until(() => Promise.resolve(looking.answers.length >= 3 * PER_SECOND), 'a look around');
      const looks = await looking.stop();
      firebase.repair();
      const repairedAt = performance.now();
      await until(async () => (await signIn()).status === 200, 'signing in to work again');
      const violations =
        answers.filter(({ status }) => status !== 503).length +
        looks.filter(({ status }) => status !== 200).length +
        (wait > 10_000 ? 1 : 0);
      report({
        row: 'C35',
        what: `Firebase ${name}: refused after ${seconds(wait)}`,
        runs: PAYERS,
        faults: PAYERS,
        violations,
        recoveryMs: performance.now() - repairedAt,
      });
      expect(violations).toBe(0);
    },
  ));

const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
const ms = (time: number) => `${time.toFixed(0)} ms`;
