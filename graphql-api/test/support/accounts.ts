import type { DataSource } from 'typeorm';

import { newId } from '../../src/shared/ids.js';
import { ask } from './ask.js';
import { aPart } from './builders.js';
import type { Customer, TestShop } from './create-test-shop.js';
import { aGarageCar, aModel } from './fitments.js';
import { aNote } from './notes.js';
import { placeInCart } from './purchases.js';
import { aShippedOrder as anOrderShippedNow, requestReturn, withdrawReturn } from './returns.js';

/** Words contained in all that a busy customer leaves behind, and nowhere else. */
export const PERSONAL = ['Petronella', 'Kirchgasse 99', '+41 79 555 77 66', 'Schiers', 'squeals like Petra'];

/** An order of the customer's that is in transit for longer than a shipment may be undone. */
export async function aShippedOrder(shop: TestShop, customer: Customer, admin: Customer) {
  const { id, part } = await anOrderShippedNow(shop, { customer, admin });
  await shop.database.query(
    `UPDATE shop_order SET shipped_at = shipped_at - interval '1 hour' WHERE id = $1`,
    [id],
  );
  return { orderId: id, partId: part.id };
}

/** A customer with something in every table that knows people, of a shop with `mailSetUp`. */
export async function aBusyCustomer(shop: TestShop, admin: Customer, given: { email?: string } = {}) {
  const customer = await shop.signIn({ name: 'Petronella', ...given });
  await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  const { orderId, partId } = await aShippedOrder(shop, customer, admin);
  await shop.database.query('UPDATE shop_order SET address = $2, phone = $3 WHERE id = $1', [
    orderId,
    'Kirchgasse 99',
    '+41 79 555 77 66',
  ]);
  await ask(customer, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input: {
      location: 'Schiers',
      education: 'ETH',
      phone: '+41 79 555 77 66',
      linkedin: 'https://linkedin.com/in/petronella',
    },
  });
  await ask(customer, 'mutation ($id: ID!) { setFitAnswer(orderId: $id, fitted: true) { id } }', {
    id: orderId,
  });
  const review = { rating: 4, review: 'It squeals like Petra', partId };
  await ask(customer, 'mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }', {
    input: review,
  });
  await ask(customer, 'mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }', {
    input: { ...review, review: 'Does not squeal' },
  });
  await aGarageCar(shop.database, customer.uid);
  await placeInCart(customer, await aPart(shop.database), 2);
  await leavesWords(customer, admin, orderId);
  const soldOut = await aPart(shop.database, { availableQuantity: 0 });
  await ask(customer, 'mutation ($id: ID!) { requestBackInStock(partId: $id) }', { id: soldOut.id });
  await ask(
    admin,
    'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "Petronella collects") { id } }',
    {
      id: customer.uid,
    },
  );
  return { customer, orderId, partId, soldOutId: soldOut.id };
}

/** A return that is withdrawn again, notes about the order, one of them removed, and two messages, the first of them answered. */
async function leavesWords(customer: Customer, admin: Customer, orderId: string): Promise<void> {
  const sent = await requestReturn(customer, orderId, { text: 'It squeals like Petra' });
  await withdrawReturn(customer, sent.id);
  await aNote(admin, orderId, 'Petronella rings twice');
  const removed = await aNote(admin, orderId, 'Petronella never pays');
  await ask(admin, 'mutation ($id: ID!) { removeOrderNote(id: $id) { id } }', { id: removed });
  const send = (input: object) =>
    ask(customer, 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
      input: { name: 'Petronella', ...input },
    });
  await send({ email: customer.email.toUpperCase(), message: 'Where is my order?' });
  const { nodes } = await ask<{ nodes: { id: string }[] }>(
    admin,
    '{ contactMessages(first: 1) { nodes { id } } }',
  );
  await ask(
    admin,
    `mutation ($id: ID!) {
      answerContactMessage(id: $id, text: "Nearly there, Petronella.", expectedAnswers: 0) { id } }`,
    { id: nodes[0]?.id },
  );
  await send({ email: 'petra@example.org', message: 'Has it left?', orderId });
}

/** Every row of every table that has one of these texts, as `table: row`. */
export async function rowsWith(shop: TestShop, texts: readonly string[]): Promise<string[]> {
  const tables = await shop.database.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(({ name }) =>
      shop.database.query<{ row: string }[]>(
        `SELECT '${name}: ' || row::text AS row FROM "${name}" AS row WHERE row::text ILIKE ANY($1)`,
        [texts.map((text) => `%${text}%`)],
      ),
    ),
  );
  return found.flat().map(({ row }) => row);
}

/** A note about a customer. Returns its id. */
export async function aCustomerNote(database: DataSource, uid: string): Promise<string> {
  const id = newId();
  await database.query(
    "INSERT INTO customer_note (id, user_uid, author, text) VALUES ($1, $2, 'command:test', 'A note')",
    [id, uid],
  );
  return id;
}
