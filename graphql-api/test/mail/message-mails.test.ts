import { Role } from '../../src/auth/role.js';
import { AuditService } from '../../src/features/shop/audit/audit.service.js';
import { PaymentCaseKind } from '../../src/features/payments/payment/payment-case.kinds.js';
import { PaymentCases } from '../../src/features/payments/payment/payment-cases.service.js';
import { announce } from '../../src/features/customers/outbox/announce.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { casesOf } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { MailServer, type ReceivedMail } from '../support/mail-server.js';
import { placeOrder, refusalOf } from '../support/operations.js';
import type { ShopClient } from '../support/shop-client.js';

let shop: TestShop;
let server: MailServer;
let admin: Customer;
let colleague: Customer;
beforeAll(async () => {
  server = await MailServer.open();
  shop = await createTestShop({ env: { ...server.environment, REPLY_TO: 'help@axle.example' } });
  admin = await shop.signIn({ role: Role.ADMIN });
  colleague = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  server.behavior = 'takes mail';
  await shop.database.query('UPDATE outbox SET due_at = now() WHERE outcome IS NULL');
  await shop.runTask('mails');
  server.received.length = 0;
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** Emails sent since the test began, to these addresses, oldest first. */
async function mailsTo(...addresses: string[]): Promise<ReceivedMail[]> {
  await shop.runTask('mails');
  return server.received.filter(({ recipients }) => addresses.includes(recipients[0] ?? ''));
}

interface Message {
  readonly id: string;
  readonly state: string;
  readonly answeredBy: string | null;
  readonly order: { readonly number: string } | null;
  readonly answers: readonly { readonly text: string; readonly by: string; readonly delivery: string }[];
}

const MESSAGE = 'id state answeredBy order { number } answers { text by delivery }';
const messagesOf = async (variables: { state?: string; search?: string } = {}) =>
  (
    await ask<{ nodes: Message[] }>(
      admin,
      `query ($state: MessageState, $search: String) {
        contactMessages(state: $state, search: $search) { nodes { ${MESSAGE} } } }`,
      variables,
    )
  ).nodes;
const newest = async () => (await messagesOf())[0]!;

const written = { name: 'Ines', email: 'ines@example.com', message: 'Does it fit\na 2014 estate?' };
const send = async (
  who: ShopClient = shop.visitor,
  more: { name?: string; email?: string; message?: string; orderId?: string } = {},
) => {
  await ask(who, 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { ...written, ...more },
  });
  return newest();
};
const answer = (who: Customer, { id }: Pick<Message, 'id'>, text: string, expectedAnswers = 0) =>
  ask<Message>(
    who,
    `mutation ($id: ID!, $text: String!, $expectedAnswers: Int!) {
      answerContactMessage(id: $id, text: $text, expectedAnswers: $expectedAnswers) { ${MESSAGE} } }`,
    { id, text, expectedAnswers },
  );

describe('a reply to a message', () => {
  test('is emailed to the sender with the question, and the thread shows it as sent', async () => {
    const message = await send();
    expect(await answer(admin, message, 'It does.\nAll of 2014.')).toMatchObject({
      state: 'ANSWERED',
      answeredBy: admin.email,
      answers: [{ text: 'It does.\nAll of 2014.', by: admin.email, delivery: 'WAITING' }],
    });

    const [mail, ...others] = await mailsTo(written.email);

    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Our reply to your message');
    expect(mail?.text).toContain('It does.\nAll of 2014.');
    expect(mail?.html).toContain('It does.<br>All of 2014.');
    expect(mail?.html).toContain('Does it fit<br>a 2014 estate?');
    // However long a word is: the panel holds all of it.
    expect(mail?.html).toMatch(/<td class="panel[^>]*word-break:break-word/);
    expect(mail?.text).toContain(
      'You are receiving this email because you wrote to Axle. Questions? Reply to this email.',
    );
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'reply-to', value: 'help@axle.example' }),
    );
    expect((await newest()).answers).toMatchObject([{ delivery: 'SENT' }]);
  });

  test('has a preview that ends between characters, like the email to admins', async () => {
    const long = `${'x'.repeat(149)}🇨🇭 is where I live.`;
    const message = await send(shop.visitor, { message: long });
    await mailsTo(admin.email);
    await answer(admin, message, long);

    const received = await mailsTo(written.email, admin.email);

    expect(received).toHaveLength(2);
    for (const { html } of received) expect(html).toContain(`>${'x'.repeat(149)}<`);
  });

  test('is sent once when repeated after a lost response', async () => {
    const message = await send();
    await answer(admin, message, 'It does.');
    await answer(admin, message, 'It does.');

    expect((await newest()).answers).toHaveLength(1);
    expect(await mailsTo(written.email)).toHaveLength(1);
  });

  test('can be sent with message and text alone, and a repetition is recognized', async () => {
    const message = await send();
    const plainly = (who: Customer, text: string) =>
      ask<Message>(
        who,
        `mutation ($id: ID!, $text: String!) { answerContactMessage(id: $id, text: $text) { ${MESSAGE} } }`,
        { id: message.id, text },
      );
    await plainly(admin, 'It does.');
    await plainly(admin, 'It does.');
    await plainly(colleague, 'It has been checked again.');

    expect((await newest()).answers.map(({ text }) => text)).toEqual([
      'It does.',
      'It has been checked again.',
    ]);
    expect(await mailsTo(written.email)).toHaveLength(2);
  });

  test('by two admins at once is sent once, and the other admin must read it first', async () => {
    const message = await send();

    const outcomes = await Promise.allSettled([
      answer(admin, message, 'It does.'),
      answer(colleague, message, 'It does not.'),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await mailsTo(written.email)).toHaveLength(1);
    expect(await refusalOf(answer(colleague, message, 'Something else.'))).toBe('MESSAGE_CHANGED');
    await answer(colleague, message, 'It has been checked again.', 1);
    expect((await newest()).answers.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^It does/),
      'It has been checked again.',
    ]);
  });

  test('about an order links to it, and only its customer can ask about it', async () => {
    const [customer, other] = [await shop.signIn({}), await shop.signIn({})];
    const { id } = await placeOrder(customer, await aPart(shop.database));
    const asked = (who: ShopClient, orderId = id) => refusalOf(send(who, { email: customer.email, orderId }));
    expect(await asked(other)).toBe('FORBIDDEN');
    expect(await asked(admin)).toBe('FORBIDDEN');
    expect(await asked(customer, '01890000-0000-7000-8000-000000000000')).toBe('FORBIDDEN');
    expect(await asked(shop.visitor)).toBe('UNAUTHENTICATED');

    const message = await send(customer, { email: customer.email, orderId: id });
    await answer(admin, message, 'It left today.');

    const mail = (await mailsTo(customer.email)).at(-1);
    expect(message.order?.number).toBeDefined();
    expect(mail?.subject).toBe(`Our reply about order ${message.order?.number}`);
    expect(mail?.text).toContain(`${shop.url}/dashboard/myorders/${id}`);
    expect(await messagesOf({ search: message.order?.number ?? '' })).toMatchObject([{ id: message.id }]);
  });

  test('that the server permanently refuses opens a case, and the thread shows it as not sent', async () => {
    const message = await send(shop.visitor, { email: 'nobody@example.com' });
    await shop.runTask('mails');
    await answer(admin, message, 'It does.');
    server.behavior = { at: 'recipient', code: 550 };
    await shop.runTask('mails');

    expect((await newest()).answers).toMatchObject([{ delivery: 'NOT_SENT' }]);
    expect((await casesOf(admin))[0]).toMatchObject({
      kind: 'MAIL_NOT_SENT',
      detail: expect.stringContaining('Reply to a customer: see Messages') as string,
    });
  });

  test('is not sent when its message is removed first', async () => {
    const message = await send();
    await answer(admin, message, 'It does.');
    await ask(admin, 'mutation ($id: ID!) { removeContactMessage(id: $id) { id } }', { id: message.id });

    expect(await mailsTo(written.email)).toEqual([]);
  });

  test('is refused when the shop sends no email, but the message can be marked as answered and reopened', async () => {
    const silent = await createTestShop();
    const alone = await silent.signIn({ role: Role.ADMIN });
    const { id } = await silent.app.services.contact.send(written, { network: '', visitor: '' });
    const mark = (state: string) =>
      ask(
        alone,
        'mutation ($id: ID!, $state: MessageState!) { markContactMessage(id: $id, state: $state) { state answeredBy } }',
        { id, state },
      );

    expect(await refusalOf(answer(alone, { id }, 'It does.'))).toBe('MAIL_NOT_SET_UP');
    expect(await mark('ANSWERED')).toEqual({ state: 'ANSWERED', answeredBy: alone.email });
    expect(await mark('OPEN')).toEqual({ state: 'OPEN', answeredBy: null });
    await silent.close();
  });

  test('that waits when the shop stops sending email is dropped without a case', async () => {
    const silent = await createTestShop();
    const alone = await silent.signIn({ role: Role.ADMIN });
    const { id } = await silent.app.services.contact.send(written, { network: '', visitor: '' });
    const answerId = '0190f0c0-0000-7000-8000-000000000001';
    await silent.database.query(
      'INSERT INTO contact_answer (id, message_id, text, answered_by) VALUES ($1, $2, $3, $4)',
      [answerId, id, 'It does.', alone.uid],
    );
    await announce(silent.database.manager, 'message.answered', answerId, { answerId, orderId: null });
    await silent.database.query('UPDATE outbox SET try_until = now()');

    await silent.runTask('housekeeping');

    expect(await ask(alone, '{ contactMessages { nodes { answers { delivery } } } }')).toEqual({
      nodes: [{ answers: [{ delivery: 'DROPPED' }] }],
    });
    expect(await casesOf(alone)).toEqual([]);
    await silent.close();
  });
});

describe('C49: admins', () => {
  test('each get an email about a new message, with its text', async () => {
    const message = await send();
    const before = shop.database.query(
      "SELECT count(*)::integer AS count FROM outbox WHERE key LIKE 'admin.message:' || $1 || ':%'",
      [message.id],
    );

    const mails = await mailsTo(admin.email, colleague.email);

    expect(await before).toEqual([{ count: 2 }]);
    expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
      [admin.email, colleague.email].sort(),
    );
    expect(mails[0]?.subject).toBe('Message from Ines');
    expect(mails[0]?.text).toContain('Does it fit\na 2014 estate?');
    expect(mails[0]?.text).toContain(`${shop.url}/dashboard/messages?q=ines%40example.com`);
    expect(mails[0]?.text).toContain('You are receiving this email because you are an admin of Axle.');
    expect(mails[0]?.text).not.toContain('Questions?');
  });

  test("get a subject without direction marks from the sender's name", async () => {
    await send(shop.visitor, { name: '\u202ESeni\u2066\u200F' });

    expect((await mailsTo(admin.email)).map(({ subject }) => subject)).toEqual(['Message from Seni']);
  });

  test('who are disabled, unverified or demoted get none, and no one gets one about an answered message', async () => {
    const leaving = await shop.signIn({ role: Role.ADMIN });
    await shop.database.query('UPDATE shop_user SET disabled = true WHERE uid = $1', [colleague.uid]);
    await send();
    await shop.database.query("UPDATE shop_user SET role = 'CUSTOMER' WHERE uid = $1", [leaving.uid]);

    expect(await mailsTo(colleague.email, leaving.email)).toEqual([]);
    expect(await mailsTo(admin.email)).toHaveLength(1);
    await answer(admin, await send(), 'It does.');
    expect(await mailsTo(admin.email)).toHaveLength(1);
    await shop.database.query('UPDATE shop_user SET disabled = false');
  });

  test('get an email about a case, but never about a case that an email opened', async () => {
    const customer = await shop.signIn({});
    await placeOrder(customer, await aPart(shop.database));
    server.behavior = { at: 'recipient', code: 550 };
    await shop.runTask('mails');
    server.behavior = 'takes mail';
    expect((await casesOf(admin))[0]).toMatchObject({ kind: 'MAIL_NOT_SENT' });
    expect(await mailsTo(admin.email)).toEqual([]);

    await new PaymentCases(shop.database.manager, new AuditService(), () => undefined).open({
      kind: PaymentCaseKind.UNMATCHED_EVENT,
      subject: 'evt_1',
      transactionId: 'pi_1',
      orderId: null,
      amountMinor: 6490,
      currency: 'usd',
      detail: 'A payment that this shop did not ask for.',
    });

    const [mail, ...more] = await mailsTo(admin.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New case: no order');
    expect(mail?.text).toContain('A payment that this shop did not ask for.');
    expect(mail?.text).toContain('$64.90');
  });

  test('get one email a day about low stock, however often the task runs', async () => {
    await aPart(shop.database, { name: 'Wiper blade', availableQuantity: 2 });
    await shop.runTask('count-folding');
    await Promise.all([shop.runTask('low-stock'), shop.runTask('low-stock')]);

    const mails = await mailsTo(admin.email, colleague.email);

    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toMatch(/Wiper blade.*: 2 left/);
    await shop.runTask('low-stock');
    expect(await mailsTo(admin.email, colleague.email)).toHaveLength(2);
  });

  test('get only the newest low-stock email if the previous one is still waiting', async () => {
    await aPart(shop.database, { name: 'Wiper blade', availableQuantity: 2 });
    await shop.runTask('count-folding');
    await shop.database.query("DELETE FROM outbox WHERE type = 'admin.stock'");
    await shop.runTask('low-stock');
    await shop.database.query(
      `UPDATE outbox SET key = replace(key, payload->>'day', '2026-01-01'), payload = payload || '{"day": "2026-01-01"}'
       WHERE type = 'admin.stock'`,
    );
    await shop.runTask('low-stock');

    expect(await mailsTo(admin.email)).toHaveLength(1);
  });

  test('get no email when ADMIN_MAIL is off', async () => {
    const quiet = await createTestShop({ env: { ...server.environment, ADMIN_MAIL: 'off' } });
    const admin2 = await quiet.signIn({ role: Role.ADMIN });
    await quiet.app.services.contact.send(written, { network: '', visitor: '' });
    await quiet.runTask('mails');

    expect(server.received.filter(({ recipients }) => recipients.includes(admin2.email))).toEqual([]);
    expect(quiet.app.tasks.map(({ name }) => name)).not.toContain('low-stock');
    await quiet.close();
  });
});
