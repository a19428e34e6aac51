import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { aCustomer, anAdmin, renderApp } from '#testing/render-app';

const byAdmin = { madeAdminBy: 'admin@example.com', madeAdminAt: '2026-11-22T08:00:00.000Z' };

function shopWithUsers() {
  const shop = new MockApi();
  shop.users = [
    aUser({ email: 'marta@example.com', name: 'Marta Lindqvist', createdAt: '2026-11-20T08:00:00.000Z' }),
    aUser({
      email: 'olga@example.com',
      name: 'Olga Berg',
      role: 'ADMIN',
      madeAdminBy: 'admin@example.com',
      madeAdminAt: november(12, 9),
      createdAt: '2026-11-10T08:00:00.000Z',
    }),
  ];
  const [marta, olga] = shop.users;
  return shop.answer({
    makeAdmin: () => Object.assign(marta!, { role: 'ADMIN' as const, ...byAdmin }),
    revokeAdmin: () =>
      Object.assign(olga!, { role: 'CUSTOMER' as const, madeAdminBy: null, madeAdminAt: null }),
  });
}

async function openUsers(shop = shopWithUsers(), path = '/dashboard/makeadmin') {
  const app = await renderApp({
    path,
    shop,
    as: anAdmin({ createdAt: '2026-01-01T08:00:00.000Z', madeAdminBy: 'command:make-admin' }),
  });
  await screen.findByRole('heading', { name: 'Make An User Admin' });
  return app;
}

async function row(email: string) {
  const opener = await screen.findByRole('button', { name: `Details of ${email}` });
  return opener.closest('tr')!;
}
const grant = (email: string) => screen.findByRole('button', { name: `Make Admin: ${email}` });
const yes = async () => screen.findByRole('button', { name: 'Yes' });

test('each user has a Make Admin button, or a disabled Admin badge', async () => {
  await openUsers();
  expect(await grant('marta@example.com')).toHaveTextContent('Make Admin');
  const badge = within(await row('olga@example.com')).getByRole('button', { name: 'Admin' });
  expect(badge).toBeDisabled();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Email',
    'Make Admin',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
});

test('for a common name the page says that more users match', async () => {
  const shop = shopWithUsers().answer({
    users: () => ({ ...aPage(shop.users), totalCount: 1000, totalIsExact: false }),
  });
  await openUsers(shop, '/dashboard/makeadmin?q=a');

  expect(await screen.findByText('1–3 of more than 1,000')).toBeVisible();
});

test("an admin's row shows who granted the rights", async () => {
  const { user } = await openUsers();
  expect(await row('olga@example.com')).toHaveTextContent(
    /Olga Berg · made admin by admin@example.com · Nov 12/,
  );
  await user.click(screen.getByRole('button', { name: 'Details of olga@example.com' }));
  expect(screen.getByText(/^Granted by admin@example.com, Nov 12, 2026/)).toBeVisible();
});

test('Yes makes a user an admin, and the list shows it', async () => {
  const { user, shop } = await openUsers();
  await user.click(await grant('marta@example.com'));
  const dialog = await findDialog('alertdialog', {
    name: 'Are you sure you want to make this user an admin?',
  });
  expect(dialog).toHaveTextContent('marta@example.com will be able to manage all orders');
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This user is now an admin.')).toBeVisible();
  expect(within(await row('marta@example.com')).getByRole('button', { name: 'Admin' })).toBeDisabled();
  expect(shop.users[0]).toMatchObject({ role: 'ADMIN', madeAdminBy: 'admin@example.com' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Details of marta@example.com' })).toHaveFocus(),
  );
});

test('No changes nothing', async () => {
  const { user, shop } = await openUsers();
  await user.click(await grant('marta@example.com'));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(shop.calls('MakeAdmin')).toHaveLength(0);
});

test('rights of an unverified address are granted but not yet in effect', async () => {
  const shop = shopWithUsers();
  const marta = Object.assign(shop.users[0]!, { emailVerified: false });
  shop.answer({ makeAdmin: () => Object.assign(marta, byAdmin) });
  const { user } = await openUsers(shop);
  await user.click(await grant('marta@example.com'));
  expect(await findDialog('alertdialog')).toHaveTextContent(
    'marta@example.com will be able to manage all orders, products and admins once the email address is verified.',
  );
  await user.click(await yes());
  expect(await screen.findByText('This user is an admin once the email address is verified.')).toBeVisible();
  expect(
    within(await row('marta@example.com')).getByRole('button', { name: 'Admin once verified' }),
  ).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Details of marta@example.com' }));
  expect(screen.getByText('They take effect once the email address is verified.')).toBeVisible();
});

test('rights of a disabled account are granted but wait until it is enabled', async () => {
  const shop = shopWithUsers();
  const marta = Object.assign(shop.users[0]!, { disabled: true });
  shop.answer({ makeAdmin: () => Object.assign(marta, { role: 'ADMIN' as const, ...byAdmin }) });
  const { user } = await openUsers(shop);
  expect(await row('marta@example.com')).toHaveTextContent(/Marta Lindqvist · disabled · joined Nov 20/);
  await user.click(await grant('marta@example.com'));
  expect(await findDialog('alertdialog')).toHaveTextContent(
    'marta@example.com will be able to manage all orders, products and admins once the account is enabled again.',
  );
  await user.click(await yes());
  expect(await screen.findByText('This user is an admin once the account is enabled again.')).toBeVisible();
  expect(
    within(await row('marta@example.com')).getByRole('button', { name: 'Admin once enabled' }),
  ).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Details of marta@example.com' }));
  expect(screen.getByText('They take effect once the account is enabled again.')).toBeVisible();
});

test.each([
  ['FORBIDDEN', 'failed to make an admin'],
  ['RATE_LIMITED', 'The user was not made an admin. Too many attempts. Try again in 60 s.'],
  ['SERVICE_UNAVAILABLE', "We couldn't confirm that this was saved. Check before you try again."],
])('a grant refused with %s says so', async (code, sentence) => {
  const shop = shopWithUsers();
  shop.fail('MakeAdmin', { code });
  const { user } = await openUsers(shop);
  await user.click(await grant('marta@example.com'));
  await user.click(await yes());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await grant('marta@example.com')).toBeVisible();
});

test('admin rights are revoked after a confirmation', async () => {
  const { user, shop } = await openUsers();
  await row('olga@example.com');
  await user.click(screen.getByRole('button', { name: 'Details of olga@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Revoke admin rights of olga@example.com' }));
  expect(
    await findDialog('alertdialog', {
      name: 'Are you sure you want to revoke these admin rights?',
    }),
  ).toHaveTextContent('olga@example.com will be a regular customer immediately.');
  await user.click(await yes());
  expect(await screen.findByText('This user is no longer an admin.')).toBeVisible();
  expect(await grant('olga@example.com')).toBeVisible();
  expect(shop.users[1]!.role).toBe('CUSTOMER');
});

test('revoking the last admin is refused with the reason', async () => {
  const shop = shopWithUsers();
  shop.fail('RevokeAdmin', { code: 'LAST_ADMIN' });
  const { user } = await openUsers(shop);
  await row('olga@example.com');
  await user.click(screen.getByRole('button', { name: 'Details of olga@example.com' }));
  await user.click(screen.getByRole('button', { name: /^Revoke/ }));
  await user.click(await yes());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is the last admin. Make another user an admin first.',
  );
});

test('an admin cannot revoke their own rights', async () => {
  const { user } = await openUsers();
  expect(await row('admin@example.com')).toHaveTextContent(/by the make-admin command/);
  await user.click(screen.getByRole('button', { name: 'Details of admin@example.com' }));
  expect(screen.getByText('These are your own admin rights. Another admin can revoke them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
});

test('role, search and sort are stored in the address and sent to the server', async () => {
  const { user, shop, address } = await openUsers();
  await row('marta@example.com');
  shop.answer({ users: aPage(shop.users.slice(0, 1)) });
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'lindqvist{Enter}');
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(address()).toBe('/dashboard/makeadmin?q=lindqvist&role=customer&sort=email');
  expect(shop.calls('AdminUsers').at(-1)!.variables).toEqual({
    search: 'lindqvist',
    role: 'CUSTOMER',
    sort: 'EMAIL_ASC',
    page: 1,
  });
});

test('a user made an admin leaves the list of customers', async () => {
  const shop = shopWithUsers();
  shop.answer({ users: () => aPage(shop.users.filter(({ role }) => role === 'CUSTOMER')) });
  const { user } = await openUsers(shop, '/dashboard/makeadmin?role=customer');
  await user.click(await grant('marta@example.com'));
  await user.click(await yes());
  expect(await screen.findByRole('heading', { name: 'No matching users.' })).toBeVisible();
});

test('users that failed to load can be retried', async () => {
  const shop = shopWithUsers();
  shop.fail('AdminUsers', 'UNREACHABLE');
  const { user } = await openUsers(shop);
  expect(await screen.findByText("We couldn't load the users.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('marta@example.com')).toBeVisible();
});

test('a customer is signed out and sent to the login page', async () => {
  const { place } = await renderApp({ path: '/dashboard/makeadmin', as: aCustomer() });
  expect(await screen.findByText('That page is for admins only. You have been logged out.')).toBeVisible();
  expect(place()).toBe('/login');
});
