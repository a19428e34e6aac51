import { Role } from '../../src/auth/role.js';
import { aCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

const MAX_FOUND = 1000;
const LENGTHS = `{
  users { totalCount }
  customers: users(role: CUSTOMER) { totalCount }
  admins: users(role: ADMIN) { totalCount }
  reviews { totalCount }
  telling: reviews(hasContent: true) { totalCount }
  contactMessages { totalCount counts { all open answered } }
  answered: contactMessages(state: ANSWERED) { totalCount }
  paymentCases { totalCount counts { all open waiting closed } }
  open: paymentCases(state: OPEN) { totalCount }
}`;

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const asAdmin = async (query: string) => {
  const { data, errors } = await admin.graphql(query);
  expect(errors).toBeUndefined();
  return data as Record<string, any>;
};

test('additions, removals and changes are counted at once, and folding changes no count', async () => {
  const customer = await shop.signIn({});
  const silent = await customer.rest('POST', '/reviews', {});
  const telling = await customer.rest('POST', '/reviews', { rating: 4 });
  const gone = await customer.rest('POST', '/reviews', { rating: 1, review: 'No' });
  await admin.graphql('mutation ($id: ID!) { removeReview(id: $id) { id } }', { id: gone.body.insertedId });
  for (const message of ['Hello', 'Once more']) {
    await shop.app.services.contact.send(
      { name: 'Jo', email: 'jo@example.com', message },
      { network: '', visitor: '' },
    );
  }
  await admin.graphql(
    `mutation ($id: ID!) { markContactMessage(id: $id, state: ANSWERED) { id } }`,
    (await asAdmin('{ contactMessages(first: 1) { nodes { id } } }')).contactMessages.nodes[0],
  );
  const cases = [await aCase(shop), await aCase(shop), await aCase(shop)];
  await admin.graphql('mutation ($id: ID!) { resolvePaymentCase(id: $id, action: ACKNOWLEDGE) { id } }', {
    id: cases[0],
  });
  await admin.graphql(
    'mutation ($id: ID!) { setPaymentCaseWaiting(id: $id, note: "asked the bank") { id } }',
    { id: cases[1] },
  );

  const before = await asAdmin(LENGTHS);
  for (let more = 0; more < 60; more++) await customer.rest('POST', '/reviews', { rating: 2 });
  for (const id of [silent.body.insertedId, telling.body.insertedId] as string[]) {
    await shop.database.query(`UPDATE review SET text = 'Changed manually' WHERE id = $1`, [id]);
  }
  const grown = await asAdmin(LENGTHS);
  await shop.runTask('count-folding');

  expect(before).toEqual({
    users: { totalCount: 2 },
    customers: { totalCount: 1 },
    admins: { totalCount: 1 },
    reviews: { totalCount: 2 },
    telling: { totalCount: 1 },
    contactMessages: { totalCount: 2, counts: { all: 2, open: 1, answered: 1 } },
    answered: { totalCount: 1 },
    paymentCases: { totalCount: 3, counts: { all: 3, open: 1, waiting: 1, closed: 1 } },
    open: { totalCount: 1 },
  });
  expect(grown).toMatchObject({ reviews: { totalCount: 62 }, telling: { totalCount: 62 } });
  expect(await asAdmin(LENGTHS)).toEqual(grown);
});

test('for a common name, the newest thousand are counted and sorted by address, and marked as inexact', async () => {
  await shop.database.query(
    `INSERT INTO shop_user (uid, email, email_verified, name, created_at)
     SELECT 'buyer' || n, lpad(n::text, 4, '0') || '@example.org', true, 'Zoe Berg', now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer) AS n`,
    [MAX_FOUND + 5],
  );
  const LIST = 'totalCount totalIsExact pageInfo { hasNextPage } nodes { email }';

  const { newest, last, first, few } = await asAdmin(`{
    newest: users(search: "zoe", first: 1, page: 1005) { ${LIST} }
    last: users(search: "zoe", first: 1, sort: EMAIL_DESC) { ${LIST} }
    first: users(search: "zoe", first: 1, sort: EMAIL_ASC) { ${LIST} }
    few: users(search: "0999@") { ${LIST} }
  }`);

  const counted = { totalCount: MAX_FOUND, totalIsExact: false };
  // Lists in the order of time go on behind what is counted.
  expect(newest).toEqual({
    ...counted,
    pageInfo: { hasNextPage: false },
    nodes: [{ email: '1005@example.org' }],
  });
  expect(last).toMatchObject({ ...counted, nodes: [{ email: '1000@example.org' }] });
  expect(first).toMatchObject({ ...counted, nodes: [{ email: '0001@example.org' }] });
  expect(few).toMatchObject({ totalCount: 1, totalIsExact: true, nodes: [{ email: '0999@example.org' }] });
});

test('a long log is counted up to a thousand and marked as inexact', async () => {
  const count = async () =>
    (await asAdmin('{ auditLog(first: 1) { totalCount totalIsExact } }')).auditLog as object;
  const short = await count();
  await shop.database.query(
    `INSERT INTO audit_log (actor, action, subject, subject_id) SELECT 'system:test', 'ORDER_PAID', 'order', n::text
     FROM generate_series(1, 1001) AS n`,
  );

  expect(short).toMatchObject({ totalIsExact: true });
  expect(await count()).toEqual({ totalCount: 1000, totalIsExact: false });
});
