import { screen } from '@testing-library/react';
import { MockShop } from '#testing/mock-shop';
import { aCustomer, renderApp } from '#testing/render-app';

test('the profile shows what the shop knows, and that an address is not verified yet', async () => {
  const { user, identity } = await renderApp({ path: '/dashboard', as: aCustomer({ emailVerified: false }) });
  expect(await screen.findByText('Not verified')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Verification email sent')).toBeInTheDocument();
  expect(identity.sent).toEqual(['verification to customer@example.com']);
});

test('a verified address says so', async () => {
  await renderApp({ path: '/dashboard', as: aCustomer() });
  expect(await screen.findByText('Verified')).toBeVisible();
});

test('a profile that could not be loaded can be asked for again', async () => {
  const shop = new MockShop();
  shop.fail('MyProfile', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/dashboard', shop, as: aCustomer() });
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Verified')).toBeVisible();
});
