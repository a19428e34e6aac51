import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { report } from '../support/fault-report.js';
import { ledgerFaults } from '../support/ledger.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { localEnvironment } from '../support/process-environment.js';
import { ShopProcess } from '../support/shop-process.js';
import { SteadyLoad } from '../support/steady-load.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

jest.setTimeout(300_000);

const RESTARTS = 5;
const PER_SECOND = 40;

let postgres: OwnPostgres;
let shop: TestShop;
let running: ShopProcess;
let customer: Customer;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = postgres.url;
  shop = await createTestShop({ database: await createTestDatabase() });
  const roomy = { OPEN_HOLDS_PER_USER: '100000', HOLD_UNITS_VERIFIED: '1000000', HOLD_SHARE_PERCENT: '100' };
  running = await ShopProcess.prepare({ ...localEnvironment(shop), ...roomy, RATE_LIMITS: 'off' });
  await running.start();
  const { email, idToken } = await shop.people.create({ email: 'steady@example.com' });
  const { body } = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
  customer = Object.assign(running.as(body.token as string), { uid: '', email });
});
afterAll(async () => {
  await running.kill();
  await shop.close();
  await postgres.end();
});

describe('C32', () => {
  test(`Postgres is restarted ${RESTARTS} times under load: nothing but 503, and all is well seconds later`, async () => {
    const part = await aPart(shop.database, { availableQuantity: 1_000_000 });
    const asks = [
      () => customer.fetch('POST', '/orders', JSON.stringify({ partId: part.id, quantity: 1, ...delivery })),
      () => customer.fetch('GET', `/my_orders?email=${customer.email}`),
      () => running.as().fetch('GET', `/parts/${part.id}`),
    ];
    let [violations, faults, slowest] = [0, 0, 0];
    for (let round = 0; round < RESTARTS; round++) {
      const load = new SteadyLoad(PER_SECOND, async (turn) => {
        const response = await asks[turn % asks.length]!();
        await response.arrayBuffer();
        return response.status;
      });
      await until(() => Promise.resolve(load.answers.length > PER_SECOND), 'the load to run');

      await postgres.order('restart');

      const upAt = performance.now();
      const fine = (from: number) =>
        load.answers.filter(({ sentAt, status }) => sentAt > from && status === 200);
      await until(() => Promise.resolve(fine(upAt).length > 0), 'the first success', 5_000);
      await until(() => Promise.resolve(performance.now() - upAt > 12_000), 'ten seconds to pass', 15_000);
      const answers = await load.stop();

      const failed = answers.filter(({ status }) => status !== 200);
      faults += failed.length;
      violations += failed.filter(({ status, sentAt }) => status !== 503 || sentAt - upAt > 10_000).length;
      slowest = Math.max(slowest, ...failed.map(({ sentAt, took }) => sentAt + took - upAt));
    }
    report({
      row: 'C32',
      what: `Postgres restarted under ${PER_SECOND} requests/s (${faults} answers of 503)`,
      runs: RESTARTS,
      faults: RESTARTS,
      violations,
      recoveryMs: slowest,
    });
    expect(violations).toBe(0);
    expect((await customer.rest('GET', `/my_orders?email=${customer.email}`)).status).toBe(200);
    expect(await ledgerFaults(shop.database)).toEqual([]);
  });
});
