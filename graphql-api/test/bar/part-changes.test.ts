import type {
  PartChange,
  PartOutcome,
} from '../../src/features/catalogue/part-editing/part-changes.service.js';
import {
  NotSoManyUnits,
  PartNotSold,
  SmallestOrderNotPayable,
} from '../../src/features/catalogue/part/part.errors.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { inTransaction } from '../../src/shared/transaction.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { deadlocksWhile } from '../support/deadlocks.js';
import { ledgerFaults } from '../support/ledger.js';
import { placeOrders } from '../support/purchases.js';
import { until } from '../support/until.js';
import { recordTransaction } from '../support/sql-recorder.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { HOLD_SHARE_PERCENT: '100', OPEN_HOLDS_PER_USER: '100' } });
});
afterEach(async () => {
  expect(await ledgerFaults(shop.database)).toEqual([]);
});
afterAll(() => shop.close());

const parts = (count: number, given: Partial<Part> = {}) =>
  Promise.all(Array.from({ length: count }, () => aPart(shop.database, given)));

/** Changes all of these in the same way, as a program would. */
const change = (changed: readonly Part[], wanted: PartChange): Promise<PartOutcome[]> =>
  inTransaction(shop.database.manager, (manager) =>
    shop.app.services.partChanges.change(
      manager,
      changed.map(({ id }) => id),
      () => wanted,
      { actor: 'system:test', reason: 'Delivery 17' },
    ),
  );

const storedPart = async ({ id }: Part) => {
  const [row] = await shop.database.query(
    'SELECT price_minor AS price, available_quantity AS available FROM part WHERE id = $1',
    [id],
  );
  return row as { price: number; available: number };
};

test('three hundred parts take as many statements as three', async () => {
  const statements = async (count: number) => {
    const changed = await parts(count);
    return recordTransaction(() => change(changed, { priceMinor: 7000, units: 3 }));
  };

  const few = await statements(3);

  expect(few.map(({ name }) => name)).toEqual([
    'lock_parts',
    'change_prices',
    'restock_several',
    'record_audit',
  ]);
  expect((await statements(300)).map(({ name }) => name)).toEqual(few.map(({ name }) => name));
});

test('a refused part stays unchanged, and the others change', async () => {
  const [cheap, few, gone] = await Promise.all([
    aPart(shop.database, { priceMinor: 500 }),
    aPart(shop.database, { availableQuantity: 2 }),
    aPart(shop.database),
  ]);
  await shop.database.query('UPDATE part SET deleted_at = now() WHERE id = $1', [gone.id]);

  const outcomes = await change([few, gone, cheap], { priceMinor: 600, units: -3 });

  expect(outcomes.map(({ refusal }) => refusal?.constructor)).toEqual([
    NotSoManyUnits,
    PartNotSold,
    undefined,
  ]);
  expect(await storedPart(few)).toEqual({ price: 6490, available: 2 });
  expect(await storedPart(cheap)).toEqual({ price: 600, available: 17 });
});

test('a price that no card payment could pay is refused', async () => {
  const [part] = await parts(1);
  const [low, high] = [await change([part!], { priceMinor: 49 }), await change([part!], { priceMinor: 1e8 })];
  expect(low[0]?.refusal).toBeInstanceOf(SmallestOrderNotPayable);
  expect(high[0]?.refusal).toBeInstanceOf(SmallestOrderNotPayable);
  expect(await storedPart(part!)).toEqual({ price: 6490, available: 20 });
});

test('lists, counts and the audit log show the change like a change in the form', async () => {
  const [part] = await parts(1, { name: 'Zircon sensor', availableQuantity: 0, category: null });
  await change([part!], { priceMinor: 123_457, units: 40 });

  const { data } = await shop.visitor.graphql(
    `{ parts(filter: { search: "Zircon", minPrice: "1234.57", maxPrice: "1234.57", inStock: true }) {
        totalCount nodes { price availableQuantity } } }`,
  );

  expect(data).toEqual({
    parts: { totalCount: 1, nodes: [{ price: '1234.57', availableQuantity: 40 }] },
  });
  const written: unknown[] = await shop.database.query(
    'SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY id',
    [part!.id],
  );
  expect(written).toEqual([
    { action: 'PART_CHANGED', before: { priceMinor: 6490 }, after: { priceMinor: 123_457 } },
    {
      action: 'PART_RESTOCKED',
      before: { availableQuantity: 0 },
      after: { availableQuantity: 40, reason: 'Delivery 17' },
    },
  ]);
});

test('a documented client that saw the former price gets PRICE_CHANGED and buys nothing', async () => {
  const [part] = await parts(1, { name: 'Basalt pump', priceMinor: 3000 });
  const customer = await shop.signIn({});
  await change([part!], { priceMinor: 1500 });

  // One at the earlier price, or two at today's.
  const { status, body } = await customer.rest('POST', '/orders', {
    name: 'Ada',
    email: customer.email,
    product: 'Basalt pump',
    price: 30,
    ...delivery,
  });

  expect({ status, code: (body as { code: string }).code }).toEqual({ status: 409, code: 'PRICE_CHANGED' });
});

test('a change waits for its first part before it locks any other', async () => {
  const changed = (await parts(5)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const [first, ...others] = changed.map(({ id }) => id);
  const order = shop.database.createQueryRunner();
  await order.startTransaction();
  await order.query('SELECT FROM part WHERE id = $1 FOR NO KEY UPDATE', [first]);

  const changing = change([...changed].reverse(), { priceMinor: 5000, units: -5 });
  await until(async () => {
    const waiting: unknown[] = await order.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return waiting.length > 0;
  }, 'the change to wait');
  // An order of a cart goes on to its next parts; with these locked, the two would wait in a circle.
  await order.query('SELECT FROM part WHERE id = ANY($1) FOR NO KEY UPDATE NOWAIT', [others]);
  await order.commitTransaction();
  await order.release();

  expect((await changing).map(({ refusal }) => refusal)).toEqual(changed.map(() => null));
});

test('cart orders and two concurrent changes of the same parts all count, without a deadlock', async () => {
  const changed = await parts(30, { availableQuantity: 500 });
  const customers = await Promise.all(Array.from({ length: 6 }, () => shop.signIn({})));

  const { deadlocks } = await deadlocksWhile(() =>
    Promise.all([
      change(changed, { priceMinor: 5000, units: -5 }),
      ...customers.map((customer) =>
        placeOrders(
          customer,
          changed.slice(0, 8).map((part) => [part, 1]),
        ),
      ),
      change([...changed].reverse(), { priceMinor: 5100, units: 7 }),
    ]),
  );

  expect(deadlocks).toBe(0);
  const stands = await Promise.all(changed.map(storedPart));
  expect(stands.map(({ available }) => available)).toEqual(
    changed.map((_, index) => (index < 8 ? 496 : 502)),
  );
});
