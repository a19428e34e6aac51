import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const grant = (email: string) => admin.rest('PUT', `/users/admin/${email}`);
const listed = async (email: string) => {
  const { body } = await admin.rest('GET', '/users/');
  return (body as { email: string }[]).find((user) => user.email === email);
};
const counts = async (email: string) => (await admin.rest('GET', `/admin/${email}`)).body as unknown;

test('a grant to a verified account takes effect at once', async () => {
  const { email } = await shop.signIn({});

  const { body } = await grant(email);

  expect(body).toMatchObject({ modifiedCount: 1, rolePending: false, message: `${email} is an admin now.` });
  expect(await listed(email)).toMatchObject({ role: 'admin', rolePending: false });
  expect(await counts(email)).toEqual({ admin: true });
});

test('a grant to an unverified account is pending until it is verified', async () => {
  const chosen = await shop.signIn({ verified: false });
  const { email } = chosen;

  const first = await grant(email);
  const again = await grant(email);

  const message = `${email} is an admin as soon as the email address is verified.`;
  expect(first.body).toMatchObject({ modifiedCount: 1, rolePending: true, message });
  expect(again.body).toMatchObject({ modifiedCount: 0, rolePending: true, message });
  expect(await listed(email)).toMatchObject({ role: 'admin', rolePending: true });
  expect(await counts(email)).toEqual({ admin: false });
  expect((await chosen.rest('GET', '/users/')).status).toBe(403);
});

test('a customer is neither admin nor pending', async () => {
  const { email } = await shop.signIn({ verified: false });

  expect(await listed(email)).toMatchObject({ role: null, rolePending: false });
});
