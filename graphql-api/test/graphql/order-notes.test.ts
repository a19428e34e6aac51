import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aNote } from '../support/notes.js';
import { placeOrder, refusalOf } from '../support/operations.js';

let shop: TestShop;
let [ada, pia]: Customer[] = [];
let customer: Customer;
let orderId: string;
beforeAll(async () => {
  shop = await createTestShop();
  ada = await shop.signIn({ role: Role.ADMIN });
  pia = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
beforeEach(async () => {
  orderId = (await placeOrder(customer, await aPart(shop.database))).id;
});
afterAll(() => shop.close());

interface Note {
  readonly id: string;
  readonly text: string;
  readonly by: string | null;
  readonly createdAt: string;
}

const admin = () => ada ?? customer;
const notesOf = (id: string, client = admin()) =>
  ask<Note[]>(client, 'query ($id: ID!) { orderNotes(orderId: $id) { id text by createdAt } }', { id });
const remove = (id: string, client = admin()) =>
  ask<Note>(client, 'mutation ($id: ID!) { removeOrderNote(id: $id) { id text } }', { id });

test("admins see each other's notes on an order with author, oldest first", async () => {
  await aNote(admin(), orderId, '  Collects on Fridays.\nCall before. ');
  await aNote(pia ?? customer, orderId, 'Called, no answer.');

  const notes = await notesOf(orderId);

  expect(notes.map(({ text, by }) => [text, by])).toEqual([
    ['Collects on Fridays.\nCall before.', ada?.email],
    ['Called, no answer.', pia?.email],
  ]);
});

test('another admin can remove a note, and the log shows who wrote and removed it', async () => {
  const id = await aNote(admin(), orderId, 'Wrong order.');

  expect(await remove(id, pia)).toMatchObject({ id, text: 'Wrong order.' });

  expect(await notesOf(orderId)).toEqual([]);
  expect(await refusalOf(remove(id))).toBe('NOT_FOUND');
  const { nodes } = await ask<{ nodes: { action: string; by: string; changes: object[] }[] }>(
    admin(),
    `query ($id: String!) { auditLog(filter: { subject: ORDER, subjectId: $id }) {
       nodes { action by changes { field before after } } } }`,
    { id: orderId },
  );
  expect(nodes.slice(0, 2)).toEqual([
    {
      action: 'ORDER_NOTE_REMOVED',
      by: pia?.email,
      changes: [{ field: 'note', before: 'Wrong order.', after: null }],
    },
    {
      action: 'ORDER_NOTE_ADDED',
      by: ada?.email,
      changes: [{ field: 'note', before: null, after: 'Wrong order.' }],
    },
  ]);
});

test('a customer can neither read nor write notes, even on their own order', async () => {
  const id = await aNote(admin(), orderId);

  expect(await refusalOf(notesOf(orderId, customer))).toBe('FORBIDDEN');
  expect(await refusalOf(aNote(customer, orderId))).toBe('FORBIDDEN');
  expect(await refusalOf(remove(id, customer))).toBe('FORBIDDEN');
  expect(await notesOf(orderId)).toHaveLength(1);
});

test.each([
  ['nothing', '  \n '],
  ['more than 2,000 characters', 'a'.repeat(2001)],
])('a note of %s is refused', async (_, text) => {
  expect(await refusalOf(aNote(admin(), orderId, text))).toBe('BAD_INPUT');
  expect(await notesOf(orderId)).toEqual([]);
});

test('a note on an unknown order is refused', async () => {
  expect(await refusalOf(aNote(admin(), crypto.randomUUID()))).toBe('NOT_FOUND');
  expect(await refusalOf(aNote(admin(), 'none'))).toBe('NOT_FOUND');
});
