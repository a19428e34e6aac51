import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { MailServer } from '../support/mail-server.js';
import {
  acceptReturn,
  aPaidOrder,
  aReturn,
  aShippedOrder,
  cancelOrder,
  declineReturn,
  receiveReturn,
  refundReturn,
  requestReturn,
  withdrawReturn,
} from '../support/returns.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { until } from '../support/until.js';

let shop: TestShop;
let server: MailServer;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  server = await MailServer.open();
  shop = await createTestShop({
    env: {
      ...server.environment,
      OPEN_HOLDS_PER_USER: '1000',
      SELLER_NAME: 'Axle Parts LLC',
      SELLER_ADDRESS: '12 Mill Road',
      SELLER_TAX_NUMBER: 'US 12-3456789',
    },
  });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const disc = { quantity: 2, part: { name: 'Front brake disc' } };
/** Emails to this test's customer about canceling and returning, oldest first. */
async function mails() {
  await shop.runTask('mails');
  return server.received.filter(
    ({ recipients, subject }) =>
      recipients.includes(customer.email) && /^(Return|Refunded|Canceled|Your refund)/.test(subject),
  );
}
const subjects = async () => (await mails()).map(({ subject }) => subject);

test('each step of a return sends one email, with its texts and a link to the order', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  const one = await requestReturn(customer, id, { units: 2, reason: 'DAMAGED', text: 'Both are dented.' });
  expect(await subjects()).toEqual(['Return requested: 2 × Front brake disc']);
  for (const _twice of [1, 2]) await acceptReturn(admin, one.id, 'Please send both.');
  const accepted = (await mails()).at(-1);
  expect(accepted?.subject).toBe('Return accepted: 2 × Front brake disc');
  for (const form of [accepted?.html, accepted?.text]) {
    expect(form).toContain('Please send both.');
    expect(form).toContain('Send it to Axle Parts LLC, returns, 12 Mill Road.');
    expect(form).toContain(`Return ${one.number}`);
    expect(form).toContain(`${shop.url}/dashboard/myorders/${id}`);
    expect(form).toMatch(/Send by/);
  }
  await receiveReturn(admin, one.id, 1);
  expect((await mails()).at(-1)?.html).not.toContain('The money is next');
  await receiveReturn(admin, one.id, 1, 1);
  await mails();
  for (const _twice of [1, 2]) {
    await refundReturn(admin, one.id, { amount: '100.00', deduction: 'One was used.' });
  }
  const received = await mails();

  expect(received.map(({ subject }) => subject)).toEqual([
    'Return requested: 2 × Front brake disc',
    'Return accepted: 2 × Front brake disc',
    'Return received: 1 × Front brake disc',
    'Return received: 2 × Front brake disc',
    'Refunded: $100.00 for 2 × Front brake disc',
  ]);
  expect(received.at(-1)?.text).toContain('One was used.');
  expect(received.at(-1)?.text).toMatch(/Refunded: \$/);
});

test('several arrivals before the email are sent as one', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  const one = await aReturn({ customer, admin }, id, 'accepted', 2);
  await receiveReturn(admin, one, 1);
  await receiveReturn(admin, one, 2);

  expect(await subjects()).toEqual(['Return received: 2 × Front brake disc']);
});

test('when fewer units arrive, the refund email says what happens to the rest', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, { ...disc, quantity: 3 });
  const one = await aReturn({ customer, admin }, id, 'accepted', 3);
  await receiveReturn(admin, one, 1);
  await refundReturn(admin, one, { expectedUnits: 1 });

  const { subject, text } = (await mails()).at(-1)!;

  expect(subject).toBe('Refunded: $64.90 for 1 × Front brake disc');
  expect(text).toContain('1 of 3 × $64.90');
  expect(text).toMatch(
    /2 items did not arrive\. You can request another return on your order page until \w+ \d+\./,
  );
});

test('when nothing arrives, the email about closing says so, unless the return was requested again', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  const closing = { deduction: 'It has not come in a month.', expectedUnits: 0 };
  const one = await aReturn({ customer, admin }, id, 'accepted');
  await refundReturn(admin, one, closing);
  const closed = (await mails()).at(-1);
  expect(closed?.text).toMatch(/1 item did not arrive\. You can request another return/);
  expect(closed?.text).toMatch(/Closed on: [A-Z]/);
  expect(closed?.text).not.toContain('Refunded');

  const two = await aReturn({ customer, admin }, id, 'accepted', 2);
  await refundReturn(admin, two, closing);
  await requestReturn(customer, id, { units: 2 });
  const received = (await mails()).find(({ subject }) => subject.startsWith('Return closed: 2'));
  expect(received?.text).not.toContain('another return');
});

test('a return opened by an admin sends its first email on arrival', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  const { id: opened } = await requestReturn(admin, id, { units: 2 });
  expect(await subjects()).toEqual([]);

  await receiveReturn(admin, opened, 2);

  expect(await subjects()).toEqual(['Return received: 2 × Front brake disc']);
});

test('a declined return sends the reason', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  await declineReturn(admin, await aReturn({ customer, admin }, id, 'asked'), 'It was fitted.');

  const [mail, ...others] = await mails();

  // The customer's own request needs no notification.
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Return declined: 1 × Front brake disc');
  expect(mail?.text).toContain('It was fitted.');
});

test('a return withdrawn before its email sends none', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  await withdrawReturn(customer, await aReturn({ customer, admin }, id, 'accepted'));

  expect(await subjects()).toEqual([]);
});

test('a canceled order sends an email with the refund', async () => {
  const { id } = await aPaidOrder(shop, customer, disc);
  await cancelOrder(customer, id);

  const [mail] = await mails();

  expect(mail?.subject).toBe('Canceled: $129.80 for 2 × Front brake disc');
  expect(mail?.text).toContain('Your order is canceled');
});

test('emails about a return are dropped when its customer has deleted the account', async () => {
  const { id } = await aShippedOrder(shop, { customer, admin }, disc);
  const asked = await requestReturn(customer, id);
  await declineReturn(admin, asked.id);
  await shop.database.query(
    "UPDATE shop_order SET shipped_at = shipped_at - interval '1 hour' WHERE id = $1",
    [id],
  );
  await ask(customer, 'mutation ($email: String!) { deleteMyAccount(email: $email) }', {
    email: customer.email,
  });

  await shop.runTask('mails');

  expect(server.received.filter(({ recipients }) => recipients[0]?.endsWith('@account.invalid'))).toEqual([]);
  expect(
    await shop.database.query(
      "SELECT type, outcome FROM outbox WHERE payload ->> 'returnId' = $1 ORDER BY type",
      [asked.id],
    ),
  ).toEqual([
    { type: 'return.declined', outcome: 'DROPPED' },
    { type: 'return.requested', outcome: 'DROPPED' },
  ]);
});

test('a refund that fails after its email sends another one', async () => {
  const { id, intent } = await aShippedOrder(shop, { customer, admin }, disc);
  await refundReturn(admin, await aReturn({ customer, admin }, id, 'came'));
  expect((await mails()).at(-1)?.text).toContain('Refunded: $64.90');
  await shop.connectWebhook();
  const sandbox = new SandboxControl(shop);
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  await sandbox.failRefund(data[0]!.id);
  await until(async () => (await sandbox.waitingDeliveries()) === 0, 'the failure to be heard of');

  const mail = (await mails()).at(-1);

  expect(mail?.subject).toBe('Your refund failed: $64.90 for 2 × Front brake disc');
  expect(mail?.text).toContain('Refund failed: $64.90');
});
