import { ApolloLink } from '@apollo/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom';
import { createShopClient } from '#shared/apollo/create-client';
import { readArrival } from '#shared/session/arrival';
import { serverSession } from '#shared/session/server-session';
import type { Session } from '#shared/session/session';
import type { SessionState } from '#shared/session/session-state';
import { aUser } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, anAdmin, renderApp } from '#testing/render-app';
import { testConfig } from '#testing/test-config';
import { Providers } from '../providers';
import { RequireAdmin } from './require-admin';

test('a spinner shows while the user is being identified', async () => {
  const shop = new MockApi();
  shop.execute = () => new Promise(() => undefined);
  const { place } = await renderApp({ path: '/dashboard', shop, as: aCustomer() });
  expect(await screen.findByText('Signing you in…')).toBeInTheDocument();
  expect(place()).toBe('/dashboard');
});

test('a visitor is sent to the login page, and the original page is remembered', async () => {
  const { address } = await renderApp({ path: '/dashboard/myorders' });
  await waitFor(() => expect(address()).toBe('/login?from=%2Fdashboard%2Fmyorders'));
  const note = await screen.findByText('Please log in to see that page.');
  expect(document.activeElement).toContainElement(note);
});

test('a visitor who checks out is told that the cart is saved', async () => {
  const { address } = await renderApp({ path: '/checkout' });
  await waitFor(() => expect(address()).toBe('/login?from=%2Fcheckout'));
  expect(
    await screen.findByText('Log in or create an account to check out. Your cart is saved.'),
  ).toBeVisible();
});

test('a failed request can be retried', async () => {
  const shop = new MockApi();
  shop.fail('Me', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/dashboard', shop, as: aCustomer() });
  expect(await screen.findByText("We couldn't sign you in.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('an invalid token is renewed, and the page loads', async () => {
  const shop = new MockApi();
  const customer = aCustomer();
  shop.fail('Me', { code: 'UNAUTHENTICATED' });
  await renderApp({ path: '/dashboard', shop, as: customer });
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(shop.calls('SignIn')).toHaveLength(1);
});

test('after switching accounts, the page shows the new account only', async () => {
  const shop = new MockApi();
  shop.users = [aCustomer({ email: 'ines@example.com', location: 'Porto' })];
  const app = await renderApp({ path: '/dashboard', shop, as: aCustomer({ location: 'Bern' }) });
  expect(await screen.findByLabelText('Location')).toHaveValue('Bern');

  await act(() => app.session.logIn({ email: 'ines@example.com', password: 'secret123' }));

  expect(await screen.findByDisplayValue('Porto')).toBe(screen.getByLabelText('Location'));
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
});

test('a demoted admin is told so, instead of that the server does not respond', async () => {
  const shop = new MockApi();
  const admin = anAdmin();
  const { go, address } = await renderApp({ path: '/dashboard', shop, as: admin });
  await screen.findByRole('heading', { name: 'My Profile' });
  admin.role = 'CUSTOMER';
  shop.fail('AdminProducts', { code: 'FORBIDDEN' }, 9);
  await go('/dashboard/manageproducts');
  expect(await screen.findByText('That page is for admins only. You have been logged out.')).toBeVisible();
  expect(address()).toBe('/login?reason=admins-only');
});

function Sent() {
  return <p>sent with {readArrival(useSearchParams()[0]).reason}</p>;
}

/** A page for admins, as the router will hold it. */
function renderAdminPage(state: SessionState, signOut: Session['signOut']) {
  const session: Session = { ...serverSession, getState: () => state, signOut };
  const client = createShopClient({ link: ApolloLink.empty() });
  return render(
    <Providers config={testConfig} client={client} session={session} serverFailures={[]}>
      <MemoryRouter initialEntries={['/admins']}>
        <Routes>
          <Route element={<RequireAdmin />}>
            <Route path="/admins" element={<h1>All orders</h1>} />
          </Route>
          <Route path="/login" element={<Sent />} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
}

test('an admin sees the page', () => {
  renderAdminPage(
    { status: 'signed-in', user: { ...aUser({ role: 'ADMIN' }), __typename: 'User' } },
    jest.fn(),
  );
  expect(screen.getByRole('heading', { name: 'All orders' })).toBeVisible();
});

test('another user on an admin page is signed out and sent to the login page', async () => {
  const signOut = jest.fn(() => Promise.resolve());
  renderAdminPage({ status: 'signed-in', user: { ...aUser(), __typename: 'User' } }, signOut);
  expect(screen.queryByRole('heading', { name: 'All orders' })).not.toBeInTheDocument();
  expect(await screen.findByText('sent with admins-only')).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
});
