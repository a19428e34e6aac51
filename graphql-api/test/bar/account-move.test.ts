import { Role } from '../../src/auth/role.js';
import { ServiceUnavailable } from '../../src/shared/shop-error.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { databaseState } from '../support/database-state.js';
import { runCommand } from '../support/run-command.js';

let shop: TestShop;
let providerDown = false;
beforeAll(async () => {
  shop = await createTestShop({
    identities: (real) => ({
      verify: (idToken) => real.verify(idToken),
      revokeSessions: (uid) => real.revokeSessions(uid),
      revokeSessionsBefore: (uid, moment) => real.revokeSessionsBefore(uid, moment),
      remove: (uid) => real.remove(uid),
      exists: (uid) => (providerDown ? Promise.reject(new ServiceUnavailable()) : real.exists(uid)),
    }),
  });
});
afterEach(() => {
  providerDown = false;
});
afterAll(() => shop.close());

const signIn = (email: string, idToken: string) =>
  shop.visitor.rest('PUT', `/user/${email}`, { email }, { Authorization: `Bearer ${idToken}` });

/** A customer who has ordered and written a review, and an order that is just being paid. */
async function regular(given: { email: string; role?: Role }) {
  const customer = await shop.signIn({ name: 'Jo', ...given });
  const part = await aPart(shop.database);
  const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  await customer.rest('POST', '/reviews', { rating: 5, review: 'Fits.' });
  const { data } = await customer.graphql(
    'mutation ($id: ID!) { createPaymentIntent(orderId: $id) { id } }',
    { id: body.insertedId },
  );
  return {
    customer,
    orderId: body.insertedId as string,
    intentId: (data!.createPaymentIntent as unknown as { id: string }).id,
  };
}

/** The person deletes the account at the provider and signs up again with the same address. */
async function startAgain({ uid, email }: Customer, verified: boolean) {
  await shop.people.remove(uid);
  return shop.people.create({ email, verified });
}

describe('C19: an account whose sign-in is gone', () => {
  test('moves to the new sign-in once its address is verified, with everything that belongs to it', async () => {
    const { customer, orderId, intentId } = await regular({ email: 'again@example.com' });
    const { uid, idToken } = await startAgain(customer, false);

    const unverified = await signIn(customer.email, idToken);
    await shop.people.verify(uid);
    const verified = await signIn(customer.email, await shop.people.signIn(customer.email));

    expect([unverified.status, unverified.body]).toEqual([
      409,
      {
        code: 'ACCOUNT_CONFLICT',
        message:
          'Another account uses this email address. Confirm the address with the link in our email, then log in again.',
      },
    ]);
    expect(verified.status).toBe(200);
    const again = { Authorization: `Bearer ${verified.body.token}` };
    const { data, errors } = await shop.visitor.graphql(
      '{ me { id name } myOrders { nodes { id timeline { kind by } } } }',
      {},
      again,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      me: { id: uid, name: 'Jo' },
      myOrders: { nodes: [{ id: orderId, timeline: [{ kind: 'PLACED', by: customer.email }] }] },
    });
    // Stripe still has the uid of that day.
    await shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    const paid = await shop.visitor.rest(
      'PATCH',
      `/orders/${orderId}`,
      { order: orderId, transactionId: intentId },
      again,
    );
    expect([paid.status, paid.body.modifiedCount]).toEqual([200, 1]);
    // The earlier token belongs to no one.
    expect((await customer.rest('GET', '/user/again@example.com')).status).toBe(401);
    expect(
      await shop.database.query(
        "SELECT actor, before, after FROM audit_log WHERE action = 'ACCOUNT_MOVED' AND subject_id = $1",
        [uid],
      ),
    ).toEqual([
      {
        actor: uid,
        before: { uid: customer.uid, role: 'CUSTOMER' },
        after: { uid, role: 'CUSTOMER', why: 'the old sign-in is gone' },
      },
    ]);
  });

  test('of an admin moves without the admin rights; rights it granted to others keep its address', async () => {
    const admin = await shop.signIn({ email: 'boss@example.com', role: Role.ADMIN });
    const other = await shop.signIn({ email: 'deputy@example.com' });
    await admin.rest('PUT', `/users/admin/${other.email}`);
    const { uid, idToken } = await startAgain(admin, true);

    const { status, body } = await signIn(admin.email, idToken);

    expect(status).toBe(200);
    expect(await shop.database.query('SELECT role FROM shop_user WHERE uid = $1', [uid])).toEqual([
      { role: 'CUSTOMER' },
    ]);
    const { data } = await other.graphql('{ users(search: "deputy") { nodes { madeAdminBy } } }');
    expect(data?.users).toEqual({ nodes: [{ madeAdminBy: admin.email }] });
    expect(
      (await shop.visitor.rest('GET', '/orders', undefined, { Authorization: `Bearer ${body.token}` }))
        .status,
    ).toBe(403);
  });

  test('stays disabled', async () => {
    const banned = await shop.signIn({ email: 'banned@example.com' });
    await shop.database.query('UPDATE shop_user SET disabled = true WHERE uid = $1', [banned.uid]);
    const { idToken } = await startAgain(banned, true);

    expect((await signIn(banned.email, idToken)).body.code).toBe('ACCOUNT_DISABLED');
  });

  test('moves once when many sign-ins arrive at the same moment', async () => {
    const customer = await shop.signIn({ email: 'hasty@example.com' });
    const { idToken } = await startAgain(customer, true);

    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(customer.email, idToken)));

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(
      await shop.database.query(
        "SELECT 1 FROM audit_log WHERE action = 'ACCOUNT_MOVED' AND before->>'uid' = $1",
        [customer.uid],
      ),
    ).toHaveLength(1);
  });

  test('does not move while the provider is unavailable', async () => {
    const customer = await shop.signIn({ email: 'waiting@example.com' });
    const { idToken } = await startAgain(customer, true);
    providerDown = true;
    const before = await databaseState(shop.database);

    const { status, body } = await signIn(customer.email, idToken);

    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(await databaseState(shop.database)).toEqual(before);
  });

  test('every table that refers to an account follows its uid', async () => {
    const references: { table: string; onUpdate: string }[] = await shop.database.query(
      `SELECT conrelid::regclass::text AS table, confupdtype AS "onUpdate" FROM pg_constraint
         WHERE contype = 'f' AND confrelid = 'shop_user'::regclass ORDER BY 1`,
    );

    expect(references.length).toBeGreaterThanOrEqual(4);
    expect(references.filter(({ onUpdate }) => onUpdate !== 'c')).toEqual([]);
  });
});

describe('C19: an account whose sign-in still exists', () => {
  /** Two sign-ins of one address: the shop's, whose address is another one at the provider by now, and a new one. */
  async function twoSignIns(email: string) {
    const customer = await shop.signIn({ email });
    await shop.people.rename(customer.uid, `was-${email}`);
    return { customer, newcomer: await shop.people.create({ email, verified: true }) };
  }

  test('stays with its first sign-in, and the new sign-in gets instructions', async () => {
    const { customer, newcomer } = await twoSignIns('two@example.com');

    const { status, body } = await signIn(customer.email, newcomer.idToken);

    expect([status, body]).toEqual([
      409,
      {
        code: 'ACCOUNT_CONFLICT',
        message:
          'Another account uses this email address. Log in the way you did before, or contact us for help.',
      },
    ]);
  });

  test('moves within a day after the operator allows it', async () => {
    const { customer, newcomer } = await twoSignIns('relink@example.com');

    const output = await runCommand('admin.js', ['relink', 'Relink@Example.com'], shop.env.DATABASE_URL);
    const { status } = await signIn(customer.email, newcomer.idToken);

    expect(output).toEqual({
      code: 0,
      output:
        'For 24 hours, anyone who logs in with the verified address relink@example.com takes its account over.',
      complaint: '',
    });
    expect(status).toBe(200);
    expect(
      await shop.database.query(
        "SELECT actor, action, after FROM audit_log WHERE subject_id IN ($1, $2) AND action <> 'ACCOUNT_CREATED' ORDER BY id",
        [customer.uid, newcomer.uid],
      ),
    ).toEqual([
      { actor: 'command:admin', action: 'RELINK_ALLOWED', after: { hours: 24 } },
      {
        actor: newcomer.uid,
        action: 'ACCOUNT_MOVED',
        after: { uid: newcomer.uid, role: 'CUSTOMER', why: 'allowed by the operator' },
      },
    ]);
  });

  test('no longer moves after that day', async () => {
    const { customer, newcomer } = await twoSignIns('late@example.com');
    await runCommand('admin.js', ['relink', customer.email], shop.env.DATABASE_URL);
    await shop.database.query(
      "UPDATE shop_user SET relink_until = now() - interval '1 second' WHERE uid = $1",
      [customer.uid],
    );

    expect((await signIn(customer.email, newcomer.idToken)).status).toBe(409);
  });

  test('is not merged into another account of the new sign-in', async () => {
    const { customer, newcomer } = await twoSignIns('merge@example.com');
    await shop.database.query(
      "INSERT INTO shop_user (uid, email, email_verified) VALUES ($1, 'other@example.com', true)",
      [newcomer.uid],
    );
    await runCommand('admin.js', ['relink', customer.email], shop.env.DATABASE_URL);

    expect((await signIn(customer.email, newcomer.idToken)).body.code).toBe('ACCOUNT_CONFLICT');
  });
});
