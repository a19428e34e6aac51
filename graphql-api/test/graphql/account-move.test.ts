import { moveAccount } from '../../src/features/user/account-move.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const ACCOUNT_KEYS = `SELECT conrelid::regclass::text AS table, confupdtype AS "onUpdate"
  FROM pg_constraint WHERE contype = 'f' AND confrelid = 'shop_user'::regclass ORDER BY 1`;

test('every table that refers to an account follows when the account moves to another uid', async () => {
  expect(await shop.database.query(ACCOUNT_KEYS)).toEqual([
    { table: 'former_uid', onUpdate: 'c' },
    { table: 'idempotency_key', onUpdate: 'c' },
    { table: 'order_read', onUpdate: 'c' },
    { table: 'review', onUpdate: 'c' },
    { table: 'shop_order', onUpdate: 'c' },
  ]);
});

test('a whole account takes a uid that nobody has', async () => {
  const ana = await shop.signIn({ email: 'ana@example.com' });
  await ana.rest('POST', '/reviews', { rating: 5, review: 'Good.' });

  await shop.database.transaction((manager) => moveAccount(manager, ana.uid, 'new-uid'));

  expect(await shop.database.query('SELECT uid, email FROM shop_user')).toEqual([
    { uid: 'new-uid', email: 'ana@example.com' },
  ]);
  expect(await shop.database.query('SELECT user_uid FROM review')).toEqual([{ user_uid: 'new-uid' }]);
});

test('an account that is not there can not move', async () => {
  await expect(
    shop.database.transaction((manager) => moveAccount(manager, 'nobody', 'new-uid')),
  ).rejects.toThrow('no account nobody to move');
});
