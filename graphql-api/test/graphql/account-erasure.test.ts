import { Role } from '../../src/auth/role.js';
import { ServiceUnavailable } from '../../src/shared/shop-error.js';
import { aBusyCustomer, aShippedOrder, PERSONAL, rowsWith } from '../support/accounts.js';
import { loseOrder } from '../support/accident.js';
import { ask, Refused } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { casesOf, resolveCase, waitWithCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aDraft } from '../support/drafts.js';
import { ledgerFaults } from '../support/ledger.js';
import { MailServer } from '../support/mail-server.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { aNote } from '../support/notes.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
} from '../support/operations.js';
import {
  acceptReturn,
  aPaidOrder,
  cancelOrder,
  declineReturn,
  requestReturn,
  withdrawReturn,
} from '../support/returns.js';
import { SandboxControl } from '../support/sandbox-control.js';

let shop: TestShop;
let admin: Customer;
let providerDown = false;
beforeAll(async () => {
  shop = await createTestShop({
    env: mailSetUp,
    identities: (real) => ({
      verify: (idToken) => real.verify(idToken),
      revokeSessions: (uid) => real.revokeSessions(uid),
      revokeSessionsBefore: (uid, moment) => real.revokeSessionsBefore(uid, moment),
      exists: (uid) => real.exists(uid),
      remove: (uid) => (providerDown ? Promise.reject(new ServiceUnavailable()) : real.remove(uid)),
    }),
  });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterEach(() => {
  providerDown = false;
});
afterAll(() => shop.close());

const DELETE_MINE = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
const DELETE = 'mutation ($id: ID!, $email: String!) { deleteAccount(id: $id, email: $email) }';

const deleteMine = (customer: Customer, email = customer.email) =>
  ask<boolean>(customer, DELETE_MINE, { email });
const signIn = (email: string, idToken: string) =>
  shop.visitor.rest('PUT', `/user/${email}`, { email }, { Authorization: `Bearer ${idToken}` });
const refusal = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refused ? error : undefined;
};

test('orders stay, while personal data is removed from them and everything else is deleted', async () => {
  const { customer, orderId } = await aBusyCustomer(shop, admin, { email: 'petronella@example.com' });
  const person = [...PERSONAL, 'petronella@example.com'];
  expect((await rowsWith(shop, person)).length).toBeGreaterThan(8);

  expect(await deleteMine(customer)).toBe(true);

  // The index that admins search by is filled by a task.
  await shop.runTask('order-indexing');
  expect(await rowsWith(shop, person)).toEqual([]);
  const order = await ask<Record<string, unknown>>(
    admin,
    'query ($id: ID!) { order(id: $id) { name email address phone status price customerId } }',
    { id: orderId },
  );
  expect(order).toEqual({
    name: 'Deleted customer',
    email: expect.stringMatching(/^deleted-[0-9a-f]{12}@account\.invalid$/) as string,
    address: null,
    phone: null,
    status: 'SHIPPED',
    price: '64.90',
    customerId: expect.stringMatching(/^erased:/) as string,
  });
  const left = await rowsWith(shop, [order.customerId as string]);
  expect([...new Set(left.map((row) => row.split(':')[0]))].sort()).toEqual([
    'former_uid',
    'shop_order',
    'shop_user',
  ]);
  const lines = await shop.database.query<{ action: string; before: unknown; after: unknown }[]>(
    `SELECT action, before, after FROM audit_log
     WHERE subject_id = $1 AND action IN ('ORDER_NOTE_REMOVED', 'RETURN_REQUESTED') ORDER BY action`,
    [orderId],
  );
  expect(lines).toEqual([
    { action: 'ORDER_NOTE_REMOVED', before: { note: null }, after: null },
    {
      action: 'RETURN_REQUESTED',
      before: null,
      after: { returnId: expect.any(String) as string, units: 1, reason: 'CHANGED_MIND', text: null },
    },
  ]);
  expect(await ledgerFaults(shop.database)).toEqual([]);
});

test('the reason of a refund is erased with the account', async () => {
  const customer = await shop.signIn({});
  const { id } = await aPaidOrder(shop, customer);
  await ask(admin, 'mutation ($id: ID!) { refundOrder(id: $id, reason: "Petronella called") { id } }', {
    id,
  });
  expect((await rowsWith(shop, ['Petronella called'])).length).toBeGreaterThan(0);

  await deleteMine(customer);

  expect(await rowsWith(shop, ['Petronella called'])).toEqual([]);
});

/** Text that an erasure removes, or masks from the start. */
const ERASED = new Set(
  [
    'audit_log: before after',
    'contact_answer: text',
    'contact_message: name email message',
    'customer_note: text',
    'former_uid: user_uid',
    'garage_car: user_uid make model engine_fuel answers',
    'idempotency_key: user_uid operation key request_hash answer',
    'back_in_stock_request: user_uid',
    'cart_line: user_uid',
    'order_note: text',
    'order_read: user_uid',
    'order_return: text searched',
    'order_search: text',
    'outbox: last_error',
    'part: created_by',
    'part_draft: saved_by',
    'review: user_uid name email text legacy_id',
    'shop_order: user_uid name email address phone',
    'shop_user: uid email role name location education phone linkedin made_admin_by legacy_id',
  ].flatMap(columnsOf),
);

/** Text that stays, by why. */
const RETAINED: Record<string, string[]> = {
  'uids of who did it, which name no one once the account is gone': [
    'audit_log: actor',
    'bulk_change: actor',
    'contact_answer: answered_by',
    'contact_message: answered_by',
    'customer_note: user_uid author',
    'file_import: actor applied_by undone_by',
    'former_uid: uid',
    'order_note: author',
    'payment_case: closed_by',
    'stock_movement: actor',
  ],
  'what was sold, sent and paid: the books': [
    'order_return: reason answer deduction state',
    'parcel: carrier tracking_number',
    'payment_attempt: state intent_id currency refund_id request_id card_brand card_last4',
    'payment_attempt_order: state refund_id by_hand_refund_id',
    'payment_case: kind subject state intent_id currency detail note resolution',
    'payment_refund: id intent_id state currency',
    'return_refund: state refund_id',
    'shop_order: product transaction_id legacy_id fit_receipt',
    'stock_movement: kind reason',
    'stripe_event: id type intent_id outcome',
  ],
  'what happened to what, by ids': [
    'audit_log: action subject subject_id',
    'outbox: type key payload outcome',
  ],
  'expires within a day': ['rate_limit: key'],
  'the catalogue, its files and the cars of the world': [
    'bulk_change: rule lines',
    'file_import: file_name state encoding delimiter problem digest kind stage recipe sample',
    'file_import_line: kind label column_name value reason line_key before after',
    'fitment_finding: kind text',
    'fitment_question: key text answers',
    'import_picture: address_key',
    'job: key title description words category',
    'job_slot: job_key title part_type',
    'part: name image description category brand part_number part_number_key legacy_id search_text details more_images type image_alts',
    'part_count: category',
    'part_count_by_brand: category brand',
    'part_draft: name image more_images description details category brand part_number type image_alts',
    'part_fitment: engine_fuel position question accepted note source part_type',
    'part_number: kind number number_key maker',
    'part_specification: name unit text',
    'picture: hash',
    'picture_address: key address picture problem',
    'picture_use: picture',
    'search_word: word gaps stem',
    'vehicle_engine: fuel',
    'vehicle_model: make name make_key name_key',
  ],
  'the state of the database': [
    'migrations: name',
    'row_count: counted kind',
    'shop_database: place',
    'shop_time_zone: time_zone',
    'timeline_mark: timeline',
  ],
};

function columnsOf(line: string): string[] {
  const [table, columns = ''] = line.split(': ');
  return columns.split(' ').map((column) => `${table}.${column}`);
}

test('every text column of the database is listed as erased with the account or as retained', async () => {
  const columns = await shop.database.query<{ name: string }[]>(
    `SELECT table_name || '.' || column_name AS name
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'tsvector')`,
  );
  const listed = [...ERASED, ...Object.values(RETAINED).flatMap((lines) => lines.flatMap(columnsOf))];

  expect([...new Set(listed)].toSorted()).toEqual(listed.toSorted());
  expect(columns.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
});

test("a mail server's response about the address is erased", async () => {
  const server = await MailServer.open();
  const mailing = await createTestShop({ env: server.environment });
  const customer = await mailing.signIn({ email: 'unknown.to.her.provider@example.com' });
  const { id } = await placeOrder(customer, await aPart(mailing.database));
  server.isUnknown = (recipient) => recipient === customer.email;
  await mailing.runTask('mails');
  const [found] = await mailing.database.query<{ detail: string }[]>('SELECT detail FROM payment_case');
  expect(found?.detail).toContain('<u***@example.com>');
  expect(await mailing.database.query('SELECT last_error FROM outbox')).toEqual([
    {
      last_error:
        "Can't send mail - all recipients were rejected: 550 5.1.1 <u***@example.com>: user unknown",
    },
  ]);
  await deleteOrder(customer, id);

  await deleteMine(customer);

  expect(await rowsWith(mailing, [customer.email])).toEqual([]);
  await mailing.close();
  await server.close();
});

test('answers and notes of an admin have no author once the account is deleted', async () => {
  const leaving = await shop.signIn({ role: Role.ADMIN });
  const customer = await shop.signIn({});
  const { id: orderId } = await placeOrder(customer, await aPart(shop.database));
  const question = { name: 'Ines', email: 'ines@example.com', message: 'Does it fit?' };
  const { id } = await shop.app.services.contact.send(question, { network: '', visitor: '' });
  await ask(
    leaving,
    'mutation ($id: ID!) { answerContactMessage(id: $id, text: "It does.", expectedAnswers: 0) { id } }',
    { id },
  );
  await aNote(leaving, orderId, 'Rings twice');
  await ask(
    leaving,
    'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "Regular customer") { id } }',
    { id: customer.uid },
  );
  await ask(admin, 'mutation ($email: String!) { revokeAdmin(email: $email) { id } }', {
    email: leaving.email,
  });

  await deleteMine(leaving);

  const { data } = await admin.graphql(
    `query ($orderId: ID!, $uid: ID!) {
      contactMessages(first: 1) { nodes { answeredBy answers { by } } }
      orderNotes(orderId: $orderId) { by }
      customer(id: $uid) { notes { author } } }`,
    { orderId, uid: customer.uid },
  );
  expect(data).toEqual({
    contactMessages: { nodes: [{ answeredBy: null, answers: [{ by: null }] }] },
    orderNotes: [{ by: null }],
    customer: { notes: [{ author: null }] },
  });
  await deleteOrder(customer, orderId);
  await deleteMine(customer);
});

test("parts and drafts saved under an admin's earlier address lose it as well", async () => {
  const leaving = await shop.signIn({ role: Role.ADMIN, email: 'before@example.com' });
  const input = {
    ...{ name: 'Disc', description: 'Vented', image: '/pictures/a.jpg' },
    ...{ price: '10.00', orderQuantity: 1, availableQuantity: 1 },
  };
  const { id: partId } = await ask<{ id: string }>(
    leaving,
    'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }',
    { input },
  );
  const [draftId, takenOver] = [await aDraft(leaving), await aDraft(leaving)];
  await ask(admin, 'mutation ($id: ID) { savePartDraft(id: $id, input: { name: "Disc" }) { id } }', {
    id: takenOver,
  });
  const caseId = '0190f0c0-0000-7000-8000-00000000ca5e';
  await shop.database.query(
    `INSERT INTO payment_case (id, kind, subject, detail) VALUES ($1, 'UNMATCHED_EVENT', 'evt_erasure', 'Unknown.')`,
    [caseId],
  );
  await waitWithCase(leaving, caseId, 'The provider is asked.');
  await shop.database.query("UPDATE shop_user SET email = 'after@example.com' WHERE uid = $1", [leaving.uid]);
  await ask(admin, 'mutation { revokeAdmin(email: "after@example.com") { id } }');

  await deleteMine(leaving, 'after@example.com');

  expect(await rowsWith(shop, ['before@example.com', 'after@example.com'])).toEqual([]);
  const { data } = await admin.graphql(
    `query ($partId: ID!, $draftId: ID!, $takenOver: ID!) {
      part(id: $partId) { user } mine: partDraft(id: $draftId) { savedBy } theirs: partDraft(id: $takenOver) { savedBy } }`,
    { partId, draftId, takenOver },
  );
  const placeholder = expect.stringMatching(/^deleted-.*@account\.invalid$/);
  expect(data).toEqual({
    part: { user: placeholder },
    mine: { savedBy: placeholder },
    theirs: { savedBy: admin.email },
  });
});

test('a return cannot be found by its sender any more', async () => {
  const { customer, orderId } = await aBusyCustomer(shop, admin, { email: 'sender@example.com' });
  const { id } = await requestReturn(customer, orderId);
  await declineReturn(admin, id);
  const found = async () =>
    (
      await ask<{ nodes: { id: string }[] }>(admin, '{ adminReturns(search: "sender@") { nodes { id } } }')
    ).nodes.map((one) => one.id);
  expect(await found()).toContain(id);

  await deleteMine(customer);

  expect(await found()).toEqual([]);
  expect(await rowsWith(shop, ['sender@example.com', ...PERSONAL])).toEqual([]);
});

test('an address that an admin entered for the customer is erased too', async () => {
  const customer = await shop.signIn({});
  const { id } = await aPaidOrder(shop, customer);
  await shop.database.query('UPDATE shop_order SET address = NULL WHERE id = $1', [id]);
  await ask(
    admin,
    'mutation ($id: ID!) { setOrderAddress(orderIds: [$id], address: "Told by phone 7") { id } }',
    {
      id,
    },
  );
  await ask(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id });
  // Past the time in which it could be undone.
  await shop.database.query(
    "UPDATE shop_order SET shipped_at = shipped_at - interval '1 hour' WHERE id = $1",
    [id],
  );

  await deleteMine(customer);

  await shop.runTask('order-indexing');
  expect(await rowsWith(shop, ['Told by phone 7'])).toEqual([]);
});

test('a deleted account is not among the newest customers', async () => {
  const [before, customer] = [await shop.signIn({}), await shop.signIn({})];
  const newest = async () =>
    (
      await ask<{ newestCustomers: { email: string }[] }>(
        admin,
        '{ overview(days: 1) { newestCustomers { email } } }',
      )
    ).newestCustomers[0]?.email;
  expect(await newest()).toBe(customer.email);

  await deleteMine(customer);

  expect(await newest()).toBe(before.email);
});

test('all sessions end at once, and the sign-in is deleted at the provider', async () => {
  const customer = await shop.signIn({});
  const idToken = await shop.people.signIn(customer.email);

  await deleteMine(customer);

  expect((await refusal(ask(customer, '{ me { id } }')))?.code).toBe('UNAUTHENTICATED');
  expect((await signIn(customer.email, idToken)).status).toBe(401);
  await expect(shop.people.signIn(customer.email)).rejects.toThrow('EMAIL_NOT_FOUND');
});

test('a later account with the same address is new and has no access to the old one', async () => {
  const { customer, orderId } = await aBusyCustomer(shop, admin, { email: 'twice@example.com' });
  await deleteMine(customer);

  const again = await shop.signIn({ email: 'twice@example.com' });

  const own = await again.graphql(
    '{ me { id name phone lastDelivery { address } } myOrders { totalCount } myGarage { id } myCart { partId } }',
  );
  expect(own.data).toEqual({
    me: { id: again.uid, name: null, phone: null, lastDelivery: null },
    myOrders: { totalCount: 0 },
    myGarage: [],
    myCart: [],
  });
  expect(again.uid).not.toBe(customer.uid);
  expect((await refusal(getOrder(again, orderId)))?.code).toBe('FORBIDDEN');
});

test('while the provider is down no one can sign in, and the task retries the deletion', async () => {
  const customer = await shop.signIn({});
  const idToken = await shop.people.signIn(customer.email);
  providerDown = true;

  expect(await deleteMine(customer)).toBe(false);

  expect((await signIn(customer.email, idToken)).body).toEqual({
    code: 'ACCOUNT_DELETED',
    message: 'This account is being deleted. In a few minutes you can sign up again with the same address.',
  });
  await shop.database.query('UPDATE former_uid SET delete_due_at = now() WHERE delete_due_at IS NOT NULL');
  await shop.runTask('sign-in-removal');
  expect((await signIn(customer.email, idToken)).status).toBe(403);
  providerDown = false;
  await shop.database.query('UPDATE former_uid SET delete_due_at = now() WHERE delete_due_at IS NOT NULL');
  await shop.runTask('sign-in-removal');
  expect((await signIn(customer.email, idToken)).status).toBe(401);
  expect((await shop.signIn({ email: customer.email })).uid).not.toBe(customer.uid);
});

test('an open order prevents the deletion and is named', async () => {
  const customer = await shop.signIn({});
  const unpaid = await placeOrder(customer, await aPart(shop.database));

  const refused = await refusal(deleteMine(customer));

  expect([refused?.code, refused?.details.orders]).toEqual([
    'ACCOUNT_HAS_OPEN_ORDERS',
    [{ orderId: unpaid.id, number: expect.stringMatching(/^\w{4}-\w{4}$/) as string, status: 'UNPAID' }],
  ]);
  const { id: transactionId } = await createPaymentIntent(customer, unpaid.id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, unpaid.id, transactionId);
  expect((await refusal(deleteMine(customer)))?.details.orders).toMatchObject([{ status: 'PENDING' }]);
  await admin.rest('PUT', `/orders/${unpaid.id}`, { shipped: true });
  // It may still be undone.
  expect((await refusal(deleteMine(customer)))?.details.orders).toMatchObject([{ status: 'SHIPPED' }]);
  expect(await ask(customer, '{ me { email } }')).toEqual({ email: customer.email });
  await shop.database.query(
    `UPDATE shop_order SET shipped_at = shipped_at - interval '1 minute' WHERE id = $1`,
    [unpaid.id],
  );
  expect(await deleteMine(customer)).toBe(true);
});

test('an open return prevents the deletion, with instructions', async () => {
  const customer = await shop.signIn({});
  const { orderId } = await aShippedOrder(shop, customer, admin);
  const { id } = await requestReturn(customer, orderId);

  const refused = await refusal(deleteMine(customer));

  expect([refused?.code, refused?.details.orders]).toMatchObject([
    'ACCOUNT_HAS_OPEN_ORDERS',
    [{ orderId, status: 'SHIPPED' }],
  ]);
  expect(refused?.message).toContain('a return withdrawn, declined or refunded');
  await acceptReturn(admin, id);
  expect((await refusal(deleteMine(customer)))?.code).toBe('ACCOUNT_HAS_OPEN_ORDERS');
  await withdrawReturn(customer, id);
  expect(await deleteMine(customer)).toBe(true);
});

test('an open refund prevents the deletion, also for a deleted order, until it is paid', async () => {
  const customer = await shop.signIn({});
  const [cancelled, deleted] = [
    await placeOrder(customer, await aPart(shop.database)),
    await placeOrder(customer, await aPart(shop.database)),
  ];
  const pay = async ({ id }: { id: string }) => {
    const { id: intent } = await createPaymentIntent(customer, id);
    await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    return intent;
  };
  await confirmPayment(customer, cancelled.id, await pay(cancelled));
  const late = await pay(deleted);
  await loseOrder(shop, deleted.id);
  const sandbox = new SandboxControl(shop);
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 100 });
  await cancelOrder(customer, cancelled.id);
  await shop.app.services.settlement.settle(late, { actor: 'system:webhook' });

  const refused = await refusal(deleteMine(customer));

  expect(refused?.code).toBe('ACCOUNT_HAS_OPEN_ORDERS');
  expect(refused?.details.orders).toMatchObject([
    { orderId: deleted.id },
    { orderId: cancelled.id, status: 'CANCELLED' },
  ]);
  expect(refused?.message).toContain('money that is owed has to be paid back');

  // The provider refuses both for good, so someone pays them another way.
  await sandbox.repair();
  await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 400, times: 100 });
  await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");
  await shop.runTask('reconciler');
  await sandbox.repair();
  const failed = await casesOf(admin, { state: 'OPEN' });
  expect(failed.map(({ kind }) => kind)).toEqual(['REFUND_FAILED', 'REFUND_FAILED']);
  for (const found of failed) {
    expect((await refusal(deleteMine(customer)))?.code).toBe('ACCOUNT_HAS_OPEN_ORDERS');
    expect((await refusal(ask(admin, DELETE, { id: customer.uid, email: customer.email })))?.code).toBe(
      'ACCOUNT_HAS_OPEN_ORDERS',
    );
    await resolveCase(admin, found, 'Bank transfer.');
  }
  expect(await deleteMine(customer)).toBe(true);
});

test('a deleted unpaid order does not prevent the deletion, and loses its personal data too', async () => {
  const customer = await shop.signIn({ name: 'Gudrun' });
  const { id } = await placeOrder(customer, await aPart(shop.database));
  await deleteOrder(customer, id);

  expect(await deleteMine(customer)).toBe(true);

  expect(await rowsWith(shop, ['Gudrun', customer.email, delivery.phone])).toEqual([]);
});

test('deleting the account requires its address', async () => {
  const customer = await shop.signIn({});

  expect((await refusal(deleteMine(customer, 'somebody@example.com')))?.code).toBe('BAD_INPUT');
  expect(await deleteMine(customer, ` ${customer.email.toUpperCase()} `)).toBe(true);
});

test('an admin can delete a customer, but not an admin', async () => {
  const { customer, orderId } = await aBusyCustomer(shop, admin);

  expect((await refusal(ask(admin, DELETE, { id: admin.uid, email: admin.email })))?.code).toBe(
    'ACCOUNT_IS_ADMIN',
  );
  expect((await refusal(ask(customer, DELETE, { id: admin.uid, email: admin.email })))?.code).toBe(
    'FORBIDDEN',
  );
  expect(await ask(admin, DELETE, { id: customer.uid, email: customer.email })).toBe(true);

  expect((await refusal(ask(admin, DELETE, { id: customer.uid, email: customer.email })))?.code).toBe(
    'NOT_FOUND',
  );
  // By the earlier uid, too: as old links and the log have it.
  const page = await ask<{ deletedAt: string | null; orders: { nodes: { id: string }[] } }>(
    admin,
    'query ($id: ID!) { customer(id: $id) { deletedAt orders(first: 10) { nodes { id } } } }',
    { id: customer.uid },
  );
  expect(page.deletedAt).not.toBeNull();
  expect(page.orders.nodes).toEqual([{ id: orderId }]);
});

test('a deleted account is neither listed nor counted', async () => {
  const customer = await shop.signIn({ email: 'listed@example.com' });
  const count = () => ask<{ totalCount: number }>(admin, '{ users { totalCount } }');
  const before = await count();

  await deleteMine(customer);

  expect((await count()).totalCount).toBe(before.totalCount - 1);
  const listed = await ask<{ nodes: { email: string }[] }>(
    admin,
    '{ users(first: 100) { nodes { email } } }',
  );
  expect(listed.nodes.filter(({ email }) => /listed@|deleted-/.test(email))).toEqual([]);
  const { body } = await admin.rest('GET', '/users');
  expect((body as { email: string }[]).filter(({ email }) => email.startsWith('deleted-'))).toEqual([]);
});

test('the audit log still shows who did what and when, by id', async () => {
  const { customer } = await aBusyCustomer(shop, admin);
  await deleteMine(customer);

  const lines = await shop.database.query<{ action: string; before: object | null; after: object | null }[]>(
    "SELECT action, before, after FROM audit_log WHERE actor = $1 AND action IN ('ACCOUNT_CREATED', 'PROFILE_CHANGED', 'ORDER_PLACED', 'ACCOUNT_DELETED') ORDER BY id",
    [customer.uid],
  );

  expect(lines.map(({ action }) => action)).toEqual([
    'ACCOUNT_CREATED',
    'ORDER_PLACED',
    'PROFILE_CHANGED',
    'ACCOUNT_DELETED',
  ]);
  expect(lines[0]?.after).toEqual({ email: null });
  expect(lines[1]?.after).toMatchObject({ quantity: 1, totalMinor: 6490 });
  expect(lines[2]?.after).toEqual({
    name: null,
    location: null,
    education: null,
    phone: null,
    linkedin: null,
  });
  for (const change of [
    "actor = 'somebody'",
    "action = 'ORDER_PAID'",
    `after = '{"totalMinor": 1}'`,
    'before = NULL, after = NULL',
  ]) {
    await expect(
      shop.database.query(`UPDATE audit_log SET ${change} WHERE actor = $1`, [customer.uid]),
    ).rejects.toThrow('audit_log is append-only');
  }
});

test("deleting an unverified account leaves another person's messages from that address", async () => {
  await shop.app.services.contact.send(
    { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
    { network: '', visitor: '' },
  );
  const stranger = await shop.signIn({ email: 'ada@example.com', verified: false });

  await deleteMine(stranger);

  expect(await rowsWith(shop, ['ada@example.com'])).toHaveLength(1);
});

test('concurrent writes are refused or erased with the account', async () => {
  const part = await aPart(shop.database, { availableQuantity: 500 });
  const writes: ((customer: Customer) => Promise<{ status?: number; errors?: unknown }>)[] = [
    (customer) => customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery }),
    (customer) => customer.rest('POST', '/reviews', { rating: 5, review: 'Raced' }),
    (customer) =>
      customer.rest('PATCH', `/user/${customer.email}`, {
        name: 'Raced',
        location: 'Raced',
        education: 'Raced',
        phone: '1',
        linkedin: 'https://linkedin.com/in/raced',
      }),
    (customer) =>
      customer.graphql('mutation ($id: ID!) { setCartLine(partId: $id, quantity: 1) { partId } }', {
        id: part.id,
      }),
    async (customer) => signIn(customer.email, await shop.people.signIn(customer.email).catch(() => 'none')),
  ];
  const customers = await Promise.all(Array.from({ length: 10 }, () => shop.signIn({ name: 'Raced' })));

  const deleted = await Promise.all(
    customers.map(async (customer, index) => {
      const write = writes[index % writes.length];
      const [mine, other] = await Promise.all([
        customer.graphql(DELETE_MINE, { email: customer.email }),
        write?.(customer),
      ]);
      // Refused or done, never a fault of the shop.
      expect(other?.status ?? 200).toBeLessThan(500);
      expect(JSON.stringify(other?.errors ?? '')).not.toContain('INTERNAL');
      return mine.errors ? undefined : customer;
    }),
  );

  for (const customer of deleted) {
    if (!customer) continue;
    expect(await rowsWith(shop, [customer.email])).toEqual([]);
    expect(await shop.database.query('SELECT FROM shop_user WHERE uid = $1', [customer.uid])).toHaveLength(0);
  }
  // A refused caller has the earlier order, and no one else has one.
  const orders = await shop.database.query<{ user_uid: string }[]>(
    'SELECT user_uid FROM shop_order WHERE part_id = $1',
    [part.id],
  );
  expect(orders.map((order) => order.user_uid).filter((uid) => uid.startsWith('erased:'))).toEqual([]);
  expect(await ledgerFaults(shop.database)).toEqual([]);
});

test('a concurrent return request either prevents the deletion or is refused', async () => {
  const customers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const customer = await shop.signIn({});
      return { customer, ...(await aShippedOrder(shop, customer, admin)) };
    }),
  );

  await Promise.all(
    customers.map(async ({ customer, orderId }) => {
      const outcomes = await Promise.allSettled([
        deleteMine(customer),
        requestReturn(customer, orderId, { text: 'Raced' }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }),
  );

  expect(
    await shop.database.query(
      "SELECT FROM order_return JOIN shop_order ON shop_order.id = order_id WHERE text = 'Raced' AND user_uid LIKE 'erased:%'",
    ),
  ).toEqual([]);
});
