import { Role } from '../../src/auth/role.js';
import { aBusyCustomer } from '../support/accounts.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { ask } from '../support/ask.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { aNote } from '../support/notes.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: mailSetUp });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const download = async (client: Customer, path = '/account/data.json') => {
  const response = await client.fetch('GET', path);
  return { status: response.status, headers: response.headers, data: (await response.json()) as Data };
};

interface Data {
  readonly code?: string;
  readonly account: { readonly email: string };
  readonly orders: { readonly id: string; readonly number: string }[];
  readonly activity: {
    readonly action: string;
    readonly subjectId: string;
    readonly before: object | null;
    readonly after: object | null;
  }[];
}

test('a customer can download everything stored about them', async () => {
  const { customer, orderId, partId, soldOutId } = await aBusyCustomer(shop, admin);

  const { status, headers, data } = await download(customer);

  expect([status, headers.get('cache-control'), headers.get('content-disposition')]).toEqual([
    200,
    'private, no-store',
    'attachment; filename="my-data.json"',
  ]);
  expect(data).toMatchObject({
    account: { id: customer.uid, email: customer.email, name: 'Petronella', location: 'Schiers' },
    orders: [
      {
        id: orderId,
        partId,
        price: '64.90',
        address: 'Kirchgasse 99',
        phone: '+41 79 555 77 66',
        cardLast4: '4242',
        fitted: true,
        shippedAt: expect.any(String) as string,
        cancelledAt: null,
        returnedAt: null,
      },
    ],
    returns: [
      {
        number: expect.stringMatching(/^\w{4}-\w{4}$/) as string,
        orderId,
        units: 1,
        reason: 'CHANGED_MIND',
        text: 'It squeals like Petra',
        answer: null,
        state: 'WITHDRAWN',
        withdrawnAt: expect.any(String) as string,
        unitsBack: 0,
        refundedAmount: null,
      },
    ],
    reviews: [{ partId, rating: 4, review: 'Does not squeal' }],
    garage: [{ make: 'Honda', model: 'Civic' }],
    cart: [{ quantity: 2 }],
    backInStockRequests: [{ id: soldOutId, askedAt: expect.any(String) as string }],
    messages: [
      { message: 'Where is my order?', orderId: null, answers: [{ text: 'Nearly there, Petronella.' }] },
      { message: 'Has it left?', orderId, answers: [] },
    ],
    notes: [{ text: 'Petronella collects' }],
    orderNotes: [{ orderId, text: 'Petronella rings twice' }],
  });
  expect(data.activity.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['ACCOUNT_CREATED', 'ORDER_PLACED', 'PROFILE_CHANGED', 'DATA_EXPORTED']),
  );
});

test('the copy contains all orders of the customer and no others', async () => {
  const { customer, orderId } = await aBusyCustomer(shop, admin);
  await aBusyCustomer(shop, admin);
  await shop.database.query(
    `INSERT INTO shop_order (id, user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, held)
     SELECT gen_random_uuid(), user_uid, name, email, part_id, product, quantity, unit_price_minor, total_minor, false
     FROM shop_order, generate_series(1, 1300) WHERE id = $1`,
    [orderId],
  );

  const { data } = await download(customer);

  const [{ ids } = { ids: [] }] = await shop.database.query<{ ids: string[] }[]>(
    'SELECT array_agg(id ORDER BY id) AS ids FROM shop_order WHERE user_uid = $1',
    [customer.uid],
  );
  expect(data.orders.map(({ id }) => id)).toEqual(ids);
  expect(ids).toHaveLength(1301);
});

test("admins can download anyone's data, which is logged; customers only their own", async () => {
  const { customer } = await aBusyCustomer(shop, admin);
  const path = `/customers/${customer.uid}/data.json`;

  expect((await download(admin, path)).data.account.email).toBe(customer.email);

  expect((await download(customer, path)).status).toBe(403);
  expect((await download(shop.visitor as Customer)).status).toBe(401);
  expect((await download(admin, '/customers/nobody/data.json')).data.code).toBe('NOT_FOUND');
  expect(
    await shop.database.query(
      "SELECT actor FROM audit_log WHERE action = 'DATA_EXPORTED' AND subject_id = $1",
      [customer.uid],
    ),
  ).toEqual([{ actor: admin.uid }]);
});

test("a former admin's copy contains their actions, without what they wrote or removed about others", async () => {
  const { customer, orderId } = await aBusyCustomer(shop, admin);
  const former = await shop.signIn({ role: Role.ADMIN });
  await ask(former, 'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "In hospital") { id } }', {
    id: customer.uid,
  });
  await aNote(former, orderId, 'Paid late twice');
  const { nodes } = await ask<{ nodes: { id: string }[] }>(
    former,
    '{ contactMessages(first: 1) { nodes { id } } }',
  );
  await ask(former, 'mutation ($id: ID!) { removeContactMessage(id: $id) { id } }', { id: nodes[0]?.id });
  await ask(former, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input: {
      location: 'Chur',
      education: 'ETH',
      phone: '+41 81 555 01 02',
      linkedin: 'https://linkedin.com/in/f',
    },
  });
  await ask(admin, 'mutation ($email: String!) { revokeAdmin(email: $email) { id } }', {
    email: former.email,
  });

  const { data } = await download(former);

  const lines = data.activity.map(({ action, before, after }) => ({ action, before, after }));
  expect(lines).toEqual(
    expect.arrayContaining([
      { action: 'CUSTOMER_NOTE_ADDED', before: null, after: null },
      { action: 'ORDER_NOTE_ADDED', before: null, after: null },
      { action: 'MESSAGE_REMOVED', before: null, after: null },
      expect.objectContaining({
        action: 'PROFILE_CHANGED',
        after: expect.objectContaining({ location: 'Chur' }) as object,
      }),
    ]),
  );
  expect(JSON.stringify(lines)).not.toContain(customer.email);
});
