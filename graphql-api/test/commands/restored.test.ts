import { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { placeOrder } from '../support/operations.js';
import { runCommand } from '../support/run-command.js';
import { environmentOf } from '../support/shop-environment.js';
import { ShopProcess } from '../support/shop-process.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ env: mailSetUp });
  await shop.runTask('database-check');
});
afterEach(() => shop.close());

const restored = (...args: string[]) => runCommand('restored.js', args, shop.env.DATABASE_URL);

/** The state of a database that was restored on a server of another timeline from a backup of an hour ago. */
const restoreOnAnotherServer = () =>
  shop.database.query(
    `UPDATE shop_database SET place = replace(place, '/', '/other/'), seen_at = seen_at - interval '1 hour'`,
  );

const start = async () => {
  const instance = await ShopProcess.prepare({
    ...environmentOf(shop.env),
    DATABASE_URL: shop.env.DATABASE_URL,
  });
  const { code, output } = await instance.runToEnd();
  return { code, output: output.trim() };
};

test('the shop does not start on a restored database until the command has turned waiting emails into cases', async () => {
  await placeOrder(await shop.signIn({}), await aPart(shop.database));
  await restoreOnAnotherServer();

  expect(await start()).toEqual({
    code: 1,
    output:
      'The database was restored from a backup: run graphql-api/dist/bundle/restored.js first (docs/backup.md).',
  });
  // A running instance does not accept it either.
  await shop.runTask('database-check');
  expect(await shop.app.services.shopDatabase.isRestored()).toBe(true);

  expect(await restored()).toEqual({
    code: 0,
    output:
      'The stock ledger agrees. 1 waiting mail will not be sent but listed under Cases. The shop can start.',
    complaint: '',
  });

  expect(await shop.app.services.shopDatabase.isRestored()).toBe(false);
  await shop.runTask('mails');
  expect(await shop.database.query('SELECT kind FROM payment_case')).toEqual([{ kind: 'MAIL_NOT_SENT' }]);
});

test('a failover does not count as a restore, because the database was used minutes ago', async () => {
  await restoreOnAnotherServer();
  await shop.database.query("UPDATE shop_database SET seen_at = now() - interval '10 minutes'");

  expect(await shop.app.services.shopDatabase.isRestored()).toBe(false);
  await shop.runTask('database-check');
  await shop.database.query("UPDATE shop_database SET seen_at = now() - interval '1 day'");
  expect(await shop.app.services.shopDatabase.isRestored()).toBe(false);
});

test('a ledger mismatch keeps the shop from starting', async () => {
  const { id } = await aPart(shop.database, { name: 'Brake disc', availableQuantity: 20 });
  await shop.database.manager.update(Part, id, { availableQuantity: 18, receivedQuantity: 18 });
  await restoreOnAnotherServer();

  const { code, output } = await restored();

  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^Part .* "Brake disc": .* Nothing was changed\.$/),
  ]);
  expect(await shop.app.services.shopDatabase.isRestored()).toBe(true);
});

test('the command takes no arguments', async () => {
  expect(await restored('--yes')).toMatchObject({ code: 2, complaint: 'restored takes no arguments.' });
});
