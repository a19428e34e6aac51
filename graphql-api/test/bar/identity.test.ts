import { Role } from '../../src/auth/role.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const subjectOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
const me = async (token: string): Promise<unknown> =>
  (await shop.visitor.graphql('{ me { email } }', {}, bearer(token))).data?.me;

describe('C15: PUT /user/{email} returns a token for the caller only', () => {
  const put = (path: string, email: unknown, token?: string) =>
    shop.visitor.rest('PUT', `/user/${path}`, { email }, token === undefined ? {} : bearer(token));

  test("another customer's path is refused with one's own proof, with none and with an invalid one", async () => {
    const victim = await shop.signIn({});
    const { email, idToken } = await shop.people.create({ email: 'attacker@example.com' });

    const answers = [
      await put(victim.email, victim.email, idToken),
      await put(victim.email, victim.email),
      await put(victim.email, victim.email, ''),
      await put(victim.email, victim.email, 'undefined'),
      await put(victim.email, email, idToken),
      await put(email, victim.email, idToken),
      await put(encodeURIComponent(` ${email}`), email, idToken),
      await put('undefined', 'undefined', idToken),
      await put('null', null, idToken),
      await put(email, [email], idToken),
      await put(email, { $ne: '' }, idToken),
      await put(email, '', idToken),
    ];

    expect(answers.map(({ status }) => status)).toEqual([
      403, 401, 401, 401, 403, 403, 403, 403, 400, 400, 400, 400,
    ]);
    expect(answers.map(({ body }) => body.token)).toEqual(answers.map(() => undefined));
  });

  test('case does not matter, and the token is for the caller', async () => {
    const { uid, email, idToken } = await shop.people.create({ email: 'case@example.com' });

    const { status, body } = await put('CASE@Example.com', 'Case@EXAMPLE.com', idToken);

    expect(status).toBe(200);
    expect(subjectOf(body.token)).toBe(uid);
    expect(await me(body.token)).toEqual({ email });
  });

  test('%2B and + name the same account; a space does not', async () => {
    const { uid, email, idToken } = await shop.people.create({ email: 'jo+shop@example.com' });

    const answers = [
      await put('jo%2Bshop@example.com', email, idToken),
      await put('jo+shop@example.com', email, idToken),
      await put('jo%20shop@example.com', email, idToken),
      await put('jo%252Bshop@example.com', email, idToken),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    expect(subjectOf(answers[0]?.body.token)).toBe(uid);
  });
});

test("a provider's name that is too long is cut to the length of a profile name", async () => {
  const long = `${'N'.repeat(99)} and more`;
  const { idToken } = await shop.people.create({ email: 'long@example.com', name: long });

  const { body } = await shop.visitor.rest(
    'PUT',
    '/user/long@example.com',
    { email: 'long@example.com' },
    bearer(idToken),
  );
  const { data } = await shop.visitor.graphql('{ me { name } }', {}, bearer(body.token));

  expect(data?.me).toEqual({ name: 'N'.repeat(99) });
});

describe('C16: an invalid email finds no one', () => {
  let customer: Customer;
  let admin: Customer;
  beforeAll(async () => {
    [customer, admin] = [await shop.signIn({}), await shop.signIn({ role: Role.ADMIN })];
    const part = await aPart(shop.database);
    for (const buyer of [customer, admin])
      await buyer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  });

  test.each([
    '',
    '?email=',
    '?email=%20',
    '?email',
    '?email=&email=a',
    '?email=a&email=b',
    '?email[]=a',
    '?email[$ne]=a',
    '?EMAIL=a',
  ])('GET /my_orders%s is refused for customers and admins', async (query) => {
    const own = query.replaceAll('=a', `=${customer.email}`);

    for (const caller of [customer, admin]) {
      expect(await caller.rest('GET', `/my_orders${own}`)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT' },
      });
    }
  });

  test.each(['null', 'undefined', '%00', '%25', '*', '%5B%5D', '{}', "'%20OR%20''='"])(
    'GET /my_orders?email=%s returns no rows',
    async (email) => {
      // NUL is refused before anyone is asked who they are.
      const refusal = email === '%00' ? 400 : 403;
      expect((await customer.rest('GET', `/my_orders?email=${email}`)).status).toBe(refusal);
      const { status, body } = await admin.rest('GET', `/my_orders?email=${email}`);
      if (status === 200) expect(body).toEqual([]);
      else expect(status).toBe(400);
    },
  );

  test.each(['null', 'undefined', '%20', '%00', '%25', '*', '_'])(
    'GET /user/%s finds no account, and PUT /users/admin/%s makes no one an admin',
    async (email) => {
      expect((await customer.rest('GET', `/user/${email}`)).status).toBe(403);
      expect([400, 404]).toContain((await admin.rest('GET', `/user/${email}`)).status);
      expect([400, 404]).toContain((await admin.rest('PUT', `/users/admin/${email}`)).status);
    },
  );

  test("an order with an empty or null email is the caller's own; with any other type it is refused", async () => {
    const part = await aPart(shop.database);
    const place = async (email: unknown) => {
      const { status, body } = await customer.rest('POST', '/orders', {
        email,
        partId: part.id,
        quantity: 1,
        ...delivery,
      });
      if (status !== 200) return status;
      const { body: order } = await customer.rest('GET', `/orders/${body.insertedId}`);
      return order.email;
    };

    expect([await place(null), await place('')]).toEqual([customer.email, customer.email]);
    expect([
      await place([]),
      await place([customer.email]),
      await place({ $gt: '' }),
      await place(0),
    ]).toEqual([400, 400, 400, 400]);
  });
});

describe('C18: the state of an account in the database applies from the next request, whatever its token', () => {
  test('a demoted admin is refused', async () => {
    const admin = await shop.signIn({ role: Role.ADMIN });
    expect((await admin.rest('GET', '/orders')).status).toBe(200);

    await shop.database.query("UPDATE shop_user SET role = 'CUSTOMER' WHERE uid = $1", [admin.uid]);

    expect((await admin.rest('GET', '/orders')).status).toBe(403);
    expect((await admin.graphql('{ orders { totalCount } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await admin.rest('GET', `/admin/${admin.email}`)).body).toEqual({ admin: false });
  });

  test.each([
    ['disabled', 'disabled = true'],
    ['signed out everywhere', 'token_version = token_version + 1'],
  ])('a user who was %s is treated as signed out', async (_case, change) => {
    const customer = await shop.signIn({});
    expect((await customer.rest('GET', `/user/${customer.email}`)).status).toBe(200);

    await shop.database.query(`UPDATE shop_user SET ${change} WHERE uid = $1`, [customer.uid]);

    expect((await customer.rest('GET', `/user/${customer.email}`)).status).toBe(401);
    expect((await customer.graphql('{ me { email } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('a disabled account gets no new token', async () => {
    const customer = await shop.signIn({});
    const idToken = await shop.people.signIn(customer.email);
    await shop.database.query('UPDATE shop_user SET disabled = true WHERE uid = $1', [customer.uid]);

    const { status, body } = await shop.visitor.rest(
      'PUT',
      `/user/${customer.email}`,
      { email: customer.email },
      bearer(idToken),
    );

    expect([status, body.code, body.token]).toEqual([403, 'ACCOUNT_DISABLED', undefined]);
  });
});

describe('C19: an unverified email grants no rights', () => {
  test('admin rights on an unverified account take effect once it is verified', async () => {
    const admin = await shop.signIn({ role: Role.ADMIN, verified: false });

    expect((await admin.rest('GET', `/admin/${admin.email}`)).body).toEqual({ admin: false });
    expect((await admin.rest('GET', '/orders')).status).toBe(403);
    expect((await admin.graphql('{ me { role } }')).data?.me).toEqual({ role: 'CUSTOMER' });

    await shop.database.query('UPDATE shop_user SET email_verified = true WHERE uid = $1', [admin.uid]);
    expect((await admin.rest('GET', `/admin/${admin.email}`)).body).toEqual({ admin: true });
  });

  test("another sign-in with an admin's address gets neither the rights nor the account", async () => {
    const admin = await shop.signIn({ role: Role.ADMIN });
    await shop.people.remove(admin.uid);
    const impostor = await shop.people.create({ email: admin.email, verified: false });

    const { status, body } = await shop.visitor.rest(
      'PUT',
      `/user/${admin.email}`,
      { email: admin.email },
      bearer(impostor.idToken),
    );

    expect([status, body.code, body.token]).toEqual([409, 'ACCOUNT_CONFLICT', undefined]);
  });
});
