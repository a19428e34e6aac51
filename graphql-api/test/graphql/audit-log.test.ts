import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { placeOrder } from '../support/operations.js';

let shop: TestShop;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
  customer = await shop.signIn({});
});
afterAll(() => shop.close());

interface Entry {
  readonly id: string;
  readonly by: string | null;
  readonly action: string;
  readonly subjectName: string | null;
  readonly changes: readonly { field: string; before: string | null; after: string | null }[];
}

interface LogPage {
  readonly totalCount: number;
  readonly nodes: readonly Entry[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const log = (filter: object, page: { first?: number; after?: string } = {}) =>
  ask<LogPage>(
    admin,
    `query ($filter: AuditFilter, $first: Int, $after: String) {
      auditLog(filter: $filter, first: $first, after: $after) {
        totalCount
        nodes { id by action subjectName changes { field before after } }
        pageInfo { hasNextPage endCursor } } }`,
    { filter, ...page },
  );

test('an entry shows who changed what, with the values before and after, and money as money', async () => {
  const part = await aPart(shop.database, { name: 'Front brake pads', priceMinor: 4600 });
  await admin.graphql('mutation ($id: ID!) { updatePart(id: $id, input: { price: "48.50" }) { id } }', {
    id: part.id,
  });

  const { nodes } = await log({ subject: 'PART', subjectId: part.id });

  expect(nodes).toEqual([
    {
      id: expect.any(String),
      by: admin.email,
      action: 'PART_CHANGED',
      subjectName: 'Front brake pads',
      changes: [{ field: 'price', before: '46.00', after: '48.50' }],
    },
  ]);
});

test('entries name the ordered part and the author of a review, even after removal', async () => {
  const part = await aPart(shop.database, { name: 'Rear brake shoe set' });
  const order = await placeOrder(customer, part);
  await ask(admin, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id: part.id });
  await shop.database.query(
    `INSERT INTO audit_log (actor, action, subject, subject_id, before)
     VALUES ($1, 'REVIEW_REMOVED', 'review', gen_random_uuid()::text, jsonb_build_object('userUid', $2::text))`,
    [admin.uid, customer.uid],
  );

  const [placed] = (await log({ subject: 'ORDER', subjectId: order.id })).nodes;
  const [review] = (await log({ action: 'REVIEW_REMOVED' })).nodes;

  expect(placed?.changes).toContainEqual({ field: 'part', before: null, after: 'Rear brake shoe set' });
  expect(review?.changes).toEqual([{ field: 'user', before: customer.email, after: null }]);
});

test('automatic actions have no author and can be filtered', async () => {
  const order = await placeOrder(customer, await aPart(shop.database));
  await shop.database.query("UPDATE shop_order SET hold_expires_at = now() - interval '1 minute'");
  await shop.runTask('hold-expiry');

  const { nodes } = await log({ subject: 'ORDER', subjectId: order.id });
  expect(nodes.map(({ action, by }) => [action, by])).toEqual([
    ['HOLD_EXPIRED', null],
    ['ORDER_PLACED', customer.email],
  ]);
  expect((await log({ byShop: true })).nodes.every(({ by }) => by === null)).toBe(true);
  expect((await log({ byShop: false, subject: 'ORDER', subjectId: order.id })).nodes).toHaveLength(1);
});

test("entries can be found by a user's address, also those of a former sign-in", async () => {
  await shop.database.query("INSERT INTO former_uid (uid, user_uid) VALUES ('former', $1)", [customer.uid]);
  await shop.database.query(
    "INSERT INTO audit_log (actor, action, subject, subject_id) VALUES ('former', 'PROFILE_CHANGED', 'user', $1)",
    [customer.uid],
  );

  const { nodes } = await log({ by: customer.email.toUpperCase(), action: 'PROFILE_CHANGED' });

  expect(nodes).toMatchObject([{ by: customer.email, subjectName: customer.email }]);
  expect((await log({ by: 'nobody@example.com' })).nodes).toEqual([]);
});

test('pages neither repeat nor skip entries while the log grows', async () => {
  const first = await log({}, { first: 2 });
  await aPart(shop.database);
  await shop.signIn({});
  const seen = [...first.nodes];
  let cursor = first.pageInfo;
  while (cursor.hasNextPage) {
    const next = await log({}, { first: 2, after: cursor.endCursor });
    seen.push(...next.nodes);
    cursor = next.pageInfo;
  }

  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen).toHaveLength(first.totalCount);
});

test('the log contains no secret of an account', async () => {
  const [columns] = await shop.database.query<{ names: string }[]>(
    "SELECT coalesce(string_agg(DISTINCT name, ' '), '') AS names FROM audit_log, LATERAL jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) AS name",
  );
  expect(columns?.names).not.toMatch(/token|secret|password|card/i);
});
