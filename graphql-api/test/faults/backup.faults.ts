import { dirname, join } from 'node:path';

import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { Role } from '../../src/auth/role.js';
import { baseBackup } from '../support/base-backup.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  type OrderView,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { MailServer } from '../support/mail-server.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { archiveLog, RestoredPostgres } from '../support/restored-postgres.js';
import { runCommand } from '../support/run-command.js';
import { createTestDatabase } from '../support/test-database.js';

jest.setTimeout(180_000);

const WITH_CARD = { payment_method: 'pm_card_visa' };

let mailServer: MailServer;
let original: OwnPostgres;
let shop: TestShop;
let part: Part;
let restored: RestoredPostgres;
/** The same shop on the restored data: its providers are where they were. */
let again: TestShop;
/** Placed and paid before the time that the shop goes back to. */
let paidBefore: OrderView;
/** Placed before it, paid after. */
let paidAfter: OrderView;
/** Placed after it. */
let lost: OrderView;

/** Buys, pays and changes their mind until told to stop. */
async function trade(customer: Customer, isOpen: () => boolean): Promise<number> {
  let rounds = 0;
  while (isOpen()) {
    await pay(customer, await placeOrder(customer, part));
    await deleteOrder(customer, (await placeOrder(customer, part)).id);
    rounds += 1;
  }
  return rounds;
}

async function pay(customer: Customer, order: OrderView): Promise<void> {
  const intent = await createPaymentIntent(customer, order.id);
  await shop.stripe.paymentIntents.confirm(intent.id, WITH_CARD);
  await confirmPayment(customer, order.id, intent.id);
}

beforeAll(async () => {
  original = await OwnPostgres.start();
  process.env.TEST_DATABASE_URL = original.url;
  // Its mail server is away, so all mails wait.
  shop = await createTestShop({ database: await createTestDatabase(), env: mailSetUp });
  await shop.runTask('database-check');
  part = await aPart(shop.database, { availableQuantity: 100_000 });
  const customer = await shop.signIn({});
  const others = await Promise.all([shop.signIn({}), shop.signIn({})]);

  let isOpen = true;
  const trading = others.map((other) => trade(other, () => isOpen));
  const [{ folder }] = await shop.database.query<[{ folder: string }]>(
    "SELECT current_setting('data_directory') AS folder",
  );
  const copy = join(dirname(folder), 'backup');
  await baseBackup(original.url, copy);
  paidBefore = await placeOrder(customer, part);
  await pay(customer, paidBefore);
  paidAfter = await placeOrder(customer, part);
  const intent = await createPaymentIntent(customer, paidAfter.id);
  const [{ moment }] = await shop.database.query<[{ moment: string }]>(
    'SELECT clock_timestamp()::text AS moment',
  );
  await shop.stripe.paymentIntents.confirm(intent.id, WITH_CARD);
  await confirmPayment(customer, paidAfter.id, intent.id);
  lost = await placeOrder(customer, part);
  isOpen = false;
  expect(Math.min(...(await Promise.all(trading)))).toBeGreaterThan(0);

  const archive = await archiveLog(original.url);
  restored = await RestoredPostgres.from(copy, { original: original.url, archive, upTo: moment });
  const url = new URL(restored.url);
  url.pathname = new URL(shop.env.DATABASE_URL).pathname;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = shop.env;
  mailServer = await MailServer.open();
  again = await createTestShop({
    database: { url: url.href, drop: () => Promise.resolve() },
    env: { ...mailServer.environment, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET },
  });
});
afterAll(async () => {
  await again.close();
  await mailServer.close();
  await restored.end();
  await shop.close();
  await original.end();
});

describe('a shop restored to a point in time from a base backup that was made under load', () => {
  test('agrees with its ledger, like the original shop', async () => {
    for (const { env } of [again, shop]) {
      const end = await runCommand('ledger-check.js', [], env.DATABASE_URL);
      expect(end).toEqual({ code: 0, output: 'all agrees', complaint: '' });
    }
  });

  test('contains everything up to that time and nothing after it', async () => {
    const admin = await again.signIn({ role: Role.ADMIN });

    expect((await getOrder(admin, paidBefore.id)).paid).toBe(true);
    expect((await getOrder(admin, paidAfter.id)).paid).toBe(false);
    expect(await refusalOf(getOrder(admin, lost.id))).toBe('NOT_FOUND');
  });

  test('is recognized as a copy and, once accepted, does not send the waiting emails', async () => {
    // The backup is older than a failover takes.
    await again.database.query("UPDATE shop_database SET seen_at = now() - interval '1 hour'");
    expect(await again.app.services.shopDatabase.isRestored()).toBe(true);

    const end = await runCommand('restored.js', [], again.env.DATABASE_URL);
    await again.runTask('mails');

    expect(end.output).toMatch(/^The stock ledger agrees\. \d+ waiting mails will not be sent/);
    expect(mailServer.received).toEqual([]);
    expect(await again.app.services.shopDatabase.isRestored()).toBe(false);
  });

  test('takes orders and payments', async () => {
    const customer = await again.signIn({});
    const order = await placeOrder(customer, part);
    const intent = await createPaymentIntent(customer, order.id);
    await again.stripe.paymentIntents.confirm(intent.id, WITH_CARD);

    expect((await confirmPayment(customer, order.id, intent.id)).paid).toBe(true);
  });

  test('learns about later payments from Stripe through the reconciler', async () => {
    // A while passes in which no one checks it.
    await again.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 day'");
    await again.runTask('reconciler');

    const admin = await again.signIn({ role: Role.ADMIN });
    expect((await getOrder(admin, paidAfter.id)).paid).toBe(true);
  });
});
