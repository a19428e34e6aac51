import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { moveAccount } from '../../src/features/customers/user/account-move.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { MailServer } from '../support/mail-server.js';
import { deleteOrder, placeOrder, refusalOf } from '../support/operations.js';

let shop: TestShop;
let server: MailServer;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  server = await MailServer.open();
  shop = await createTestShop({ env: { ...server.environment, HOLD_SHARE_PERCENT: '100' } });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const soldOut = (name = 'Front brake pad set') => aPart(shop.database, { name, availableQuantity: 0 });
const request = (who: Customer, { id }: Pick<Part, 'id'>) =>
  ask<string[]>(who, 'mutation ($id: ID!) { requestBackInStock(partId: $id) }', { id });
const cancelRequest = (who: Customer, { id }: Pick<Part, 'id'>) =>
  ask<string[]>(who, 'mutation ($id: ID!) { cancelBackInStock(partId: $id) }', { id });
const restock = ({ id }: Pick<Part, 'id'>, quantity = 5) =>
  ask(
    admin,
    'mutation ($id: ID!, $quantity: Int!) { restockPart(id: $id, quantity: $quantity, reason: "Delivery") { id } }',
    { id, quantity },
  );
const awaited = (who: Customer) => ask<string[]>(who, '{ backInStockRequests }');

/** Emails to this test's customer about parts, once the shop has checked. */
async function subjectsTo(who = customer): Promise<string[]> {
  await shop.runTask('back-in-stock');
  await shop.runTask('mails');
  return server.received
    .filter(
      ({ recipients, subject }) => recipients.includes(who.email) && subject.startsWith('Back in stock: '),
    )
    .map(({ subject }) => subject);
}

test('a customer gets one back-in-stock email, and the request ends', async () => {
  const part = await soldOut();
  expect(await request(customer, part)).toEqual([part.id]);
  expect(await request(customer, part)).toEqual([part.id]);
  expect(await subjectsTo()).toEqual([]);

  await restock(part);

  expect(await subjectsTo()).toEqual(['Back in stock: Front brake pad set']);
  const mail = server.received.at(-1);
  expect(mail?.text).toContain(`${shop.url}/catalogue/${part.id}`);
  expect(mail?.text).toContain('In stock: 5');
  expect(mail?.text).toContain('You are receiving this email because you asked to be notified.');
  expect(await awaited(customer)).toEqual([]);
  await restock(part);
  expect(await subjectsTo()).toHaveLength(1);
});

test('units released by an order send the email too', async () => {
  const part = await aPart(shop.database, { name: 'Hose', availableQuantity: 1 });
  const buyer = await shop.signIn({});
  const { id } = await placeOrder(buyer, part);
  await request(customer, part);
  expect(await subjectsTo()).toEqual([]);

  await deleteOrder(buyer, id);

  expect(await subjectsTo()).toEqual(['Back in stock: Hose']);
});

test('fewer units than the minimum order send no email', async () => {
  const part = await aPart(shop.database, { availableQuantity: 1, orderQuantity: 4 });
  await request(customer, part);
  await restock(part, 2);
  expect(await subjectsTo()).toEqual([]);

  await restock(part, 1);

  expect(await subjectsTo()).toHaveLength(1);
});

test('canceled requests and removed parts send no back-in-stock email', async () => {
  const [left, removed] = [await soldOut(), await soldOut()];
  await request(customer, left);
  await request(customer, removed);
  expect(await cancelRequest(customer, left)).toEqual([removed.id]);
  expect(await cancelRequest(customer, left)).toEqual([removed.id]);
  await restock(left);
  await ask(admin, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id: removed.id });

  expect(await subjectsTo()).toEqual([]);
  expect(await awaited(customer)).toEqual([]);
  expect(await refusalOf(request(customer, removed))).toBe('NOT_FOUND');
});

test("a part that sells out before its email is sent keeps the customer's request", async () => {
  const part = await soldOut();
  await request(customer, part);
  await restock(part, 1);
  await shop.runTask('back-in-stock');
  await placeOrder(await shop.signIn({}), part);
  expect(await subjectsTo()).toEqual([]);
  expect(await awaited(customer)).toEqual([part.id]);

  await restock(part, 1);

  expect(await subjectsTo()).toHaveLength(1);
});

test('two instances that run at once send each customer one email', async () => {
  const part = await soldOut();
  const waiting = [customer, await shop.signIn({}), await shop.signIn({})];
  for (const who of waiting) await request(who, part);
  await restock(part);

  await Promise.all([shop.runTask('back-in-stock'), shop.runTask('back-in-stock')]);

  for (const who of waiting) expect(await subjectsTo(who)).toHaveLength(1);
});

test('only a verified address gets an email', async () => {
  const part = await soldOut();
  await shop.database.query('UPDATE shop_user SET email_verified = false WHERE uid = $1', [customer.uid]);
  expect(await refusalOf(request(customer, part))).toBe('EMAIL_NOT_VERIFIED');
  await shop.database.query('UPDATE shop_user SET email_verified = true WHERE uid = $1', [customer.uid]);
  await request(customer, part);
  await shop.database.query('UPDATE shop_user SET email_verified = false WHERE uid = $1', [customer.uid]);
  await restock(part);

  expect(await subjectsTo()).toEqual([]);
});

test('a customer can wait for at most fifty parts, also from two devices at once', async () => {
  const parts: Part[] = [];
  for (let count = 0; count < 51; count++) parts.push(await soldOut());
  for (const part of parts.slice(0, 49)) await request(customer, part);

  const outcomes = await Promise.allSettled(parts.slice(49).map((part) => request(customer, part)));

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'BACK_IN_STOCK_LIMIT' } }]);
  expect(await awaited(customer)).toHaveLength(50);
  await cancelRequest(customer, parts[0]!);
  expect(await request(customer, parts[50]!)).toContain(parts[50]!.id);
});

test('merging two accounts merges their requests', async () => {
  const other = await shop.signIn({});
  const [both, one] = [await soldOut(), await soldOut()];
  await request(customer, both);
  await request(other, both);
  await request(other, one);

  await shop.database.transaction((manager) => moveAccount(manager, other.uid, customer.uid));

  expect((await awaited(customer)).sort()).toEqual([both.id, one.id].sort());
});

test('a shop without a mail server refuses requests', async () => {
  const silent = await createTestShop();

  expect(await refusalOf(request(await silent.signIn({}), await aPart(silent.database)))).toBe(
    'MAIL_NOT_SET_UP',
  );
  await silent.close();
});
