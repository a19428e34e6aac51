import { Role } from '../../src/auth/role.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
let wanted: { id: string; number: string; transactionId: string };
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  const customer = await shop.signIn({ name: 'Ana Žužul', email: 'ana@example.com' });
  const part = await aPart(shop.database, { name: 'Oil filter, spin-on' });
  const order = async (id: string, address: string, phone: string) => {
    const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, address, phone });
    await shop.database.query('UPDATE shop_order SET id = $2 WHERE id = $1', [body.insertedId, id]);
    return id;
  };
  // Other orders, so that finding everything is not enough.
  await order('019aa111-0000-7000-8000-000011112222', 'Ringstrasse 3, 8001 Zürich', '+41 31 555 77 88');
  await order('019aa111-0000-7000-8000-0000b5480000', 'Ringstrasse 5, 8001 Zürich', '+41 31 555 77 99');
  const id = await order(
    '019aa111-0000-7000-8000-0000594bb548',
    'Storgatan 5, 411 24 Göteborg',
    '+46 (70) 174-06 12',
  );
  const { id: transactionId } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, transactionId);
  wanted = { id, number: '594B-B548', transactionId };
});
afterAll(() => shop.close());

async function found(search: string): Promise<string[]> {
  const { data, errors } = await admin.graphql(
    'query ($search: String) { orders(filter: { search: $search }) { nodes { id number } counts { all } } }',
    { search },
  );
  expect(errors).toBeUndefined();
  const { nodes, counts } = (data as any).orders as {
    nodes: { id: string; number: string }[];
    counts: { all: number };
  };
  expect(counts.all).toBe(nodes.length);
  return nodes.map(({ number }) => number);
}

test.each([
  ['its number', '594B-B548'],
  ['its number as mails and receipts write it', '#594B-B548'],
  ['its number with a blank', '#594B B548'],
  ['its number in one word', '594bb548'],
  ['a unit of its number', '594b'],
  ['the address', 'storgatan göteborg'],
  ['the post code', '411 24'],
  ['the phone number as it was given', '+46 (70) 174-06 12'],
  ['the phone number without signs', '46701740612'],
  ['the phone number as it is dialled at home', '070 174 06 12'],
  ['a word of the product and the city', 'filter Göteborg'],
])('an order is found by %s: %s', async (_what, search) => {
  expect(await found(search)).toEqual([wanted.number]);
});

test('an order is found by the id of its payment, whole or in part', async () => {
  expect(await found(wanted.transactionId)).toEqual([wanted.number]);
  expect(await found(wanted.transactionId.slice(3, 15))).toEqual([wanted.number]);
});

test.each(['Storgatan Zürich', '#594C B548', '070 174 06 13', '#'])(
  'nothing is found by %s',
  async (search) => {
    expect(await found(search)).toEqual([]);
  },
);

test('blanks alone narrow nothing', async () => {
  expect(await found('  ')).toHaveLength(3);
});
