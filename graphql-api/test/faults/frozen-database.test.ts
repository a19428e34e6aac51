import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { freeze } from '../support/freeze.js';
import { ledgerFaults } from '../support/ledger.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { localEnvironment, PROCESS_TOKEN_KEY } from '../support/process-environment.js';
import type { ShopClient } from '../support/shop-client.js';
import { ShopProcess } from '../support/shop-process.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

/** Time limit for a database that does not respond, and what a busy machine adds. Milliseconds. */
const PATIENCE_MS = 3000 + 1000;

let postgres: OwnPostgres;
let shop: TestShop;
let running: ShopProcess;
let customer: ShopClient;
let admin: ShopClient;
let email: string;
let partId: string;
let thaw: (() => void) | undefined;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = postgres.url;
  const key = `test:${PROCESS_TOKEN_KEY.toString('base64url')}`;
  shop = await createTestShop({ env: { ACCESS_TOKEN_KEYS: key, PUBLIC_URL: 'http://shop.test' } });
  running = await ShopProcess.prepare({ ...localEnvironment(shop), PUBLIC_URL: 'http://shop.test' });
  await running.start();
  const [ana, boss] = await Promise.all([shop.signIn({}), shop.signIn({ role: Role.ADMIN })]);
  email = ana.email;
  [customer, admin] = [ana, boss].map(({ token }: Customer) => running.as(token)) as [ShopClient, ShopClient];
  partId = (await aPart(shop.database, { availableQuantity: 50 })).id;
});
afterEach(() => {
  thaw?.();
  thaw = undefined;
});
afterAll(async () => {
  await running.kill();
  await shop.close();
  await postgres.end();
});

describe('C33', () => {
  test('a database that goes silent mid-connection makes requests fail fast with 503, and service recovers afterwards', async () => {
    // Each of these leaves a connection in the pool, open and trusted.
    const reads = () => [
      running.as().fetch('GET', `/parts/${partId}?${Math.random()}`),
      running.as().fetch('GET', '/readyz'),
      customer.fetch('GET', `/user/${email}`),
      customer.fetch('GET', `/my_orders?email=${email}`),
      admin.fetch('GET', '/orders/'),
      admin.fetch('POST', '/graphql', JSON.stringify({ query: '{ orders { nodes { id } } }' })),
    ];
    const order = JSON.stringify({ partId, quantity: 1, ...delivery });
    const everything = () => [...reads(), customer.fetch('POST', '/orders', order)];
    expect((await Promise.all(everything())).map(({ status }) => status)).not.toContain(503);
    thaw = await freeze(postgres.url);

    const startedAt = performance.now();
    const [silent, alive] = await Promise.all([
      Promise.all(everything()),
      running.as().fetch('GET', '/healthz'),
    ]);
    const tookMs = performance.now() - startedAt;

    thaw();
    thaw = undefined;
    expect(alive.status).toBe(200);
    expect(silent.map(({ status }) => status)).toEqual(silent.map(() => 503));
    expect(silent.filter((_, i) => i !== 1).map(({ headers }) => headers.get('retry-after'))).toEqual(
      silent.slice(1).map(() => '5'),
    );
    expect(tookMs).toBeLessThan(PATIENCE_MS);
    await until(
      async () => (await Promise.all(reads())).every(({ status }) => status === 200),
      'everything to be answered again',
    );
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('concurrent requests for the same data fail together instead of waiting one after another', async () => {
    thaw = await freeze(postgres.url);
    const look = async () => {
      const startedAt = performance.now();
      const { status, headers } = await running.as().fetch('GET', '/parts?limit=3');
      return { status, retryAfter: headers.get('retry-after'), endedAt: performance.now(), startedAt };
    };
    const first = look();
    const askedAt = performance.now();
    await until(() => Promise.resolve(performance.now() - askedAt > 500), 'the first to be waiting');

    const answers = await Promise.all([first, look(), look(), look()]);

    expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(Array(4).fill([503, '5']));
    const ends = answers.map(({ endedAt }) => endedAt);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1000);
  });
});
