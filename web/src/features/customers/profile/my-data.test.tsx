import { screen, within } from '@testing-library/react';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';

async function openProfile(shop = new MockApi()) {
  const app = await renderApp({ path: '/dashboard', shop, as: aCustomer() });
  await screen.findByRole('button', { name: 'Delete my account' });
  return { ...app, shop };
}

async function askToDelete(user: Awaited<ReturnType<typeof openProfile>>['user'], email: string) {
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await findDialog('alertdialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Email of the account'), email);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  return dialog;
}

test('an account is deleted after typing its address, and the user is logged out', async () => {
  const shop = new MockApi();
  shop.answer({ deleteMyAccount: true });
  const { user } = await openProfile(shop);
  await askToDelete(user, 'customer@example.com');
  expect(await screen.findByText('Your account is deleted.')).toBeVisible();
  expect(shop.calls('DeleteMyAccount')[0]?.variables).toEqual({ email: 'customer@example.com' });
  expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
});

test('a delayed deletion of the login is announced', async () => {
  const shop = new MockApi();
  shop.answer({ deleteMyAccount: false });
  const { user } = await openProfile(shop);
  await askToDelete(user, 'customer@example.com');
  expect(await screen.findByText(/Your login will be deleted within a few minutes/)).toBeVisible();
});

test('the dialog lists in advance what prevents the deletion', async () => {
  const { user } = await openProfile();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await findDialog('alertdialog', { name: 'Delete your account?' })).toHaveAccessibleDescription(
    /Finish open orders, returns, disputes and refunds first\.$/,
  );
});

test('another address deletes nothing', async () => {
  const { user, shop } = await openProfile();
  const dialog = await askToDelete(user, 'somebody@example.com');
  expect(dialog.getByLabelText('Email of the account')).toHaveAccessibleDescription(
    /Type customer@example.com to delete the account/,
  );
  expect(shop.calls('DeleteMyAccount')).toHaveLength(0);
});

test('a refusal is shown in the dialog, which stays open', async () => {
  const shop = new MockApi();
  shop.fail('DeleteMyAccount', { code: 'ACCOUNT_HAS_OPEN_ORDERS' });
  const { user } = await openProfile(shop);
  const dialog = await askToDelete(user, 'customer@example.com');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^The account was not deleted\./);
});
