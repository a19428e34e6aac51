import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { cartStore } from '#shop-kit/cart/cart-store';
import { tokenOf } from '#testing/answers';
import { anOrder } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import { refreshOnPageRestored } from './on-page-restored';

/** Opens the app in a document that the browser will put away and show again. */
async function openDraft(options: Parameters<typeof renderApp>[0]) {
  const app = await renderApp(options);
  refreshOnPageRestored(app);
  return app;
}

/** The user goes back to this page. It received no event about what other documents stored in the meantime. */
const showAgain = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

test('a page restored from history is hidden after its user has logged out', async () => {
  const { tokens, address } = await openDraft({
    path: '/dashboard',
    as: aCustomer({ location: 'Bern' }),
  });
  expect(await screen.findByLabelText('Location')).toHaveValue('Bern');
  tokens.clear();
  showAgain();
  expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/login?from=%2Fdashboard'));
});

test('a customer who goes back after logging out is asked to log in', async () => {
  const { session, address } = await openDraft({ path: '/dashboard', as: aCustomer() });
  await screen.findByLabelText('Location');
  await act(() => session.signOut());
  expect(screen.getByText('Signing you in…')).toBeInTheDocument();
  showAgain();
  await waitFor(() => expect(address()).toBe('/login?from=%2Fdashboard'));
});

test('a restored page shows a login and a cart that changed since', async () => {
  const shop = new MockApi();
  const customer = aCustomer();
  shop.users = [customer];
  const { tokens } = await openDraft({ path: '/blogs', shop });
  await screen.findByRole('link', { name: 'Login' });
  tokens.write({ token: tokenOf(customer), expiresAt: new Date(Date.now() + 900_000).toISOString() });
  window.localStorage.setItem(
    'axle:cart',
    JSON.stringify({
      ...cartStore.get(),
      lines: [{ partId: 'disc', quantity: 2, seenPrice: '64.90', addedAt: '2026-01-01T00:00:00Z' }],
      unsent: ['disc'],
    }),
  );
  showAgain();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Cart, 1 part/ })).toBeVisible();
});

test('a restored page does not offer payment for an order paid since', async () => {
  const shop = new MockApi();
  shop.orders = [anOrder({ id: 'one', product: 'Brake pads' })];
  await openDraft({ path: '/dashboard/myorders', shop, as: aCustomer() });
  await screen.findByRole('link', { name: 'Pay Brake pads' });
  shop.orders = [anOrder({ id: 'one', product: 'Brake pads', status: 'PENDING' })];
  showAgain();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay Brake pads' })).not.toBeInTheDocument());
});
