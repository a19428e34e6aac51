import { moveAccount } from '../../src/features/customers/user/account-move.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aGarageCar } from '../support/fitments.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const ACCOUNT_KEYS = `SELECT conrelid::regclass::text AS table, confupdtype AS "onUpdate"
  FROM pg_constraint WHERE contype = 'f' AND confrelid = 'shop_user'::regclass ORDER BY 1`;

test('every table that refers to an account follows its new uid', async () => {
  expect(await shop.database.query(ACCOUNT_KEYS)).toEqual([
    { table: 'back_in_stock_request', onUpdate: 'c' },
    { table: 'cart_line', onUpdate: 'c' },
    { table: 'customer_note', onUpdate: 'c' },
    { table: 'former_uid', onUpdate: 'c' },
    { table: 'garage_car', onUpdate: 'c' },
    { table: 'idempotency_key', onUpdate: 'c' },
    { table: 'order_read', onUpdate: 'c' },
    { table: 'review', onUpdate: 'c' },
    { table: 'shop_order', onUpdate: 'c' },
  ]);
});

test('an account moves completely to a new uid', async () => {
  const ana = await shop.signIn({ email: 'ana@example.com' });
  await ana.rest('POST', '/reviews', { rating: 5, review: 'Good.' });

  await shop.database.transaction((manager) => moveAccount(manager, ana.uid, 'new-uid'));

  expect(await shop.database.query('SELECT uid, email FROM shop_user')).toEqual([
    { uid: 'new-uid', email: 'ana@example.com' },
  ]);
  expect(await shop.database.query('SELECT user_uid FROM review')).toEqual([{ user_uid: 'new-uid' }]);
});

test('merging two accounts merges their cars, each once, up to the limit', async () => {
  const [from, to] = [await shop.signIn({}), await shop.signIn({})];
  for (let place = 1; place <= 8; place += 1) {
    await aGarageCar(shop.database, from.uid, { place, model: `Old ${place}` });
  }
  for (const [index, model] of ['New', 'Old 8', 'Newer', 'Newest'].entries()) {
    await aGarageCar(shop.database, to.uid, { place: index + 1, model });
  }

  await shop.database.transaction((manager) => moveAccount(manager, from.uid, to.uid));

  const cars = await shop.database.query<{ user_uid: string; model: string }[]>(
    'SELECT user_uid, model FROM garage_car ORDER BY model',
  );
  expect(cars.map(({ model }) => model)).toEqual([
    'New',
    'Newer',
    'Newest',
    'Old 2',
    'Old 3',
    'Old 4',
    'Old 5',
    'Old 6',
    'Old 7',
    'Old 8',
  ]);
  expect(new Set(cars.map(({ user_uid: uid }) => uid))).toEqual(new Set([to.uid]));
});

test('an unknown account cannot move', async () => {
  await expect(
    shop.database.transaction((manager) => moveAccount(manager, 'nobody', 'new-uid')),
  ).rejects.toThrow('no account nobody to move');
});
