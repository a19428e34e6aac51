import { Role } from '../../src/auth/role.js';
import { ShopDatabase } from '../../src/db/shop-database.js';
import { orderNumber } from '../../src/features/orders/order/order-number.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { casesOf, resolveCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { MailKills } from '../support/mail-kills.js';
import { type Behavior, MailServer } from '../support/mail-server.js';
import { deleteOrder, placeOrder } from '../support/operations.js';
import { recordSql } from '../support/sql-recorder.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

let shop: TestShop;
let server: MailServer;
let customer: Customer;
let admin: Customer;
let part: Part;
beforeAll(async () => {
  server = await MailServer.open();
  shop = await createTestShop({
    env: { ...server.environment, OPEN_HOLDS_PER_USER: '100000', HOLD_SHARE_PERCENT: '100' },
  });
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
  part = await aPart(shop.database, { availableQuantity: 10_000 });
});
beforeEach(() => {
  server.behavior = 'takes mail';
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const send = () => shop.runTask('mails');
/** The pause after a failure is over. */
const passPauses = () => shop.database.query('UPDATE outbox SET due_at = now() WHERE outcome IS NULL');
const passTheDay = () =>
  shop.database.query('UPDATE outbox SET due_at = now(), try_until = now() WHERE outcome IS NULL');
const rowOf = async (orderId: string) => {
  const [row] = await shop.database.query<
    { outcome: string | null; attempts: number; last_error: string | null; pause: number }[]
  >(
    'SELECT outcome, attempts, last_error, round(extract(epoch FROM due_at - now()))::integer AS pause FROM outbox WHERE key = $1',
    [`order.placed:${orderId}`],
  );
  return row!;
};
const mailAbout = (orderId: string) => server.about(orderId);

describe('C49: emails', () => {
  test.each<[string, Behavior]>([
    ['is busy when we connect', { at: 'greeting', code: 421 }],
    ['does not know our sender', { at: 'sender', code: 550 }],
    ['has the mailbox locked', { at: 'recipient', code: 451 }],
    ['has no room for the text', { at: 'data', code: 452 }],
    ['says nothing at all', 'silent'],
  ])('a server that %s is tried again later and receives the email once', async (_, behavior) => {
    const { id } = await placeOrder(customer, part);
    server.behavior = behavior;
    await send();
    expect(await rowOf(id)).toMatchObject({
      outcome: null,
      attempts: 1,
      last_error: expect.any(String) as string,
    });
    server.behavior = 'takes mail';

    // Not at once.
    await send();
    expect(mailAbout(id)).toHaveLength(0);
    await passPauses();
    await send();

    expect(mailAbout(id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ outcome: 'SENT', attempts: 2 });
  });

  test.each<[string, Behavior]>([
    ['recipient', { at: 'recipient', code: 550 }],
    ['text', { at: 'data', code: 554 }],
  ])(
    'a %s that the server permanently refuses opens a case at once, which an admin can close',
    async (_, behavior) => {
      const { id } = await placeOrder(customer, part);
      server.behavior = behavior;
      await send();

      const [opened] = await casesOf(admin);
      expect(opened).toMatchObject({
        kind: 'MAIL_NOT_SENT',
        state: 'OPEN',
        action: 'ACKNOWLEDGE',
        amount: null,
        customer: customer.email,
      });
      expect(opened?.detail).toContain('not today');
      expect(await resolveCase(admin, opened!)).toMatchObject({
        state: 'CLOSED',
        resolution: 'ACKNOWLEDGED',
      });
      server.behavior = 'takes mail';
      await passPauses();
      await send();
      expect(mailAbout(id)).toEqual([]);
    },
  );

  test('retry intervals grow to two hours, and after a day a case opens once', async () => {
    const { id } = await placeOrder(customer, part);
    server.behavior = { at: 'greeting', code: 421 };
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      await passPauses();
      await send();
      pauses.push(Math.round((await rowOf(id)).pause / 60));
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);

    const before = (await casesOf(admin)).length;
    await passTheDay();
    await Promise.all([send(), send()]);
    await send();

    expect((await rowOf(id)).outcome).toBe('GIVEN_UP');
    expect((await casesOf(admin)).slice(0, -before || undefined)).toMatchObject([{ kind: 'MAIL_NOT_SENT' }]);
  });

  test('an email that is outdated after a day is dropped without a case', async () => {
    server.behavior = { at: 'sender', code: 451 };
    const { id } = await placeOrder(customer, part);
    await send();
    await deleteOrder(customer, id);
    await passTheDay();
    await send();

    expect(await rowOf(id)).toMatchObject({ outcome: 'DROPPED', attempts: 2 });
    expect(await casesOf(admin, { search: orderNumber(id) })).toEqual([]);
  });

  test('an email of an unknown, later kind waits, and opens a case without order after a day', async () => {
    await shop.database.query(
      `INSERT INTO outbox (type, key, payload) VALUES ('later.kind', 'later.kind:1', '{"id": "1"}')`,
    );
    await send();
    expect(
      await shop.database.query("SELECT outcome, last_error FROM outbox WHERE key = 'later.kind:1'"),
    ).toEqual([{ outcome: null, last_error: 'this version sends no mail of the kind later.kind' }]);

    await passTheDay();
    await send();

    expect((await casesOf(admin))[0]).toMatchObject({
      kind: 'MAIL_NOT_SENT',
      action: 'ACKNOWLEDGE',
      customer: null,
      detail: expect.stringContaining('Unsent notification: later.kind.') as string,
    });
  });

  test('a server that dies before it responds gets the same Message-ID again', async () => {
    const { id } = await placeOrder(customer, part);
    server.behavior = 'dies after data';
    await send();
    server.behavior = 'takes mail';
    await passPauses();
    await send();

    const ids = mailAbout(id).map(({ messageId }) => messageId);
    expect(ids).toEqual([`<order.placed.${id}@127.0.0.1>`, `<order.placed.${id}@127.0.0.1>`]);
  });

  test('placing an order does not wait for a silent mail server', async () => {
    await placeOrder(customer, part);
    server.behavior = 'silent';
    const before = server.connections;
    let sending = true;
    const task = send().finally(() => (sending = false));
    await until(() => Promise.resolve(server.connections > before), 'the task to ask the silent server');

    await placeOrder(customer, part);

    expect(sending).toBe(true);
    server.hangUp();
    server.behavior = 'takes mail';
    await task;
  });

  test('several senders send each email once', async () => {
    const orders = [];
    for (let count = 0; count < 12; count++) orders.push(await placeOrder(customer, part));
    await passPauses();

    await Promise.all([send(), send(), send()]);

    expect(orders.map(({ id }) => mailAbout(id).length)).toEqual(orders.map(() => 1));
  });

  test('an email takes as many statements with ten thousand waiting, and failed ones wait behind them', async () => {
    await send();
    const statements = async () => {
      const { id } = await placeOrder(customer, part);
      await shop.database.query(`UPDATE outbox SET due_at = 'epoch' WHERE key = $1`, [`order.placed:${id}`]);
      const recorded = await recordSql(() => shop.app.services.mailSending!.sendNext());
      expect(mailAbout(id)).toHaveLength(1);
      return recorded.length;
    };
    const alone = await statements();
    await shop.database.query(
      `INSERT INTO outbox (type, key, payload) SELECT 'order.placed', 'waiting-' || n, '{"orderIds": []}' FROM generate_series(1, 10000) AS n`,
    );

    expect(await statements()).toBe(alone);
    expect(alone).toBeLessThanOrEqual(7);
    await shop.database.query("DELETE FROM outbox WHERE key LIKE 'waiting-%'");
  });

  test('after a restore, waiting emails become cases and are not sent again', async () => {
    const { id } = await placeOrder(customer, part);

    await new ShopDatabase(shop.database.manager).acceptRestored();
    await send();

    expect(mailAbout(id)).toEqual([]);
    expect((await casesOf(admin))[0]).toMatchObject({ kind: 'MAIL_NOT_SENT', state: 'OPEN' });
  });

  test('a shop without a mail server drops its emails and never sends them later', async () => {
    const silent = await createTestShop();
    const { id } = await placeOrder(await silent.signIn({}), await aPart(silent.database));
    await silent.database.query('UPDATE outbox SET try_until = now()');

    await silent.runTask('housekeeping');

    expect(await silent.database.query('SELECT key, outcome, last_error FROM outbox')).toEqual([
      { key: `order.placed:${id}`, outcome: 'DROPPED', last_error: 'the shop sends no mail' },
    ]);
    expect(silent.app.tasks.map(({ name }) => name)).not.toContain('mails');
    await silent.close();
  });

  // Before, and while it is sent, over and over: mail-kills.faults.ts.
  test('a kill -9 after sending repeats the email at most once with the same Message-ID and loses none', async () => {
    const kills = await MailKills.at('send:after');

    expect(await kills.run()).toEqual({ lost: 0, otherIds: 0, mails: 2 });

    await kills.close();
  });
});
