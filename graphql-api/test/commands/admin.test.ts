import { Role } from '../../src/auth/role.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { runCommand } from '../support/run-command.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const admin = (...args: string[]) => runCommand('admin.js', args, shop.env.DATABASE_URL);

test('the command makes the first admin, with effect at once and an entry in the audit log', async () => {
  const owner = await shop.signIn({ email: 'owner@example.com' });
  expect((await admin('list')).output).toBe('There is no admin yet.');

  expect(await admin('grant', 'Owner@Example.com')).toEqual({
    code: 0,
    output: 'owner@example.com is now an admin.',
    complaint: '',
  });

  expect((await owner.rest('GET', '/users/')).status).toBe(200);
  expect((await admin('list')).output).toMatch(/^owner@example\.com since \d{4}-\d\d-\d\d by command:admin$/);
  expect(
    await shop.database.query(
      'SELECT actor, action, subject_id, before, after FROM audit_log ORDER BY id DESC LIMIT 1',
    ),
  ).toEqual([
    {
      actor: 'command:admin',
      action: 'ADMIN_GRANTED',
      subject_id: owner.uid,
      before: { role: 'CUSTOMER' },
      after: { role: 'ADMIN' },
    },
  ]);
});

test('granting twice and revoking a customer change nothing, with a message', async () => {
  await shop.signIn({ email: 'owner@example.com' });
  await admin('grant', 'owner@example.com');
  expect((await admin('grant', 'owner@example.com')).output).toBe('owner@example.com is already an admin.');

  await shop.signIn({ email: 'customer@example.com' });
  expect((await admin('revoke', 'customer@example.com')).output).toBe(
    'customer@example.com is not an admin.',
  );
});

test('an admin can be revoked while another one is left; the last one cannot', async () => {
  const first = await shop.signIn({ email: 'first@example.com', role: Role.ADMIN });
  await shop.signIn({ email: 'second@example.com', role: Role.ADMIN });
  // Made an admin, but it does not count: such a one must not count as "another" either.
  await shop.signIn({ email: 'third@example.com', role: Role.ADMIN, verified: false });

  expect((await admin('revoke', 'first@example.com')).output).toBe(
    'first@example.com is no longer an admin.',
  );
  expect((await first.rest('GET', '/users/')).status).toBe(403);
  expect(await admin('revoke', 'second@example.com')).toEqual({
    code: 2,
    output: '',
    complaint: 'This is the last admin. Make another user an admin first.',
  });
});

test('a grant to a user with an unverified address says when the rights take effect', async () => {
  await shop.signIn({ email: 'new@example.com', verified: false });
  expect((await admin('grant', 'new@example.com')).output).toBe(
    'new@example.com is now an admin.\nThe rights count once the email address is verified, and its owner has logged in again.',
  );
  expect((await admin('list')).output).toMatch(/, email not verified: without effect$/);
});

test('an unknown user is reported in one sentence', async () => {
  expect(await admin('grant', 'nobody@example.com')).toEqual({
    code: 2,
    output: '',
    complaint: 'No account has this email address.',
  });
});

test.each([[[]], [['grant']], [['grant', 'a@example.com', 'b@example.com']], [['promote', 'a@example.com']]])(
  'invalid arguments (%j) print the usage',
  async (args) => {
    const { code, output, complaint } = await admin(...args);
    expect([code, output]).toEqual([2, '']);
    expect(complaint).toMatch(/^Usage:\n {2}npm run admin -- grant someone@example\.com/);
  },
);

test('a database that is missing, refuses the login or is empty is reported in one sentence', async () => {
  const url = new URL(shop.env.DATABASE_URL);
  const elsewhere = (change: Partial<URL>) =>
    runCommand('admin.js', ['list'], Object.assign(new URL(url), change).href);
  expect((await elsewhere({ port: '1' })).complaint).toBe('The database does not answer.');
  expect((await elsewhere({ password: 'wrong' })).complaint).toBe(
    'The database of DATABASE_URL does not let us in.',
  );
  expect((await elsewhere({ pathname: '/postgres' })).complaint).toBe(
    'This database is not set up yet: migrate it first.',
  );
  expect((await runCommand('admin.js', ['list'], '')).complaint).toBe('DATABASE_URL is missing.');
});
