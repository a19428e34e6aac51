import type { EntityManager } from 'typeorm';

import { AuditService } from '../../src/features/shop/audit/audit.service.js';
import { StockService } from '../../src/features/fulfillment/stock/stock.service.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ledgerFaults } from '../support/ledger.js';
import { placeOrder } from '../support/operations.js';
import { until } from '../support/until.js';

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  customer = await shop.signIn({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

async function cutTheConnectionOf(manager: EntityManager): Promise<void> {
  const [{ pid }] = await manager.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
  await shop.database.query('SELECT pg_terminate_backend($1)', [pid]);
  await until(() => Promise.resolve(manager.queryRunner?.isReleased), 'the connection to be lost');
}

/** The next order loses its connection before it is written to the log. */
function cutTheNextOrder(): void {
  const { recordAll } = AuditService.prototype;
  jest.spyOn(AuditService.prototype, 'recordAll').mockImplementationOnce(async function (
    this: AuditService,
    ...[manager, entries]: Parameters<AuditService['recordAll']>
  ) {
    await cutTheConnectionOf(manager);
    return recordAll.call(this, manager, entries);
  });
}

/** The next deletion loses its connection once its units are in stock again. */
function cutTheNextDeletion(): void {
  const { release } = StockService.prototype;
  jest.spyOn(StockService.prototype, 'release').mockImplementationOnce(async function (
    this: StockService,
    ...[manager, units]: Parameters<StockService['release']>
  ) {
    await release.call(this, manager, units);
    await cutTheConnectionOf(manager);
  });
}

describe('C32', () =>
  test('a connection lost in the middle of a transaction answers 503 and changes nothing', async () => {
    const part = await aPart(shop.database);
    const order = { partId: part.id, quantity: 1, ...delivery };
    cutTheNextOrder();
    expect((await customer.rest('POST', '/orders', order)).status).toBe(503);
    const { id } = await placeOrder(customer, part);
    cutTheNextDeletion();
    expect((await customer.rest('DELETE', `/orders/${id}`)).status).toBe(503);

    const { body } = await customer.rest('GET', `/my_orders?email=${customer.email}`);
    expect(body.map((one: { _id: string }) => one._id)).toEqual([id]);
    expect((await customer.rest('DELETE', `/orders/${id}`)).status).toBe(200);
  }));
