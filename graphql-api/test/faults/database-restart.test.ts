import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let postgres: OwnPostgres;
let shop: TestShop;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = postgres.url;
  shop = await createTestShop({ database: await createTestDatabase(), forRequests: true });
});
afterAll(async () => {
  await shop.close();
  await postgres.end();
});

describe('C32', () =>
  test('while Postgres restarts, each order is placed or refused with 503, and ordering then works again', async () => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database, { availableQuantity: 100 });
    const order = () =>
      customer
        .rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery })
        .then(({ status }) => status);

    const [, ...statuses] = await Promise.all([
      postgres.order('restart'),
      ...Array.from({ length: 8 }, order),
    ]);
    await until(async () => (await order()) === 200, 'an order to go through');

    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await ledgerFaults(shop.database)).toEqual([]);
  }));
