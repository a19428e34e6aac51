import { screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';

/** Success messages stay: a busy machine can take longer than their five seconds to render the next page. */
function keepSuccessMessages() {
  const { success } = toast;
  jest
    .spyOn(toast, 'success')
    .mockImplementation((message, options) => success(message, { ...options, duration: Infinity }));
}

test('a new customer gets an account and a verification email, and lands on /home', async () => {
  keepSuccessMessages();
  const shop = new MockApi();
  shop.users = [aCustomer({ email: 'new@example.com', name: 'Ines Carvalho' })];
  const { user, fill, identity, place } = await renderApp({ path: '/signup', shop });
  await fill(await screen.findByLabelText('Name'), 'Ines Carvalho');
  await fill(screen.getByLabelText('Email'), 'New@example.com');
  await fill(screen.getByLabelText('Password'), 'secret123');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(place()).toBe('/home'));
  expect(identity.created).toEqual([{ name: 'Ines Carvalho', email: 'new@example.com' }]);
  expect(identity.sent).toEqual(['verification to new@example.com']);
  expect(await screen.findByText('Verification email sent')).toBeInTheDocument();
});

test('three errors are also listed at the top, with links to their fields', async () => {
  const { user } = await renderApp({ path: '/signup' });
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  expect(screen.getByText('Please fix 3 fields')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Password is required' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a name is limited to the length the shop stores', async () => {
  const { user, fill, identity } = await renderApp({ path: '/signup' });
  await fill(await screen.findByLabelText('Name'), 'I'.repeat(101));
  await fill(screen.getByLabelText('Email'), 'new@example.com');
  await fill(screen.getByLabelText('Password'), 'secret123');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name must be 100 characters or shorter');
  expect(identity.created).toEqual([]);
});

test("an address in use shows the provider's message", async () => {
  const { user, fill, identity } = await renderApp({ path: '/signup' });
  identity.nextRefusal = 'An account with this email already exists. Log in instead.';
  await fill(await screen.findByLabelText('Name'), 'Ines');
  await fill(screen.getByLabelText('Email'), 'customer@example.com');
  await fill(screen.getByLabelText('Password'), 'secret123');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
});

test('the password can be shown while typing', async () => {
  const { user } = await renderApp({ path: '/signup' });
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});
